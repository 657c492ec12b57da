/// What an edit has done: a range of the text before it, and how many code units now stand there.
///
/// Whoever keeps attributes beside the text, or lines, does the same to them.
package struct TextEdit: Sendable, Hashable {
  /// The range that was replaced, in the text before.
  package var replacedRange: Range<Int>
  /// How many code units there are in its place.
  package var length: Int

  /// Makes the record of an edit.
  package init(replacedRange: Range<Int>, length: Int) {
    self.replacedRange = replacedRange
    self.length = length
  }

  /// By how much the text became longer.
  package var changeInLength: Int { length - replacedRange.count }

  /// What is in its place, in the text after.
  package var insertedRange: Range<Int> { replacedRange.lowerBound..<(replacedRange.lowerBound + length) }

  /// Where an offset of the text before is in the text after; if it was inside what was replaced, at the end of what is new.
  func offset(after offset: Int) -> Int {
    if offset <= replacedRange.lowerBound { return offset }
    return offset >= replacedRange.upperBound ? offset + changeInLength : insertedRange.upperBound
  }
}
