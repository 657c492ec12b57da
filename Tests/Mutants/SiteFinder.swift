/// A type that finds the possible changes in a file, based on the file's words and brackets.
///
/// If it mistakes code for something else, the changed code doesn't compile.
struct SiteFinder {
  let source: SourceText
  let tokens: Tokens

  /// The ranges of lines from `#if` to `#endif`. The code there may not be compiled on this platform.
  let conditional: [ClosedRange<Int>]

  init(_ source: SourceText) {
    self.source = source
    tokens = Tokens(source)
    var conditional: [ClosedRange<Int>] = []
    var open: [Int] = []
    for token in tokens.all where token.startsLine {
      let line = source.line(of: token.range.lowerBound)
      if token.text == "#if" { open.append(line) }
      if token.text == "#endif", let start = open.popLast() { conditional.append(start...line) }
    }
    self.conditional = conditional
  }

  private func site(_ change: Site.Change, _ places: Range<Int>) -> Site {
    Site(change, tokens.range(places), in: source)
  }

  /// Returns whether a token belongs to a directive that only the compiler reads, such as `#if` or `@available`.
  private func isDirective(_ place: Int) -> Bool {
    var first = place
    while first > 0, !tokens[first].startsLine { first -= 1 }
    if tokens[first].text.hasPrefix("#") || tokens[first].text == "@available" { return true }
    guard let around = tokens.enclosing[place], around > 0 else { return false }
    return ["#available", "#unavailable"].contains(tokens[around - 1].text)
  }

  // MARK: Conditions

  /// The clauses of `if`, `guard`, `while`, and `where`, the conditions before `?`, and `true` and `false`.
  var conditions: [Site] {
    tokens.all.indices.flatMap { place -> [Site] in
      let token = tokens[place]
      if token.isSpacedSign, token.text == "?" {
        let start = startOfOperand(before: place)
        return start < place ? [site(.negated, start..<place)] : []
      }
      guard token.kind == .word, place == 0 || tokens[place - 1].text != "." else { return [] }
      switch token.text {
      case "true", "false": return [site(.negated, place..<place + 1)]
      case "if", "while": return clauses(from: place + 1) { $0.text == "{" }
      case "guard": return clauses(from: place + 1) { $0.text == "else" }
      case "where" where isInLoop(place): return clauses(from: place + 1) { $0.text == "{" }
      default: return []
      }
    }
  }

  /// Returns each of the conditions that commas separate, except those that bind a name.
  private func clauses(from start: Int, to isEnd: (Token) -> Bool) -> [Site] {
    var sites: [Site] = []
    var (first, place) = (start, start)
    func end(_ end: Int) {
      guard end > first, !["let", "var", "case", "#available", "#unavailable"].contains(tokens[first].text) else {
        return
      }
      sites.append(site(.negated, first..<end))
    }
    while place < tokens.all.count, !isEnd(tokens[place]) {
      if tokens[place].kind == .close { return [] }
      if tokens[place].kind == .comma {
        end(place)
        first = place + 1
      }
      place = tokens.next(after: place)
    }
    end(place)
    return sites
  }

  /// Returns whether a `where` belongs to a `for`, and not to a type.
  private func isInLoop(_ place: Int) -> Bool {
    var place = place
    while place > 0, tokens[place].kind != .close || tokens[place].text != "}", tokens[place].text != "{" {
      place -= 1
      if tokens[place].text == "for" { return true }
    }
    return false
  }

  /// Returns the start of the value that ends before `?`.
  private func startOfOperand(before end: Int) -> Int {
    var place = end
    while place > 0 {
      let token = tokens[place - 1]
      switch token.kind {
      case .open, .comma, .colon, .semicolon: return place
      case .sign where token.isSpacedSign && ["=", "+=", "-=", "?", "??"].contains(token.text): return place
      case .word where ["return", "in", "else", "case"].contains(token.text): return place
      case .close:
        // A bracket that begins a line ends a previous block, not a closure in the same line.
        guard let start = tokens.partners[place - 1] else { return end }
        if token.text == "}", tokens[place].startsLine { return place }
        place = start
      default: place -= 1
      }
      let continues = tokens[place].kind == .sign && tokens[place].text != "!"
      if tokens[place].startsLine, place < end, !continues, place == 0 || !tokens[place - 1].isSpacedSign {
        return place
      }
    }
    return place
  }

  // MARK: Operators and numbers

  private static let swaps = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===", "&&": "||",
    "||": "&&",
  ]

  var operators: [Site] {
    tokens.all.indices.flatMap { place -> [Site] in
      let token = tokens[place]
      guard token.kind == .sign, !isDirective(place) else { return [] }
      if token.isSpacedSign, let other = Self.swaps[token.text] {
        return [site(.swapped(other, for: token.text), place..<place + 1)]
      }
      if token.isSpacedSign, ["+", "-", "&+", "&-"].contains(token.text) {
        return [site(.oneMore, place..<place + 1)]
      }
      guard ["..<", "..."].contains(token.text), token.hasSpaceBefore == token.hasSpaceAfter, place > 0,
        [.word, .number, .close].contains(tokens[place - 1].kind), place + 1 < tokens.all.count,
        [.word, .number, .open].contains(tokens[place + 1].kind)
      else { return [] }
      return [site(.laterStart, place..<place + 1), site(.earlierEnd, place..<place + 1)]
    }
  }

  /// The whole numbers.
  var literals: [Site] {
    tokens.all.indices.filter { place in
      let token = tokens[place]
      guard token.kind == .number, token.text.allSatisfy({ $0.isNumber || $0 == "_" }) else { return false }
      return (place == 0 || tokens[place - 1].text.last != ".") && !isDirective(place)
    }.map { site(.oneMore, $0..<$0 + 1) }
  }
}
