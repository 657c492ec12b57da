import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Changes that an app makes in a closure that TableMaker calls: they wait, nothing crashes, and nothing is lost.
///
/// See attacks.md B 1 to 4, 11, and 18.
@MainActor @Suite struct MeddlingClosureTests {
  private struct Comparing: Identifiable, Equatable {
    let id: Int
    var text = ""
    let compare: @MainActor () -> Void

    static func == (left: Comparing, right: Comparing) -> Bool {
      MainActor.assumeIsolated { left.compare() }
      return left.text == right.text
    }
  }

  @Test func `heights may be invalidated in a comparison, while rows get their tokens`() async {
    let stage = Stage()
    var count = 0
    var meddle: () -> Void = {}
    let list = ItemList((0..<5).map { Comparing(id: $0) { meddle() } })
    let dataSource = stage.chain.section("rows").cell(PlainCell.self).data(list)
      .adapter { cell, item, _ in cell.textLabel?.text = item.text }.autoHeight().make()
    stage.show(dataSource)
    meddle = { [unowned dataSource] in
      count += 1
      guard count < 20 else { return }
      dataSource.invalidateHeights(of: list.items)
      dataSource.invalidateHeights(in: "rows")
      dataSource.remeasure(list[0])
    }
    list[id: 3]?.text = "three"
    // A reload compares while it makes the rows; an update has compared before.
    dataSource.reload()
    await dataSource.waitForUpdates()
    dataSource.remeasure(list[1])
    await dataSource.waitForUpdates()
    #expect(count > 0)
    #expect(stage.texts[3] == "three")
    meddle = {}
  }

  /// The changes that a closure can make, by name. Each also sets the expected content of the table.
  enum Verb: String, CaseIterable, Sendable {
    case append, batch, update, reload, insertSection, moveSection, removeSection, hideAndShow, scroll, select
    case reconfigure, remeasure, invalidateHeights, invalidateItems, invalidateSection, setEditing, settle, detachAttach
    case hideRow, insertRow, moveRow, removeRow

    @MainActor func perform(in table: MeddledTable) {
      guard let dataSource = table.dataSource, let a = table.lists["a"], let b = table.lists["b"],
        let c = table.lists["c"]
      else { return }
      // An item for each call would be more calls for each item.
      let isFull = a.items.count > 100
      func new() -> MeddlingItem { MeddlingItem(number: 100 + table.calls, table: table) }
      switch self {
      case .append: if !isFull { a.append(new()) }
      case .batch:
        guard !isFull else { return dataSource.batch { a.items.swapAt(0, 1) } }
        dataSource.batch {
          a.append(new())
          c.items.insert(MeddlingItem(number: 200 + table.calls, table: table), at: 0)
        }
      case .update: dataSource.update()
      case .reload: dataSource.reload()
      case .insertSection: if table.names.count < 8 { table.insertSection("new \(table.calls)") }
      case .moveSection:
        guard table.names.count > 1, let first = table.names.first, let last = table.names.last else { return }
        dataSource.section(last).move(before: first)
        table.names.insert(table.names.removeLast(), at: 0)
      case .removeSection:
        guard table.names.count > 1, let last = table.names.last else { return }
        dataSource.section(last).remove()
        table.names.removeLast()
      case .hideAndShow:
        dataSource.section("a").hide()
        dataSource.section("a").show()
      case .scroll:
        let list = table.lists[table.names.last { $0 != "form" } ?? "a"]
        if let item = list?.items.last { dataSource.scroll(to: item, at: .bottom, animated: false) }
      case .select: dataSource.selection = [1, 11]
      case .reconfigure: if let item = b.items.first { dataSource.reconfigure(item) }
      case .remeasure: if let item = b.items.first { dataSource.remeasure(item) }
      case .invalidateHeights: dataSource.invalidateHeights()
      case .invalidateItems: dataSource.invalidateHeights(of: b.items)
      case .invalidateSection: dataSource.invalidateHeights(in: "b")
      case .setEditing: dataSource.setEditing(!table.stage.tableView.isEditing, animated: table.calls % 2 == 0)
      case .settle: Task { await dataSource.waitForUpdates() }
      case .detachAttach:
        dataSource.detach()
        dataSource.attach(to: table.stage.tableView)
      default: if table.names.contains("form") { performOnRow(of: table, dataSource) }
      }
    }

    /// Does it to rows of a form.
    @MainActor private func performOnRow(of table: MeddledTable, _ dataSource: TableViewDataSource) {
      switch self {
      case .hideRow:
        dataSource.row("301").hide()
        dataSource.row("301").show()
        dataSource.row("300").hide()
        table.formNumbers.removeAll { $0 == 300 }
      case .insertRow:
        guard table.formNumbers.count < 8 else { return }
        let number = 303 + table.calls
        dataSource.row("\(number)").insert(after: "300") { rows in table.row(number, after: rows) }
        table.formNumbers.insert(number, at: 1)
      case .moveRow:
        guard let first = table.formNumbers.first, let last = table.formNumbers.last, first != last else { return }
        dataSource.row("\(last)").move(before: "\(first)")
        table.formNumbers.insert(table.formNumbers.removeLast(), at: 0)
      case .removeRow:
        guard table.formNumbers.count > 1, let last = table.formNumbers.popLast() else { return }
        dataSource.row("\(last)").remove()
      default: break
      }
    }
  }

  @Test(arguments: MeddlingPlace.allCases, Verb.allCases)
  func `what is asked for in a closure that is read is shown in the end`(
    _ place: MeddlingPlace, _ verb: Verb
  ) async {
    for times in [1, 3] {
      let table = MeddledTable(place)
      await table.meddle(times: times) { verb.perform(in: $0) }
      #expect(table.calls > 0, "the place is reached")
      #expect(table.shown() == table.expected, "\(times) times")
    }
  }

  @Test(.serialized, arguments: MeddlingPlace.allCases)
  func `what a closure asks for each time comes to an end, and is told of at most once`(_ place: MeddlingPlace) async {
    for verb in Verb.allCases {
      let table = MeddledTable(place)
      await table.meddle(times: 200_000) { verb.perform(in: $0) }
      table.dataSource?.update()
      await table.dataSource?.waitForUpdates()
      table.stage.window.layOut()
      #expect(table.calls < 100_000, "\(verb)")
      let endless = table.stage.log.diagnostics.count { $0.kind == .endlessUpdates }
      #expect(endless <= 1, "\(verb)")
      #expect(table.shown() == table.expected, "\(verb)")
    }
  }

  @Test func `B 3: update in a closure that is read is told of, and does not go on for ever`() async {
    let stage = Stage()
    var readings = 0
    var live: TableViewDataSource?
    let line = #line + 1
    let dataSource = stage.chain.section().cell(NoteCell.self).observing {
      readings += 1
      live?.update()
      return notes(3)
    }
    .adapter { cell, note, _ in cell.note = note }.make()
    live = dataSource
    stage.show(dataSource)
    dataSource.update()
    await dataSource.waitForUpdates()
    #expect(readings < 20)
    #expect(stage.rowCounts == [3])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "MeddlingClosureTests.swift:\(line): A closure of this section that provides items, heights, or cells triggers "
          + "an update each time it runs, so TableMaker skipped the last update. Change items, and call methods of "
          + "the data source, in events, such as onSelect."
      ])
  }

  @Test func `updates without end name the closure and its section`() async {
    let stage = Stage()
    var live: TableViewDataSource?
    let dataSource = stage.chain.section("calm").cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }
      .section("high").cell(NoteCell.self).data(notes(3)).adapter { _, _, _ in }
      .heights { _, _ in
        live?.reload()
        return 40
      }.make()
    live = dataSource
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    let message = stage.log.diagnostics.first { $0.kind == .endlessUpdates }?.message ?? ""
    #expect(message.hasPrefix("Code in heights of section “high” triggers an update each time"), "\(message)")
  }

  @Test func `B 4: a source that tells in its own getter is read twice for a change, and told of once`() async {
    @MainActor final class Chatty: ItemSource, TellsChanges {
      let observers = ItemObservers()
      var stored = notes(2)
      var readings = 0
      var items: [Note] {
        readings += 1
        observers.itemsDidChange()
        return stored
      }
    }
    let (stage, source) = (Stage(), Chatty())
    let line = #line + 1
    let dataSource = stage.chain.section("talk").cell(NoteCell.self).data(source)
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(source.readings == 2)
    for count in 3...5 {
      source.stored = notes(count)
      source.observers.itemsDidChange()
      await dataSource.waitForUpdates()
      #expect(stage.rowCounts == [count])
    }
    #expect(source.readings == 8)
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "MeddlingClosureTests.swift:\(line): The source of section “talk” reported a change while TableMaker read its "
          + "items, so TableMaker reads them again. Call itemsDidChange() where the items change, and not where they "
          + "are read."
      ])
  }

  @Test func `a source that fills itself when it is asked first loses nothing`() async {
    let (stage, list) = (Stage(), ItemList(notes(2)))
    var isFilled = false
    let dataSource = stage.chain.section().cell(NoteCell.self)
      .data(
        list.map { note in
          if !isFilled {
            isFilled = true
            list.append(Note(7))
          }
          return note
        }
      )
      .adapter { cell, note, _ in cell.note = note }.make()
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [3])
  }

  @Test func `two tables whose closures tell each other's lists come to an end`() async {
    let (one, other) = (Stage(), Stage())
    let (list, otherList) = (ItemList(notes(1)), ItemList(notes(1)))
    var readings = 0
    func read(_ list: ItemList<Note>, _ told: ItemList<Note>) -> [Note] {
      readings += 1
      told.items[0].text += "."
      return list.items
    }
    let first = one.chain.section().cell(NoteCell.self).data(ObservedSource { read(list, otherList) })
      .adapter { _, _, _ in }.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
      .titles { _ in
        otherList.items[0].text += "."
        return nil
      }
      .make()
    let second = other.chain.section().cell(NoteCell.self).data(otherList).adapter { _, _, _ in }
      .titles { _ in
        list.items[0].text += "."
        return nil
      }
      .make()
    one.show(first)
    other.show(second)
    list.append(Note(5))
    await first.waitForUpdates()
    await second.waitForUpdates()
    await first.waitForUpdates()
    #expect(one.rowCounts.last == 2 && other.rowCounts == [1])
    #expect(readings < 100)
  }

  @Test func `B 12: an insertion whose closure removes the section that it is put beside comes at the end`() async {
    let stage = Stage()
    let dataSource = stage.chain.height(44)
      .section("first").cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
      .section("old").cell(NoteCell.self).data(notes(2)).adapter { _, _, _ in }.make()
    stage.show(dataSource)
    dataSource.section("new").insert(after: "old") { section in
      dataSource.section("old").remove()
      return section.cell(NoteCell.self).data(notes(3)).adapter { _, _, _ in }
    }
    await dataSource.waitForUpdates()
    #expect(stage.rowCounts == [1, 3])
    #expect(stage.log.messages.count == 1)
    #expect(
      stage.log.messages.first?.hasPrefix(
        "section(“new”).insert(after: “old”): No section has the "
          + "name “old”") == true)
  }

  @Test func `an adapter that adds a page whenever the last row comes on screen goes on as the user scrolls`() async {
    let (stage, list) = (Stage(), ItemList(notes(20)))
    let dataSource = stage.chain.height(44).section().cell(NoteCell.self).data(list)
      .adapter { [list] cell, note, _ in
        cell.note = note
        if note.id == list.items.last?.id, note.id < 400 {
          list.append(contentsOf: (note.id + 1...note.id + 20).map { Note($0) })
        }
      }.make()
    stage.show(dataSource)
    for _ in 0..<12 {
      stage.tableView.contentOffset.y = stage.tableView.contentSize.height - stage.tableView.bounds.height
      stage.window.layOut()
      await dataSource.waitForUpdates()
      // The next one comes when the user has scrolled further.
      try? await Task.sleep(for: UpdateCoordinator.moment)
    }
    #expect(list.items.count > 200)
    #expect(stage.rowCounts == [list.items.count])
    let messages = stage.log.messages.filter { !$0.hasPrefix("The items of this section were changed inside adapter") }
    #expect(messages.isEmpty)
  }
}
