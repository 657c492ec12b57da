import TableMaker
import TestSupport
import Testing
import UIKit

struct Note: Identifiable, Equatable, Sendable {
  let id: Int
  var text: String

  init(_ id: Int, _ text: String = "") {
    self.id = id
    self.text = text
  }
}

/// Notes 0 ..< count.
func notes(_ count: Int) -> [Note] { (0..<count).map { Note($0, "note \($0)") } }

final class NoteCell: UITableViewCell {
  var note: Note?
  /// A button without a superview, which only code can trigger.
  private(set) lazy var button = UIButton()
}

final class PlainCell: UITableViewCell {}

final class SelfNoteCell: UITableViewCell, Configurable {
  private(set) var shown: [String] = []
  func configure(with note: Note, at index: Int) { shown.append("\(note.id) at \(index)") }
}

final class NoteHeader: UITableViewHeaderFooterView {
  var text = ""
}

/// A record of the events, in order. A class, so that closures can add to it.
@MainActor final class Log {
  var lines: [String] = []
  var diagnostics: [Diagnostic] = []

  func add(_ line: String) { lines.append(line) }

  /// The diagnostics' messages, without their kinds and places.
  var messages: [String] { diagnostics.map(\.message) }
}

extension Diagnostic {
  /// The place and the message, without the kind.
  var placed: String { "\(place): \(message)" }
}

/// A table in a window.
@MainActor final class Stage {
  let window = TestWindow()
  let tableView: UITableView
  let log = Log()
  private(set) var dataSource: TableViewDataSource?

  init(style: UITableView.Style = .plain, tableView: UITableView? = nil) {
    self.tableView = tableView ?? UITableView(frame: .zero, style: style)
    window.show(self.tableView)
  }

  /// The start of a chain for the table. Its diagnostics go to the log.
  var chain: DataSource {
    DataSource(tableView).onDiagnostic { [log] diagnostic in log.diagnostics.append(diagnostic) }
  }

  /// Keeps the data source, and lays the table out.
  func show(_ dataSource: TableViewDataSource) {
    self.dataSource = dataSource
    window.layOut()
  }

  func reload() {
    dataSource?.reload()
    window.layOut()
  }

  func release() { dataSource = nil }

  /// The number of rows in each section.
  var rowCounts: [Int] { (0..<tableView.numberOfSections).map(tableView.numberOfRows) }

  /// The texts of the cells on screen, from top to bottom.
  var texts: [String?] { tableView.visibleCells.map { $0.textLabel?.text } }

  func height(_ row: Int, in section: Int = 0) -> CGFloat {
    tableView.rectForRow(at: IndexPath(row: row, section: section)).height
  }

  func cell<Cell: UITableViewCell>(_ row: Int, in section: Int = 0, as type: Cell.Type = Cell.self) throws -> Cell {
    try #require(tableView.cellForRow(at: IndexPath(row: row, section: section)) as? Cell)
  }
}

extension UITableView {
  /// A Boolean value that indicates whether no section has rows.
  ///
  /// A table view without a data source has one section, which is empty.
  var hasNoRows: Bool { (0..<numberOfSections).allSatisfy { numberOfRows(inSection: $0) == 0 } }
}
