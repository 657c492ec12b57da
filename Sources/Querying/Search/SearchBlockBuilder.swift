import Foundation

/// A builder of consecutive blocks of rows.
struct SearchBlockBuilder {
  private let fieldCount: Int
  private var folder: SearchFolder
  private var blocks: [SearchBlock] = []
  private var bytes: ContiguousArray<UInt8> = []
  private var ends: ContiguousArray<UInt32> = []
  private var oddRows: [SearchBlock.OddRow] = []

  init(fieldCount: Int, locale: Locale) {
    self.fieldCount = fieldCount
    folder = SearchFolder(locale: locale)
  }

  /// Appends a row with new texts.
  mutating func append(_ text: (_ field: Int) -> String) {
    unshareShortBlock()
    let start = bytes.count
    var result = SearchFolder.Result.exact
    for field in 0..<fieldCount where result < .unknown {
      result = max(result, folder.append(text(field), to: &bytes))
      bytes.append(SearchBlock.separator)
    }
    if result > .exact {
      if result == .unknown { bytes.removeSubrange(start...) }
      let row = Int32(truncatingIfNeeded: ends.count)
      let texts = (0..<fieldCount).map(text)
      oddRows.append(SearchBlock.OddRow(row: row, texts: texts, isCandidate: result == .candidate))
    }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
    finishFullBlock()
  }

  /// Appends rows of a block, and shares the block if it's complete and this doesn't leave short blocks.
  mutating func append(_ rows: Range<Int>, of block: SearchBlock) {
    if rows.isEmpty { return }
    if rows.count == block.count, ends.isEmpty || ends.count + rows.count > SearchBlock.rowLimit {
      finishBlock()
      if rows.count * 4 >= SearchBlock.rowLimit || block.bytes.count * 4 >= SearchBlock.byteLimit || blocks.isEmpty {
        blocks.append(block)
        return
      }
    }
    unshareShortBlock()
    if ends.count + rows.count > SearchBlock.rowLimit { finishBlock() }
    copy(rows, of: block)
    finishFullBlock()
  }

  /// Returns all blocks.
  mutating func finish() -> [SearchBlock] {
    finishBlock()
    return blocks
  }

  private mutating func copy(_ rows: Range<Int>, of block: SearchBlock) {
    let (start, end) = (block.start(of: rows.lowerBound), Int(block.ends[rows.upperBound - 1]))
    let rowShift = ends.count - rows.lowerBound
    let byteShift = bytes.count - start
    bytes.append(contentsOf: block.bytes[start..<end])
    for end in block.ends[rows] { ends.append(UInt32(truncatingIfNeeded: Int(end) + byteShift)) }
    for var odd in block.odd(in: rows) {
      odd.row += Int32(truncatingIfNeeded: rowShift)
      oddRows.append(odd)
    }
  }

  /// Continues the last block if it's short, so that a list that grows row by row doesn't consist of single rows.
  private mutating func unshareShortBlock() {
    guard ends.isEmpty, let last = blocks.last, last.count * 2 < SearchBlock.rowLimit,
      last.bytes.count * 2 < SearchBlock.byteLimit
    else { return }
    blocks.removeLast()
    copy(0..<last.count, of: last)
  }

  private mutating func finishFullBlock() {
    if ends.count >= SearchBlock.rowLimit || bytes.count >= SearchBlock.byteLimit { finishBlock() }
  }

  private mutating func finishBlock() {
    if ends.isEmpty { return }
    blocks.append(SearchBlock(bytes: bytes, ends: ends, oddRows: oddRows))
    bytes.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    oddRows.removeAll()
  }
}
