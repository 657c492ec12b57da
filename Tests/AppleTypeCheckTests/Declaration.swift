import CompilerSupport

/// One declaration as it is compared: its full name and its type, without what may differ.
///
/// Left out are attributes, isolation, `optional` and the like, and the inner names of parameters. Kept are argument
/// labels, types, whether an argument has a default, and whether a property can be set.
struct Declaration: Hashable {
  /// Such as `UITableView.register(_:forCellReuseIdentifier:)`.
  let path: String

  /// Such as `func register(_: AnyClass?, forCellReuseIdentifier: String)`.
  let text: String

  /// Reads all declarations of a module.
  ///
  /// A symbol graph gives a closure's type sometimes by its name (`UIActionHandler`), sometimes written out; here it
  /// is always written out.
  static func all(in graph: SymbolGraph) -> [(symbol: SymbolGraph.Symbol, declaration: Declaration)] {
    let all = graph.symbols.compactMap { symbol in Declaration(symbol).map { (symbol, $0) } }
    var closures: [String: Set<String>] = [:]
    for (symbol, declaration) in all where symbol.kind.identifier == "swift.typealias" {
      guard let equals = declaration.text.firstRange(of: " = "), declaration.text.contains("->") else { continue }
      closures[symbol.pathComponents.last ?? "", default: []].insert(
        String(declaration.text[equals.upperBound...]))
    }
    let known = closures.filter { $0.value.count == 1 }.compactMapValues(\.first)
    return all.map { symbol, declaration in
      symbol.kind.identifier == "swift.typealias"
        ? (symbol, declaration) : (symbol, declaration.writingOut(known))
    }
  }

  private init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  private func writingOut(_ closures: [String: String]) -> Declaration {
    let text = self.text.replacing(/[A-Za-z_][A-Za-z0-9_]*[?!]?/) { match in
      let word = String(match.0)
      if let closure = closures[word] { return closure }
      guard let mark = word.last, "?!".contains(mark), let closure = closures[String(word.dropLast())] else {
        return word
      }
      return "(\(closure))\(mark)"
    }
    return Declaration(path: path, text: text)
  }

  private init?(_ symbol: SymbolGraph.Symbol) {
    guard let fragments = symbol.declarationFragments else { return nil }
    path = symbol.path
    var source = ""
    for fragment in fragments {
      if fragment.kind == "internalParam" {
        if source.last == " " { source.removeLast() }
      } else {
        source += fragment.spelling
      }
    }
    text = Self.normalized(source)
  }

  private static let ignoredWords: Set<Substring> = [
    "any", "convenience", "dynamic", "final", "indirect", "lazy", "nonisolated", "optional", "override", "required",
    "unowned", "unowned(unsafe)", "weak",
  ]

  /// Words that stand for the whole of a property that only its own module can set.
  private static let privateSetters: Set<Substring> = [
    "private(set)", "fileprivate(set)", "internal(set)", "package(set)",
  ]

  private static func normalized(_ source: String) -> String {
    var isReadOnly = false
    var words: [Substring] = []
    for word in withoutAttributes(withoutDefaults(source)).split(separator: " ") {
      if privateSetters.contains(word) { isReadOnly = true }
      if ignoredWords.contains(word) || privateSetters.contains(word) { continue }
      // `(any Delegate)?` and `Delegate?` are one type.
      words.append(word)
    }
    if let kind = words.firstIndex(of: "let") {
      words[kind] = "var"
      isReadOnly = true
    }
    if words.first == "class", let next = words.dropFirst().first, ["var", "func", "subscript"].contains(next) {
      words[0] = "static"
    }
    var text = words.joined(separator: " ")
    for (from, to) in [("(any ", "("), ("-> ()", "-> Void"), ("{ get nonmutating set }", "{ get set }")] {
      text = text.replacing(from, with: to)
    }
    text = withoutOuterTypes(withoutNeedlessParentheses(text))
    if text.contains("var ") || text.hasPrefix("subscript") {
      let accessors = text.hasSuffix("{ get }") || isReadOnly ? " { get }" : " { get set }"
      if let brace = text.firstRange(of: " {") { text = String(text[..<brace.lowerBound]) }
      text += accessors
    }
    return text
  }

  /// Without `@escaping`, `@MainActor` and their like, with their arguments.
  private static func withoutAttributes(_ source: String) -> String {
    source.replacing(/@[A-Za-z_]+(\([^)]*\))? ?/, with: "")
  }

  /// `= …` for every default value, whatever it is.
  private static func withoutDefaults(_ source: String) -> String {
    var result = ""
    var rest = source[...]
    guard source.contains("("), !source.contains("typealias ") else { return source }
    while let equals = rest.firstRange(of: " = ") {
      result += rest[..<equals.lowerBound] + " = …"
      var depth = 0
      let end = rest[equals.upperBound...].firstIndex { character in
        if depth == 0, ",)".contains(character) { return true }
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
        return false
      }
      rest = rest[(end ?? rest.endIndex)...]
    }
    return result + rest
  }

  /// `Style` for `UITableView.Style`: inside its outer type, a type may be written either way.
  private static func withoutOuterTypes(_ text: String) -> String {
    text.replacing(/([A-Za-z_][A-Za-z0-9_]*\.)+(?=[A-Za-z_])/, with: "")
  }

  /// `Delegate?` for `(Delegate)?`: what is left of `(any Delegate)?`.
  private static func withoutNeedlessParentheses(_ text: String) -> String {
    text.replacing(/\(([A-Za-z0-9_.]+)\)([?!])/) { "\($0.1)\($0.2)" }
  }
}
