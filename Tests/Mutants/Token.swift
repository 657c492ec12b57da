/// A piece of a Swift file, as far as it must be known to change a line.
struct Token: Equatable {
  enum Kind {
    /// A name, a keyword, an attribute or a directive.
    case word
    case number, string
    /// Signs that stand together, such as `..<`; a dot before a name too.
    case sign
    case open, close, comma, colon, semicolon
  }

  let kind: Kind
  let range: Range<Int>
  let text: String
  /// A Boolean value that indicates whether the token is the first in its line.
  let startsLine: Bool
  let hasSpaceBefore, hasSpaceAfter: Bool

  /// Returns whether a text is an operator, and nothing else.
  static func isOperator(_ text: String) -> Bool { text.utf8.allSatisfy(\.isSign) }

  /// A Boolean value that indicates whether the token is a sign with room on both sides, as operators have between two
  /// values.
  var isSpacedSign: Bool { kind == .sign && hasSpaceBefore && hasSpaceAfter }
}

/// A file's pieces, and which brackets belong together.
struct Tokens {
  let all: [Token]
  /// The closing bracket for each opening one and the other way round, by their places among all.
  let partners: [Int: Int]
  /// The opening bracket around each piece.
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

  /// The place after a piece, or after the bracket that closes what it opens.
  func next(after place: Int) -> Int { (all[place].kind == .open ? partners[place] ?? place : place) + 1 }

  /// The bytes from one piece to another, both included.
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
        // A fraction, not a range or a member.
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
        // What stands before and after a dot belongs to it: `x?.y`, `x!.y`.
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

  /// A Boolean value that indicates whether the byte can stand in a name; those beyond ASCII can.
  fileprivate var isWord: Bool {
    self >= 0x80 || isDigit || self == UInt8(ascii: "_") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self)
  }

  fileprivate var isSign: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
