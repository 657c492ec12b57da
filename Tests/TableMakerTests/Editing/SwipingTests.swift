import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Tests of `leadingActions`, `trailingActions`, and the swipe that deletes, with touches in the window.
@MainActor @Suite struct SwipingTests {
  private let editing = EditingStage()
  private var stage: Stage { editing.stage }
  private var log: Log { editing.log }
  private var list: ItemList<Note> { editing.list }

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, _ body: @escaping () -> Void = {}
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [log] _, _, done in
      log.add(title)
      body()
      done(true)
    }
  }

  /// Pushes a row to the left, or to the right, by points.
  private func swipe(_ row: Int, by distance: CGFloat) {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    let start = cell.bounds.minX + (distance < 0 ? 300 : 40)
    cell.drag(from: CGPoint(x: start, y: 22), to: CGPoint(x: start + distance, y: 22))
    settleAnimations()
    stage.window.layOut()
  }

  /// How far a row is open, in points to the right.
  private func opening(_ row: Int) -> CGFloat {
    // Here an open cell slides by its bounds; on a device a picture of it would say the same.
    stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)).map { -$0.bounds.minX } ?? 0
  }

  /// Taps the outermost action of an open row, at its trailing edge or its leading one.
  private func tapAction(_ row: Int, atLeading: Bool = false) {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    cell.tap(at: CGPoint(x: atLeading ? cell.bounds.minX + 20 : cell.bounds.maxX - 20, y: 22))
    settleAnimations()
    stage.window.layOut()
  }

  // MARK: Actions

  @Test func `a swipe shows the row's actions at its edge, and a tap on one performs it for the item`() {
    stage.show(
      editing.section
        .trailingActions { note, index in action("flag \(note.id) at \(index)") }
        .leadingActions { note, _ in action("read \(note.id)") }.make())
    swipe(2, by: -120)
    #expect(opening(2) < -70 && opening(1) == 0)
    tapAction(2)
    #expect(log.lines == ["flag 2 at 2"] && opening(2) == 0)
    swipe(0, by: 120)
    #expect(opening(0) > 70)
    tapAction(0, atLeading: true)
    #expect(log.lines == ["flag 2 at 2", "read 0"] && opening(0) == 0)
    #expect(log.messages.isEmpty)
  }

  @Test func `the list of actions may have conditions, loops and actions made elsewhere`() {
    let extra = [action("x"), action("y")]
    stage.show(
      editing.section.trailingActions { note, _ in
        if note.id > 0 { action("more") }
        if note.id == 1 { action("one") } else { action("other") }
        for number in 0..<note.id { action("\(number)") }
        extra
      }.make())
    func titles(_ row: Int) -> [String?]? {
      stage.dataSource?.delegate.tableView(
        stage.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: row, section: 0))?.actions.map(
          \.title)
    }
    #expect(titles(0) == ["other", "x", "y"])
    #expect(titles(1) == ["more", "one", "0", "x", "y"])
    #expect(titles(2) == ["more", "other", "0", "1", "x", "y"])
  }

  @Test func `a row without actions is not swiped, and one whose section has none neither`() {
    stage.show(
      editing.section.trailingActions { note, _ in if note.id == 1 { action("flag") } }.make())
    for row in 0..<4 {
      swipe(row, by: -120)
      #expect((opening(row) < 0) == (row == 1))
      swipe(row, by: 200)
      #expect(opening(row) == 0)
    }
    stage.show(editing.section.make())
    swipe(1, by: -120)
    #expect(opening(1) == 0 && log.lines.isEmpty)
  }

  @Test(arguments: [Editability.never, .always, .whileEditing, .swipeOnly])
  func `rows are swiped only when they can be edited so`(when: Editability) {
    for hasActions in [true, false] {
      let section =
        hasActions
        ? editing.section.trailingActions { _, _ in action("flag") } : editing.section.onDelete { _, _ in }
      stage.show(section.editable(when).make())
      swipe(1, by: -120)
      #expect((opening(1) < 0) == (when == .always || when == .swipeOnly))
      swipe(1, by: 200)
      editing.edit()
      swipe(2, by: -120)
      #expect(stage.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.showingDeleteConfirmation == false)
      // Rows with only actions have no control.
      let hasControl = !hasActions && (when == .always || when == .whileEditing)
      #expect(
        editing.controls.allSatisfy { $0 == (hasControl ? "delete, indented" : hasActions && $0 != nil ? "none" : nil) }
      )
      editing.edit(false)
    }
  }

  @Test func `a full swipe performs the first action, unless the step says it does not`() {
    stage.show(
      editing.section.trailingActions { note, _ in
        action("first \(note.id)"); action("second")
      }.make())
    swipe(1, by: -290)
    #expect(log.lines == ["first 1"] && opening(1) == 0)
    log.lines = []
    stage.show(
      editing.section.trailingActions(performsFirstActionWithFullSwipe: false) { note, _ in action("first \(note.id)") }
        .make())
    swipe(1, by: -290)
    #expect(log.lines.isEmpty && opening(1) < 0)
  }

  @Test func `without actions of its own a swipe shows the button that deletes, and a full one deletes at once`() async
  {
    stage.show(
      editing.section.onDelete { [list, log] note, _ in
        log.add("delete \(note.id)")
        list.remove(note)
      }.deleteTitle("Remove").make())
    swipe(1, by: -120)
    #expect(opening(1) < -70)
    tapAction(1)
    await editing.settle()
    #expect(log.lines == ["delete 1"] && stage.texts == ["note 0", "note 2", "note 3"])
    swipe(0, by: -290)
    await editing.settle()
    #expect(log.lines == ["delete 1", "delete 0"] && stage.texts == ["note 2", "note 3"])
    #expect(opening(0) == 0 && opening(1) == 0 && log.messages.isEmpty)
  }

  @Test func `an action that removes its item takes the row away with it`() async {
    stage.show(
      editing.section.trailingActions { [list] note, _ in
        action("drop", .destructive) { list.remove(note) }
      }.make())
    swipe(3, by: -120)
    tapAction(3)
    await editing.settle()
    #expect(stage.texts == ["note 0", "note 1", "note 2"])
    swipe(0, by: -290)
    await editing.settle()
    #expect(stage.texts == ["note 1", "note 2"] && log.lines == ["drop", "drop"])
    #expect(opening(0) == 0 && log.messages.isEmpty)
  }

  @Test func `the owner of a section's actions is held weakly, and once it is gone there are none`() {
    @MainActor final class Owner {
      func action(_ note: Note) -> UIContextualAction {
        UIContextualAction(style: .normal, title: note.text) { _, _, done in done(true) }
      }
    }
    var owner: Owner? = Owner()
    weak let watched = owner
    if let owner {
      stage.show(
        editing.section.trailingActions(by: WeakReference(owner)) { owner, note, _ in owner.action(note) }
          .leadingActions(by: WeakReference(owner)) { owner, note, _ in owner.action(note) }.make())
    }
    swipe(0, by: -120)
    #expect(opening(0) < 0)
    swipe(0, by: 200)
    owner = nil
    #expect(watched == nil)
    swipe(1, by: -120)
    #expect(opening(1) == 0)
  }

  // MARK: Beginning and end

  @Test func `onBeginSwipe and onEndSwipe are told of the row that is open, also when it goes`() async {
    stage.show(
      editing.section.trailingActions { _, _ in action("flag") }
        .onBeginSwipe { [log] note, index in log.add("begin \(note.id) \(index)") }
        .onEndSwipe { [log] note, index in log.add("end \(note.id) \(index)") }.make())
    swipe(2, by: -120)
    #expect(log.lines == ["begin 2 2"])
    swipe(2, by: 200)
    #expect(log.lines == ["begin 2 2", "end 2 2"])
    log.lines = []
    swipe(1, by: -120)
    list.items.remove(at: 1)
    await editing.settle()
    #expect(log.lines == ["begin 1 1", "end 1 1"])
    #expect(stage.texts == ["note 0", "note 2", "note 3"] && [0, 1, 2].allSatisfy { opening($0) == 0 })
    log.lines = []
    swipe(2, by: -120)
    list.items.remove(at: 0)
    await editing.settle()
    if opening(1) != 0 { swipe(1, by: 200) }
    #expect(log.lines == ["begin 3 2", "end 3 1"] || log.lines == ["begin 3 2", "end 3 2"])
  }

  @Test func `rows keep their heights, and none has a control, while one is open`() {
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.textLabel?.text = note.text }
        .autoHeight().onDelete { _, _ in }
        .addItemRow(PlainCell.self, shown: .whileEditing) { _ in }.onAddItem {}.make())
    let heights = (0..<4).map { stage.height($0) }
    swipe(1, by: -120)
    #expect(opening(1) < 0 && (0..<4).map { stage.height($0) } == heights)
    #expect(stage.rowCounts == [4])
    #expect([0, 2, 3].allSatisfy { opening($0) == 0 } && editing.controls.allSatisfy { $0 == nil })
    // An update doesn't take the open row for editing mode: only the new item gets a row.
    stage.dataSource?.batch { list.append(Note(9, "nine")) }
    #expect(stage.rowCounts == [5])
    swipe(1, by: 200)
    stage.window.layOut()
    #expect(stage.rowCounts == [5] && editing.controls.allSatisfy { $0 == nil })
  }

  @Test func `a changed item keeps its row open, and its actions are for the item as it was asked`() async {
    stage.show(
      editing.section.trailingActions { note, _ in action("flag \(note.text)") }.make())
    swipe(1, by: -120)
    list.items[1].text = "changed"
    await editing.settle()
    #expect(stage.texts[1] == "changed")
    #expect(opening(1) < 0)
    tapAction(1)
    #expect(opening(1) == 0)
    #expect(log.lines == ["flag note 1"])
  }

  @Test func `rows that change around an open one leave its actions its own, or close it`() async {
    let changes: [@MainActor (ItemList<Note>) -> Void] = [
      { $0.items.insert(Note(9, "nine"), at: 0) }, { $0.items.remove(at: 0) }, { $0.items.append(Note(9, "nine")) },
      { $0.items.swapAt(0, 3) }, { $0.items.swapAt(1, 2) }, { $0.items[0].text = "other" }, { $0.items.removeLast() },
    ]
    for (number, change) in changes.enumerated() {
      list.items = notes(4)
      log.lines = []
      stage.show(editing.section.trailingActions { note, _ in action("flag \(note.id)") }.make())
      swipe(1, by: -120)
      #expect(opening(1) < 0)
      change(list)
      await editing.settle()
      let open = (0..<list.items.count).filter { opening($0) != 0 }
      #expect(open == list.items.indices.filter { list.items[$0].id == 1 } || open == [], "\(number): \(open)")
      for row in open { tapAction(row) }
      #expect(log.lines == (open.isEmpty ? [] : ["flag 1"]), "\(number)")
      swipe(1, by: 300)
      #expect((0..<list.items.count).allSatisfy { opening($0) == 0 })
      stage.dataSource?.detach()
    }
    #expect(log.messages.isEmpty)
  }

  // MARK: The app's delegate

  @Test func `what no step asks for stays with the app's delegate, and what one asks for is the chain's`() {
    final class App: NSObject, UITableViewDelegate {
      var asked: [String] = []
      func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
      ) -> UISwipeActionsConfiguration? {
        asked.append("trailing \(indexPath.section)")
        return UISwipeActionsConfiguration(actions: [])
      }
      func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        asked.append("begin \(indexPath.section)")
      }
      func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        asked.append("end \(indexPath?.section ?? -1)")
      }
    }
    let app = App()
    stage.show(
      stage.chain.height(44).forward(to: app)
        .section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.trailingActions { _, _ in action("ours") }
        .section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make())
    guard let dataSource = stage.dataSource else { return }
    let titles = (0...1).map { section in
      dataSource.delegate.tableView(
        stage.tableView, trailingSwipeActionsConfigurationForRowAt: IndexPath(row: 0, section: section))?.actions.map(
          \.title)
    }
    #expect(titles == [["ours"], []] && app.asked.isEmpty)
    dataSource.delegate.tableView(stage.tableView, willBeginEditingRowAt: IndexPath(row: 0, section: 1))
    dataSource.delegate.tableView(stage.tableView, didEndEditingRowAt: IndexPath(row: 0, section: 1))
    #expect(app.asked == ["begin 1", "end 1"])
    stage.show(
      stage.chain.height(44).forward(to: app).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onDelete { _, _ in }.make())
    app.asked = []
    swipe(0, by: -120)
    swipe(1, by: -120)
    #expect(app.asked == ["trailing 0", "trailing 0"] && opening(0) == 0)
  }
}
