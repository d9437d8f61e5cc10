extension Unicode.Scalar {
  /// The ASCII twin of a full-width form or of the ideographic space, which an input method for Korean or Japanese may
  /// type instead; any other scalar is its own.
  package var withoutFullWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFEE0) ?? self
    case 0x3000: " "
    default: self
    }
  }
}
