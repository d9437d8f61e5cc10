import Domain

extension HeadlessSession {
  /// The most seconds that a script can wait: a day.
  private static let longestWait = 86_400

  /// How many seconds `@wait 45s` or `@wait 2m` asks for; nil for any other line, a refusal for what is no time.
  static func waiting(_ line: Span<UInt8>) -> Reading<Int>? {
    let words = LineWords(line)
    // No text is made of a longer word, as it may be a password.
    guard words.keyword.count == 5, GuestText.keyword(line.extracting(words.keyword)) == "@wait" else {
      return nil
    }
    let text = String(guestText: line.extracting(words.rest))
    let unit = ["s": 1, "m": 60][text.suffix(1)]
    guard let unit, let count = WordsLines.number(text.dropLast()), count * unit <= longestWait else {
      return .refused(.notATime(text))
    }
    return .value(count * unit)
  }

  /// Lets time pass on the fixed clock, and does what is due for it.
  mutating func wait(_ seconds: Int, _ conversation: inout Conversation) {
    conversation.clearAnswer()
    var rest = seconds
    while rest > 0 {
      if !conversation.isVisited { idle.restart() }
      let due = conversation.isVisited ? idle.remaining.map { Int($0 / .seconds(1)) } : nil
      let step = min(rest, due ?? rest)
      setting.advance(step)
      if conversation.isVisited, let event = idle.pass(.seconds(step)) { conversation.take(event) }
      rest -= step
    }
  }
}
