internal import Foundation

/// What is laid out at once: a paragraph with its separator, or a part of a very long one.
struct LayoutBlock {
  /// How many code units it has.
  var length: Int
  /// Its height, with the space around its paragraph; a guess until it is laid out.
  var height: CGFloat
  /// Whether it goes on with the paragraph of the block before it.
  var isContinuing = false
  /// Whether an edit has made it what it is: then its new height moves what is below, and never what is seen above.
  var isEdited = false
  /// Its lines; nil until somebody asks for them.
  var lines: BlockLines?
}

/// Blocks one below the other, each found by an offset in the text or by a distance from the top.
///
/// Sums of lengths and heights are kept up to the first block that has changed since, and counted on from there when they are
/// asked for: typing at the end of a text counts nothing, at its beginning all blocks, which for 100,000 takes less than a
/// line takes to be laid out.
struct LayoutBlocks {
  private var blocks: [LayoutBlock] = []
  /// The first offset and the top of each block, as far as they are known, and what comes after.
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

  /// Gives a block its lines, and the height that it has with them.
  mutating func setLines(_ lines: BlockLines?, height newHeight: CGFloat, at index: Int) {
    blocks[index].lines = lines
    guard newHeight != blocks[index].height else { return }
    height += newHeight - blocks[index].height
    blocks[index].height = newHeight
    forget(after: index)
  }

  /// Forgets the lines of blocks but those of a range; they stay as high as they are.
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

  /// The offset at which a block begins.
  mutating func offset(of index: Int) -> Int {
    count(to: index)
    return offsets[index]
  }

  /// The range of a block in the text.
  mutating func range(of index: Int) -> Range<Int> {
    let start = offset(of: index)
    return start..<(start + blocks[index].length)
  }

  /// The distance of a block from the top.
  mutating func top(of index: Int) -> CGFloat {
    count(to: index)
    return tops[index]
  }

  /// The block that has an offset; the last one for the text's end and beyond.
  mutating func index(atOffset offset: Int) -> Int {
    while offsets.count <= blocks.count, offsets[offsets.count - 1] <= offset {
      count(to: min(blocks.count, offsets.count * 2))
    }
    return min(Self.lastIndex(in: offsets) { $0 <= offset }, blocks.count - 1)
  }

  /// The block at a distance from the top; the first above it, and the last below all.
  mutating func index(atY y: CGFloat) -> Int {
    while tops.count <= blocks.count, tops[tops.count - 1] <= y { count(to: min(blocks.count, tops.count * 2)) }
    return min(Self.lastIndex(in: tops) { $0 <= y }, blocks.count - 1)
  }

  /// The last index of a sorted array whose value holds a condition that its first ones hold; 0 if none does.
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
