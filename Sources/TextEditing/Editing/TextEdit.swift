/// The result of an edit: the replaced range of the old text, and the length of its replacement.
///
/// Use it to update attributes or lines in the same way.
package struct TextEdit: Sendable, Hashable {
  /// The replaced range of the old text.
  package var replacedRange: Range<Int>
  /// The number of code units in the replacement.
  package var length: Int

  /// Creates the record of an edit.
  package init(replacedRange: Range<Int>, length: Int) {
    self.replacedRange = replacedRange
    self.length = length
  }

  /// The change in the text's length.
  package var changeInLength: Int { length - replacedRange.count }

  /// The range of the replacement in the new text.
  package var insertedRange: Range<Int> { replacedRange.lowerBound..<(replacedRange.lowerBound + length) }

  /// Returns the new offset of an old one. An offset inside the replaced range moves to the end of the replacement.
  func offset(after offset: Int) -> Int {
    if offset <= replacedRange.lowerBound { return offset }
    return offset >= replacedRange.upperBound ? offset + changeInLength : insertedRange.upperBound
  }
}
