// Steps that search, sort, and group in the wrong place.
extension [String: [Mutant]] {
  /// Steps that find items, in a section without data and before any section.
  static let findingTooEarly = [
    ("searchable", "searchable(_:by:locale:)", ".searchable(bar, by: \\.name)"),
    ("searchable by a rule", "searchable(_:where:)", ".searchable(bar) { item, query in item.name == query }"),
    (
      "exact search", "searchable(_:by:locale:matching:)", ".searchable(bar, by: \\.name, matching: .exact)"
    ),
    ("filtered", "filtered(where:)", ".filtered { item in item.name == \"x\" }"),
    ("remoteSearch", "remoteSearch(by:debounce:_:)", ".remoteSearch(by: bar) { query in [Goods]() }"),
    ("sorted", "sorted(by:_:locale:)", ".sorted(by: \\.price, .reverse)"),
    ("ordered", "", ".ordered { $0.price < $1.price }"), ("grouped", "", ".grouped(by: .key(\\.stock))"),
    (
      "highlightMatches", "highlightMatches",
      ".highlightMatches { cell, item, match in print(item.name, match.isEmpty) }"
    ),
  ].flatMap { name, labels, step in
    let says = labels.isEmpty ? "type 'PutDataFirst' has no member" : Refusal.items.of(labels)
    return [
      Mutant(
        "\(name) before data", .replace(".section(\"goods\")", by: ".section(\"goods\")\(step)"),
        line: ".section(\"goods\")\(step)", says: says),
      Mutant(
        "\(name) before a section", .replace(".section(\"goods\")", by: "\(step).section(\"goods\")"),
        line: "\(step).section(\"goods\")", says: says),
    ]
  }

  /// Steps of a section before any section.
  static let sectionStepsOfTable: [Mutant] = [
    Mutant(
      "cells that show their index, of the table",
      .replace("DataSource(tableView)", by: "DataSource(tableView).usesIndex()"),
      line: "DataSource(tableView)", says: Refusal.section.of("usesIndex()")),
    Mutant(
      "collapsing the table", .replace("DataSource(tableView)", by: "DataSource(tableView).collapsible()"),
      line: "DataSource(tableView)", says: Refusal.section.of("collapsible(disclosure:)")),
  ]
}
