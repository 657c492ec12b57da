internal import Foundation

/// A unit of layout: a paragraph with its separator, or a part of a very long one.
struct LayoutBlock {
  /// The number of code units.
  var length: Int
  /// The height, including the space around its paragraph. It's an estimate until the block is laid out.
  var height: CGFloat
  /// A Boolean value that indicates whether the block continues the paragraph of the previous block.
  var isContinuing = false
  /// A Boolean value that indicates whether an edit created the block. A change of its height then moves only the
  /// content below.
  var isEdited = false
  /// The lines, or `nil` until they're needed.
  var lines: BlockLines?
}

/// A list of blocks that finds them by their offset or their distance from the top.
///
/// Sums of lengths and heights are valid up to the first changed block and completed when they're needed. Typing at the
/// end of a text adds nothing. Typing at its beginning adds all blocks, which for 100,000 blocks takes less time than
/// the layout of a line.
struct LayoutBlocks {
  private var blocks: [LayoutBlock] = []
  /// The first offset and the top of each block as far as they're known, followed by the end.
  private var offsets = [0]
  private var tops: [CGFloat] = [0]
  /// The sum of all heights.
  private(set) var height: CGFloat = 0

  var count: Int { blocks.count }

  subscript(index: Int) -> LayoutBlock { blocks[index] }

  /// Replaces blocks.
  mutating func replace(_ range: Range<Int>, with new: [LayoutBlock]) {
    for index in range { height -= blocks[index].height }
    for block in new { height += block.height }
    blocks.replaceSubrange(range, with: new)
    if blocks.isEmpty { height = 0 }
    forget(after: range.lowerBound)
  }

  /// Sets the lines of a block and its height.
  mutating func setLines(_ lines: BlockLines?, height newHeight: CGFloat, at index: Int) {
    blocks[index].lines = lines
    guard newHeight != blocks[index].height else { return }
    height += newHeight - blocks[index].height
    blocks[index].height = newHeight
    forget(after: index)
  }

  /// Drops the lines of blocks outside of a range. The blocks keep their heights.
  mutating func dropLines(outside kept: Range<Int>) {
    for index in blocks.indices where !kept.contains(index) { blocks[index].lines = nil }
  }

  /// Changes the heights of all blocks.
  mutating func setHeights(_ newHeight: (LayoutBlock, Int) -> CGFloat) {
    height = 0
    for index in blocks.indices {
      blocks[index].height = newHeight(blocks[index], index)
      height += blocks[index].height
    }
    forget(after: 0)
  }

  private mutating func forget(after index: Int) {
    guard offsets.count > index + 1 else { return }
    offsets.removeSubrange((index + 1)...)
    tops.removeSubrange((index + 1)...)
  }

  private mutating func count(to index: Int) {
    guard offsets.count <= index else { return }
    offsets.reserveCapacity(blocks.count + 1)
    tops.reserveCapacity(blocks.count + 1)
    for known in (offsets.count - 1)..<index {
      offsets.append(offsets[known] + blocks[known].length)
      tops.append(tops[known] + blocks[known].height)
    }
  }

  /// Returns the offset of a block's start.
  mutating func offset(of index: Int) -> Int {
    count(to: index)
    return offsets[index]
  }

  /// Returns the range of a block in the text.
  mutating func range(of index: Int) -> Range<Int> {
    let start = offset(of: index)
    return start..<(start + blocks[index].length)
  }

  /// Returns the distance of a block from the top.
  mutating func top(of index: Int) -> CGFloat {
    count(to: index)
    return tops[index]
  }

  /// Returns the block that contains an offset, or the last one for the text's end and beyond.
  mutating func index(atOffset offset: Int) -> Int {
    while offsets.count <= blocks.count, offsets[offsets.count - 1] <= offset {
      count(to: min(blocks.count, offsets.count * 2))
    }
    return min(Self.lastIndex(in: offsets) { $0 <= offset }, blocks.count - 1)
  }

  /// Returns the block at a distance from the top, or the first or last one beyond them.
  mutating func index(atY y: CGFloat) -> Int {
    while tops.count <= blocks.count, tops[tops.count - 1] <= y { count(to: min(blocks.count, tops.count * 2)) }
    return min(Self.lastIndex(in: tops) { $0 <= y }, blocks.count - 1)
  }

  /// Returns the last index of a sorted array that satisfies a condition, or 0 if none does.
  private static func lastIndex<Value>(in values: [Value], where holds: (Value) -> Bool) -> Int {
    var low = 0
    var high = values.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(values[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
