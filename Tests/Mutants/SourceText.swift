/// The text of a Swift file, and the same text with its comments and strings masked, so that brackets and words can be
/// counted.
struct SourceText {
  let bytes: [UInt8]
  /// The code in the same number of bytes, with spaces for comments and quotation marks for strings.
  ///
  /// Line feeds stay in place.
  let code: [UInt8]
  private let lineStarts: [Int]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    code = Self.masked(bytes)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Returns the number of a byte's line. The first line is 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the range of a line's bytes.
  func wholeLine(_ number: Int) -> Range<Int> {
    lineStarts[number - 1]..<(number < lineStarts.count ? lineStarts[number] : bytes.count)
  }

  /// Returns the text of a range of bytes, in one line.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Comments and strings

  private static func masked(_ bytes: [UInt8]) -> [UInt8] {
    var code = bytes
    var place = 0
    func starts(_ word: StaticString, at place: Int) -> Bool {
      place + word.utf8CodeUnitCount <= bytes.count
        && (0..<word.utf8CodeUnitCount).allSatisfy { word.utf8Start[$0] == bytes[place + $0] }
    }
    func fill(_ range: Range<Int>, with byte: UInt8) {
      for index in range where bytes[index] != UInt8(ascii: "\n") { code[index] = byte }
    }
    while place < bytes.count {
      let start = place
      if starts("//", at: place) {
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
        fill(start..<place, with: UInt8(ascii: " "))
      } else if starts("/*", at: place) {
        var depth = 0
        repeat {
          if starts("/*", at: place) { depth += 1 } else if starts("*/", at: place) { depth -= 1 }
          place += starts("/*", at: place) || starts("*/", at: place) ? 2 : 1
        } while depth > 0 && place < bytes.count
        place = min(place, bytes.count)
        fill(start..<place, with: UInt8(ascii: " "))
      } else if let end = endOfString(in: bytes, at: place) {
        place = end
        fill(start..<place, with: UInt8(ascii: "\""))
      } else {
        place += 1
      }
    }
    return code
  }

  /// Returns the end of the string that begins at a place, or `nil` if no string begins there.
  private static func endOfString(in bytes: [UInt8], at start: Int) -> Int? {
    let (quote, hash) = (UInt8(ascii: "\""), UInt8(ascii: "#"))
    var place = start
    while place < bytes.count, bytes[place] == hash { place += 1 }
    let hashes = place - start
    guard place < bytes.count, bytes[place] == quote else { return nil }
    func count(of byte: UInt8, from place: Int) -> Int { bytes[place...].prefix { $0 == byte }.count }
    let quotes = count(of: quote, from: place) >= 3 ? 3 : 1
    if quotes == 1, count(of: quote, from: place) == 2, hashes == 0 { return place + 2 }
    place += quotes
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\"), count(of: hash, from: place + 1) >= hashes {
        place += 1 + hashes
        if place < bytes.count, bytes[place] == UInt8(ascii: "(") {
          place = endOfInterpolation(in: bytes, at: place)
        } else {
          place += 1
        }
      } else if bytes[place] == quote, count(of: quote, from: place) >= quotes,
        count(of: hash, from: place + quotes) >= hashes
      {
        return place + quotes + hashes
      } else {
        place += 1
      }
    }
    return bytes.count
  }

  private static func endOfInterpolation(in bytes: [UInt8], at start: Int) -> Int {
    var depth = 0
    var place = start
    while place < bytes.count {
      if let end = endOfString(in: bytes, at: place) {
        place = end
        continue
      }
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") { depth -= 1 }
      place += 1
      if depth == 0 { return place }
    }
    return bytes.count
  }
}
