import TableMaker
import TestSupport
import Testing
import UIKit

/// A step or a source that takes a closure.
@MainActor private struct ClosureTaker {
  let name: String
  /// A closure that returns the data source of a table with a closure that retains the log and writes to it.
  let make: @MainActor (Stage, ItemList<Note>, Log) -> TableViewDataSource
  /// Runs the closure if showing the table doesn't.
  var use: @MainActor (Stage) -> Void = { _ in }

  static let all = steps + owners + sources

  /// A chain up to its data, and its end.
  private static func rows(
    _ stage: Stage, _ list: ItemList<Note>
  ) -> TypedSection<NoteCell, Note, ItemList<Note>> {
    stage.chain.section().cell(NoteCell.self).data(list)
  }

  private static func fill(_ cell: NoteCell, _ note: Note, _ index: Int) { cell.note = note }

  private static func tapTwice(_ stage: Stage) {
    stage.tableView.tap(0)
    stage.tableView.tap(1)
  }

  private static func tapAddItemRow(_ stage: Stage) { stage.tableView.tap(2) }

  private static let steps = [
    ClosureTaker(name: "adapter") { stage, list, log in
      rows(stage, list).adapter { _, _, _ in log.add("adapter") }.make()
    },
    ClosureTaker(name: "adapter of stock cells") { stage, list, log in
      stage.chain.section().stockCell(.default).data(list).adapter { _, _, _ in log.add("adapter") }.make()
    },
    ClosureTaker(name: "heights") { stage, list, log in
      rows(stage, list).adapter(fill).heights { _, _ in
        log.add("heights")
        return 50
      }.make()
    },
    ClosureTaker(name: "titles") { stage, list, log in
      rows(stage, list).adapter(fill).titles { items in
        log.add("titles")
        return "\(items.count)"
      }.make()
    },
    ClosureTaker(name: "header") { stage, list, log in
      rows(stage, list).adapter(fill).header(NoteHeader.self) { _ in log.add("header") }.make()
    },
    ClosureTaker(name: "footer") { stage, list, log in
      rows(stage, list).adapter(fill).footer(NoteHeader.self) { _ in log.add("footer") }.make()
    },
    ClosureTaker(name: "headerView") { stage, list, log in
      rows(stage, list).adapter(fill).headerView {
        log.add("headerView")
        return UIView()
      }.make()
    },
    ClosureTaker(name: "footerView") { stage, list, log in
      rows(stage, list).adapter(fill).footerView {
        log.add("footerView")
        return UIView()
      }.make()
    },
    ClosureTaker(name: "the table's headerView") { stage, list, log in
      stage.chain.headerView {
        log.add("headerView")
        return UIView()
      }.section().cell(NoteCell.self).data(list).adapter(fill).make()
    },
    ClosureTaker(name: "the table's footerView") { stage, list, log in
      stage.chain.footerView {
        log.add("footerView")
        return UIView()
      }.section().cell(NoteCell.self).data(list).adapter(fill).make()
    },
    ClosureTaker(
      name: "onSelect", make: { rows($0, $1).adapter(fill).onSelect(adding($2)).make() }, use: tapTwice),
    ClosureTaker(
      name: "onDeselect",
      make: { stage, list, log in
        stage.chain.deselection(.never).section().cell(NoteCell.self).data(list).adapter(fill).onDeselect(adding(log))
          .make()
      }, use: tapTwice),
    ClosureTaker(
      name: "shouldSelect",
      make: { stage, list, log in
        rows(stage, list).adapter(fill).shouldSelect { _, _ in
          log.add("shouldSelect")
          return true
        }.make()
      }, use: tapTwice),
    ClosureTaker(name: "addItemRow") { stage, list, log in
      rows(stage, list).adapter(fill).addItemRow(PlainCell.self) { _ in log.add("addItemRow") }.make()
    },
    ClosureTaker(
      name: "onAddItem",
      make: { stage, list, log in
        rows(stage, list).adapter(fill).addItemRow(PlainCell.self) { _ in }.onAddItem { log.add("onAddItem") }.make()
      }, use: tapAddItemRow),
    ClosureTaker(
      name: "onScroll",
      make: { stage, list, log in
        stage.chain.onScroll { _ in log.add("onScroll") }.section().cell(NoteCell.self).data(list).adapter(fill).make()
      }, use: { $0.tableView.contentOffset.y = 5 }),
    ClosureTaker(
      name: "onError",
      make: { stage, list, log in
        stage.chain.onError { _ in log.add("onError") }.section().cell(NoteCell.self).data(list).adapter(fill)
          .onSelect { _, _ in throw CancellationError() }.make()
      }, use: tapTwice),
    ClosureTaker(name: "onDiagnostic") { stage, list, log in
      DataSource(stage.tableView).onDiagnostic { _ in log.add("onDiagnostic") }.section().cell(NoteCell.self).data(list)
        .adapter(fill).height(-1).make()
    },
    ClosureTaker(
      name: "an inserted section's steps",
      make: { stage, list, log in
        let dataSource = rows(stage, list).adapter(fill).make()
        dataSource.section("new").insert { section in
          section.cell(NoteCell.self).data([Note(7)]).adapter { _, _, _ in log.add("adapter") }
            .titles { _ in "new" }
        }
        dataSource.update(animated: false)
        return dataSource
      }),
  ]

  private static func adding(_ log: Log) -> (Note, Int) -> Void {
    { _, _ in log.add("event") }
  }

  private static let owners = [
    ClosureTaker(
      name: "onAddItem(with:)",
      make: { stage, list, log in
        rows(stage, list).adapter(fill).addItemRow(PlainCell.self) { _ in }
          .onAddItem(by: WeakReference(log)) { log in log.add("onAddItem") }.make()
      }, use: tapAddItemRow),
    ClosureTaker(
      name: "onSelect(with:)",
      make: { stage, list, log in
        rows(stage, list).adapter(fill).onSelect(by: WeakReference(log)) { log, _, _ in log.add("onSelect") }.make()
      }, use: tapTwice),
    ClosureTaker(
      name: "onSelect(by:)",
      make: { stage, list, log in
        rows(stage, list).adapter(fill).onSelect(by: WeakReference(log)) { log, _, _ in log.add("onSelect") }.make()
      }, use: tapTwice),
  ]

  private static let sources = [
    ClosureTaker(name: "observing") { stage, list, log in
      stage.chain.section().cell(NoteCell.self).observing {
        log.add("observing")
        return list.items
      }.adapter(fill).make()
    },
    ClosureTaker(name: "map") { stage, list, log in
      let mapped = list.map { note in
        log.add("map")
        return note.text
      }
      return stage.chain.section().cell(NoteCell.self).data(mapped).adapter { _, _, _ in }.make()
    },
    ClosureTaker(name: "several sources") { stage, list, log in
      let mapped = list.map { note in
        log.add("map")
        return note
      }
      return stage.chain.section().cell(NoteCell.self).data(mapped, mapped).adapter(fill).make()
    },
    ClosureTaker(name: "AnySource of a mapped list") { stage, list, log in
      let mapped = list.map { note in
        log.add("map")
        return note
      }
      return stage.chain.section().cell(NoteCell.self).data(AnySource(mapped)).adapter(fill).make()
    },
    ClosureTaker(name: "AnySource of a closure") { stage, list, log in
      let read = ObservedSource {
        log.add("observing")
        return list.items
      }
      return stage.chain.section().cell(NoteCell.self).data(AnySource(read)).adapter(fill).make()
    },
    ClosureTaker(name: "the steps of sections(from:)") { stage, list, log in
      let sections = SectionList([ItemSection("a", items: list.items)])
      return stage.chain.sections(from: sections).cell(NoteCell.self).adapter { _, _, _ in log.add("adapter") }.make()
    },
  ]
}

/// That nothing which a chain was given is left once its result is gone.
@MainActor @Suite struct LeakTests {
  @Test func `a step's closure goes with the data source, though its list and its table live on`() async {
    for taker in ClosureTaker.all { await expectNoLeak(taker) }
  }

  private func expectNoLeak(_ taker: ClosureTaker) async {
    let list = ItemList(notes(2))
    let stage = Stage()
    weak var kept: Log?
    weak var dataSource: TableViewDataSource?
    var hasRun = false
    do {
      let log = Log()
      kept = log
      stage.show(taker.make(stage, list, log))
      dataSource = stage.dataSource
      taker.use(stage)
      list.append(Note(9))
      await stage.dataSource?.waitForUpdates()
      hasRun = !log.lines.isEmpty
      stage.dataSource?.detach()
      stage.release()
    }
    settleAnimations()
    // What a turn of the main actor holds goes with it.
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(hasRun, "\(taker.name) was never run")
    #expect(kept == nil, "\(taker.name) is kept")
    #expect(dataSource == nil, "\(taker.name) keeps the data source")
    list.append(Note(10))
  }

  @Test func `AnySource goes with what it wraps, and the source does not keep it`() async {
    let list = ItemList(notes(2))
    weak var kept: AnySource<Note>?
    do {
      let source = AnySource(list)
      kept = source
      let stage = Stage()
      stage.show(stage.chain.section().cell(NoteCell.self).data(source).adapter { _, _, _ in }.make())
      list.append(Note(9))
      await stage.dataSource?.waitForUpdates()
      #expect(stage.rowCounts == [3])
    }
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(kept == nil)
    list.append(Note(10))
  }
}
