import Foundation

/// A parser for the visual format language.
///
/// It implements the grammar of Apple's Auto Layout Guide, and ignores spaces between symbols.
@MainActor struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  // MARK: The whole format

  mutating func parse(_ options: NSLayoutConstraint.FormatOptions) -> VisualFormat {
    if characters.isEmpty { raise(.invalidArgument, "Unable to parse constraint format: It's an empty string.") }
    var result = VisualFormat()
    result.axis = parseAxis()
    check(options, result.axis)
    if take("|") {
      result.start = parseConnection()
      if next != "[" { fail("Expected a view") }
    }
    var connection = VisualFormat.Connection.flush
    while true {
      if take("[") {
        var view = parseView(result.axis)
        view.connection = connection
        result.views.append(view)
        if result.views.count == 1, result.start != nil { checkSuperview(of: view) }
      } else if let last = result.views.last, take("|") {
        result.end = connection
        checkSuperview(of: last)
        if next != nil { fail("Expected the end of the format after '|'") }
        return result
      } else {
        fail("Expected a view or '|'")
      }
      if next == nil { return result }
      connection = parseConnection()
    }
  }

  private mutating func parseAxis() -> NSLayoutConstraint.Axis {
    let (letter, axis, word): (Character, NSLayoutConstraint.Axis, String)
    switch next {
    case "H": (letter, axis, word) = ("H", .horizontal, "horizontal")
    case "V": (letter, axis, word) = ("V", .vertical, "vertical")
    default: return .horizontal
    }
    _ = take(letter)
    if !take(":") { fail("Expected ':' after '\(letter)' to specify \(word) arrangement") }
    return axis
  }

  private func check(_ options: NSLayoutConstraint.FormatOptions, _ axis: NSLayoutConstraint.Axis) {
    let forbidden: NSLayoutConstraint.Attribute.Kind = axis == .horizontal ? .x : .y
    guard options.alignments.contains(where: { $0.kind == forbidden }) else { return }
    let word = axis == .horizontal ? "horizontal" : "vertical"
    fail(
      "Options mask required views to be aligned on a \(word) edge, which is not allowed for layout that is also \(word)."
    )
  }

  private func checkSuperview(of view: VisualFormat.View) {
    if view.item.superviewInFormat == nil {
      fail("Unable to interpret '|' character, because the related view doesn't have a superview")
    }
  }

  // MARK: Views and connections

  private mutating func parseView(_ axis: NSLayoutConstraint.Axis) -> VisualFormat.View {
    guard let name = takeName() else {
      fail(
        """
        Expected a view. View names must start with a letter or an underscore, then contain letters, numbers, and \
        underscores.
        """)
    }
    guard let value = views[name] else { fail("\(name) is not a key in the views dictionary.") }
    guard let item = value as? any LayoutItem else {
      fail("\(name) in the views dictionary is neither a view nor a layout guide.")
    }
    var view = VisualFormat.View(item: item)
    if take("(") {
      view.sizes = parsePredicates(ofSize: true)
      if !take("]") {
        fail("A predicate on a view's thickness must end with ')' and the view must end with ']'")
      }
    } else if !take("]") {
      fail("Expected '(' for a predicate on the view's thickness, or ']' at the end of the view")
    }
    return view
  }

  private mutating func parseConnection() -> VisualFormat.Connection {
    guard take("-") else { return .flush }
    if next == "[" || next == "|" { return .standard }
    let lengths: [VisualFormat.Predicate]
    if take("(") {
      lengths = parsePredicates(ofSize: false)
    } else {
      lengths = [VisualFormat.Predicate(target: parseTarget(ofSize: false, isInParentheses: false))]
    }
    if !take("-") { fail("Expected '-' after the length of a connection") }
    return .lengths(lengths)
  }

  /// Parses predicates up to the closing parenthesis, inclusive.
  private mutating func parsePredicates(ofSize: Bool) -> [VisualFormat.Predicate] {
    var predicates: [VisualFormat.Predicate] = []
    repeat {
      var predicate = VisualFormat.Predicate()
      predicate.relation = parseRelation()
      predicate.target = parseTarget(ofSize: ofSize, isInParentheses: true)
      if take("@") { predicate.priority = parsePriority() }
      predicates.append(predicate)
    } while take(",")
    if !take(")") {
      fail(
        ofSize
          ? "A predicate on a view's thickness must end with ')' and the view must end with ']'"
          : "Expected ')' after the predicates of a connection")
    }
    return predicates
  }

  private mutating func parseRelation() -> NSLayoutConstraint.Relation {
    let relations: [(Character, NSLayoutConstraint.Relation)] = [
      ("=", .equal), ("<", .lessThanOrEqual), (">", .greaterThanOrEqual),
    ]
    for (sign, relation) in relations where take(sign) {
      if !take("=") { fail("Unknown relation. Must be ==, >=, or <=") }
      return relation
    }
    return .equal
  }

  private mutating func parseTarget(ofSize: Bool, isInParentheses: Bool) -> VisualFormat.Target {
    if let number = takeNumber(signed: isInParentheses) { return .constant(number) }
    guard let name = takeName() else {
      fail("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    if metrics[name] != nil { return .constant(metric(name)) }
    guard let value = views[name] else { failForMetric(name) }
    guard ofSize else { fail("\(name) is a view: the length of a connection is a number or a metric") }
    guard let item = value as? any LayoutItem else {
      fail("\(name) in the views dictionary is neither a view nor a layout guide.")
    }
    return .item(item)
  }

  private mutating func parsePriority() -> UILayoutPriority {
    let number: CGFloat
    if let value = takeNumber(signed: true) {
      number = value
    } else if let name = takeName() {
      number = metric(name)
    } else {
      fail("Expected a number or key from the metrics dictionary, but encountered something else")
    }
    guard number > 0, number <= 1000 else {
      fail("A priority must be greater than 0 and at most 1000, not \(decimal(number))")
    }
    return UILayoutPriority(Float(number))
  }

  // MARK: Symbols

  private var next: Character? { lookahead.0 }

  /// The next character that isn't a space, if there is one, and its position.
  private var lookahead: (Character?, Int) {
    var index = position
    while index < characters.count, characters[index] == " " { index += 1 }
    return (index < characters.count ? characters[index] : nil, index)
  }

  private mutating func take(_ character: Character) -> Bool {
    let (found, index) = lookahead
    guard found == character else { return false }
    position = index + 1
    return true
  }

  private mutating func takeName() -> String? {
    let (found, index) = lookahead
    guard let found, found == "_" || found.isASCII && found.isLetter else { return nil }
    var end = index
    while end < characters.count,
      characters[end] == "_" || characters[end].isASCII && (characters[end].isLetter || characters[end].isNumber)
    {
      end += 1
    }
    position = end
    return String(characters[index..<end])
  }

  /// Parses a decimal number with an optional fraction and power of ten.
  private mutating func takeNumber(signed: Bool) -> CGFloat? {
    let rest = String(characters[lookahead.1...])
    guard let match = rest.prefixMatch(of: /[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?/) else { return nil }
    let text = match.0
    // Outside of parentheses, a `-` is part of the connection.
    guard signed || text.first != "-", let number = Double(text.hasSuffix(".") ? text + "0" : text) else { return nil }
    position = lookahead.1 + text.count
    return number
  }

  private func metric(_ name: String) -> CGFloat {
    guard let value = metrics[name] else { failForMetric(name) }
    switch value {
    case let number as any BinaryFloatingPoint: return CGFloat(number)
    case let number as any BinaryInteger: return CGFloat(number)
    case let number as NSNumber: return CGFloat(number.doubleValue)
    default: fail("The metric \(name) is not a number: \(value)")
    }
  }

  // MARK: Errors

  private func failForMetric(_ name: String) -> Never {
    fail("Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries")
  }

  /// Raises an exception with Apple's message, which contains the expected symbol, the format, and a mark below the
  /// current position.
  private func fail(_ reason: String) -> Never {
    raise(
      .invalidArgument,
      "Unable to parse constraint format: \n\(reason) \n\(format) \n\(String(repeating: " ", count: lookahead.1))^")
  }
}
