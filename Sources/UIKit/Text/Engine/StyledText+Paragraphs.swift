/// A paragraph's place in a text, in bytes of UTF-8.
struct ParagraphRange: Equatable, Sendable {
  var start: Int
  /// The end of what is shown, before the separator.
  var end: Int
  /// A Boolean value that indicates whether the part begins after a line separator, and so continues the paragraph
  /// before it.
  var continues: Bool
}

extension StyledText {
  /// The paragraphs: they end at line feeds, carriage returns (also followed by a line feed), U+0085, U+2028 and
  /// U+2029.
  ///
  /// A separator at the very end adds no empty paragraph (assumed; padding a label's text with line feeds has no effect
  /// on iOS unless a space follows each).
  func paragraphs() -> [ParagraphRange] {
    var result: [ParagraphRange] = []
    var start = 0
    var continues = false
    var index = 0
    func finish(at end: Int, separatorLength: Int, isLineSeparator: Bool) {
      result.append(ParagraphRange(start: start, end: end, continues: continues))
      start = end + separatorLength
      continues = isLineSeparator
      index = start
    }
    let count = text.utf8.count
    let found: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      while index < bytes.count {
        switch bytes[index] {
        case 0x0A: finish(at: index, separatorLength: 1, isLineSeparator: false)
        case 0x0D:
          let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
          finish(at: index, separatorLength: isPair ? 2 : 1, isLineSeparator: false)
        case 0xC2 where index + 1 < bytes.count && bytes[index + 1] == 0x85:
          finish(at: index, separatorLength: 2, isLineSeparator: false)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && (bytes[index + 2] & 0xFE) == 0xA8:
          finish(at: index, separatorLength: 3, isLineSeparator: bytes[index + 2] == 0xA8)
        default: index += 1
        }
      }
    }
    precondition(found != nil, "A styled text's bytes are contiguous.")
    if start < count || result.isEmpty {
      result.append(ParagraphRange(start: start, end: count, continues: continues))
    }
    return result
  }
}
