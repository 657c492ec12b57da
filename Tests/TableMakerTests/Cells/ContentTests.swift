import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that configurations fill, asked again for each state of a cell.
@MainActor @Suite struct ContentTests {
  private let stage = Stage()

  private func show(_ list: ItemList<Note>, height: Bool = true) {
    let section = stage.chain.section("notes").data(list).content { [log = stage.log] note, index, state in
      log.add("\(note.id)")
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "\(note.text) at \(index)"
      if state.isSelected { content.secondaryText = "selected" }
      return content
    }
    stage.show((height ? section.height(60) : section.autoHeight()).make())
  }

  private func contents() -> [String] {
    stage.tableView.visibleCells.map { cell in
      let content = cell.contentConfiguration as? UIListContentConfiguration
      return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: ", ")
    }
  }

  @Test func `each row shows what its configuration says, once for each time that it is filled`() {
    show(ItemList(notes(3)))
    #expect(contents() == ["note 0 at 0", "note 1 at 1", "note 2 at 2"])
    #expect(stage.tableView.visibleCells.allSatisfy { $0.contentView is UIListContentView })
    #expect(stage.log.lines == ["0", "1", "2"])
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a row is asked again when its cell is selected, and when it is not any more`() {
    show(ItemList(notes(3)))
    stage.log.lines = []
    stage.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.window.layOut()
    #expect(contents() == ["note 0 at 0", "note 1 at 1, selected", "note 2 at 2"])
    #expect(Set(stage.log.lines) == ["1"])
    stage.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    stage.window.layOut()
    #expect(contents()[1] == "note 1 at 1")
  }

  @Test func `a changed item changes the content of the same cell`() async {
    let list = ItemList(notes(3))
    show(list)
    let before = stage.tableView.visibleCells
    list.items[1].text = "other"
    await stage.dataSource?.waitForUpdates()
    stage.window.layOut()
    #expect(contents() == ["note 0 at 0", "other at 1", "note 2 at 2"])
    #expect(zip(before, stage.tableView.visibleCells).allSatisfy { $0 === $1 })
  }

  @Test func `contents are measured, and reused cells show their own row however far is scrolled`() {
    let list = ItemList((0..<60).map { Note($0, String(repeating: "note \($0) ", count: $0 % 7 + 1)) })
    show(list, height: false)
    let tall = stage.height(6)
    #expect(tall > stage.height(0))
    for row in [59, 3, 40, 0] {
      stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
      stage.window.layOut()
      for (cell, path) in zip(stage.tableView.visibleCells, stage.tableView.indexPathsForVisibleRows ?? []) {
        let content = cell.contentConfiguration as? UIListContentConfiguration
        #expect(content?.text == "\(list.items[path.row].text) at \(path.row)")
      }
    }
    #expect(stage.height(6) == tall)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a measured row grows when its content says more for a selected cell, and shrinks again`() async {
    show(ItemList(notes(30)), height: false)
    let (before, next) = (stage.height(1), stage.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY)
    stage.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.window.layOut()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.height(1) > before + 10)
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).minY > next + 10)
    #expect(stage.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.bounds.height == stage.height(1))
    stage.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
    stage.window.layOut()
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(stage.height(1) == before)
    let measured = stage.dataSource?.measuredRowCount
    for row in 3..<6 {
      stage.tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      stage.window.layOut()
      stage.tableView.deselectRow(at: IndexPath(row: row, section: 0), animated: false)
      stage.window.layOut()
      await stage.dataSource?.waitForUpdates()
      settleAnimations()
    }
    #expect(stage.height(4) == before && measured != nil)
    #expect(stage.log.messages.isEmpty)
  }

  /// Next to an index, a row on screen has narrower margins than a measured one. This isn't a reason for another height.
  @Test func `a state that asks for no other height leaves the row as high as it is, beside an index too`() async {
    let texts = (0..<24).map { Array(repeating: "i", count: 34 + $0).joined(separator: " ") }
    let list = ItemList(zip(0..., texts).map { Note($0, $1) })
    stage.show(
      stage.chain.section("texts").data(list).content { note, _, state in
        var content = UIListContentConfiguration.cell()
        content.text = note.text
        content.textProperties.color = state.isSelected ? .systemRed : .label
        return content
      }.grouped(by: .key { $0.id < 12 ? "a" : "b" }, index: .full).autoHeight(.allAtOnce).make())
    let rows = (0..<2).flatMap { section in (0..<12).map { IndexPath(row: $0, section: section) } }
    let heights = rows.map { stage.tableView.rectForRow(at: $0).height }
    for path in rows {
      stage.tableView.scrollToRow(at: path, at: .middle, animated: false)
      stage.window.layOut()
      for isSelected in [true, false] {
        if isSelected {
          stage.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        } else {
          stage.tableView.deselectRow(at: path, animated: false)
        }
        stage.window.layOut()
        await stage.dataSource?.waitForUpdates()
        settleAnimations()
        stage.window.layOut()
        #expect(rows.map { stage.tableView.rectForRow(at: $0).height } == heights)
      }
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `cells of the section's own class take contents too, beside their own handler`() {
    final class OwnCell: UITableViewCell {
      var states = 0
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        configurationUpdateHandler = { cell, _ in (cell as? OwnCell)?.states += 1 }
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    stage.show(
      stage.chain.height(40).section().cell(OwnCell.self).data(notes(2)).content { note, _, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "selected" : note.text
        return content
      }.make())
    let cell = stage.tableView.visibleCells[0] as? OwnCell
    #expect(contents() == ["note 0", "note 1"])
    let states = cell?.states ?? 0
    stage.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    stage.window.layOut()
    #expect(contents() == ["selected", "note 1"])
    #expect(cell?.states == states + 1)
    stage.reload()
    stage.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    stage.window.layOut()
    #expect(
      (stage.tableView.visibleCells[0] as? OwnCell).map { $0.states <= states + 6 } ?? false, "no handler in a handler")
  }

  @Test func `a handler that the adapter sets each time is called beside the backgrounds`() {
    var called: [Int] = []
    stage.show(
      stage.chain.height(40).section().cell(PlainCell.self).data(notes(2)).adapter { cell, note, _ in
        cell.configurationUpdateHandler = { _, state in if state.isSelected { called.append(note.id) } }
      }
      .backgrounds { _, _, state in
        var background = UIBackgroundConfiguration.listPlainCell()
        background.backgroundColor = state.isSelected ? .systemYellow : .systemGreen
        return background
      }
      .make())
    func colors() -> [UIColor?] { stage.tableView.visibleCells.map { $0.backgroundConfiguration?.backgroundColor } }
    #expect(colors() == [.systemGreen, .systemGreen])
    for _ in 0..<2 {
      called = []
      stage.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      stage.window.layOut()
      #expect(colors() == [.systemGreen, .systemYellow])
      #expect(called == [1])
      stage.tableView.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
      stage.reload()
    }
  }

  @Test func `the later of background and backgrounds holds, and nil is the system's`() {
    var yellow = UIBackgroundConfiguration.listPlainCell()
    yellow.backgroundColor = .systemYellow
    let start = stage.chain.height(40)
    stage.show(
      start.section().cell(PlainCell.self).data(notes(1)).adapter { _, _, _ in }
        .backgrounds { _, _, _ in nil }.background(yellow)
        .section().cell(PlainCell.self).data(notes(1)).adapter { _, _, _ in }
        .background(yellow).backgrounds { _, _, _ in nil }
        .section().cell(PlainCell.self).data(notes(1)).adapter { _, _, _ in }
        .make())
    let shown = stage.tableView.visibleCells.map { $0.backgroundConfiguration?.backgroundColor }
    #expect(shown[0] == .systemYellow)
    #expect(
      shown[1] != .systemYellow
        && shown[1] == stage.tableView.visibleCells[1].defaultBackgroundConfiguration().backgroundColor)
    #expect(shown[2] != .systemYellow)
  }

  @Test func `the state knows whether a row of a tree is expanded`() async {
    let replies = [Reply.tree(width: 2, depth: 1)]
    stage.show(
      stage.chain.height(40).section().data(replies).content { reply, _, state in
        var content = UIListContentConfiguration.cell()
        content.text = "\(reply.text)\(state.isExpanded ? ", expanded" : "")"
        return content
      }
      .expandable(children: \.replies).make())
    #expect(contents() == ["reply 1"])
    stage.tableView.tap(0, in: 0)
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    #expect(contents() == ["reply 1, expanded", "reply 11", "reply 12"])
  }

  @Test func `cells keep nothing of what the closures capture once the live object is gone`() {
    weak var captured: Log?
    do {
      let log = Log()
      captured = log
      stage.show(
        stage.chain.height(40).section().data(notes(3)).content { [log] note, _, _ in
          log.add(note.text)
          return UIListContentConfiguration.cell()
        }.make())
    }
    #expect(captured != nil && !stage.tableView.visibleCells.isEmpty)
    let cells = stage.tableView.visibleCells
    weak let dataSource = stage.dataSource
    stage.release()
    #expect(dataSource == nil)
    #expect(captured == nil)
    #expect(cells.allSatisfy { $0.contentConfiguration != nil })
  }
}
