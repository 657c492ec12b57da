import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// While the user may choose several rows, taps keep; each row that can be chosen has a mark that takes room, whatever else can be done to it.
@MainActor @Suite struct ChoosingTests {
  private typealias Section = ReadySection<NoteCell, Note, ItemList<Note>>

  private final class MarkedCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: contentView.topAnchor),
        label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private var table: UITableView { stage.tableView }

  /// Everything that a section's steps can say of editing its rows.
  private static let steps: [String: @MainActor (Section) -> Section] = [
    "nothing": { $0 },
    "trailing actions": {
      $0.trailingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
    },
    "leading actions": {
      $0.leadingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
    },
    "actions, never": {
      $0.trailingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }.editable(.never)
    },
    "actions, while editing": {
      $0.leadingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
        .editable(.whileEditing)
    },
    "always": { $0.editable(.always) },
    "never": { $0.editable(.never) },
    "deletes": { $0.onDelete { _, _ in } },
    "deletes by swipes": { $0.onDelete { _, _ in }.editable(.swipeOnly) },
    "deletes while editing": { $0.onDelete { _, _ in }.editable(.whileEditing) },
    "deletes never": { $0.onDelete { _, _ in }.editable(.never) },
    "deletes some": { $0.onDelete { _, _ in }.editability { note, _ in note.id == 1 ? .always : .never } },
    "inserts": { $0.onInsert { _, _ in } },
    "no control": { $0.onDelete { _, _ in }.editingStyles { _, _ in .none } },
    "moves": { $0.movable() },
    "moves some, deletes": { $0.movable { note, _ in note.id > 1 }.onDelete { _, _ in } },
    "has a menu": { $0.menu { _, _ in UIMenu(children: []) } },
  ]

  private func edit(_ isEditing: Bool = true) {
    editing.edit(isEditing)
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `taps keep rows chosen, and each row makes room for its mark`() {
    for (name, steps) in Self.steps { expectMarks(with: steps, name) }
  }

  private func expectMarks(with steps: (Section) -> Section, _ name: String) {
    for isOnlyEditing in [false, true] {
      for deselection in [Deselection.afterTap, .onReturn, .never, nil] {
        let editing = EditingStage()
        let (stage, table) = (editing.stage, editing.stage.tableView)
        table.allowsMultipleSelectionDuringEditing = true
        table.allowsMultipleSelection = !isOnlyEditing
        let chain = deselection.map { stage.chain.deselection($0) } ?? stage.chain
        let section = chain.height(44).section("notes").cell(NoteCell.self).data(editing.list)
          .adapter { cell, note, _ in cell.textLabel?.text = note.text }
        stage.show(steps(section).make())
        editing.edit()
        for row in [1, 3] { table.tap(row) }
        #expect(stage.dataSource?.selection == [1, 3], "\(name)")
        #expect(table.visibleCells.map(\.isEditing) == [true, true, true, true], "\(name)")
        #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX >= 38 }, "\(name): \(editing.controls)")
        table.tap(1)
        #expect(stage.dataSource?.selection == [3], "\(name)")
        // What a row comes to show does not take its mark.
        editing.list.append(Note(7))
        editing.list.items[0].text = "other"
        stage.dataSource?.update(animated: false)
        stage.window.layOut()
        #expect(table.visibleCells.count == 5, "\(name)")
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX >= 38 }, "\(name)")
        #expect(stage.dataSource?.selection == [3], "\(name)")
        editing.edit(false)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 }, "\(name)")
      }
    }
  }

  @Test func `where one row at a time may be chosen while editing, there are no marks, and a tap does not keep`() {
    for (name, steps) in Self.steps { expectNoMarks(with: steps, name) }
  }

  private func expectNoMarks(with steps: (Section) -> Section, _ name: String) {
    let editing = EditingStage()
    let (stage, table) = (editing.stage, editing.stage.tableView)
    table.allowsMultipleSelection = true
    table.allowsSelectionDuringEditing = true
    stage.show(steps(editing.section).make())
    let before = editing.answers(whileEditing: true)
    for row in [1, 3] { table.tap(row) }
    #expect(stage.dataSource?.selection == [], "\(name)")
    stage.dataSource?.selection = [1, 3]
    #expect(stage.dataSource?.selection.count == 1, "\(name)")
    #expect(before == editing.answers(whileEditing: true), "\(name)")
    editing.edit(false)
    for row in [0, 2] { table.tap(row) }
    #expect(stage.dataSource?.selection.isSuperset(of: [0, 2]) == true, "\(name)")
  }

  @Test func `rows that are measured have room for their marks`() async {
    let texts = (0..<4).map { Note($0, String(repeating: "word ", count: 6 + $0 * 9)) }
    editing.list.items = texts
    table.allowsMultipleSelectionDuringEditing = true
    stage.show(
      stage.chain.section().cell(MarkedCell.self).data(editing.list)
        .adapter { cell, note, _ in cell.label.text = note.text }.autoHeight().make())
    func asked() -> [CGFloat] {
      table.visibleCells.map { ($0.fittingHeight(width: $0.bounds.width) * 3).rounded() / 3 }
    }
    func shown() -> [CGFloat] { (0..<4).map { (stage.height($0) * 3).rounded() / 3 } }
    let before = shown()
    edit()
    #expect(shown() == asked())
    // Without marks nothing is left for editing, and no row makes room.
    table.allowsMultipleSelectionDuringEditing = false
    for _ in 0..<3 { await editing.settle() }
    #expect(shown() == asked() && shown() == before)
    table.allowsMultipleSelectionDuringEditing = true
    for _ in 0..<3 { await editing.settle() }
    #expect(shown() == asked())
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `content stays beside its mark where a step says so`() {
    table.allowsMultipleSelectionDuringEditing = true
    stage.show(editing.section.indentsWhileEditing(false).make())
    edit()
    #expect(editing.controls == ["none", "none", "none", "none"])
  }

  @Test func `the row that adds an item has no mark, and a tap does not keep it`() {
    let log = stage.log
    table.allowsMultipleSelectionDuringEditing = true
    table.allowsMultipleSelection = true
    stage.show(editing.section.addItemRow(PlainCell.self) { _ in }.onAddItem { log.add("added") }.make())
    for isEditing in [true, false] {
      edit(isEditing)
      log.lines = []
      table.tap(4)
      table.tap(0)
      #expect(log.lines == ["added"])
      #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    }
    edit()
    #expect(table.visibleCells.map(\.isEditing) == [true, true, true, true, false])
  }

  // MARK: Swipe actions

  @Test func `marks leave swipe actions as they are while the table is not edited`() {
    table.allowsMultipleSelectionDuringEditing = true
    stage.show(
      editing.section.trailingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }.make())
    for _ in 0..<2 {
      let cell = table.visibleCells[1]
      cell.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22))
      settleAnimations()
      #expect(cell.bounds.minX > 50)
      edit()
      edit(false)
    }
  }

  @Test(arguments: [false, true])
  func `a step that turns swiping off in a section with swipe actions is reported`(comesFirst: Bool) {
    var lines: [String] = []
    for editability in [Editability.whileEditing, .never, .always, .swipeOnly] {
      let editing = EditingStage()
      let section = comesFirst ? editing.section.editable(editability, line: 7) : editing.section
      let acting = section.leadingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
      editing.stage.show((comesFirst ? acting : acting.editable(editability, line: 7)).make())
      lines += editing.stage.log.diagnostics.map(\.placed)
    }
    #expect(
      lines
        == [".whileEditing", ".never"].map {
          "ChoosingTests.swift:7: .editable(\($0)) turns off swiping in section “notes”, so the actions of "
            + ".leadingActions never appear. Use .editable(.always), or remove .leadingActions."
        })
  }

  @Test func `sections without swipe actions, and rows that a closure decides on, are not reported`() {
    stage.show(editing.section.onDelete { _, _ in }.editable(.whileEditing).make())
    #expect(stage.log.messages == [])
    let other = EditingStage()
    other.stage.show(
      other.section.trailingActions { _, _ in UIContextualAction(style: .normal, title: "x") { _, _, _ in } }
        .editability { note, _ in note.id == 0 ? .never : .always }.make())
    #expect(other.stage.log.messages == [])
  }
}
