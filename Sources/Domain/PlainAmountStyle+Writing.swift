extension PlainAmountStyle {
  /// Appends an amount of at least 0 minor units as bare digits with every decimal of the currency: `15.02`.
  package func append(_ minor: Int64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: 22) { output in
      let digits = DigitRun(minor.magnitude, atLeast: currency.digits + 1)
      let point = digits.values.count - currency.digits
      for index in digits.start..<digits.values.count {
        if index == point { output.append(0x2E) }
        output.append(0x30 &+ digits.values[index])
      }
    }
  }
}
