internal import Foundation
internal import TableMakerTextEditing

extension EditableLayout {
  /// The text of a block for the engine, and the mapping of its code units.
  struct BlockText {
    var text: StyledText
    var offsets: OffsetMap
  }

  func styledText(in range: Range<Int>, of index: Int) -> BlockText {
    var units = content.buffer.units(in: range)
    var looks = content.looks(in: range)
    let isAtEnd = range.upperBound == content.buffer.count
    if options.isSingleLine {
      for index in units.indices where units[index].endsLine { units[index] = 0x20 }
    }
    // After a final separator, an empty line is visible. The engine shows one only before another separator. A
    // paragraph separator has a block of its own after it.
    let endsOpen = units.last.map { $0 == 0x2028 || isOneBlock && $0.endsLine } ?? true
    if isAtEnd, endsOpen {
      units.append(0x0A)
      looks.append((range.upperBound + 1, content.look(at: range.upperBound)))
    }
    let string = String(decoding: units, as: UTF16.self)
    let offsets = OffsetMap(string)
    var runs: [StyledText.Run] = []
    for look in looks {
      var attributes = look.attributes
      if options.maximumLines > 0, attributes.paragraph.lineBreakMode == .byWordWrapping {
        attributes.paragraph.lineBreakMode = options.lineBreakMode
      }
      let end = offsets.byte(ofUnit: min(look.end - range.lowerBound, units.count))
      if runs.last?.attributes == attributes {
        runs[runs.count - 1].end = end
      } else {
        runs.append(StyledText.Run(end: end, attributes: attributes))
      }
    }
    if runs.isEmpty { runs = [StyledText.Run(end: string.utf8.count, attributes: content.look(at: range.lowerBound))] }
    var result = BlockText(text: StyledText(text: string, runs: runs), offsets: offsets)
    if blocks[index].isContinuing { result = continuing(result, index) }
    return result
  }

  /// Returns the text of a part of a paragraph, with the direction and style of the whole paragraph.
  private func continuing(_ text: BlockText, _ index: Int) -> BlockText {
    var first = index
    while first > 0, blocks[first].isContinuing { first -= 1 }
    let start = blocks.offset(of: first)
    var style = content.look(at: start).paragraph
    if style.baseWritingDirection == .natural {
      let head = content.buffer.text(in: start..<min(start + Self.longestBlock, blocks.range(of: index).upperBound))
        .string
      let isRightToLeft = BaseDirection.isRightToLeft(head.unicodeScalars) ?? options.isRightToLeft
      style.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    var text = text
    text.text = StyledText(
      text: text.text.text,
      runs: text.text.runs.map { run in
        var run = run
        run.attributes.paragraph = style
        return run
      })
    return text
  }
}

extension UInt16 {
  /// A Boolean value that indicates whether the code unit separates paragraphs or lines.
  fileprivate var endsLine: Bool {
    self == 0x0A || self == 0x0D || self == 0x85 || self == 0x2028 || self == 0x2029
  }
}
