import TableMaker
import TestSupport
import Testing
import UIKit

/// Cells, headers and footers that come on screen and go.
@MainActor @Suite struct DisplayEventTests {
  private let stage = Stage()
  private let list = ItemList(notes(40))
  private let shown = Shown()

  /// The cells and rows on screen, according to the events.
  @MainActor private final class Shown {
    var cells: [ObjectIdentifier: Int] = [:]
    var lines: [String] = []
    var errors: [String] = []

    func come(_ cell: NoteCell, _ note: Note) {
      if let old = cells.updateValue(note.id, forKey: ObjectIdentifier(cell)) {
        errors.append("\(note.id) came in the cell of \(old)")
      }
      if cell.note != note { errors.append("\(note.id) came before its adapter") }
    }

    func go(_ cell: NoteCell, _ note: Note, _ index: Int) {
      lines.append("\(note.id) at \(index)")
      let known = cells.removeValue(forKey: ObjectIdentifier(cell))
      if known != note.id { errors.append("\(note.id) went from the cell of \(known.map(String.init) ?? "none")") }
    }
  }

  private func show(_ list: ItemList<Note>, search: UISearchBar? = nil) {
    let section = stage.chain.height(40)
      .section("notes").cell(NoteCell.self).data(list)
      .adapter { cell, note, _ in cell.note = note }
      .onDisplay { [shown] cell, note, _ in shown.come(cell, note) }
      .onEndDisplay { [shown] cell, note, index in shown.go(cell, note, index) }
    stage.show(search.map { section.searchable($0, by: \.text).make() } ?? section.make())
  }

  private var onScreen: [Int] {
    stage.tableView.visibleCells.compactMap { ($0 as? NoteCell)?.note?.id }.sorted()
  }

  private func check(_ step: String) {
    #expect(shown.errors.isEmpty, "\(step)")
    #expect(shown.cells.values.sorted() == onScreen, "\(step)")
  }

  @Test func `what has come and not gone is what is on screen, whatever is scrolled and edited`() async {
    show(list)
    check("at first")
    var random = SeededGenerator(seed: 20)
    for step in 0..<300 {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: list.append(Note(1000 + step, "new"))
      case 1: if list.count > 0 { list.remove(at: Int.random(in: 0..<list.count, using: &random)) }
      case 2:
        if list.count > 1 {
          list.move(
            from: Int.random(in: 0..<list.count, using: &random), to: Int.random(in: 0..<list.count, using: &random))
        }
      case 3: list.insert(Note(2000 + step, "in between"), at: Int.random(in: 0...list.count, using: &random))
      case 4:
        let end = max(0, stage.tableView.contentSize.height - stage.tableView.bounds.height)
        stage.tableView.contentOffset.y = CGFloat.random(in: 0...end, using: &random)
      case 5: stage.dataSource?.reload()
      default: list.items = notes(Int.random(in: 0...50, using: &random))
      }
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
      check("step \(step)")
    }
  }

  @Test func `a deleted row goes with the item that it had, at its last index`() async {
    show(list)
    shown.lines = []
    list.remove(at: 2)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(shown.lines == ["2 at 2"])
  }

  @Test func `a row that moved on screen goes with the index that it has come to`() async {
    show(list)
    list.remove(at: 0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    shown.lines = []
    stage.tableView.contentOffset.y = 80
    stage.window.layOut()
    #expect(shown.lines == ["1 at 0", "2 at 1"])
  }

  @Test func `a row whose content has changed in its cell goes with the new content`() async {
    var texts: [String] = []
    stage.show(
      stage.chain.height(40).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .onEndDisplay { _, note, _ in texts.append(note.text) }.make())
    list.items[0].text = "other"
    await stage.dataSource?.waitForUpdates()
    list.remove(at: 0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(texts == ["other"])
  }

  @Test
  func `an item that is changed while its cell comes on screen is shown by the next update, and told of to nobody`()
    async
  {
    var isArmed = true
    stage.show(
      stage.chain.height(40).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .onDisplay { [list] _, _, _ in
          guard isArmed else { return }
          isArmed = false
          list.removeAll()
        }
        .make())
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [0])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a forwarded delegate still hears of what no step asks for`() {
    final class Delegate: NSObject, UITableViewDelegate {
      var lines: [String] = []
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("come \(indexPath.row)")
      }
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        lines.append("go \(indexPath.row)")
      }
    }
    let delegate = Delegate()
    var gone: [Int] = []
    stage.show(
      stage.chain.height(40).forward(to: delegate)
        .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onEndDisplay { _, note, _ in gone.append(note.id) }
        .make())
    #expect(delegate.lines.first == "come 0")
    delegate.lines = []
    stage.tableView.contentOffset.y = 40
    stage.window.layOut()
    #expect(gone == [0])
    #expect(delegate.lines.allSatisfy { $0.hasPrefix("come") })
  }

  @Test func `headers and footers are told of with their views, in their section only`() {
    let log = stage.log
    stage.show(
      stage.chain.height(40)
        .section().cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .header(NoteHeader.self) { $0.text = "first" }.headerHeight(30).footerTitle("below").footerHeight(30)
        .onDisplayHeader { view in log.add("header \((view as? NoteHeader)?.text ?? "?")") }
        .onDisplayFooter { view in log.add("footer \((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "?")") }
        .section().title("second").cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .onDisplayFooter(by: WeakReference(log)) { log, _ in log.add("never") }
        .section().title("third").cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
        .onDisplayHeader(by: WeakReference(log)) { log, _ in log.add("third") }
        .make())
    #expect(log.lines.sorted() == ["footer below", "header first", "third"])
  }

  @Test func `an owner of display events is held weakly`() {
    var owner: UIView? = UIView()
    weak let watched = owner
    if let owner {
      stage.show(
        stage.chain.height(40).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
          .onDisplay(by: WeakReference(owner)) { owner, _, note, _ in owner.tag += note.id }
          .onDisplay(by: WeakReference(owner)) { owner, _, _, index in owner.tag -= index }
          .onEndDisplay(by: WeakReference(owner)) { owner, _, _, _ in owner.tag += 1000 }
          .onEndDisplay(by: WeakReference(owner)) { owner, _, _, _ in owner.tag += 1000 }
          .make())
    }
    #expect(owner?.tag == 0)
    stage.tableView.contentOffset.y = 40
    stage.window.layOut()
    #expect(owner?.tag == 2000)
    owner = nil
    #expect(watched == nil)
    stage.tableView.contentOffset.y = 80
    stage.window.layOut()
  }
}
