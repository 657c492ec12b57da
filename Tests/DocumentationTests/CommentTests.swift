import CompilerSupport
import Testing

/// Every public declaration says in one sentence what it is.
@Suite struct `Public declarations` {
  /// Members that conformances to protocols of the standard library bring along.
  private static let witnesses: Set<String> = [
    "==(_:_:)", "!=(_:_:)", "<(_:_:)", "hash(into:)", "description", "debugDescription", "encode(to:)", "init(from:)",
    "init(rawValue:)", "rawValue",
  ]

  @Test(arguments: ["TableMaker", "UIKit"])
  func `have a doc comment whose first sentence is short`(module: String) throws {
    let graph = try Toolchain().symbolGraph(of: module)
    let overriding = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
    let own = graph.symbols.filter {
      !overriding.contains($0.identifier.precise) && !Self.witnesses.contains($0.pathComponents.last ?? "")
        && $0.kind.identifier != "swift.extension"
    }
    #expect(!own.isEmpty)
    let bare = own.filter { $0.docComment == nil }.map { $0.pathComponents.joined(separator: ".") }
    #expect(bare.isEmpty, "\(bare.count) without a doc comment:\n\(bare.sorted().joined(separator: "\n"))")
    let long = own.filter { firstParagraph($0).count > 150 }.map { $0.pathComponents.joined(separator: ".") }
    #expect(long.isEmpty, "first paragraph above 150 characters:\n\(long.sorted().joined(separator: "\n"))")
  }

  private func firstParagraph(_ symbol: SymbolGraph.Symbol) -> String {
    (symbol.docComment?.lines ?? []).map(\.text).prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
  }
}
