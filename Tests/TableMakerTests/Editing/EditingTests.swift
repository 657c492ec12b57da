import TableMaker
import TestSupport
import Testing
import UIKit

/// Which rows are edited: those that a step made editable, and those of which the app's delegate says so (DX-B17).
@MainActor @Suite struct EditingTests {
  private let stage = Stage()

  /// Returns the control of each row on screen in editing mode, and how far it moves the content; `nil` for neither.
  private func controls() throws -> [String?] {
    try stage.tableView.visibleCells.map { cell in
      guard cell.isEditing else {
        #expect(cell.contentView.frame.minX == 0 && cell.editingStyle == .none)
        return nil
      }
      let style = try #require([.none: "none", .delete: "delete", .insert: "insert"][cell.editingStyle])
      return cell.contentView.frame.minX > 0 ? style + ", indented" : style
    }
  }

  /// Returns the number of views that each cell has in addition to its content.
  private func viewCounts() -> [Int] { stage.tableView.visibleCells.map(\.subviews.count) }

  private func edit(_ isEditing: Bool = true) {
    stage.dataSource?.setEditing(isEditing, animated: false)
    stage.window.layOut()
  }

  /// Taps the control of a row, and the button that asks whether the row is to be deleted.
  private func tapControl(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    stage.tableView.cellForRow(at: path)?.tap(at: CGPoint(x: 22, y: 22))
    settleAnimations()
    stage.window.layOut()
    guard let cell = stage.tableView.cellForRow(at: path), cell.showingDeleteConfirmation else { return }
    cell.tap(at: CGPoint(x: cell.bounds.maxX - 22, y: 22))
    settleAnimations()
    stage.window.layOut()
  }

  /// A table of three rows, without a step that edits.
  private func show(forwardingTo delegate: (any UITableViewDelegate)? = nil) {
    let chain = delegate.map { stage.chain.forward(to: $0) } ?? stage.chain
    stage.show(
      chain.height(44).section().cell(NoteCell.self).data(notes(3))
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
  }

  // MARK: No step

  @Test func `a row that no step made editable has no control and no room for one, whoever begins editing`() throws {
    show()
    let counts = viewCounts()
    edit()
    #expect(stage.tableView.isEditing)
    #expect(try controls() == [nil, nil, nil])
    #expect(viewCounts() == counts)
    edit(false)
    stage.tableView.setEditing(true, animated: true)
    settleAnimations()
    stage.window.layOut()
    #expect(try controls() == [nil, nil, nil])
    #expect(viewCounts() == counts)
  }

  @Test func `a finger that drags a row aside opens nothing, and deletes nothing`() throws {
    show()
    let cell = try stage.cell(1, as: NoteCell.self)
    let counts = viewCounts()
    cell.drag(from: CGPoint(x: 360, y: 22), to: CGPoint(x: 20, y: 22))
    settleAnimations()
    stage.window.layOut()
    #expect(!cell.showingDeleteConfirmation && cell.contentView.frame.minX == 0)
    #expect(viewCounts() == counts && stage.rowCounts == [3])
    #expect(stage.dataSource?.tableView(stage.tableView, canEditRowAt: IndexPath(row: 1, section: 0)) == false)
  }

  @Test func `a delegate that says nothing about editing leaves rows without controls, a table view controller too`()
    throws
  {
    final class Highlighter: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    }
    let delegate = Highlighter()
    show(forwardingTo: delegate)
    edit()
    #expect(try controls() == [nil, nil, nil])
    stage.dataSource?.detach()
    edit(false)
    stage.release()
    let controller = QuietController()
    show(forwardingTo: controller)
    edit()
    #expect(try controls() == [nil, nil, nil])
    stage.tableView.reloadData()
    stage.window.layOut()
    #expect(try controls() == [nil, nil, nil], "asked again it says the same")
  }

  // MARK: addItemRow

  @Test func `only the row that adds an item has a control, also beside a delegate that has no word about editing`()
    throws
  {
    final class Highlighter: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    }
    let (delegate, log) = (Highlighter(), stage.log)
    for isForwarded in [false, true] {
      let chain = isForwarded ? stage.chain.forward(to: delegate) : stage.chain
      stage.show(
        chain.height(44).section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
          .addItemRow(PlainCell.self, shown: .always) { $0.textLabel?.text = "Add" }.onAddItem { log.add("add") }.make()
      )
      edit()
      #expect(try controls() == [nil, nil, "insert, indented"])
      tapControl(0)
      tapControl(2)
      #expect(log.lines == ["add"])
      log.lines = []
      edit(false)
      stage.dataSource?.detach()
      stage.release()
    }
  }

  // MARK: The app's delegate

  @Test func `a data source of the app's decides which rows can be edited, and gets what is to be done`() throws {
    let app = EditingSource()
    app.canEdit = { $0.row != 1 }
    show(forwardingTo: app)
    edit()
    #expect(try controls() == ["delete, indented", nil, "delete, indented"])
    tapControl(1)
    #expect(app.commits == [])
    tapControl(2)
    #expect(app.commits == ["delete 2"])
    tapControl(0)
    #expect(app.commits == ["delete 2", "delete 0"])
  }

  @Test func `what a commit takes off its list leaves the table`() async throws {
    let (app, list) = (EditingSource(), ItemList(notes(3)))
    app.onCommit = { path in list.remove(at: path.row) }
    stage.show(
      stage.chain.height(44).forward(to: app).section().cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.textLabel?.text = note.text }.make())
    edit()
    tapControl(1)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(stage.texts == ["note 0", "note 2"])
    #expect(stage.log.messages == [])
    tapControl(0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(stage.texts == ["note 2"])
  }

  @Test func `a data source that commits and says no more has every row deleted, as in UIKit`() throws {
    final class Committer: NSObject, UITableViewDelegate, UITableViewDataSource {
      var commits: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        commits.append("\(editingStyle == .delete ? "delete" : "other") \(indexPath.row)")
      }
    }
    let app = Committer()
    show(forwardingTo: app)
    edit()
    #expect(try controls() == Array(repeating: "delete, indented", count: 3))
    tapControl(1)
    #expect(app.commits == ["delete 1"])
  }

  @Test func `a delegate decides which control a row has, and whether its content makes room`() throws {
    final class Styler: NSObject, UITableViewDelegate {
      func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        [.none, .insert, .delete][indexPath.row]
      }
      func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indexPath.row != 1
      }
    }
    let delegate = Styler()
    show(forwardingTo: delegate)
    edit()
    #expect(try controls() == ["none, indented", "insert", "delete, indented"])
  }

  @Test func `beside addItemRow the app's rows are the app's, and the row that adds an item the chain's`() throws {
    let (app, log) = (EditingSource(), stage.log)
    app.canEdit = { $0.row == 0 }
    stage.show(
      stage.chain.height(44).forward(to: app).section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .addItemRow(PlainCell.self, shown: .whileEditing) { $0.textLabel?.text = "Add" }.onAddItem { log.add("add") }
        .make())
    edit()
    #expect(try controls() == ["delete, indented", nil, "insert, indented"])
    #expect(!app.asked.contains(2), "the app has no such row")
    tapControl(0)
    #expect(app.commits == ["delete 0"] && log.lines == [])
    tapControl(2)
    #expect(app.commits == ["delete 0"] && log.lines == ["add"])
  }

  @Test func `a controller that edits its rows goes on doing so`() throws {
    let controller = EditingController()
    show(forwardingTo: controller)
    edit()
    #expect(try controls() == [nil, "delete, indented", "delete, indented"])
    tapControl(2)
    #expect(controller.commits == [2])
  }
}

private final class QuietController: UITableViewController {}

private final class EditingController: UITableViewController {
  var commits: [Int] = []

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    commits.append(indexPath.row)
  }
}

/// A custom data source that edits rows.
private final class EditingSource: NSObject, UITableViewDelegate, UITableViewDataSource {
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var onCommit: (IndexPath) -> Void = { _ in }
  var commits: [String] = []
  var asked: Set<Int> = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    asked.insert(indexPath.row)
    return canEdit(indexPath)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    commits.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    onCommit(indexPath)
  }
}
