import Foundation

/// The folded texts of some rows that follow each other, which the indexes of a list and of what becomes of it share.
final class SearchBlock: Sendable {
  /// The bytes of the rows' fields, each of which ends with one that is in no UTF-8.
  let bytes: ContiguousArray<UInt8>
  /// For each row, where its bytes end.
  let ends: ContiguousArray<UInt32>
  /// The rows of which the bytes do not tell all, ascending.
  let oddRows: [OddRow]
  /// How often each byte is among the first bytes.
  private let frequencies: ContiguousArray<UInt16>

  /// A row that must be looked at as it was written.
  struct OddRow: Sendable {
    var row: Int32
    let texts: [String]
    /// Whether a hit is for certain among those of the row's bytes; else it has none.
    let isCandidate: Bool
  }

  static let separator: UInt8 = 0xFF
  /// How many rows a block has at most.
  static let rowLimit = 1 << 14
  /// With how many bytes a block is full.
  static let byteLimit = 1 << 22

  init(bytes: ContiguousArray<UInt8>, ends: ContiguousArray<UInt32>, oddRows: [OddRow]) {
    // Copies of no more than what is there.
    self.bytes = Self.copy(bytes)
    self.ends = Self.copy(ends)
    self.oddRows = oddRows
    var frequencies = ContiguousArray<UInt16>(repeating: 0, count: 256)
    for byte in bytes.prefix(1 << 15) { frequencies[Int(byte)] += 1 }
    self.frequencies = frequencies
  }

  var count: Int { ends.count }

  var byteCount: Int { bytes.count + ends.count * 4 + 512 }

  func start(of row: Int) -> Int { row == 0 ? 0 : Int(ends[row - 1]) }

  /// The place in a word of its rarest byte, and how often that byte is there.
  func rarestByte(of word: [UInt8]) -> (place: Int, frequency: UInt16) {
    var rarest = (place: 0, frequency: UInt16.max)
    for (place, byte) in word.enumerated() where frequencies[Int(byte)] < rarest.frequency {
      rarest = (place, frequencies[Int(byte)])
    }
    return rarest
  }

  private static func copy<Element>(_ elements: ContiguousArray<Element>) -> ContiguousArray<Element> {
    ContiguousArray(unsafeUninitializedCapacity: elements.count) { buffer, count in
      elements.withUnsafeBufferPointer { count = buffer.initialize(fromContentsOf: $0) }
    }
  }
}
