/// How loud the sounds are: ten steps, 3 dB apart, of which the lowest is silent.
package struct Volume: Hashable, Sendable {
  package static let steps = 0...9
  package static let silent = Volume(known: 0)
  /// The sounds as they were recorded.
  package static let loudest = Volume(known: 9)

  /// 0, silent, to 9, as recorded.
  package let step: Int

  /// The volume of a step; nil if there is no such step.
  package init?(step: Int) {
    guard Volume.steps.contains(step) else { return nil }
    self.step = step
  }

  private init(known step: Int) { self.step = step }

  /// Decibels below the sounds as recorded; nil if nothing is heard.
  package var attenuation: Int? { step == 0 ? nil : 3 * (9 - step) }
}
