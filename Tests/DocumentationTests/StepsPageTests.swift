import CompilerSupport
import Foundation
import Testing

/// The page that has all steps in tables, and its Chinese twin.
@Suite struct `The page of all steps` {
  /// A row of its tables.
  private struct Row: CustomStringConvertible {
    let cells: [String]
    /// The names of the steps.
    var names: [String] { cells[0].matches(of: #/(?:/|`)(\w+)\(/#).map { String($0.1) } }
    var description: String { cells.joined(separator: " | ") }
  }

  private let rows: [Row]
  private let chinese: [Row]

  init() throws {
    rows = try Self.rows(of: "Steps.md")
    chinese = try Self.rows(of: "Chinese/Steps-zh.md")
  }

  private static func rows(of page: String) throws -> [Row] {
    let page = Pages.repository.appendingPathComponent("Sources/TableMaker/TableMaker.docc/\(page)")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }.map {
      Row(cells: $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
    }
  }

  @Test func `has each step that there is, and no other, once`() throws {
    let owners: Set<String> = [
      "DataSource", "SectionStart", "CellSection", "DataSection", "TypedSection", "MixedSection", "SectionOptions",
      "ItemOptions", "CellOptions", "Finished", "RowAdding", "RowOptions", "RowStart", "FieldRow", "ReadyRow",
      "ElementRows",
    ]
    let graph = try Toolchain().symbolGraph(of: "TableMaker")
    let steps = Set(
      graph.symbols.filter { symbol in
        symbol.pathComponents.count == 2 && owners.contains(symbol.pathComponents[0])
          && symbol.kind.identifier == "swift.method"
      }
      .map { String($0.pathComponents[1].prefix { $0 != "(" }) }.filter { !$0.hasPrefix("_") })
    let listed = rows.flatMap(\.names)
    #expect(steps.subtracting(listed).sorted() == [], "are not in the table")
    #expect(Set(listed).subtracting(steps).sorted() == [], "are no steps")
    for (name, places) in Dictionary(grouping: rows.flatMap { Set($0.names) }, by: { $0 }) {
      #expect(places.count == 1, "\(name) stands in \(places.count) rows")
    }
  }

  @Test func `names only arguments that the steps have, in their order`() throws {
    let graph = try Toolchain().symbolGraph(of: "TableMaker")
    let declared = Dictionary(grouping: graph.symbols.compactMap(\.pathComponents.last)) {
      String($0.prefix { $0 != "(" })
    }
    func labels(_ name: String) -> [Substring] {
      name.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ":")
    }
    for written in rows.flatMap({ $0.cells[0].matches(of: #/(?:\/|`)(\w+\([\w:]*\))/#).map { String($0.1) } }) {
      let name = String(written.prefix { $0 != "(" })
      let fits = declared[name, default: []].contains { other in
        var rest = labels(written)[...]
        for label in labels(other) where label == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
      }
      #expect(fits, "\(written): there are \(declared[name, default: []])")
    }
  }

  @Test func `says of each in both languages what it is for`() {
    #expect(rows.count > 40 && rows.map { $0.cells[0] } == chinese.map { $0.cells[0] })
    let words = ["once": "仅一次", "replaces": "取代", "adds": "累加", "—": "—"]
    for (row, twin) in zip(rows, chinese) {
      #expect(row.cells.count == 4 && twin.cells.count == 4, "\(row)")
      guard row.cells.count == 4, twin.cells.count == 4 else { continue }
      #expect(row.cells[3].contains(#/^[A-Z`]/#) && !row.description.contains(#/\p{Han}/#), "\(row)")
      #expect(twin.cells[1].contains(#/\p{Han}/#) && twin.cells[3].contains(#/\p{Han}{2}/#), "\(twin)")
      #expect(words[row.cells[2]] == twin.cells[2], "\(row), \(twin)")
    }
  }
}
