// scripts/make-currencies writes this file from CLDR 49, as Babel 2.19.0 carries it.

extension CurrencyRow {
  /// Every currency that is or was one of ISO 4217 and that CLDR knows, the rows with few currencies first.
  ///
  /// The digits of HUF, PKR, RSD are those of Foundation's ICU, where CLDR's are others.
  static let all = [
    CurrencyRow(
      digits: 2, cashDigits: 0, cashRounding: 5,
      codes: """
        HUF
        """),
    CurrencyRow(
      digits: 2, cashDigits: 2, cashRounding: 20,
      codes: """
        MRU
        """),
    CurrencyRow(
      digits: 2, cashDigits: 2, cashRounding: 50,
      codes: """
        DKK
        """),
    CurrencyRow(
      digits: 2, cashDigits: 2, cashRounding: 5,
      codes: """
        CAD CHF
        """),
    CurrencyRow(
      digits: 4, cashDigits: 4, cashRounding: 1,
      codes: """
        CLF UYW
        """),
    CurrencyRow(
      digits: 3, cashDigits: 3, cashRounding: 1,
      codes: """
        BHD JOD KWD LYD OMR TND
        """),
    CurrencyRow(
      digits: 2, cashDigits: 0, cashRounding: 1,
      codes: """
        AMD CRC CZK GYD MNT MUR NOK SEK TWD TZS UZS VEF
        """),
    CurrencyRow(
      digits: 0, cashDigits: 0, cashRounding: 1,
      codes: """
        ADP AFN ALL BIF BYR CLP COP DJF ESP GNF IDR IQD IRR ISK ITL JPY KMF KPW KRW LAK LBP LUF MGA MGF MMK
        MRO PKR PYG RSD RWF SLL SOS STD SYP TMM TRL UGX UYI VND VUV XAF XOF XPF YER ZMK ZWD
        """),
    CurrencyRow(
      digits: 2, cashDigits: 2, cashRounding: 1,
      codes: """
        AED AFA ALK ANG AOA AOK AON AOR ARA ARL ARM ARP ARS ATS AUD AWG AZM AZN BAD BAM BAN BBD BDT BEC BEF
        BEL BGL BGM BGN BGO BMD BND BOB BOL BOP BOV BRB BRC BRE BRL BRN BRR BRZ BSD BTN BUK BWP BYB BYN BZD
        CDF CHE CHW CLE CNH CNY COU CSD CSK CUC CUP CVE CYP DDM DEM DOP DZD ECS ECV EEK EGP ERN ESA ESB ETB
        EUR FIM FJD FKP FRF GBP GEK GEL GHC GHS GIP GMD GNS GQE GRD GTQ GWE GWP HKD HNL HRD HRK HTG IEP ILP
        ILR ILS INR ISJ JMD KES KGS KHR KRH KRO KYD KZT LKR LRD LSL LTL LTT LUC LUL LVL LVR MAD MAF MCF MDC
        MDL MKD MKN MLF MOP MTL MTP MVP MVR MWK MXN MXP MXV MYR MZE MZM MZN NAD NGN NIC NIO NLG NPR NZD PAB
        PEI PEN PES PGK PHP PLN PLZ PTE QAR RHD ROL RON RUB RUR SAR SBD SCR SDD SDG SDP SGD SHP SIT SKK SLE
        SRD SRG SSP STN SUR SVC SZL THB TJR TJS TMT TOP TPE TRY TTD UAH UAK UGS USD USN USS UYP UYU VEB VED
        VES VNN WST XAG XAU XBA XBB XBC XBD XCD XCG XDR XEU XFO XFU XPD XPT XRE XSU XTS XUA YDD YUD YUM YUN
        YUR ZAL ZAR ZMW ZRN ZRZ ZWG ZWL ZWR
        """),
  ]
}
