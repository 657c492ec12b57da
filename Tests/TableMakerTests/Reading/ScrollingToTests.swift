import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Where `scroll(to:)` ends, whatever the rows around were estimated at.
@MainActor @Suite struct ScrollingToTests {
  /// The other table knows every height from the beginning, and only UIKit scrolls it.
  @Test(arguments: 0..<24) func `a scroll ends where a table that knows every height ends`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    let style = styles.randomElement(using: &random) ?? .plain
    let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...40, using: &random) }
    let slabs = SlabTable.random(counts, most: seed % 5 == 0 ? 1200 : 240, using: &random)
    let inset = UIEdgeInsets(
      top: [0, 91].randomElement(using: &random) ?? 0, left: 0, bottom: [0, 49.5].randomElement(using: &random) ?? 0,
      right: 0)
    let hasHeaders = Bool.random(using: &random)
    let guessing = seed % 2 == 0 ? GuessingTableView(frame: .zero, style: style) : nil
    let table = SlabTable(
      slabs, seed % 3 == 0 ? .estimated : .automatic, style: style, in: guessing, inset: inset, hasHeaders: hasHeaders)
    let exact = SlabTable(slabs, .exact, style: style, inset: inset, hasHeaders: hasHeaders)
    let all = slabs.flatMap { $0 }
    for step in 0..<8 {
      guard let slab = all.randomElement(using: &random), let path = exact.dataSource.indexPath(of: slab) else {
        return
      }
      let positions: [UITableView.ScrollPosition] = [.top, .middle, .bottom, .none]
      let number = Int.random(in: positions.indices, using: &random)
      let position = positions[number]
      let animated = Bool.random(using: &random)
      table.dataSource.scroll(to: slab, at: position, animated: animated)
      exact.tableView.scrollToRow(at: path, at: position, animated: false)
      if animated { settleAnimations() }
      table.stage.window.layOut()
      exact.stage.window.layOut()
      #expect(
        isSame(table.tableView.rowsOnScreen, exact.tableView.rowsOnScreen),
        "seed \(seed), step \(step): \(slab.id) at \(number), animated \(animated)")
    }
    #expect(table.stage.log.messages == [])
  }

  @Test func `a table that goes by its guesses does not arrive by itself`() {
    var random = SeededGenerator(seed: 5)
    let slabs = SlabTable.random([200], using: &random)
    let guessing = GuessingTableView(frame: .zero, style: .plain)
    let table = SlabTable(slabs, .automatic, in: guessing)
    let exact = SlabTable(slabs, .exact)
    let path = IndexPath(row: 150, section: 0)
    exact.tableView.scrollToRow(at: path, at: .top, animated: false)
    exact.stage.window.layOut()
    guessing.scrollToRow(at: path, at: .top, animated: true)
    settleAnimations()
    #expect(!isSame(table.tableView.rowsOnScreen, exact.tableView.rowsOnScreen))
    table.dataSource.scroll(to: slabs[0][150], at: .top)
    settleAnimations()
    #expect(isSame(table.tableView.rowsOnScreen, exact.tableView.rowsOnScreen))
  }

  /// Returns a Boolean value that indicates whether the same rows are at the same places, within a pixel of rounding.
  ///
  /// A row's middle can round differently.
  private func isSame(_ rows: [IndexPath: Int], _ others: [IndexPath: Int]) -> Bool {
    rows.keys == others.keys && rows.allSatisfy { path, place in others[path].map { abs($0 - place) <= 1 } ?? false }
  }

  @Test(arguments: [false, true], [false, true])
  func `a scroll ends at an item that came in the same turn, at the very end`(animated: Bool, guesses: Bool) async {
    var random = SeededGenerator(seed: 8)
    let slabs = SlabTable.random([60], using: &random)
    let table = SlabTable(
      slabs, .automatic, style: .grouped, in: guesses ? GuessingTableView(frame: .zero, style: .grouped) : nil,
      inset: UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    let new = Slab(id: 1000, height: 333)
    table.lists[0].append(new)
    table.dataSource.scroll(to: new, at: .bottom, animated: animated)
    settleAnimations()
    await table.dataSource.waitForUpdates()
    let row = table.tableView.rectForRow(at: IndexPath(row: 60, section: 0))
    #expect(row.height == 333)
    #expect(abs(row.maxY + 34 - table.tableView.bounds.maxY) < 0.2)
  }

  @Test(arguments: [false, true], [false, true])
  func `a row ends below the bar, though that loses its large title on the way`(animated: Bool, guesses: Bool) {
    var random = SeededGenerator(seed: 17)
    let slabs = SlabTable.random([90], using: &random)
    let table = SlabTable(slabs, .automatic, in: guesses ? GuessingTableView(frame: .zero, style: .plain) : nil)
    let page = UIViewController()
    page.view = table.tableView
    page.title = "Slabs"
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    table.stage.window.show(navigation)
    table.tableView.contentOffset.y = -96
    table.stage.window.layOut()
    let before = table.tableView.adjustedContentInset.top
    for (row, position) in [(70, UITableView.ScrollPosition.top), (12, .middle), (80, .none), (3, .none)] {
      table.dataSource.scroll(to: slabs[0][row], at: position, animated: animated)
      settleAnimations()
      let place = table.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      let room = table.tableView.bounds.inset(by: table.tableView.adjustedContentInset)
      #expect(table.tableView.adjustedContentInset.top < before)
      switch (position, row) {
      case (.middle, _): #expect(abs(place.midY - room.midY) < 0.5)
      case (.none, 80): #expect(abs(place.maxY + 19 - room.maxY) < 0.5)
      default: #expect(abs(place.minY - 31 - room.minY) < 0.5)
      }
    }
  }

  @Test func `an update on the way, before the row or of its section, does not keep the scroll from arriving`() async {
    for guesses in [false, true] {
      var random = SeededGenerator(seed: 3)
      let slabs = SlabTable.random([80, 80], using: &random)
      let table = SlabTable(slabs, .automatic, in: guesses ? GuessingTableView(frame: .zero, style: .plain) : nil)
      table.dataSource.scroll(to: slabs[1][40], at: .middle)
      advance(seconds: 0.1)
      table.lists[0].insert(contentsOf: (0..<9).map { Slab(id: 2000 + $0, height: 77) }, at: 3)
      table.lists[1].remove(at: 2)
      await table.dataSource.waitForUpdates()
      settleAnimations()
      let row = table.tableView.rectForRow(at: IndexPath(row: 39, section: 1))
      #expect(abs(row.midY - table.tableView.bounds.midY) < 0.5)
    }
  }

  // No waiting in between: the clock is all tests'.
  @Test func `an update on the way turns the scroll at once to where its row is now`() {
    var random = SeededGenerator(seed: 3)
    let slabs = SlabTable.random([80, 80], using: &random)
    let guessing = GuessingTableView(frame: .zero, style: .plain)
    let table = SlabTable(slabs, .automatic, in: guessing)
    table.dataSource.scroll(to: slabs[1][40], at: .middle)
    advance(seconds: 0.1)
    let scrolls = guessing.scrolls
    table.dataSource.batch { table.lists[0].insert(contentsOf: (0..<9).map { Slab(id: 2000 + $0, height: 77) }, at: 3) }
    #expect(guessing.scrolls == scrolls + 1)
  }

  @Test func `an update long after a scroll that something unknown has stopped leaves the table where it is`() {
    for isLong in [true, false] {
      var random = SeededGenerator(seed: 3)
      let slabs = SlabTable.random([80], using: &random)
      let table = SlabTable(slabs, .exact)
      ScrollGoal.patience = isLong ? .seconds(-1) : .seconds(3600)
      defer { ScrollGoal.patience = .seconds(3600) }
      table.dataSource.scroll(to: slabs[0][60], at: .top)
      advance(seconds: 0.1)
      table.tableView.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
      table.dataSource.batch { table.lists[0].remove(at: 70) }
      settleAnimations()
      let row = table.tableView.rectForRow(at: IndexPath(row: 60, section: 0))
      #expect((table.tableView.contentOffset.y == 700) == isLong)
      #expect((abs(row.minY - 31 - table.tableView.bounds.minY) < 0.5) != isLong)
    }
  }

  @Test func `a scroll to a row that goes away meanwhile ends where the table is`() async {
    var random = SeededGenerator(seed: 4)
    let slabs = SlabTable.random([90], using: &random)
    let table = SlabTable(slabs, .automatic)
    table.dataSource.scroll(to: slabs[0][80], at: .top)
    advance(seconds: 0.1)
    table.lists[0].remove(slabs[0][80])
    await table.dataSource.waitForUpdates()
    let place = table.tableView.contentOffset.y
    settleAnimations()
    #expect(table.tableView.contentOffset.y == place)
    #expect(table.stage.log.messages == [])
  }

  @Test func `the later of two scrolls counts, and a finger ends one`() {
    var random = SeededGenerator(seed: 6)
    let slabs = SlabTable.random([120], using: &random)
    let table = SlabTable(slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain))
    table.dataSource.scroll(to: slabs[0][100], at: .top)
    advance(seconds: 0.1)
    table.dataSource.scroll(to: slabs[0][30], at: .top)
    settleAnimations()
    let row = table.tableView.rectForRow(at: IndexPath(row: 30, section: 0))
    #expect(abs(row.minY - 31 - table.tableView.bounds.minY) < 0.5)

    table.dataSource.scroll(to: slabs[0][110], at: .top)
    advance(seconds: 0.1)
    table.tableView.dragContent(by: -40)
    let place = table.tableView.contentOffset.y
    settleAnimations()
    #expect(table.tableView.contentOffset.y == place)
    #expect(!table.tableView.rowsOnScreen.keys.contains(IndexPath(row: 110, section: 0)))
  }

  @Test func `a scroll that is asked for while a finger drags is not gone on with after it`() async {
    var random = SeededGenerator(seed: 6)
    let slabs = SlabTable.random([120], using: &random)
    let table = SlabTable(slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain))
    table.tableView.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200)) {
      table.dataSource.scroll(to: slabs[0][110], at: .top)
    }
    settleAnimations()
    let place = table.tableView.contentOffset.y
    table.dataSource.update()
    await table.dataSource.waitForUpdates()
    settleAnimations()
    #expect(table.tableView.contentOffset.y == place)
  }

  @Test func `the app's delegate hears of the end once, when the row is there, and of no rehearsal`() {
    final class Listener: NSObject, UITableViewDelegate {
      var ends: [CGFloat] = []
      var offsets: [CGFloat] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends.append(scrollView.contentOffset.y) }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }
    var random = SeededGenerator(seed: 9)
    let slabs = SlabTable.random([150], using: &random)
    let listener = Listener()
    let table = SlabTable(
      slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain), delegate: listener)
    table.dataSource.scroll(to: slabs[0][120], at: .top)
    settleAnimations()
    #expect(listener.ends == [table.tableView.contentOffset.y])
    #expect(listener.offsets.last == table.tableView.contentOffset.y)
  }

  @Test func `a delegate that lacks the messages of scrolling does not keep a scroll from arriving`() {
    final class Other: NSObject, UITableViewDelegate {}
    var random = SeededGenerator(seed: 10)
    let slabs = SlabTable.random([150], using: &random)
    let other = Other()
    let table = SlabTable(slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain), delegate: other)
    for row in [120, 5, 140] {
      table.dataSource.scroll(to: slabs[0][row], at: .top)
      settleAnimations()
      let place = table.tableView.rectForRow(at: IndexPath(row: row, section: 0))
      #expect(abs(place.minY - 31 - table.tableView.bounds.minY) < 0.5)
    }
  }

  @Test func `while animations are disabled an animated scroll is there at once`() {
    var random = SeededGenerator(seed: 11)
    let slabs = SlabTable.random([150], using: &random)
    let table = SlabTable(slabs, .automatic, in: GuessingTableView(frame: .zero, style: .plain))
    UIView.performWithoutAnimation { table.dataSource.scroll(to: slabs[0][120], at: .middle) }
    let row = table.tableView.rectForRow(at: IndexPath(row: 120, section: 0))
    #expect(abs(row.midY - table.tableView.bounds.midY) < 0.5)
  }

  @Test func `a row that can be seen is left where it is by the least movement`() {
    var random = SeededGenerator(seed: 12)
    let slabs = SlabTable.random([150], using: &random)
    let table = SlabTable(slabs, .automatic)
    table.dataSource.scroll(to: slabs[0][70], at: .middle, animated: false)
    let before = table.tableView.contentOffset.y
    table.dataSource.scroll(to: slabs[0][70])
    settleAnimations()
    #expect(table.tableView.contentOffset.y == before)
  }

  @Test func `an item that is not shown is named, with the line, and nothing moves`() {
    var random = SeededGenerator(seed: 13)
    let table = SlabTable(SlabTable.random([40], using: &random), .automatic)
    let line = #line + 1
    table.dataSource.scroll(to: Slab(id: -1, height: 2))
    #expect(
      table.stage.log.diagnostics.map(\.placed) == [
        "ScrollingToTests.swift:\(line): scroll(to: Slab(id: -1, height: 2.0)) found none of the items in any section. "
          + "Pass items that the table view shows, of the section's type."
      ])
    #expect(table.tableView.contentOffset.y == 0)
  }

  // MARK: Inside other calls

  @Test func `B 11: a scroll that is asked for in heights, or in a header's fill, comes when the table has its answer`()
    async
  {
    for isHeader in [false, true] {
      let stage = Stage()
      let list = ItemList(notes(60))
      var asks = false
      func ask() {
        guard asks else { return }
        asks = false
        stage.dataSource?.scroll(to: Note(60), at: .bottom, animated: false)
      }
      stage.show(
        stage.chain.section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
          .header(NoteHeader.self) { _ in if isHeader { ask() } }
          .heights { _, _ in
            if !isHeader { ask() }
            return 50
          }
          .make())
      asks = true
      list.append(Note(60))
      if isHeader { stage.dataSource?.reload() }
      await stage.dataSource?.waitForUpdates()
      stage.window.layOut()
      #expect(!asks)
      #expect(stage.tableView.rectForRow(at: IndexPath(row: 60, section: 0)).maxY == stage.tableView.bounds.maxY)
    }
  }

  @Test func `in a handler, and in a batch, a scroll to an item that has just come waits for it`() async {
    let stage = Stage()
    let list = ItemList(notes(60))
    stage.show(
      stage.chain.height(50).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .onSelect { _, _ in
          list.append(Note(60))
          stage.dataSource?.scroll(to: Note(60), at: .bottom, animated: false)
        }
        .make())
    stage.tableView.tap(0)
    await stage.dataSource?.waitForUpdates()
    #expect(abs(stage.tableView.bounds.maxY - 61 * 50) < 0.2)
    stage.dataSource?.batch {
      list.append(Note(61))
      stage.dataSource?.scroll(to: Note(61), at: .bottom, animated: false)
    }
    await stage.dataSource?.waitForUpdates()
    #expect(abs(stage.tableView.bounds.maxY - 62 * 50) < 0.2)
    #expect(stage.log.messages == [])
  }

  // MARK: Sections

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped], [false, true])
  func `a section is scrolled to with its header at the top`(style: UITableView.Style, animated: Bool) {
    var random = SeededGenerator(seed: 14)
    let slabs = SlabTable.random([40, 40, 40], using: &random)
    let table = SlabTable(slabs, .automatic, style: style, inset: UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    table.dataSource.scroll(toSection: "section 1", animated: animated)
    settleAnimations()
    let tableView = table.tableView
    #expect(abs(tableView.rectForHeader(inSection: 1).minY - 64 - tableView.bounds.minY) < 0.2)
    table.dataSource.scroll(toSection: "section 0", at: .bottom, animated: animated)
    settleAnimations()
    #expect(abs(tableView.rectForFooter(inSection: 0).maxY - tableView.bounds.maxY) < 0.2)
    table.dataSource.scroll(toSection: "section 1", at: .none, animated: animated)
    settleAnimations()
    #expect(abs(tableView.rectForHeader(inSection: 1).minY - 64 - tableView.bounds.minY) < 0.2)
    #expect(table.stage.log.messages == [])
  }

  @Test func `a section without rows is scrolled to, a hidden one is not, and one that is not there is named`() async {
    var random = SeededGenerator(seed: 15)
    let table = SlabTable(SlabTable.random([40, 0, 40, 40], using: &random), .automatic)
    table.dataSource.scroll(toSection: "section 1", animated: false)
    #expect(
      abs(table.tableView.rectForHeader(inSection: 1).minY - table.tableView.bounds.minY) < 0.2)
    let place = table.tableView.contentOffset.y
    table.dataSource.section("section 3").hide()
    table.dataSource.scroll(toSection: "section 3", animated: false)
    #expect(abs(table.tableView.contentOffset.y - place) < 0.2)
    let line = #line + 1
    table.dataSource.scroll(toSection: "nowhere")
    #expect(
      table.stage.log.diagnostics.map(\.placed) == [
        "ScrollingToTests.swift:\(line): scroll(toSection: “nowhere”): No section has the name “nowhere”, so "
          + "TableMaker ignored the call. Use an existing name: “section 0”, “section 1”, “section 2”, “section 3”."
      ])
  }
}
