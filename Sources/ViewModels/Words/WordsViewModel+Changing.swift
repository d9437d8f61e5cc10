package import Domain

extension WordsViewModel {
  /// How many changes can be taken back.
  private static let undoDepth = 100

  /// Saves a word on today; one that is there with another meaning gets the new one only if `replacing`.
  package mutating func add(_ entry: Entry, replacing: Bool) throws(StorageTrouble) -> Refusal? {
    switch try book().add(entry, on: today, replacing: replacing) {
    case .added(let change):
      remember(change, .saved(entry, today))
      showToday()
    case .replaced(let change): remember(change, .meaningReplaced(entry))
    case .same(let word): notice = .alreadySaved(word.entry, word.day)
    case .differs(let word): return .otherMeaning(word)
    }
    return nil
  }

  /// Marks a card as memorised, or takes the mark away.
  package mutating func mark(card number: Int) throws(StorageTrouble) -> Refusal? {
    guard let word = word(number) else { return .noSuchCard("\(number)") }
    let editing = try book().setMemorised(!word.isMemorised, word.id)
    return take(editing, word.isMemorised ? .notMemorised(word.entry) : .memorised(word.entry))
  }

  package mutating func edit(card number: Int, to entry: Entry) throws(StorageTrouble) -> Refusal? {
    guard let word = word(number) else { return .noSuchCard("\(number)") }
    return take(try book().edit(word.id, to: entry), .edited(entry))
  }

  package mutating func remove(card number: Int) throws(StorageTrouble) -> Refusal? {
    guard let word = word(number) else { return .noSuchCard("\(number)") }
    return take(try book().remove(word.id), .removed(word.entry))
  }

  /// Takes back the last change of this visit.
  package mutating func undo() throws(StorageTrouble) -> Refusal? {
    guard let change = state.changes.last else { return .nothingToUndo }
    let isUndone = try book().revert(change)
    state.changes.removeLast()
    guard isUndone else { return .changedSince }
    notice = (change.before ?? change.after).map { .takenBack($0.entry) }
    return nil
  }

  /// The word on a card that is shown.
  private func word(_ number: Int) -> Word? {
    state.shown.words.indices.contains(number - 1) ? state.shown.words[number - 1] : nil
  }

  private mutating func take(_ editing: Editing, _ notice: Notice) -> Refusal? {
    switch editing {
    case .done(let change): remember(change, notice)
    case .taken(let word): return .wordTaken(word)
    case .gone: return .changedSince
    }
    return nil
  }

  private mutating func remember(_ change: WordChange, _ notice: Notice) {
    if change.before != change.after { state.changes.append(change) }
    if state.changes.count > Self.undoDepth { state.changes.removeFirst() }
    self.notice = notice
  }
}
