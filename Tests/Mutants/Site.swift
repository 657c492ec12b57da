/// A place in a file with one possible change.
struct Site: Equatable {
  /// The changes of a mutant.
  enum Change: Equatable {
    /// A condition, or `true` or `false`, is negated.
    case negated
    /// An operator replaces another, such as `<` for `<=`, `==` for `!=`, or `&&` for `||`.
    case swapped(String, for: String)
    /// A sum, a difference, or a number is greater by one.
    case oneMore
    /// A range begins one later.
    case laterStart
    /// A range ends one earlier.
    case earlierEnd
    /// A call or an assignment is left out.
    case leftOut
  }

  let change: Change
  /// The bytes to rewrite: only an operator, or the whole text to negate, increase, or leave out.
  let range: Range<Int>
  /// The first line and the last.
  let lines: ClosedRange<Int>
  /// The description of the change, in one line of words.
  let description: String
  /// A Boolean value that indicates whether the change affects only an operator.
  let isOperator: Bool
}

extension Site {
  init(_ change: Change, _ range: Range<Int>, in source: SourceText) {
    self.change = change
    self.range = range
    lines = source.line(of: range.lowerBound)...source.line(of: max(range.lowerBound, range.upperBound - 1))
    let text = source.text(range)
    isOperator = Token.isOperator(text)
    description =
      switch change {
      case .negated: "negated: \(text)"
      case .swapped(let new, let old):
        "\(old) became \(new): \(source.text(source.wholeLine(lines.lowerBound)))"
      case .oneMore: "one more: \(text) in \(source.text(source.wholeLine(lines.lowerBound)))"
      case .laterStart: "begins one later: \(source.text(source.wholeLine(lines.lowerBound)))"
      case .earlierEnd: "ends one earlier: \(source.text(source.wholeLine(lines.lowerBound)))"
      case .leftOut: "left out: \(text.prefix(120))"
      }
  }

  /// Returns all sites of a file, in the order of the text.
  static func all(in source: SourceText) -> [Site] {
    let finder = SiteFinder(source)
    let found = finder.conditions + finder.operators + finder.literals + finder.statements
    return found.filter { site in !finder.conditional.contains { $0.overlaps(site.lines) } }.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
