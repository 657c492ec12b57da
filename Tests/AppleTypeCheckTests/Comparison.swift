import CompilerSupport

/// Where a module declares something that the reference does not, or declares otherwise.
struct Comparison {
  struct Difference: Hashable, CustomStringConvertible {
    let path: String
    let ours: String
    /// What the reference has under that name, if it has it at all.
    let reference: [String]

    var description: String {
      reference.isEmpty
        ? "\(path): Apple has no such name: \(ours)"
        : "\(path): ours is \(ours), Apple's is \(reference.joined(separator: " or "))"
    }
  }

  let differences: [Difference]

  /// Members that come with a conformance to a protocol of the standard library or of Foundation: a type that conforms
  /// has them, whether or not the documentation lists them.
  private static let witnesses: Set<String> = [
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "hashValue", "description", "debugDescription",
    "encode(to:)", "init(from:)", "init(rawValue:)", "rawValue", "RawValue", "allCases", "AllCases",
    "Element", "ArrayLiteralElement", "isEqual(_:)", "hash", "copy(with:)", "mutableCopy(with:)", "init(coder:)",
    "encode(with:)", "customMirror",
  ]

  init(of module: SymbolGraph, with reference: SymbolGraph) {
    var known: [String: Set<String>] = [:]
    for (_, declaration) in Declaration.all(in: reference) {
      known[declaration.path, default: []].insert(declaration.text)
    }
    let superclasses = Dictionary(Self.inheritance(in: reference)) { first, _ in first }

    // An override adds no name; what it overrides is compared where it is first declared.
    let overriding = Set(module.relationships.lazy.filter { $0.kind == "overrides" }.map(\.source))
    var differences: Set<Difference> = []
    for (symbol, declaration) in Declaration.all(in: module) where !overriding.contains(symbol.identifier.precise) {
      var texts = known[declaration.path] ?? []
      // What Apple's has in an extension of a class of another framework is overridden in apps, so here it stands in our own classes.
      if texts.isEmpty { texts = Self.inherited(symbol.pathComponents, superclasses, known) }
      if texts.contains(declaration.text) { continue }
      // A setter that is not done is absent.
      if texts.contains(declaration.text.replacing(" { get }", with: " { get set }")) { continue }
      if texts.isEmpty, let name = symbol.pathComponents.last, Self.witnesses.contains(name) { continue }
      differences.insert(
        Difference(path: declaration.path, ours: declaration.text, reference: texts.sorted()))
    }
    let superclassesHere = Dictionary(Self.inheritance(in: module)) { first, _ in first }
    for symbol in module.symbols where symbol.kind.identifier == "swift.class" {
      let name = symbol.path
      guard known[name] != nil, superclasses[name] != superclassesHere[name] else { continue }
      differences.insert(
        Difference(
          path: name, ours: Self.heading(name, superclassesHere[name]),
          reference: [Self.heading(name, superclasses[name])]))
    }
    self.differences = differences.sorted { ($0.path, $0.ours) < ($1.path, $1.ours) }
  }

  /// What the reference has under a member's name in the nearest superclass that has it.
  private static func inherited(
    _ path: [String], _ superclasses: [String: String], _ known: [String: Set<String>]
  ) -> Set<String> {
    guard path.count == 2, !path[1].hasPrefix("init(") else { return [] }
    var name = path[0]
    while let superclass = superclasses[name] {
      if let texts = known["\(superclass).\(path[1])"] { return texts }
      name = superclass
    }
    return []
  }

  private static func heading(_ name: String, _ superclass: String?) -> String {
    "class \(name)" + (superclass.map { ": \($0)" } ?? "")
  }

  /// Each class with its superclass, by name.
  private static func inheritance(in graph: SymbolGraph) -> [(String, String)] {
    var names: [String: String] = [:]
    for symbol in graph.symbols { names[symbol.identifier.precise] = symbol.path }
    return graph.relationships.compactMap { relationship in
      guard relationship.kind == "inheritsFrom", let name = names[relationship.source] else { return nil }
      let fallback = relationship.targetFallback?.split(separator: ".").last.map(String.init)
      return (names[relationship.target] ?? fallback).map { (name, $0) }
    }
  }
}
