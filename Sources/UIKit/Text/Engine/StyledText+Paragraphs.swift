/// A paragraph's place in a text, in UTF-8 bytes.
struct ParagraphRange: Equatable, Sendable {
  var start: Int
  /// The end of the visible text, before the separator.
  var end: Int
  /// A Boolean value that indicates whether the part follows a line separator and continues the previous paragraph.
  var continues: Bool
}

extension StyledText {
  /// Returns the paragraphs, which end at line feeds, carriage returns (with or without a line feed), U+0085, U+2028,
  /// and U+2029.
  ///
  /// A final separator doesn't add an empty paragraph (assumed; padding a label's text with line feeds has no effect on
  /// iOS unless a space follows each).
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
