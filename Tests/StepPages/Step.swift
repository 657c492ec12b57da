import CompilerSupport
import Foundation

/// A step of the chain, with the facts from the table of all steps and from the compiler.
struct Step {
  let name: String
  /// The heading of the step's part of the table.
  let group: Words
  /// The level of the step: the table, a section, or a row.
  let level: Words
  /// The effect of a second call of the step.
  let second: Words
  let purpose: Words
  /// The links from the table to the step's symbols.
  let symbols: [String]
  /// The ways to write the step.
  let forms: [Form]

  /// The names of the types that a chain's steps return.
  static let owners = [
    "DataSource", "SectionStart", "CellSection", "DataSection", "TypedSection", "MixedSection", "SectionOptions",
    "ItemOptions", "CellOptions", "Finished", "RowAdding", "RowOptions", "RowStart", "FieldRow", "ReadyRow",
    "ElementRows",
  ]

  /// The name of the step's page, without the suffix of its language.
  var page: String { "Step-\(name)" }

  /// Returns every step in the order of the table, so that each step that the compiler knows has a page.
  ///
  /// - Parameter chinese: The Chinese version of the table, with the same rows.
  static func all(table: String, chinese: String, graph: SymbolGraph) -> [Step] {
    var declared: [String: [(name: String, owner: String, text: String)]] = [:]
    for symbol in graph.symbols where symbol.pathComponents.count == 2 && symbol.kind.identifier == "swift.method" {
      let (owner, member) = (symbol.pathComponents[0], symbol.pathComponents[1])
      guard owners.contains(owner), !member.hasPrefix("_") else { continue }
      let text = (symbol.declarationFragments ?? []).map(\.spelling).joined().replacing("@MainActor ", with: "")
      declared[String(member.prefix { $0 != "(" }), default: []].append((member, owner, text))
    }
    var steps: [Step] = []
    for (row, twin) in zip(rows(of: table), rows(of: chinese)) {
      let cells = row.cells
      guard cells.count == 4, twin.cells.count == 4 else { continue }
      let words = zip(cells, twin.cells).map { Words(english: $0, chinese: $1) }
      let links = cells[0].matches(of: /``([^`]+)``/).map { String($0.1) }
      var names: [String] = []
      for match in cells[0].matches(of: /(?:\/|`)(\w+)\(/) where !names.contains(String(match.1)) {
        names.append(String(match.1))
      }
      for name in names {
        steps.append(
          Step(
            name: name, group: Words(english: row.group, chinese: twin.group), level: words[1], second: words[2],
            purpose: words[3],
            symbols: links.filter { $0.contains("/\(name)(") },
            forms: Form.all(declared[name] ?? [], owners: owners)))
      }
    }
    return steps
  }

  /// Returns the rows of a table of steps, each with the heading above it.
  private static func rows(of table: String) -> [(group: String, cells: [String])] {
    var group = ""
    return table.split(separator: "\n").compactMap { line in
      if line.hasPrefix("### ") { group = String(line.dropFirst(4)) }
      guard line.hasPrefix("| `") else { return nil }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return (group, cells.filter { !$0.isEmpty })
    }
  }
}

/// A text in both languages.
struct Words {
  let english, chinese: String
}
