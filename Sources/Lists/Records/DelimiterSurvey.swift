/// Counts over the records of a whole file which delimiter cuts most of them alike.
struct DelimiterSurvey {
  /// What a list may be delimited with; in a tie the earlier one is taken.
  static let candidates: [UInt8] = [.tab, .comma, .semicolon, .pipe]
  /// Records with more fields than this are counted together.
  private static let most = 64

  private struct Count {
    /// How many records have how many of the delimiter.
    var records = [Int](repeating: 0, count: DelimiterSurvey.most + 1)
    /// In how many records the delimiter comes before the others.
    var firsts = 0
    /// How many records of the same number of fields, two at least, there are.
    var alike: Int { records.dropFirst().max() ?? 0 }
  }

  private var counts = [Count](repeating: Count(), count: candidates.count)
  private var total = 0

  /// Counts the fields of a record that was cut at every candidate.
  mutating func count(_ fields: ContiguousArray<FieldPlace>) {
    total += 1
    var found = InlineArray<4, Int>(repeating: 0)
    var isFirst = true
    for field in fields {
      guard let candidate = Self.index(of: field.delimiter) else { continue }
      found[candidate] += 1
      if isFirst { counts[candidate].firsts += 1 }
      isFirst = false
    }
    for candidate in found.indices { counts[candidate].records[min(Self.most, found[candidate])] += 1 }
  }

  private static func index(of delimiter: UInt8) -> Int? {
    switch delimiter {
    case .tab: 0
    case .comma: 1
    case .semicolon: 2
    case .pipe: 3
    default: nil
    }
  }

  /// The best delimiter; one with which the list has a header counts for a quarter of the records more.
  func best(hasHeader: (UInt8) -> Bool) -> UInt8 {
    let scores = Self.candidates.indices.map { index -> (Int, Int, Int) in
      let count = counts[index]
      let bonus = count.alike > 0 && hasHeader(Self.candidates[index]) ? total / 4 + 1 : 0
      return (count.alike + bonus, count.firsts, -index)
    }
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    return scores[best].0 == 0 ? .comma : Self.candidates[best]
  }
}
