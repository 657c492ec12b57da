import TestSupport
import UIKit

@testable import TableMaker

/// An item with an identity and an equality that call the app's code, which any item can do.
struct MeddlingItem: Identifiable, Equatable {
  let number: Int
  let table: MeddledTable
  /// A difference in only the bytes, so that the equality is asked for.
  var edition = 0

  var id: Int {
    MainActor.assumeIsolated { table.call(.id) }
    return number
  }

  static func == (one: MeddlingItem, other: MeddlingItem) -> Bool {
    MainActor.assumeIsolated { one.table.call(.equality) }
    return one.number == other.number
  }
}

class MeddlingCell: UITableViewCell {
  var number: Int?
}

final class OddMeddlingCell: MeddlingCell {}

final class MeddlingHeader: UITableViewHeaderFooterView {}

/// A source that calls the app's code when its items are asked for.
@MainActor final class MeddlingSource: ItemSource, TellsChanges {
  let list: ItemList<MeddlingItem>
  let table: MeddledTable

  init(_ list: ItemList<MeddlingItem>, of table: MeddledTable) {
    self.list = list
    self.table = table
  }

  var items: [MeddlingItem] {
    table.call(.items)
    return list.items
  }

  var observers: ItemObservers { list.observers }
}

/// A closure of a chain that the table or the package asks for an answer.
enum MeddlingPlace: String, CaseIterable, Sendable {
  case items, reading, map, titles, heights, adapter, cells, header, id, equality
}

/// A table of three sections with closures that all call the test's code, at a place of the test's choice.
@MainActor final class MeddledTable {
  let stage = Stage()
  private(set) var lists: [String: ItemList<MeddlingItem>] = [:]
  /// The names of the sections that the table must show in the end, in order.
  var names = ["a", "b", "c"]
  /// The numbers of the rows that section "form" is to show in the end.
  var formNumbers = [300, 301, 302]
  var dataSource: TableViewDataSource?
  private let place: MeddlingPlace
  /// The code that runs when a closure reaches the place. `callsLeft` counts the remaining runs.
  private var meddling: (@MainActor (MeddledTable) -> Void)?
  private var callsLeft = 0
  private(set) var calls = 0
  private var isCalling = false

  init(_ place: MeddlingPlace) {
    self.place = place
    for (index, name) in names.enumerated() { lists[name] = list(10 * index..<10 * index + 4) }
    dataSource = chain().make()
    addForm()
    if let dataSource { stage.show(dataSource) }
  }

  func list(_ numbers: Range<Int>) -> ItemList<MeddlingItem> {
    ItemList(numbers.map { MeddlingItem(number: $0, table: self) })
  }

  private func chain() -> ReadySection<
    UITableViewCell, MeddlingItem, MappedSource<ItemList<MeddlingItem>, MeddlingItem>
  > {
    let (a, b, c) = (lists["a"] ?? list(0..<0), lists["b"] ?? list(0..<0), lists["c"] ?? list(0..<0))
    return stage.chain
      .section("a").cell(MeddlingCell.self).data(MeddlingSource(a, of: self)).adapter(fill)
      .heights { [unowned self] _, _ in
        call(.heights)
        return 40
      }
      .section("b").cell(MeddlingCell.self)
      .observing { [unowned self] () -> [MeddlingItem] in
        call(.reading)
        return b.items
      }
      .adapter(fill).height(41)
      .titles { [unowned self] items -> String? in
        call(.titles)
        return "\(items.count)"
      }
      .section("c")
      .data(
        c.map { [unowned self] item in
          call(.map)
          return item
        }
      )
      .cells(
        OddMeddlingCell.self,
        for: { [unowned self] item -> Bool in
          call(.cells)
          return item.number % 2 == 1
        }, fill
      )
      .otherwise(MeddlingCell.self, fill)
      .height(42)
      .header(MeddlingHeader.self) { [unowned self] _ in call(.header) }
      .headerHeight(20)
  }

  private func fill(_ cell: MeddlingCell, _ item: MeddlingItem, _ index: Int) {
    cell.number = item.number
    call(.adapter)
  }

  /// Inserts a section like the others, for a verb that inserts one.
  func insertSection(_ name: String) {
    lists[name] = list(90..<93)
    guard let list = lists[name] else { return }
    dataSource?.section(name).insert { [unowned self] in
      $0.cell(MeddlingCell.self).data(list).height(43).adapter { cell, item, index in self.fill(cell, item, index) }
    }
    names.append(name)
  }

  /// Adds a section of rows of a form.
  private func addForm() {
    dataSource?.section("form").insert { [unowned self] section in
      row(302, after: row(301, after: row(300, after: section.height(44))))
    }
    names.append("form")
  }

  /// A row of a form that is named by its number.
  func row(_ number: Int, after rows: some RowAdding) -> ReadyRow<MeddlingCell> {
    rows.row(MeddlingCell.self, named: "\(number)").adapter { [unowned self] cell in
      cell.number = number
      call(.adapter)
    }
  }

  /// Called by each closure of the chain.
  func call(_ reached: MeddlingPlace) {
    guard reached == place, callsLeft > 0, !isCalling else { return }
    callsLeft -= 1
    calls += 1
    // The app's code does not call itself.
    isCalling = true
    meddling?(self)
    isCalling = false
  }

  /// Sets the code to run at the place, and reaches every place: rows are inserted, deleted, moved, and updated.
  func meddle(times: Int, _ body: @escaping @MainActor (MeddledTable) -> Void) async {
    meddling = body
    callsLeft = times
    for name in ["a", "b", "c"] {
      guard let list = lists[name] else { continue }
      for index in list.items.indices { list.items[index].edition += 1 }
      list.items.swapAt(0, 2)
      list.items.append(MeddlingItem(number: 50 + list.items.count + (list.items.first?.number ?? 0), table: self))
    }
    dataSource?.update()
    stage.window.layOut()
    await dataSource?.waitForUpdates()
    // Headers and cells that come on screen.
    stage.tableView.contentOffset.y = 60
    stage.window.layOut()
    await dataSource?.waitForUpdates()
    callsLeft = 0
    await dataSource?.waitForUpdates()
    stage.window.layOut()
  }

  /// The numbers that the sections are to show, section by section.
  var expected: [[Int]] { names.map { $0 == "form" ? formNumbers : lists[$0]?.items.map(\.number) ?? [] } }

  /// The numbers that the table's own rows show, section by section, each row seen once.
  func shown() -> [[Int?]] {
    (0..<stage.tableView.numberOfSections).map { section in
      (0..<stage.tableView.numberOfRows(inSection: section)).map { row in
        let path = IndexPath(row: row, section: section)
        stage.tableView.scrollToRow(at: path, at: .middle, animated: false)
        stage.window.layOut()
        return (stage.tableView.cellForRow(at: path) as? MeddlingCell)?.number
      }
    }
  }
}
