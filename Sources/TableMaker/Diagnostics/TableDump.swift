/// The state of a table view as a value, for a bug report, a log, or a test.
///
/// ```swift
/// print(dataSource.dump())
/// let report = try JSONEncoder().encode(dataSource.dump())
/// ```
///
/// Its `description` is a tree of lines. It contains at most 100 characters of an item's own description.
public struct TableDump: Codable, Hashable, Sendable {
  /// The location of the chain's `make()`, as in `Feed.swift:41`.
  public var place: String
  /// The table view's state.
  public var state: State
  /// The sections in the chain's order, including hidden ones.
  public var sections: [Section]

  /// The state of a table view.
  public struct State: Codable, Hashable, Sendable {
    /// A Boolean value that indicates whether the data source has a table view.
    ///
    /// If it's `false`, all numbers are zero.
    public var hasTable = false
    /// A Boolean value that indicates whether the table view is in a window.
    public var isInWindow = false
    /// The table view's width, in points.
    public var width = 0.0
    /// The table view's height, in points.
    public var height = 0.0
    /// The vertical content offset, in points.
    public var contentOffset = 0.0
    /// The height of the table view's content size, in points.
    public var contentHeight = 0.0
    /// A Boolean value that indicates whether the table view is in editing mode.
    public var isEditing = false
    /// A Boolean value that indicates whether the table view shows the sources' items; `false` while an update is
    /// pending.
    public var isUpToDate = false
  }

  /// A section.
  public struct Section: Codable, Hashable, Sendable {
    /// The section's name; `nil` for none.
    public var name: String?
    /// The location of its `section()` or `sections(from:)`.
    public var place: String
    /// Its index in the table view; `nil` if the table view doesn't show it.
    public var index: Int?
    /// The title above its rows.
    public var title: String?
    /// The source's type.
    public var source: String
    /// The class of its cells.
    ///
    /// Several classes are separated by commas.
    public var cells: String
    /// The query that it's searched for; `nil` if it isn't searched.
    public var query: String?
    /// A Boolean value that indicates whether its rows are collapsed; `nil` if it isn't collapsible.
    public var isCollapsed: Bool?
    /// The number of its rows, also in a hidden section.
    public var rowCount: Int
    /// The first of these rows, up to the requested number.
    public var rows: [Row]
  }

  /// A row.
  public struct Row: Codable, Hashable, Sendable {
    /// The item's description; `nil` for the row that adds an item.
    public var item: String?
    /// The identity of the row over time, or its index if it has none.
    public var identity: String?
    /// The class of its cell; `nil` if no class accepts the item.
    public var cell: String?
    /// Its height in points; `nil` if the table view determines it, or if it's neither measured nor estimated.
    public var height: Double?
    /// The origin of the height.
    public var heightOrigin: HeightOrigin
    /// A Boolean value that indicates whether the row is on screen.
    public var isVisible = false
    /// A Boolean value that indicates whether the row is selected.
    public var isSelected = false
    /// The number of its item's ancestors in a tree; `nil` in a section that isn't a tree.
    public var level: Int?
    /// A Boolean value that indicates whether its children are shown; `nil` if it has none, or isn't in a tree.
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
    /// The measured cell.
    case measured
    /// The mean of measured rows, or the `estimatedHeight`, because the row hasn't been on screen.
    case estimated
    /// The table view's own `rowHeight`.
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

  /// A line that describes the table view, without its sections.
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
    if isCollapsed == true { words.append("collapsed") }
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
