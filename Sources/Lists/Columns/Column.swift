/// What a column of a list holds.
enum Column: CaseIterable {
  case word, meaning, day, memorised

  /// The column of this name, in any case.
  init?(name: some StringProtocol) {
    let name = name.lowercased()
    guard let column = Self.allCases.first(where: { $0.names.contains(name) }) else { return nil }
    self = column
  }

  /// What people call it, in lower case.
  private var names: Set<String> {
    switch self {
    case .word:
      [
        "word", "words", "term", "front", "expression", "vocabulary", "vocab", "headword", "단어", "표제어", "낱말",
        "어휘", "앞면", "앞", "単語", "表",
      ]
    case .meaning:
      [
        "meaning", "meanings", "definition", "back", "translation", "gloss", "뜻", "의미", "풀이", "해석", "번역", "뒷면",
        "뒤", "意味", "裏",
      ]
    case .day:
      ["day", "date", "saved", "saved day", "saved on", "날짜", "저장일", "저장한 날", "저장 날짜", "일자", "日付", "保存日"]
    case .memorised:
      ["memorised", "memorized", "known", "learned", "learnt", "외움", "암기", "외웠음", "암기 여부", "暗記"]
    }
  }
}
