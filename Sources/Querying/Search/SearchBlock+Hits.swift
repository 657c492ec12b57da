import Foundation
import TableMakerDiffing

extension SearchBlock {
  /// The bytes of a word, and which of them is the rarest.
  struct Word {
    let bytes: [UInt8]
    let rarePlace: Int
    let frequency: UInt16
  }

  /// Returns a word that's prepared for this block.
  func word(_ bytes: [UInt8]) -> Word {
    let rarest = rarestByte(of: bytes)
    return Word(bytes: bytes, rarePlace: rarest.place, frequency: rarest.frequency)
  }

  /// Returns the odd rows of a range.
  func odd(in rows: Range<Int>) -> ArraySlice<OddRow> {
    if oddRows.isEmpty { return [] }
    let start = oddRows.partitioningIndex { $0.row >= rows.lowerBound }
    return oddRows[start..<oddRows.partitioningIndex { $0.row >= rows.upperBound }]
  }

  /// Appends the rows of a range with bytes that contain a word, ascending, as rows of the list.
  func appendRows(with word: Word, in rows: Range<Int>, _ start: Int, to result: inout [Int32]) {
    withPointers(word) { bytes, ends, pattern in
      var row = rows.lowerBound
      var place = self.start(of: row)
      let end = Int(ends[rows.upperBound - 1])
      while let found = Self.place(of: pattern, word.rarePlace, in: bytes, from: place, to: end) {
        while Int(ends[row]) <= found { row += 1 }
        result.append(Int32(truncatingIfNeeded: start + row))
        place = Int(ends[row])
        row += 1
      }
    }
  }

  /// Keeps only the rows of the list, from a place on, with bytes that contain a word.
  func keepRows(with word: Word, from first: Int, _ start: Int, in result: inout [Int32]) {
    let count = result.withUnsafeMutableBufferPointer { result in
      withPointers(word) { bytes, ends, pattern in
        var kept = first
        for index in first..<result.count {
          let row = Int(result[index]) - start
          let (rowStart, rowEnd) = (row == 0 ? 0 : Int(ends[row - 1]), Int(ends[row]))
          result[kept] = result[index]
          if Self.place(of: pattern, word.rarePlace, in: bytes, from: rowStart, to: rowEnd) != nil { kept += 1 }
        }
        return kept
      }
    }
    result.removeSubrange(count...)
  }

  /// Returns whether a row's bytes contain a word.
  func contains(_ word: Word, _ row: Int) -> Bool {
    withPointers(word) { bytes, ends, pattern in
      Self.place(of: pattern, word.rarePlace, in: bytes, from: start(of: row), to: Int(ends[row])) != nil
    }
  }

  @inline(__always) private func withPointers<Result>(
    _ word: Word,
    _ body: (
      _ bytes: UnsafeBufferPointer<UInt8>, _ ends: UnsafeBufferPointer<UInt32>, _ pattern: UnsafeBufferPointer<UInt8>
    ) -> Result
  ) -> Result {
    bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        word.bytes.withUnsafeBufferPointer { body(bytes, ends, $0) }
      }
    }
  }

  /// Returns the start of a pattern between two places, by searching for its rarest byte.
  @inline(__always) private static func place(
    of pattern: UnsafeBufferPointer<UInt8>, _ rare: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int,
    to end: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let rareByte = Int32(pattern[rare])
    let last = end - pattern.count
    var place = start
    while place <= last {
      guard let found = memchr(base + place + rare, rareByte, last - place + 1) else { return nil }
      let candidate = base.distance(to: found.assumingMemoryBound(to: UInt8.self)) - rare
      var length = 0
      while length < pattern.count, base[candidate + length] == pattern[length] { length += 1 }
      if length == pattern.count { return candidate }
      place = candidate + 1
    }
    return nil
  }
}
