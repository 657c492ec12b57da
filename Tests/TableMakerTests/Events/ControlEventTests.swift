import TableMaker
import TestSupport
import Testing
import UIKit

/// Controls in cells: each event comes with the control, and with the item that the row shows at that time.
@MainActor @Suite struct ControlEventTests {
  private typealias ShopSection = ReadySection<ShopCell, Note, ItemList<Note>>

  private let stage = Stage()
  private let list = ItemList(notes(40))
  private var log: Log { stage.log }

  private func section(_ name: String = "shop", _ list: ItemList<Note>? = nil, after chain: DataSource? = nil)
    -> ShopSection
  {
    (chain ?? stage.chain).section(name).cell(ShopCell.self).data(list ?? self.list).height(44)
      .adapter { cell, note, _ in cell.note = note }
  }

  private func shown(_ row: Int, in section: Int = 0) throws -> ShopCell { try stage.cell(row, in: section) }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `a tap on a button comes with the button, the item, and its index, and selects no row`() throws {
    var buttons: [UIButton] = []
    stage.show(
      section()
        .onControl(\.button, for: .touchUpInside) { [log] button, note, index in
          buttons.append(button)
          log.add("\(note.id) at \(index)")
        }
        .onSelect { [log] note, _ in log.add("select \(note.id)") }
        .onHighlight { [log] note, _ in log.add("highlight \(note.id)") }
        .make())
    try shown(3).button.tap()
    try shown(0).button.tap()
    #expect(log.lines == ["3 at 3", "0 at 0"])
    #expect(buttons == [try shown(3).button, try shown(0).button])
    #expect(stage.tableView.indexPathForSelectedRow == nil)
    #expect(log.messages.isEmpty)
  }

  @Test func `each kind of control sends its events`() async throws {
    stage.show(
      section()
        .onControl(\.stepper, for: .valueChanged) { [log] stepper, note, _ in log.add("\(note.id): \(stepper.value)") }
        .onControl(\.toggle, for: .valueChanged) { [log] toggle, note, _ in log.add("\(note.id): \(toggle.isOn)") }
        .onControl(\.field, for: .editingChanged) { [log] field, note, _ in log.add("\(note.id): \(field.text ?? "")") }
        .onControl(\.star, for: [.touchDown, .touchUpInside]) { [log] star, note, _ in log.add("\(note.id): star") }
        .make())
    let cell = try shown(2)
    cell.stepper.tap(at: CGPoint(x: 80, y: 16))
    cell.toggle.tap()
    settleAnimations()
    cell.field.becomeFirstResponder()
    cell.field.insertText("x")
    cell.star.tap()
    #expect(log.lines == ["2: 1.0", "2: true", "2: x", "2: star", "2: star"])
  }

  @Test func `a cell has one action for each step, however often it's configured`() async throws {
    stage.show(section().onControl(\.button, for: .touchUpInside) { [log] _, note, _ in log.add("\(note.id)") }.make())
    for round in 0..<5 {
      list.items[0].text = "round \(round)"
      await settle()
      stage.dataSource?.section("shop").reconfigure()
      stage.reload()
      for offset in [600, 0] as [CGFloat] {
        stage.tableView.contentOffset.y = offset
        stage.window.layOut()
      }
    }
    for cell in stage.tableView.visibleCells.compactMap({ $0 as? ShopCell }) {
      log.lines = []
      cell.button.sendActions(for: .touchUpInside)
      #expect(log.lines == [cell.note.map { "\($0.id)" }])
    }
  }

  @Test func `the item is the one that the row shows then, whatever was scrolled, edited, sorted, and filtered`()
    async throws
  {
    let bar = UISearchBar()
    stage.show(
      section().searchable(bar, by: \.text).sorted(by: \.text)
        .onControl(\.button, for: .touchUpInside) { [log] _, note, index in log.add("\(note.text) at \(index)") }
        .make())
    var random = SeededGenerator(seed: 49)
    for step in 0..<200 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: list.append(Note(1000 + step, "note \(Int.random(in: 0..<100, using: &random))"))
      case 1: if list.count > 0 { list.remove(at: Int.random(in: 0..<list.count, using: &random)) }
      case 2: if list.count > 0 { list.items[Int.random(in: 0..<list.count, using: &random)].text = "note \(step)" }
      case 3: bar.query = ["", "note", "1", "note 2"].randomElement(using: &random) ?? ""
      case 4:
        let end = max(0, stage.tableView.contentSize.height - stage.tableView.bounds.height)
        stage.tableView.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
      case 5: stage.dataSource?.reload()
      default: list.items = notes(Int.random(in: 0...50, using: &random))
      }
      // Some are touched before the table view shows the change.
      if Bool.random(using: &random) { await settle() } else { stage.window.layOut() }
      guard let path = stage.tableView.indexPathsForVisibleRows?.randomElement(using: &random),
        let cell = stage.tableView.cellForRow(at: path) as? ShopCell
      else { continue }
      log.lines = []
      cell.button.sendActions(for: .touchUpInside)
      #expect(log.lines == [cell.note.map { "\($0.text) at \(path.row)" }], "step \(step)")
    }
    #expect(log.messages.isEmpty)
  }

  @Test func `an item that changes while its control is touched comes as it is when the finger is lifted`() async throws
  {
    stage.show(
      section().sorted(by: \.text)
        .onControl(\.button, for: .touchUpInside) { [log] _, note, index in log.add("\(note.text) at \(index)") }
        .onSelect { [log] note, _ in log.add("select \(note.id)") }
        .make())
    let button = try shown(0).button
    let finger = TestFinger(on: stage.window)
    finger.press(at: button.convert(CGPoint(x: 30, y: 20), to: nil))
    list.items[0].text = "a new text"
    list.removeAll { $0.id > 20 }
    await settle()
    finger.lift()
    #expect(log.lines == ["a new text at 0"])
    #expect(stage.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `several steps for one control are called in order, each for its events`() throws {
    stage.show(
      section()
        .onControl(\.button, for: .touchUpInside) { [log] _, _, _ in log.add("first") }
        .onControl(\.button, for: .touchDown) { [log] _, _, _ in log.add("down") }
        .onControl({ $0.button }, for: .touchUpInside) { [log] _, _, _ in log.add("second") }
        .make())
    try shown(1).button.tap()
    #expect(log.lines == ["down", "first", "second"])
  }

  @Test func `sections that share cells are called for their own rows only`() async throws {
    let other = ItemList([Note(100), Note(101)])
    stage.show(
      section("a", ItemList([Note(1)]))
        .onControl(\.button, for: .touchUpInside) { [log] _, note, _ in log.add("a \(note.id)") }
        .section("b").cell(ShopCell.self).data(other).height(44).adapter { cell, note, _ in cell.note = note }
        .onControl(\.button, for: .touchUpInside) { [log] _, note, _ in log.add("b \(note.id)") }
        .section("c").cell(ShopCell.self).data([Note(200)]).height(44).adapter { cell, note, _ in cell.note = note }
        .make())
    for _ in 0..<3 {
      stage.reload()
      log.lines = []
      for cell in stage.tableView.visibleCells { (cell as? ShopCell)?.button.tap() }
      #expect(log.lines == ["a 1", "b 100", "b 101"])
    }
    stage.dataSource?.section("a").hide()
    other.move(from: 0, to: 1)
    await settle()
    log.lines = []
    for cell in stage.tableView.visibleCells { (cell as? ShopCell)?.button.tap() }
    #expect(log.lines == ["b 101", "b 100"])
  }

  @Test func `a row that is removed while its control is in use comes as the item that it showed`() async throws {
    stage.show(
      section()
        .onControl(\.field, for: .editingDidEnd) { [log] field, note, index in
          log.add("\(note.id) at \(index): \(field.text ?? "")")
        }
        .make())
    let cell = try shown(2)
    cell.field.becomeFirstResponder()
    cell.field.insertText("typed")
    list.remove(at: 0)
    await settle()
    list.removeAll { $0.id == 2 }
    await settle()
    stage.window.window.endEditing(true)
    #expect(log.lines == ["2 at 1: typed"])
    #expect(log.messages.isEmpty)
  }

  @Test func `a closure may change the list, the order, and its own row`() async throws {
    stage.show(
      section().ordered { $0.text > $1.text }
        .onControl(\.stepper, for: .valueChanged) { [list] stepper, note, _ in
          list.edit(note) { $0.text = "z\(Int(stepper.value))" }
        }
        .onControl(\.button, for: .touchUpInside) { [list] _, note, _ in list.removeAll { $0.id == note.id } }
        .make())
    let cell = try shown(7)
    let touched = try #require(cell.note)
    cell.stepper.tap(at: CGPoint(x: 80, y: 16))
    await settle()
    #expect(try shown(0).note == Note(touched.id, "z1"))
    cell.stepper.tap(at: CGPoint(x: 80, y: 16))
    await settle()
    #expect(try shown(0).note == Note(touched.id, "z2"))
    try shown(0).button.tap()
    await settle()
    #expect(list.count == 39 && !list.items.contains { $0.id == touched.id })
    #expect(log.messages.isEmpty)
  }

  @Test func `an error goes to onError with the step's name`() throws {
    struct Refusal: Error {}
    stage.show(section().onControl(\.button, for: .touchUpInside) { _, _, _ in throw Refusal() }.make())
    try shown(0).button.tap()
    #expect(log.messages.count == 1 && log.messages[0].contains("onControl"), "\(log.messages)")
  }

  @Test func `an owner is held weakly, and nothing is called once it is gone`() throws {
    var owner: Log? = Log()
    weak let watched = owner
    if let owner {
      stage.show(
        section()
          .onControl(\.button, for: .touchUpInside, by: WeakReference(owner)) { owner, button, note, index in
            owner.add("\(note.id) at \(index)")
          }
          .make())
    }
    try shown(1).button.tap()
    #expect(owner?.lines == ["1 at 1"])
    owner = nil
    #expect(watched == nil)
    try shown(1).button.tap()
    #expect(log.messages.isEmpty)
  }

  @Test func `after another data source has taken the table view, the first is not called`() throws {
    stage.show(section().onControl(\.button, for: .touchUpInside) { [log] _, _, _ in log.add("first") }.make())
    let first = stage.dataSource
    stage.show(section().onControl(\.button, for: .touchUpInside) { [log] _, _, _ in log.add("second") }.make())
    try shown(0).button.tap()
    #expect(log.lines == ["second"])
    first?.detach()
    stage.dataSource?.detach()
    stage.window.layOut()
  }

  @Test func `a section that is added later has controls, too`() async throws {
    stage.show(section("first", ItemList([Note(1)])).make())
    stage.dataSource?.section("later").insert { start in
      start.cell(ShopCell.self).data(notes(2)).height(44).adapter { cell, note, _ in cell.note = note }
        .onControl(\.button, for: .touchUpInside) { [log] _, note, _ in log.add("\(note.id)") }
    }
    await settle()
    try shown(1, in: 1).button.tap()
    #expect(log.lines == ["1"])
  }
}
