import Foundation

/// Reads pictures of 8 bits a channel, red, green and blue with or without alpha, not interlaced.
struct PNGReader {
  let width, height, channels: Int
  private(set) var bytes: [UInt8]

  init?(_ data: Data) {
    let file = [UInt8](data)
    func number(_ index: Int) -> Int { file[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard file.count > 33, number(0) == 0x8950_4E47, file[24] == 8, [2, 6].contains(file[25]), file[28] == 0 else {
      return nil
    }
    (width, height, channels) = (number(16), number(20), file[25] == 6 ? 4 : 3)
    var packed: [UInt8] = []
    var index = 8
    while index + 12 <= file.count {
      let length = number(index)
      if Array(file[index + 4..<index + 8]) == Array("IDAT".utf8) { packed += file[index + 8..<index + 8 + length] }
      index += 12 + length
    }
    var inflate = Inflate(Array(packed.dropFirst(2)))
    guard inflate.run(), inflate.output.count >= height * (width * channels + 1) else { return nil }
    bytes = Self.unfiltered(inflate.output, height: height, row: width * channels, step: channels)
  }

  /// Returns a row without its filter: each is written as its difference from the bytes before or above it.
  private static func unfiltered(_ input: [UInt8], height: Int, row: Int, step: Int) -> [UInt8] {
    var output = [UInt8](repeating: 0, count: height * row)
    for y in 0..<height {
      let filter = input[y * (row + 1)]
      for x in 0..<row {
        let before = x >= step ? Int(output[y * row + x - step]) : 0
        let above = y > 0 ? Int(output[(y - 1) * row + x]) : 0
        let corner = x >= step && y > 0 ? Int(output[(y - 1) * row + x - step]) : 0
        let guess: Int
        switch filter {
        case 1: guess = before
        case 2: guess = above
        case 3: guess = (before + above) / 2
        case 4:
          let paeth = before + above - corner
          let distances = [before, above, corner].map { abs(paeth - $0) }
          guess =
            distances[0] <= distances[1] && distances[0] <= distances[2]
            ? before : distances[1] <= distances[2] ? above : corner
        default: guess = 0
        }
        output[y * row + x] = input[y * (row + 1) + 1 + x] &+ UInt8(truncatingIfNeeded: guess)
      }
    }
    return output
  }
}

/// Unpacks what was packed by deflate (RFC 1951).
private struct Inflate {
  private let input: [UInt8]
  private var bit = 0
  private(set) var output: [UInt8] = []

  init(_ input: [UInt8]) { self.input = input }

  /// Codes of bits by length: how many there are of each length, and their symbols in order.
  private struct Codes {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: [Int]) {
      symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted { (lengths[$0], $0) < (lengths[$1], $1) }
      for length in lengths where length > 0 { counts[length] += 1 }
    }
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for place in 0..<count {
      let byte = bit >> 3
      guard byte < input.count else { return value }
      value |= Int(input[byte] >> UInt8(bit & 7) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func symbol(_ codes: Codes) -> Int? {
    var (code, first, index) = (0, 0, 0)
    for length in 1...15 {
      code |= bits(1)
      let count = codes.counts[length]
      if code - count < first { return codes.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    return nil
  }

  mutating func run() -> Bool {
    while true {
      let isLast = bits(1) == 1
      switch bits(2) {
      case 0:
        bit = (bit + 7) & ~7
        let length = bits(16)
        _ = bits(16)
        let start = bit >> 3
        guard start + length <= input.count else { return false }
        output += input[start..<start + length]
        bit += length * 8
      case 1:
        let lengths = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
        guard block(Codes(lengths), Codes([Int](repeating: 5, count: 30))) else { return false }
      case 2:
        guard let (literals, distances) = codes(), block(literals, distances) else { return false }
      default: return false
      }
      if isLast { return true }
    }
  }

  /// The codes that a block brings with itself.
  private mutating func codes() -> (Codes, Codes)? {
    let (literals, distances, count) = (bits(5) + 257, bits(5) + 1, bits(4) + 4)
    var lengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(count) {
      lengths[place] = bits(3)
    }
    let order = Codes(lengths)
    var all: [Int] = []
    while all.count < literals + distances {
      guard let symbol = symbol(order) else { return nil }
      switch symbol {
      case 16: all += [Int](repeating: all.last ?? 0, count: 3 + bits(2))
      case 17: all += [Int](repeating: 0, count: 3 + bits(3))
      case 18: all += [Int](repeating: 0, count: 11 + bits(7))
      default: all.append(symbol)
      }
    }
    return (Codes(Array(all.prefix(literals))), Codes(Array(all.dropFirst(literals))))
  }

  private mutating func block(_ literals: Codes, _ distances: Codes) -> Bool {
    let lengthBases = [
      3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
    ]
    let distanceBases = [
      1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
      8193, 12289, 16385, 24577,
    ]
    while let symbol = symbol(literals) {
      if symbol == 256 { return true }
      guard symbol > 256 else {
        output.append(UInt8(symbol))
        continue
      }
      let place = symbol - 257
      guard place < 29 else { return false }
      let length = lengthBases[place] + (place < 8 || place == 28 ? 0 : bits((place - 4) / 4))
      guard let code = self.symbol(distances), code < 30 else { return false }
      let distance = distanceBases[code] + (code < 4 ? 0 : bits((code - 2) / 2))
      guard distance <= output.count else { return false }
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
    return false
  }
}
