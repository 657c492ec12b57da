/// A token of a Swift file, with only the details that a change of a line requires.
struct Token: Equatable {
  enum Kind {
    /// A name, a keyword, an attribute, or a directive.
    case word
    case number, string
    /// A sequence of signs, such as `..<`. A dot before a name is also a sign.
    case sign
    case open, close, comma, colon, semicolon
  }

  let kind: Kind
  let range: Range<Int>
  let text: String
  /// A Boolean value that indicates whether the token is the first in its line.
  let startsLine: Bool
  let hasSpaceBefore, hasSpaceAfter: Bool

  /// Returns whether a text contains only an operator.
  static func isOperator(_ text: String) -> Bool { text.utf8.allSatisfy(\.isSign) }

  /// A Boolean value that indicates whether the token is a sign with spaces on both sides, like an operator between two
  /// values.
  var isSpacedSign: Bool { kind == .sign && hasSpaceBefore && hasSpaceAfter }
}

/// A file's tokens, and the pairs of its brackets.
struct Tokens {
  let all: [Token]
  /// The index of the closing bracket for each opening bracket, and the other way around.
  let partners: [Int: Int]
  /// The index of the opening bracket around each token.
  let enclosing: [Int?]

  init(_ source: SourceText) {
    let tokens = Self.read(source.code)
    var partners: [Int: Int] = [:]
    var enclosing: [Int?] = []
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      if token.kind == .close, let start = open.popLast() { (partners[start], partners[place]) = (place, start) }
      enclosing.append(open.last)
      if token.kind == .open { open.append(place) }
    }
    (all, self.partners, self.enclosing) = (tokens, partners, enclosing)
  }

  subscript(_ place: Int) -> Token { all[place] }

  /// Returns the index after a token, or after its closing bracket if the token is an opening one.
  func next(after place: Int) -> Int { (all[place].kind == .open ? partners[place] ?? place : place) + 1 }

  /// Returns the bytes of several tokens, from the beginning of the first to the end of the last.
  func range(_ places: Range<Int>) -> Range<Int> {
    all[places.lowerBound].range.lowerBound..<all[places.upperBound - 1].range.upperBound
  }

  private static func read(_ code: [UInt8]) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    var startsLine = true
    func run(while belongs: (UInt8) -> Bool) -> Int { code[place...].firstIndex { !belongs($0) } ?? code.count }
    while place < code.count {
      let byte = code[place]
      if byte == UInt8(ascii: "\n") { startsLine = true }
      guard byte > UInt8(ascii: " ") else {
        place += 1
        continue
      }
      var end = place + 1
      let kind: Token.Kind
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): kind = .open
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): kind = .close
      case UInt8(ascii: ","): kind = .comma
      case UInt8(ascii: ":"): kind = .colon
      case UInt8(ascii: ";"): kind = .semicolon
      case UInt8(ascii: "\""):
        kind = .string
        end = run { $0 == UInt8(ascii: "\"") }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        kind = .number
        end = run { $0.isWord }
        // Includes a fraction, but not a range or a member.
        if end + 1 < code.count, code[end] == UInt8(ascii: "."), code[end + 1].isDigit {
          let fraction = end + 1
          end = code[fraction...].firstIndex { !$0.isWord } ?? code.count
        }
      case _ where byte.isWord || "#@`$".utf8.contains(byte):
        kind = .word
        end = code[(place + 1)...].firstIndex { !$0.isWord && $0 != UInt8(ascii: "`") } ?? code.count
      default:
        kind = .sign
        end = run { $0.isSign }
        // Signs before and after a dot belong to the same token: `x?.y`, `x!.y`.
        if end == place { end = place + 1 }
      }
      let before = place > 0 ? code[place - 1] : UInt8(ascii: " ")
      let after = end < code.count ? code[end] : UInt8(ascii: " ")
      tokens.append(
        Token(
          kind: kind, range: place..<end, text: String(decoding: code[place..<end], as: UTF8.self),
          startsLine: startsLine, hasSpaceBefore: before <= UInt8(ascii: " "),
          hasSpaceAfter: after <= UInt8(ascii: " ")))
      startsLine = false
      place = end
    }
    return tokens
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// A Boolean value that indicates whether a name can contain the byte. All bytes beyond ASCII count.
  fileprivate var isWord: Bool {
    self >= 0x80 || isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  fileprivate var isSign: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
