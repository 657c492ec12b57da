import Foundation

/// Finds where a text stops being JSON; decoders say only that it is none.
struct JSONSyntax {
  private let bytes: [UInt8]
  private var index = 0

  private struct Mistake: Error {}

  private init(_ data: Data) { bytes = [UInt8](data) }

  /// The line, from 1, of the first character that is wrong, or nothing where the text is JSON.
  static func lineOfFirstMistake(in data: Data) -> Int? {
    var syntax = JSONSyntax(data)
    do {
      try syntax.value()
      syntax.skipSpace()
      if syntax.index == syntax.bytes.count { return nil }
    } catch {}
    return 1 + syntax.bytes.prefix(syntax.index).count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func value() throws {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      try elements(until: "}") { syntax in
        try syntax.string()
        try syntax.expect(":")
        try syntax.value()
      }
    case UInt8(ascii: "["): try elements(until: "]") { try $0.value() }
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "n"): try word("null")
    default: try number()
    }
  }

  private mutating func elements(until end: Character, _ element: (inout JSONSyntax) throws -> Void) throws {
    index += 1
    skipSpace()
    if peek == end.asciiValue {
      index += 1
      return
    }
    while true {
      skipSpace()
      try element(&self)
      skipSpace()
      if peek == end.asciiValue { break }
      try expect(",")
    }
    index += 1
  }

  private mutating func string() throws {
    try expect("\"")
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Mistake() }
      index += 1
      if byte == UInt8(ascii: "\\") { try escape() }
    }
    guard peek != nil else { throw Mistake() }
    index += 1
  }

  /// Reads the escape sequence after a backslash.
  private mutating func escape() throws {
    guard let byte = peek, "\"\\/bfnrtu".utf8.contains(byte) else { throw Mistake() }
    index += 1
    guard byte == UInt8(ascii: "u") else { return }
    for _ in 0..<4 {
      guard let digit = peek, Character(UnicodeScalar(digit)).isHexDigit else { throw Mistake() }
      index += 1
    }
  }

  private mutating func number() throws {
    let start = index
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let digits = String(decoding: bytes[start..<index], as: UTF8.self)
    guard digits.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
      index = start
      throw Mistake()
    }
  }

  private mutating func word(_ word: String) throws {
    guard bytes[index...].starts(with: word.utf8) else { throw Mistake() }
    index += word.utf8.count
  }

  private mutating func expect(_ character: Character) throws {
    skipSpace()
    guard peek == character.asciiValue else { throw Mistake() }
    index += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, " \n\r\t".utf8.contains(byte) { index += 1 }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }
}
