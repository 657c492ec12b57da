/// What a table shows and why, as a value: for a bug report, a log, or a test.
///
/// ```swift
/// print(dataSource.dump())
/// let report = try JSONEncoder().encode(dataSource.dump())
/// ```
///
/// Its `description` is a tree of lines. Texts are at most 100 characters of an item's own description.
public struct TableDump: Codable, Hashable, Sendable {
  /// The line of the chain's `make()`: `Feed.swift:41`.
  public var place: String
  /// The table's state.
  public var state: State
  /// The sections in the chain's order, the hidden ones too.
  public var sections: [Section]

  /// The state of a table.
  public struct State: Codable, Hashable, Sendable {
    /// Whether there is a table; false once it is detached or gone. All numbers are zero then.
    public var hasTable = false
    /// Whether the table is in a window.
    public var isInWindow = false
    /// The table's width, in points.
    public var width = 0.0
    /// The table's height, in points.
    public var height = 0.0
    /// How far the content is scrolled, in points.
    public var contentOffset = 0.0
    /// The content's height as the table knows it, in points.
    public var contentHeight = 0.0
    /// Whether the table is in editing mode.
    public var isEditing = false
    /// Whether the table shows what the sources have; false while an update is pending.
    public var isUpToDate = false
  }

  /// A section.
  public struct Section: Codable, Hashable, Sendable {
    /// The section's name; nil for none.
    public var name: String?
    /// The line of its `section()`, or of its `sections(of:)`.
    public var place: String
    /// Its place in the table, from zero; nil where the table does not show it.
    public var index: Int?
    /// The title above its rows.
    public var title: String?
    /// The source's type.
    public var source: String
    /// The class of its cells; of several, separated by commas.
    public var cells: String
    /// What it is searched for; nil where it is not searched.
    public var query: String?
    /// The number of its rows, those of a hidden section too.
    public var rowCount: Int
    /// The first of these rows, as many as were asked for.
    public var rows: [Row]
  }

  /// A row.
  public struct Row: Codable, Hashable, Sendable {
    /// The item's description; nil for the row that adds an item.
    public var item: String?
    /// What makes it the same row over time; its index, where nothing else does.
    public var identity: String?
    /// The class of its cell; nil where no class takes the item.
    public var cell: String?
    /// Its height in points; nil where the table decides, or has not been measured and there is no estimate.
    public var height: Double?
    /// Where the height comes from.
    public var heightOrigin: HeightOrigin
    /// Whether it is on screen.
    public var isVisible = false
    /// Whether it is selected.
    public var isSelected = false
    /// The number of items above it in a tree; nil in a section that is none.
    public var level: Int?
    /// Whether its children are shown; nil where it has none, or there is no tree.
    public var isExpanded: Bool?
  }

  /// The origins of a row's height.
  public enum HeightOrigin: String, Codable, Hashable, Sendable {
    /// The section's `height`.
    case section
    /// The chain's `height` before the first section.
    case chain
    /// The section's `heights`.
    case closure
    /// The cell's class, which is `SelfMeasuring`.
    case cellClass
    /// The cell, measured.
    case measured
    /// A mean of rows that were measured, or the `estimatedHeight`: it was not on screen yet.
    case estimated
    /// The table's own `rowHeight`.
    case table
  }
}

extension TableDump: CustomStringConvertible {
  /// The dump as a tree of lines.
  public var description: String {
    var lines = [summary]
    for (number, section) in sections.enumerated() {
      let isLast = number == sections.count - 1
      lines.append((isLast ? "╰ " : "├ ") + section.line)
      var rows = section.rows.enumerated().map { "\($0)  \($1.line)" }
      if section.rowCount > section.rows.count { rows.append("… \(section.rowCount - section.rows.count) more") }
      for (index, row) in rows.enumerated() {
        lines.append((isLast ? "  " : "│ ") + (index == rows.count - 1 ? "╰ " : "├ ") + row)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// The dump in one line, without its sections.
  public var summary: String {
    let shown = sections.filter { $0.index != nil }
    var words = [Self.count(shown.count, "section"), Self.count(shown.reduce(0) { $0 + $1.rowCount }, "row")]
    if state.hasTable {
      words.append("\(state.width) × \(state.height) points, at \(state.contentOffset) of \(state.contentHeight)")
      if !state.isInWindow { words.append("in no window") }
      if state.isEditing { words.append("editing") }
    } else {
      words.append("no table")
    }
    if !state.isUpToDate { words.append("an update is pending") }
    return "\(place): " + words.joined(separator: ", ")
  }

  private static func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}

extension TableDump.Section {
  fileprivate var line: String {
    let number = index.map { "\($0)" } ?? "hidden"
    var words = ["\(number): \(name.map { "“\($0)”, " } ?? "")\(place)"]
    if let title { words.append("title “\(title)”") }
    if let query { words.append("searched for “\(query)”") }
    words.append("\(cells) of \(source)")
    words.append("\(rowCount) row\(rowCount == 1 ? "" : "s")")
    return words.joined(separator: ", ")
  }
}

extension TableDump.Row {
  fileprivate var line: String {
    var words = [String(repeating: "· ", count: level ?? 0) + (item ?? "the row that adds an item")]
    if let identity { words.append("identity \(identity)") }
    words.append(cell ?? "no cell")
    words.append("\(height.map { "\($0)" } ?? "unknown height") by the \(heightOrigin.words)")
    if let isExpanded { words.append(isExpanded ? "expanded" : "collapsed") }
    if isVisible { words.append("visible") }
    if isSelected { words.append("selected") }
    return words.joined(separator: ", ")
  }
}

extension TableDump.HeightOrigin {
  fileprivate var words: String {
    switch self {
    case .section: "section's height"
    case .chain: "chain's height"
    case .closure: "section's heights"
    case .cellClass: "cell's class"
    case .measured: "measured cell"
    case .estimated: "estimate"
    case .table: "table"
    }
  }
}
