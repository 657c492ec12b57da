import CompilerSupport
import Testing

/// The page that has the whole chain.
@Suite struct `The page about the chain` {
  @Test func `shows every step in code, and everything that the live object does`() throws {
    let page = try Pages.article("Chain")
    let calls = Set(
      page.blocks.filter { $0.language == "swift" }
        .flatMap { $0.code.matches(of: #/\.?(\w+)(?=\(| \{)/#).map { String($0.1) } })
    let graph = try Toolchain().symbolGraph(of: "TableMaker")
    let owners: Set<String> = [
      "DataSource", "SectionStart", "CellSection", "DataSection", "TypedSection", "MixedSection", "SectionOptions",
      "ItemOptions",
      "CellOptions", "Finished", "TableViewDataSource",
    ]
    let steps = graph.symbols.filter { symbol in
      symbol.pathComponents.count == 2 && owners.contains(symbol.pathComponents[0])
        && symbol.kind.identifier == "swift.method"
        && symbol.docComment?.lines.first?.text.hasPrefix("Passed on") != true
    }
    let names = Set(steps.map { String($0.pathComponents[1].prefix { $0 != "(" }) })
      .filter {
        !$0.hasPrefix("_") && !["tableView", "numberOfSections", "sectionIndexTitles"].contains($0)
          && !$0.hasPrefix("scrollView")
      }
    #expect(names.count > 30)
    #expect(names.subtracting(calls).sorted() == [])
  }
}
