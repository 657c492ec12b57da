extension SiteFinder {
  /// The calls and assignments that are complete statements.
  var statements: [Site] {
    tokens.all.indices.compactMap { start in
      guard isStartOfStatement(start) else { return nil }
      let end = endOfStatement(from: start)
      guard end > start, isCall(start..<end) || isAssignment(start..<end) else { return nil }
      return Site(.leftOut, tokens.range(start..<end), in: source)
    }
  }

  /// The words that begin something other than a call or an assignment.
  private static let others: Set<String> = [
    "let", "var", "func", "init", "deinit", "subscript", "return", "if", "else", "guard", "for", "while", "repeat",
    "switch", "case", "default", "do", "catch", "defer", "throw", "break", "continue", "fallthrough", "import",
    "struct", "class", "enum", "extension", "protocol", "actor", "typealias", "associatedtype", "public", "package",
    "internal", "fileprivate", "private", "open", "final", "static", "override", "mutating", "nonisolated",
    "convenience",
    "required", "lazy", "weak", "unowned", "indirect", "infix", "prefix", "postfix", "precedencegroup", "get", "set",
    "willSet", "didSet", "some", "any", "where", "in", "is", "as", "borrowing", "consuming", "isolated",
    // Without these calls, no other line of a test can pass.
    "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError",
  ]

  private func isStartOfStatement(_ place: Int) -> Bool {
    let token = tokens[place]
    guard token.kind == .word, !Self.others.contains(token.text),
      !"@#$".contains(token.text.prefix(1)) || token.text.hasPrefix("$"),
      let around = tokens.enclosing[place], tokens[around].text == "{", place > 0
    else { return false }
    let before = tokens[place - 1]
    if place - 1 == around || before.kind == .semicolon || before.text == "in" && isClosureHead(place - 1) {
      return true
    }
    guard token.startsLine else { return isAfterCaseLabel(place) }
    switch before.kind {
    case .word: return !["return", "try", "await", "throw", "else", "in", "is", "as"].contains(before.text)
    case .number, .string, .close: return true
    // `x!` and `x?` end a statement; an operator between two values doesn't.
    case .sign: return !before.hasSpaceBefore
    case .colon: return isAfterCaseLabel(place)
    case .open, .comma, .semicolon: return false
    }
  }

  /// Returns whether `in` follows the parameters of a closure, and not the variable of a loop.
  private func isClosureHead(_ place: Int) -> Bool {
    guard let around = tokens.enclosing[place] else { return false }
    return !(around..<place).contains { tokens[$0].text == "for" && tokens.enclosing[$0] == around }
  }

  /// Returns whether a token is the first after `case …:` or `default:`.
  private func isAfterCaseLabel(_ place: Int) -> Bool {
    guard tokens[place - 1].kind == .colon else { return false }
    var first = place - 1
    while first > 0, !tokens[first].startsLine { first -= 1 }
    // A long label continues in the next line.
    return ["case", "default"].contains(tokens[first].text) || tokens[first].text == "where"
  }

  private func endOfStatement(from start: Int) -> Int {
    var place = start
    while place < tokens.all.count {
      let token = tokens[place]
      if token.kind == .close || token.kind == .semicolon { break }
      if place > start, token.startsLine {
        let before = tokens[place - 1]
        let isContinued = before.isSpacedSign || before.kind == .comma || ["try", "await"].contains(before.text)
        let continues = token.kind == .sign && token.text != "!" || token.text == "as"
        if !isContinued, !continues { break }
      }
      place = tokens.next(after: place)
    }
    return place
  }

  private func outermost(_ places: Range<Int>) -> [Int] {
    var found: [Int] = []
    var place = places.lowerBound
    while place < places.upperBound {
      found.append(place)
      place = tokens.next(after: place)
    }
    return found
  }

  private func isAssignment(_ places: Range<Int>) -> Bool {
    outermost(places).contains { place in
      let token = tokens[place]
      return token.isSpacedSign
        && (token.text == "=" || token.text.hasSuffix("=") && Self.assignments.contains(token.text))
    }
  }

  private static let assignments: Set<String> = ["+=", "-=", "*=", "/=", "&+=", "&-=", "|=", "&=", "^=", "<<=", ">>="]

  private func isCall(_ places: Range<Int>) -> Bool {
    let pieces = outermost(places)
    guard let last = pieces.last, tokens[last].kind == .open, tokens[last].text != "[" else { return false }
    return !pieces.contains { tokens[$0].isSpacedSign }
  }
}
