import Domain

extension TipSetting {
  /// What is given, and the usual where nothing is; an amount is in the currency in force.
  static func read(_ given: GivenSettings) throws(ConfigurationFault) -> TipSetting {
    var setting = TipSetting()
    setting.rules = try TipRules(given)
    try setting.readCharge(given)
    try setting.readAmounts(given)
    return setting
  }

  private mutating func readCharge(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.tipChargeFrom] { chargeFrom = try value.wholeNumber(in: Split.range) }
    guard let value = given[.tipChargePercent], value.node.value != .null else { return }
    rules.charge = TipRules.Charge(people: chargeFrom, percent: try value.percent(", or null"))
  }

  private mutating func readAmounts(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.tipCurrency] {
      let currency = try value.currency()
      self.currency = currency
      smallTips = Self.usualTips(in: currency)
    }
    if let value = given[.tipCashStep], value.node.value != .null {
      rules.cashUnit = try value.tipAmount(in: currency, ", or null")
    }
    if let value = given[.smallBillTips] {
      smallTips = try value.distinct(1...TipRules.lengths.upperBound, "amounts") {
        [currency] (tip) throws(ConfigurationFault) in
        try tip.tipAmount(in: currency)
      }
    }
    guard let value = given[.smallBillBelow], value.node.value != .null else { return }
    rules.smallBill = TipRules.SmallBill(
      below: try value.tipAmount(in: currency, ", or null"), tips: smallTips)
  }
}

extension TipRules {
  fileprivate init(_ given: GivenSettings) throws(ConfigurationFault) {
    self.init()
    if let value = given[.tipPresets] { presets = try value.percents() }
    if let value = given[.tipPresetsWithCharge] { presetsWithCharge = try value.percents() }
    if let value = given[.tipBase] { base = try value.choice() }
    if let value = given[.tipMaximum] { maximum = try value.percent(upTo: 1_000) }
  }
}

extension GivenValue {
  fileprivate func percents() throws(ConfigurationFault) -> [Percent] {
    try distinct(TipRules.lengths, "percentages") { (value) throws(ConfigurationFault) in try value.percent() }
  }

  /// A percentage above 0; a fault says what else it could be.
  fileprivate func percent(_ others: String = "", upTo most: Int64 = 100) throws(ConfigurationFault) -> Percent
  {
    let hundredths = try decimal(
      digits: Percent.digits, in: 1...most * 100,
      "a percentage such as \"15\" in plain digits, above 0 and at most \(most)" + others,
      decimals: "it can have at most \(Percent.digits)")
    return Percent(hundredths: hundredths)
  }

  fileprivate func tipAmount(
    in currency: Currency, _ others: String = ""
  ) throws(ConfigurationFault) -> Money {
    try amount(in: currency, TipSetting.amounts, above: "above 0 and ", others)
  }
}
