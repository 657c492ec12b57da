/// The effect of one change of a text: characters inserted or deleted at one position.
struct TypingRun: Equatable {
  let isInsertion: Bool
  /// The offsets of the inserted or deleted characters.
  let range: Range<Int>
  private let startsInSpace: Bool
  private let endsInSpace: Bool

  /// Creates a run; `nil` if characters were replaced, or nothing has changed.
  init?(from old: String, to new: String) {
    let (before, after) = (Array(old), Array(new))
    let shorter = min(before.count, after.count)
    var start = 0
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] { end += 1 }
    let (removed, inserted) = (start..<before.count - end, start..<after.count - end)
    guard removed.isEmpty != inserted.isEmpty else { return nil }
    isInsertion = removed.isEmpty
    range = isInsertion ? inserted : removed
    let text = isInsertion ? after : before
    startsInSpace = text[range.lowerBound].isWhitespace
    endsInSpace = text[range.upperBound - 1].isWhitespace
  }

  /// Returns whether the change continues another one: the same word, or the same deletion.
  func continues(_ other: TypingRun) -> Bool {
    guard isInsertion == other.isInsertion else { return false }
    if isInsertion { return range.lowerBound == other.range.upperBound && !(other.endsInSpace && !startsInSpace) }
    return range.upperBound == other.range.lowerBound || range.lowerBound == other.range.lowerBound
  }
}
