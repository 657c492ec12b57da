internal import Foundation
internal import TableMakerTextEditing

/// Layout of the visible parts.
extension EditableLayout {
  /// Returns the lines of a block, and lays it out if necessary.
  ///
  /// That may make a part of a long paragraph shorter and the next part longer.
  @discardableResult func lines(ofBlock index: Int) -> BlockLines {
    if let lines = blocks[index].lines { return lines }
    var limit = Self.longestBlock
    while true {
      let range = blocks.range(of: index)
      let isFollowed = index + 1 < blocks.count && blocks[index + 1].isContinuing
      if isOneBlock || range.count <= limit && !isFollowed { return finish(index, make(range, of: index)) }
      // The last line of a part depends on the following text, so the part ends before that line.
      let end = range.lowerBound + (range.count <= limit ? range.count + Self.overlap : limit)
      let whole = make(range.lowerBound..<min(end, paragraphEnd(from: index)), of: index)
      if isFollowed, let count = whole.ranges.firstIndex(where: { $0.lowerBound == range.count }),
        count + 2 <= whole.count
      {
        return finish(index, whole.first(count))
      }
      guard whole.count > 2 else {
        limit *= 2
        if isFollowed, range.count <= limit { join(index) }
        continue
      }
      if isFollowed, range.count <= limit { join(index) }
      split(index, at: whole.ranges[whole.count - 2].lowerBound)
      return finish(index, whole.first(whole.count - 2))
    }
  }

  /// The number of code units of the next part to include, to find out whether a line begins at the part's end.
  private static let overlap = 512

  /// Returns the end of the paragraph that contains a block.
  private func paragraphEnd(from index: Int) -> Int {
    var last = index
    while last + 1 < blocks.count, blocks[last + 1].isContinuing { last += 1 }
    return blocks.range(of: last).upperBound
  }

  /// Joins a block with the rest of its paragraph.
  private func join(_ index: Int) {
    var last = index
    var length = blocks[index].length
    var height = blocks[index].height
    while last + 1 < blocks.count, blocks[last + 1].isContinuing {
      last += 1
      length += blocks[last].length
      height += blocks[last].height
    }
    var joined = blocks[index]
    joined.length = length
    joined.height = height
    blocks.replace(index..<(last + 1), with: [joined])
  }

  private func split(_ index: Int, at length: Int) {
    var first = blocks[index]
    guard length < first.length else { return }
    let share = CGFloat(length) / CGFloat(first.length)
    var rest = LayoutBlock(length: first.length - length, height: first.height * (1 - share), isContinuing: true)
    rest.height = max(rest.height, 1)
    first.length = length
    first.height *= share
    blocks.replace(index..<(index + 1), with: [first, rest])
  }

  private func finish(_ index: Int, _ lines: BlockLines) -> BlockLines {
    measuredUnits += blocks[index].length
    unitsSinceDrop += blocks[index].length
    measuredLines += lines.count
    let block = blocks[index]
    let height = lines.height + spaceBefore(index) + spaceAfter(index)
    if !block.isEdited, height != block.height { guessReplaced?(blocks.top(of: index), height - block.height) }
    blocks.setLines(lines, height: height, at: index)
    return lines
  }

  /// Returns the space above a block's first line.
  func spaceBefore(_ index: Int) -> CGFloat {
    guard index > 0 else { return 0 }
    let style = style(of: index)
    return blocks[index].isContinuing ? style.lineSpacing : style.paragraphSpacingBefore
  }

  /// Returns the space below a block's last line.
  private func spaceAfter(_ index: Int) -> CGFloat {
    guard index + 1 < blocks.count, !blocks[index + 1].isContinuing else { return 0 }
    let style = style(of: index)
    return style.lineSpacing + style.paragraphSpacing
  }

  private func style(of index: Int) -> ParagraphAttributes {
    var index = index
    while index > 0, blocks[index].isContinuing { index -= 1 }
    return content.look(at: blocks.offset(of: index)).paragraph
  }

  private func make(_ range: Range<Int>, of index: Int) -> BlockLines {
    let text = styledText(in: range, of: index)
    let shaped = ShapedText(
      text.text, isRightToLeft: options.isRightToLeft, continues: blocks[index].isContinuing)
    let layout = TextLayout(
      TextSource(text: text.text, shaped: shaped),
      options: TextLayout.Options(
        width: options.isSingleLine ? .infinity : options.width, maximumLines: options.maximumLines,
        isRightToLeft: options.isRightToLeft, alignsByText: true, isSingleLine: options.isSingleLine))
    return BlockLines(layout, offsets: text.offsets, length: range.count, width: options.width)
  }

  /// Lays out the text between two distances from the top.
  func layOut(from top: CGFloat, to bottom: CGFloat) {
    guard blocks.count > 0 else { return }
    var index = blocks.index(atY: top)
    lines(ofBlock: index)
    while index + 1 < blocks.count, blocks.top(of: index + 1) < bottom {
      index += 1
      lines(ofBlock: index)
    }
    informGuesses()
  }

  /// Lays out everything so that the height is exact.
  ///
  /// - Complexity: O(n) for the text that isn't laid out.
  func layOutAll() {
    var index = 0
    while index < blocks.count {
      lines(ofBlock: index)
      index += 1
    }
  }

  /// The number of code units that can be laid out before lines far from the screen are dropped.
  private static let unitsBeforeDrop = 200_000

  /// Drops lines far from the visible area after much text was laid out, because a glyph takes a hundred times the
  /// memory of a code unit.
  func dropLines(farFrom visible: ClosedRange<CGFloat>) {
    guard unitsSinceDrop > Self.unitsBeforeDrop, blocks.count > 0 else { return }
    unitsSinceDrop = 0
    let reach = 3 * (visible.upperBound - visible.lowerBound)
    let first = blocks.index(atY: visible.lowerBound - reach)
    blocks.dropLines(outside: first..<(blocks.index(atY: visible.upperBound + reach) + 1))
  }

  /// The width of the widest line that's laid out, including its indents.
  var usedWidth: CGFloat {
    var width: CGFloat = 0
    for index in 0..<blocks.count { width = max(width, blocks[index].lines?.layout.size.width ?? 0) }
    return width
  }

  /// Estimates the heights of all blocks again, once, with the lines that are known now.
  private func informGuesses() {
    guard !areGuessesInformed, measuredLines > 0 else { return }
    areGuessesInformed = true
    let guess = Guess(look: content.look(at: 0), layout: self)
    blocks.setHeights { block, _ in block.lines == nil ? guess.height(of: block.length) : block.height }
  }
}
