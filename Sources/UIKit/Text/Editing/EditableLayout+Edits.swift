internal import Foundation
internal import TableMakerTextEditing

extension EditableLayout {
  /// Updates the layout after an edit of the content. Unaffected blocks stay laid out.
  ///
  /// - Complexity: O(n) for n new code units and the paragraphs at the edit's ends, and for the number of blocks.
  func follow(_ edit: TextEdit) {
    let buffer = content.buffer
    let old = edit.replacedRange
    guard !isOneBlock, blocks.count > 0, edit.length < buffer.count || old.isEmpty && edit.length == 0 else {
      return reset()
    }
    var first = blocks.index(atOffset: old.lowerBound)
    // The previous line is included because the new text may fit in it or complete its separator.
    while first > 0, mayReach(old.lowerBound, before: first, in: buffer) { first -= 1 }
    var last = max(first, blocks.index(atOffset: old.upperBound))
    let start = blocks.offset(of: first)
    var oldEnd = blocks.range(of: last).upperBound
    // If the edit removed the separator between two paragraphs, the parts of the joined one are divided again.
    let end = { oldEnd + edit.changeInLength }
    while last + 1 < blocks.count, !endsParagraph(at: end(), in: buffer), !blocks[last + 1].isContinuing {
      last += 1
      oldEnd = blocks.range(of: last).upperBound
    }
    let isContinuing = blocks[first].isContinuing
    let isFollowed = last + 1 < blocks.count && blocks[last + 1].isContinuing
    var new = cut(start..<end(), isAtEnd: last + 1 == blocks.count)
    // Pasted text is long, so its height is estimated like a whole text's.
    if new.count <= Self.mostEditedBlocks { for index in new.indices { new[index].isEdited = true } }
    new[0].isContinuing = isContinuing
    // The block keeps its height until its next layout.
    if new.count == 1, first == last { new[0].height = blocks[first].height }
    if isFollowed, endsParagraph(at: end(), in: buffer) {
      // A separator at the end of a part makes the next part a paragraph.
      var next = blocks[last + 1]
      next.isContinuing = false
      next.lines = nil
      new.append(next)
      last += 1
    }
    blocks.replace(first..<(last + 1), with: new)
  }

  /// The maximum number of paragraphs after an edit that counts as typing.
  private static let mostEditedBlocks = 4

  /// Updates the layout after attributes changed in a range.
  func followLooks(in range: Range<Int>) {
    follow(TextEdit(replacedRange: range, length: range.count))
  }

  /// Returns whether an edit at an offset may affect the previous block.
  private func mayReach(_ offset: Int, before block: Int, in buffer: TextBuffer) -> Bool {
    let start = blocks.offset(of: block)
    if blocks[block].isContinuing {
      guard let lines = blocks[block].lines else { return true }
      return offset - start <= (lines.ranges.first?.upperBound ?? 0)
    }
    return offset == start && start > 0 && start <= buffer.count && buffer[start - 1] == 0x0D
  }

  /// Returns whether a paragraph ends before an offset.
  private func endsParagraph(at offset: Int, in buffer: TextBuffer) -> Bool {
    guard offset > 0, offset < buffer.count else { return offset > 0 }
    switch buffer[offset - 1] {
    case 0x0A, 0x85, 0x2029: return true
    case 0x0D: return buffer[offset] != 0x0A
    default: return false
    }
  }

  /// Returns new blocks for a range that begins with a paragraph or a part of one.
  ///
  /// - Parameter isAtEnd: Whether the text ends there, so that an empty block follows a final separator.
  func cut(_ range: Range<Int>, isAtEnd: Bool) -> [LayoutBlock] {
    if isOneBlock { return [LayoutBlock(length: range.count, height: 0)] }
    let units = content.buffer.units(in: range)
    var result: [LayoutBlock] = []
    var start = 0
    units.withUnsafeBufferPointer { units in
      var index = 0
      while index < units.count {
        let unit = units[index]
        index += 1
        guard unit < 0x0E || unit == 0x85 || unit == 0x2029 else { continue }
        switch unit {
        case 0x0A, 0x85, 0x2029: break
        case 0x0D:
          if index < units.count, units[index] == 0x0A { index += 1 }
        default: continue
        }
        result.append(LayoutBlock(length: index - start, height: 0))
        start = index
      }
    }
    if start < units.count || isAtEnd { result.append(LayoutBlock(length: units.count - start, height: 0)) }
    let look = content.look(at: range.lowerBound)
    let guess = Guess(look: look, layout: self)
    for index in result.indices { result[index].height = guess.height(of: result[index].length) }
    return result
  }

  /// An estimate of the height of text.
  struct Guess {
    private let unitsPerLine: CGFloat
    private let lineHeight: CGFloat
    private let spacing: CGFloat

    @MainActor init(look: TextAttributes, layout: EditableLayout) {
      let size = max(1, look.font.pointSize)
      // The estimate is half of the font size for a letter, as in English.
      let guessed = min(max(1, layout.options.width / (size * 0.5)), 1e6)
      unitsPerLine =
        layout.measuredLines > 0
        ? max(1, CGFloat(layout.measuredUnits) / CGFloat(layout.measuredLines)) : guessed
      let style = look.paragraph
      lineHeight = max(look.font.lineHeight, style.minimumLineHeight) + style.lineSpacing
      spacing = style.paragraphSpacing + style.paragraphSpacingBefore
    }

    func height(of length: Int) -> CGFloat {
      max(1, (CGFloat(length) / unitsPerLine).rounded(.up)) * lineHeight + spacing
    }
  }
}
