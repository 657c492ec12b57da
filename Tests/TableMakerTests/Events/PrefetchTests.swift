import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows that come on screen soon, as items of their sections.
@MainActor @Suite struct PrefetchTests {
  private let stage = Stage()
  private var log: Log { stage.log }

  /// Two sections of 40 rows, of which the first has the steps.
  private func show(_ first: ItemList<Note>) {
    stage.show(
      stage.chain.height(50)
        .section("first").cell(NoteCell.self).data(first).adapter { _, _, _ in }
        .onPrefetch { [log] notes in log.add("soon \(notes.map(\.id))") }
        .onCancelPrefetch(by: WeakReference(log)) { log, notes in log.add("not soon \(notes.map(\.id))") }
        .section("second").cell(PlainCell.self).data((100..<140).map { Note($0) }).adapter { _, _, _ in }
        .make())
  }

  private func scroll(to offset: CGFloat) {
    stage.tableView.contentOffset.y = offset
    stage.window.layOut()
  }

  @Test func `items of about a screen ahead are named once, the nearest first`() {
    show(ItemList(notes(40)))
    #expect(stage.tableView.prefetchDataSource === stage.dataSource?.delegate)
    let last = stage.tableView.indexPathsForVisibleRows?.last?.row ?? 0
    let screen = Int(stage.tableView.bounds.height / 50)
    #expect(log.lines.count == 1)
    #expect(
      log.lines.first == "soon \(Array(last + 1...last + screen))"
        || log.lines.first == "soon \(Array(last + 1...last + screen + 1))")
    let before = log.lines
    scroll(to: 10)
    scroll(to: 120)
    #expect(log.lines.dropFirst(before.count).allSatisfy { $0.hasPrefix("soon") })
    var named: Set<Substring> = []
    for line in log.lines {
      for id in line.dropFirst("soon [".count).dropLast().split(separator: ", ") {
        #expect(named.insert(id).inserted, "\(id) was named twice")
      }
    }
  }

  @Test func `rows of sections without the step are nobody's, and another direction cancels`() {
    show(ItemList(notes(20)))
    scroll(to: 600)
    log.lines = []
    scroll(to: 1400)
    #expect(log.lines.allSatisfy { !$0.contains("10") })
    scroll(to: 1200)
    scroll(to: 900)
    scroll(to: 850)
    #expect(log.lines.contains { $0.hasPrefix("soon") })
    scroll(to: 1800)
    #expect(log.lines.contains { $0.hasPrefix("not soon") })
    #expect(log.messages.isEmpty)
  }

  @Test func `a handler may change the items, and what it throws goes to onError`() async {
    struct Failure: Error {}
    let list = ItemList(notes(40))
    func load(_ notes: [Note]) throws {
      for note in notes { list.items[note.id].text = "loaded" }
      throw Failure()
    }
    stage.show(
      stage.chain.height(50).onError { [log] error in log.add("\(error)") }
        .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
        .onPrefetch { notes in
          try load(notes)
        }
        .make())
    await stage.dataSource?.waitForUpdates()
    #expect(log.lines == ["Failure()"])
    #expect(list.items.filter { $0.text == "loaded" }.count >= 10)
    #expect(log.messages.isEmpty)
  }

  @Test func `a table without the step has no prefetch data source, and gets one with a section that has it`() async {
    stage.show(
      stage.chain.height(50).section("first").cell(NoteCell.self).data(notes(10)).adapter { _, _, _ in }.make())
    #expect(stage.tableView.prefetchDataSource == nil)
    stage.dataSource?.section("second").insert(after: "first") { [log] section in
      section.cell(NoteCell.self).data((10..<60).map { Note($0) }).adapter { _, _, _ in }
        .onPrefetch { notes in log.add("\(notes.count)") }
    }
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    #expect(stage.tableView.prefetchDataSource === stage.dataSource?.delegate)
    #expect(!log.lines.isEmpty)
    stage.dataSource?.detach()
    #expect(stage.tableView.prefetchDataSource == nil)
  }

  @Test func `an app's delegate that prefetches does so still, where no step does`() {
    final class Prefetching: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching {
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        asked += indexPaths.map(\.row)
      }
    }
    let delegate = Prefetching()
    stage.show(
      stage.chain.height(50).forward(to: delegate)
        .section().cell(NoteCell.self).data(notes(60)).adapter { _, _, _ in }.make())
    #expect(stage.tableView.prefetchDataSource === stage.dataSource?.delegate)
    #expect(delegate.asked.count >= 10)
    scroll(to: 1000)
    scroll(to: 100)
    stage.dataSource?.detach()
    #expect(stage.tableView.prefetchDataSource === delegate)
  }
}
