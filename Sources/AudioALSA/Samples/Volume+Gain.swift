import Audio
import Glibc

extension Volume {
  /// What a sample is multiplied by, at most 1.
  var gain: Double {
    guard let attenuation else { return 0 }
    return pow(10, -Double(attenuation) / 20)
  }
}

extension Int16 {
  /// The sample at a gain of at most 1, rounded half away from zero.
  func scaled(by gain: Double) -> Int16 {
    let value = Double(self) * gain
    return Int16(value + (value < 0 ? -0.5 : 0.5))
  }
}
