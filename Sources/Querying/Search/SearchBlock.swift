import Foundation

/// The folded texts of consecutive rows, which the indexes of a list and its later states share.
final class SearchBlock: Sendable {
  /// The bytes of the rows' fields. Each field ends with a byte that doesn't occur in UTF-8.
  let bytes: ContiguousArray<UInt8>
  /// The end of each row's bytes.
  let ends: ContiguousArray<UInt32>
  /// The rows with bytes that don't contain all information, in ascending order.
  let oddRows: [OddRow]
  /// The frequency of each byte in a sample of the first bytes.
  private let frequencies: ContiguousArray<UInt16>

  /// A row that must be compared in its original text.
  struct OddRow: Sendable {
    var row: Int32
    let texts: [String]
    /// A Boolean value that indicates whether every hit is also a hit of the row's bytes. If it's `false`, the row has
    /// no bytes.
    let isCandidate: Bool
  }

  static let separator: UInt8 = 0xFF
  /// The maximum number of rows in a block.
  static let rowLimit = 1 << 14
  /// The number of bytes at which a block is full.
  static let byteLimit = 1 << 22

  init(bytes: ContiguousArray<UInt8>, ends: ContiguousArray<UInt32>, oddRows: [OddRow]) {
    // Copies have no unused capacity.
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

  /// Returns the place of a word's rarest byte, and its frequency.
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
