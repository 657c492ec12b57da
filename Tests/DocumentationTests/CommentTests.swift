import CompilerSupport
import Testing

/// Every public declaration says in one sentence what it is.
@Suite struct `Public declarations` {
  /// Members from conformances to protocols of the standard library, which documents what they do.
  private static let witnesses: Set<String> = [
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "description", "debugDescription", "encode(to:)", "init(from:)",
    "init(rawValue:)", "rawValue",
  ]

  @Test func `of TableMaker have a doc comment, all of them`() throws {
    let graph = try Toolchain().symbolGraph(of: "TableMaker")
    // What has no place in the source was written by the compiler: a raw value's initializer.
    let written = graph.symbols.filter { $0.location != nil && $0.kind.identifier != "swift.extension" }
    expectComments(of: written, in: "TableMaker")
  }

  @Test func `of our UIKit have a doc comment, but for overrides and what every type has`() throws {
    let graph = try Toolchain().symbolGraph(of: Toolchain.modulesOfUIKit)
    let overriding = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
    let own = graph.symbols.filter {
      !overriding.contains($0.identifier.precise) && !Self.witnesses.contains($0.pathComponents.last ?? "")
        && $0.kind.identifier != "swift.extension"
    }
    expectComments(of: own, in: "UIKit")
  }

  /// Expects a short first sentence of each declaration, and prints how many there are.
  private func expectComments(of symbols: [SymbolGraph.Symbol], in module: String) {
    #expect(!symbols.isEmpty)
    let bare = symbols.filter { $0.docComment == nil }.map(\.path)
    print("\(module): \(symbols.count - bare.count) of \(symbols.count) public declarations are documented.")
    #expect(bare.isEmpty, "\(bare.count) without a doc comment:\n\(bare.sorted().joined(separator: "\n"))")
    let long = symbols.filter { firstParagraph($0).count > 150 }.map(\.path)
    #expect(long.isEmpty, "first paragraph above 150 characters:\n\(long.sorted().joined(separator: "\n"))")
  }

  private func firstParagraph(_ symbol: SymbolGraph.Symbol) -> String {
    (symbol.docComment?.lines ?? []).map(\.text).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
  }
}
