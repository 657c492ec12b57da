import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `editable`, `editability`, `editingStyles`, `onDelete`, `onInsert`: which rows the user edits, when, and what comes of it.
@MainActor @Suite struct EditingStepsTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private var log: Log { editing.log }

  // MARK: Which rows, and when

  @Test(arguments: [Editability.never, .always, .whileEditing, .swipeOnly])
  func `rows can be edited by a swipe, while the table is edited, both or never, as the section says`(
    when: Editability
  ) {
    stage.show(editing.section.onDelete { _, _ in }.editable(when).make())
    let bySwipe = when == .always || when == .swipeOnly
    let whileEditing = when == .always || when == .whileEditing
    #expect(editing.answers(whileEditing: false) == Array(repeating: bySwipe ? "edited 1" : "fixed 0", count: 4))
    #expect(editing.answers(whileEditing: true) == Array(repeating: whileEditing ? "edited 1" : "fixed 0", count: 4))
    #expect(editing.controls == Array(repeating: whileEditing ? "delete, indented" : nil, count: 4))
    editing.edit(false)
    #expect(editing.controls == [nil, nil, nil, nil])
    #expect(log.messages.isEmpty)
  }

  @Test func `each row can say it for itself, and the last step of both counts`() {
    let each: [Editability] = [.never, .always, .whileEditing, .swipeOnly]
    stage.show(editing.section.onDelete { _, _ in }.editable(.never).editability { note, _ in each[note.id] }.make())
    #expect(editing.answers(whileEditing: false) == ["fixed 0", "edited 1", "fixed 0", "edited 1"])
    #expect(editing.answers(whileEditing: true) == ["fixed 0", "edited 1", "edited 1", "fixed 0"])
    #expect(editing.controls == [nil, "delete, indented", "delete, indented", nil])
    stage.show(editing.section.onDelete { _, _ in }.editability { note, _ in each[note.id] }.editable(.always).make())
    #expect(editing.answers(whileEditing: true) == Array(repeating: "edited 1", count: 4))
  }

  @Test func `without a word of when, rows with onDelete or onInsert can be edited at all times`() {
    stage.show(editing.section.onDelete { _, _ in }.make())
    #expect(editing.answers(whileEditing: false) == Array(repeating: "edited 1", count: 4))
    #expect(editing.answers(whileEditing: true) == Array(repeating: "edited 1", count: 4))
    stage.show(editing.section.onInsert { _, _ in }.make())
    #expect(editing.answers(whileEditing: true) == Array(repeating: "edited 2", count: 4))
    #expect(editing.controls == Array(repeating: "insert, indented", count: 4))
  }

  @Test func `each row can have its own control`() {
    stage.show(
      editing.section.onDelete { _, _ in }.onInsert { _, _ in }
        .editingStyles { note, index in note.id == index && index == 3 ? .insert : note.id == 1 ? .none : .delete }
        .make())
    editing.edit()
    #expect(editing.controls == ["delete, indented", "none", "delete, indented", "insert, indented"])
  }

  @Test func `a row whose content changes while the table is edited has the control that its new content asks for`()
    async
  {
    stage.show(
      editing.section.onDelete { _, _ in }.onInsert { _, _ in }
        .editability { note, _ in note.text == "fixed" ? .never : .always }
        .editingStyles { note, _ in note.text == "more" ? .insert : .delete }.make())
    editing.edit()
    stage.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let cells = stage.tableView.visibleCells
    editing.list.items[1].text = "fixed"
    editing.list.items[2].text = "more"
    editing.list.items[3].text = "changed"
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(editing.controls == ["delete, indented", nil, "insert, indented", "delete, indented"])
    #expect(stage.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    #expect(stage.tableView.visibleCells.map { $0.textLabel?.text } == ["note 0", "fixed", "more", "changed"])
    #expect(stage.tableView.visibleCells[3] === cells[3], "what has the same control keeps its cell")
    editing.list.insert(Note(9, "more"), at: 0)
    editing.list.items[2].text = "note"
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(
      editing.controls == [
        "insert, indented", "delete, indented", "delete, indented", "insert, indented", "delete, indented",
      ])
  }

  @Test func `content makes room for the control unless the section says otherwise`() {
    for (indents, expected) in [(true, "delete, indented"), (false, "delete")] {
      stage.show(editing.section.onDelete { _, _ in }.indentsWhileEditing(indents).make())
      editing.edit()
      #expect(editing.controls == Array(repeating: expected, count: 4))
      editing.edit(false)
    }
  }

  @Test func `sections beside an edited one stay as they are, and so does a chain without any`() {
    stage.show(
      editing.section.onDelete { _, _ in }.section().stockCell(.default).data(["plain"])
        .adapter { cell, text, _ in cell.textLabel?.text = text }.make())
    editing.edit()
    #expect(editing.controls == Array(repeating: "delete, indented", count: 4) + [nil])
  }

  @Test func `a step that says when, where nothing is done then, is a diagnostic, and rows stay as they are`() {
    let line = #line + 1
    stage.show(editing.section.editable(.always).make())
    editing.edit()
    #expect(editing.controls == [nil, nil, nil, nil])
    #expect(
      log.messages == [
        ".editable makes rows of section “notes” editable, but no step handles the edit, so the user can't edit them. "
          + "Add .onDelete { item, index in … } or .onInsert { item, index in … }."
      ])
    #expect(log.diagnostics.first?.placed.contains("EditingStepsTests.swift:\(line)") ?? false)
    stage.release()
    log.diagnostics = []
    stage.show(editing.section.editability { _, _ in .always }.make())
    #expect(log.messages.count == 1 && log.messages[0].contains(".editability makes rows"))
    stage.release()
    log.diagnostics = []
    stage.show(editing.section.editable(.never).make())
    #expect(log.messages.isEmpty)
  }

  // MARK: What comes of it

  @Test func `a confirmed minus hands the item to onDelete, and the row goes with the item`() async {
    stage.show(
      editing.section.onDelete { [list = editing.list, log] note, index in
        log.add("\(note.text) at \(index)")
        list.remove(note)
      }.make())
    editing.edit()
    editing.tapControl(1)
    #expect(log.lines.isEmpty && editing.confirmation(1) == "Delete")
    editing.confirm(1)
    #expect(log.lines == ["note 1 at 1"])
    #expect(stage.texts == ["note 0", "note 2", "note 3"], "at once, with the handler's return")
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 2", "note 3"])
    #expect(editing.controls == Array(repeating: "delete, indented", count: 3))
    #expect(log.messages.isEmpty)
  }

  @Test func `an item that stays in the source keeps its row, without the question`() async {
    stage.show(editing.section.onDelete { [log] note, _ in log.add(note.text) }.make())
    editing.edit()
    editing.tapControl(2)
    editing.confirm(2)
    await editing.settle()
    #expect(log.lines == ["note 2"])
    #expect(stage.texts == ["note 0", "note 1", "note 2", "note 3"])
    #expect(editing.confirmation(2) == nil)
  }

  @Test func `a tapped plus hands the item to onInsert`() async {
    stage.show(
      editing.section.onInsert { [list = editing.list] note, _ in list.insert(Note(10, "new"), after: note) }.make())
    editing.edit()
    editing.tapControl(0)
    await editing.settle()
    #expect(stage.texts == ["note 0", "new", "note 1", "note 2", "note 3"])
  }

  @Test func `handlers add up, get their owner as long as it is there, and may throw`() {
    final class Owner { let name = "owner" }
    struct Refused: Error {}
    var owner: Owner? = Owner()
    weak let watched = owner
    let section = editing.section
      .onDelete { _, _ in throw Refused() }
      .onDelete { [log] note, _ in log.add(note.text) }
    stage.show(
      (owner.map { owner in
        section.onDelete(by: WeakReference(owner)) { [log] owner, note, index in log.add("\(owner.name) \(index)") }
      }
        ?? section).make())
    let (dataSource, path) = (stage.dataSource, IndexPath(row: 3, section: 0))
    dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path)
    #expect(log.lines == ["note 3", "owner 3"])
    #expect(log.messages.count == 1 && log.messages[0].contains("onDelete of section “notes” threw Refused()"))
    owner = nil
    #expect(watched == nil)
    dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: path)
    #expect(log.lines == ["note 3", "owner 3", "note 3"])
  }

  @Test func `a row that the table does not have is told, and nothing is done`() {
    stage.show(editing.section.onDelete { [log] note, _ in log.add(note.text) }.make())
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 9, section: 0))
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 0, section: 4))
    #expect(log.lines.isEmpty && log.messages.count == 2)
    #expect(stage.dataSource?.tableView(stage.tableView, canEditRowAt: IndexPath(row: 9, section: 0)) == false)
  }

  @Test func `a handler may change anything: other rows, the section, the table, and end editing`() async {
    stage.show(
      editing.section.onDelete { [list = editing.list, stage] note, _ in
        list.items = [Note(7, "seven"), Note(2, "changed")]
        stage.dataSource?.setEditing(false, animated: true)
        stage.dataSource?.reload()
      }.make())
    editing.edit()
    editing.tapControl(0)
    editing.confirm(0)
    await editing.settle()
    #expect(stage.texts == ["seven", "changed"])
    #expect(editing.controls == [nil, nil])
    #expect(log.messages.isEmpty)
  }

  @Test func `a source that changes while a row is asked whether it can be edited is told`() async {
    stage.show(
      editing.section.onDelete { _, _ in }.editability { [list = editing.list] note, _ in
        if note.id == 2, list.items.count == 4 { list.remove(note) }
        return .always
      }.make())
    editing.edit()
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 3"])
    #expect(log.messages.count == 1 && log.messages[0].contains("editability"))
  }

  // MARK: Titles

  @Test func `the button that deletes has the section's title, the row's, or the system's`() {
    stage.show(editing.section.onDelete { _, _ in }.deleteTitle("Remove").make())
    editing.edit()
    editing.tapControl(0)
    #expect(editing.confirmation(0) == "Remove")
    editing.edit(false)
    stage.show(
      editing.section.onDelete { _, _ in }.deleteTitle("Remove")
        .deleteTitles { note, index in note.id == 1 ? "Throw \(index)" : nil }.make())
    editing.edit()
    editing.tapControl(1)
    #expect(editing.confirmation(1) == "Throw 1")
    editing.edit(false)
    editing.edit()
    editing.tapControl(2)
    #expect(editing.confirmation(2) == "Delete")
  }

  // MARK: Beside others

  @Test func `a row that adds an item keeps its plus beside rows that are deleted`() {
    stage.show(
      editing.section.onDelete { [log] note, _ in log.add("delete \(note.id)") }
        .addItemRow(PlainCell.self, shown: .always) { $0.textLabel?.text = "Add" }.onAddItem { [log] in log.add("add") }
        .make())
    editing.edit()
    #expect(editing.controls == Array(repeating: "delete, indented", count: 4) + ["insert, indented"])
    editing.tapControl(4)
    editing.tapControl(3)
    editing.confirm(3)
    #expect(log.lines == ["add", "delete 3"])
  }

  @Test func `what a section's steps say goes before the app's delegate, which has the other sections`() {
    final class App: NSObject, UITableViewDelegate, UITableViewDataSource {
      var commits: [IndexPath] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.section == 1 }
      func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
      ) {
        commits.append(indexPath)
      }
      func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
      ) -> String? { "App" }
    }
    let app = App()
    stage.show(
      stage.chain.height(44).forward(to: app)
        .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.onDelete { [log] note, _ in
          log.add(note.text)
        }
        .deleteTitle("Ours")
        .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make())
    editing.edit()
    #expect(editing.controls == Array(repeating: "delete, indented", count: 4))
    guard let dataSource = stage.dataSource else { return }
    for section in 0...1 {
      let path = IndexPath(row: 1, section: section)
      #expect(
        dataSource.delegate.tableView(stage.tableView, titleForDeleteConfirmationButtonForRowAt: path)
          == (section == 0 ? "Ours" : "App"))
      dataSource.tableView(stage.tableView, commit: .delete, forRowAt: path)
    }
    #expect(log.lines == ["note 1"])
    #expect(app.commits == [IndexPath(row: 1, section: 1)])
  }

  @Test func `rows that are measured have room for their controls while the table is edited`() {
    let texts = (0..<4).map { Note($0, String(repeating: "word ", count: 6 + $0 * 2)) }
    editing.list.items = texts
    stage.show(
      stage.chain.section().cell(TallNoteCell.self).data(editing.list)
        .adapter { cell, note, _ in cell.label.text = note.text }.autoHeight()
        .onDelete { _, _ in }.editability { note, _ in note.id < 2 ? .always : .never }.make())
    func asked() -> [CGFloat] {
      stage.tableView.visibleCells.map { ($0.fittingHeight(width: $0.bounds.width) * 3).rounded() / 3 }
    }
    func shown() -> [CGFloat] { (0..<4).map { (stage.height($0) * 3).rounded() / 3 } }
    let before = shown()
    #expect(before == asked())
    editing.edit()
    settleAnimations()
    stage.window.layOut()
    let during = shown()
    #expect(during == asked() && during != before)
    #expect(Array(during[2...]) == Array(before[2...]))
    editing.edit(false)
    #expect(shown() == before)
  }

  @Test func `a table that was never edited asks no row`() {
    stage.show(
      editing.section.onDelete { _, _ in }.editability { [log] note, _ in
        log.add("\(note.id)")
        return .always
      }.make())
    #expect(log.lines.isEmpty)
    editing.edit()
    #expect(Set(log.lines) == ["0", "1", "2", "3"])
  }
}

/// A cell with a label that makes it as high as its text.
private final class TallNoteCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
