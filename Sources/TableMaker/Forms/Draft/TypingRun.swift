/// What one change of a text has done: put characters in, or taken some out, at one place.
struct TypingRun: Equatable {
  let isInsertion: Bool
  /// The characters that came or went, by their numbers.
  let range: Range<Int>
  private let startsInSpace: Bool
  private let endsInSpace: Bool

  /// Nil where characters were replaced by others, or nothing has changed.
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

  /// Whether it goes on with what another has begun: the same word, or more of what is being deleted.
  func continues(_ other: TypingRun) -> Bool {
    guard isInsertion == other.isInsertion else { return false }
    if isInsertion { return range.lowerBound == other.range.upperBound && !(other.endsInSpace && !startsInSpace) }
    return range.upperBound == other.range.lowerBound || range.lowerBound == other.range.lowerBound
  }
}
