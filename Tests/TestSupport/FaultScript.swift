/// What a script leads to when twenty clicks are asked for, 250 ms apart.
package struct FaultScript: CustomStringConvertible, Sendable {
  /// How many clicks are asked for.
  package static let clicks = 20

  /// What the fault card does, in its language.
  package var card = ""
  /// What happens to the calls before they come to the card, in the same language.
  package var calls = ""
  /// Clicks that are consumed whole. A range stands where it depends on when a retry comes.
  package let heard: ClosedRange<Int>
  /// Clicks that find the device closed. The rest is merged, comes too late, or is cut.
  package var dropped = 0...0
  /// The faults that the operator is told of, each within 2.5 s of the first click.
  package var faults: [OperatorLine] = []
  /// Whether the fault ends just as the operator would be told of it.
  package var mayPassUnnoticed = false
  /// Whether a call never returns, so that the worker is abandoned and nobody has its counts.
  package var hangs = false
  /// Channels of the device that is agreed on in the end.
  package var channels = 1
  /// How many more clicks may be consumed than count as heard, where the device's answer leaves it open.
  package var unsure = 0...0

  package var description: String { [card, calls].filter { !$0.isEmpty }.joined(separator: " + ") }

  /// The operator's lines: each fault, and the return of the sound.
  package var lines: [String] {
    (faults + (faults.isEmpty || hangs || heard.upperBound == 0 ? [] : [.back])).map(\.rawValue)
  }

  package var configuration: SoundConfiguration { .faultCard(script: card, calls: calls) }

  /// Every script.
  package static let all = survived + survivedCalls + silent + hanging
}
