import CompilerSupport
import Testing

/// The page that has every step in a chain, and the one about the data source.
@Suite struct `The pages of code` {
  @Test func `show every step, and every method of the data source`() throws {
    let pages = try ["StepsInCode", "ControllingTables"].map(Pages.article)
    let calls = Set(
      pages.flatMap(\.blocks).filter { $0.language == "swift" }
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
