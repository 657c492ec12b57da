import TableMaker
import TestSupport
import Testing
import UIKit

/// References among tables, data sources, controllers, and handlers; attaching and detaching.
@MainActor @Suite struct LifetimeTests {
  /// Lets what is waiting for the main actor's next turn happen.
  private func nextTurn() async {
    for _ in 0..<3 { await Task.yield() }
    try? await Task.sleep(for: .milliseconds(20))
  }

  private func numbers(_ chain: DataSource, _ numbers: [Int] = [1, 2]) -> TableViewDataSource {
    chain.section().cell(PlainCell.self).data(numbers).adapter { cell, number, _ in
      cell.textLabel?.text = "\(number)"
    }
    .make()
  }

  @Test func `the table holds its data source weakly`() {
    let stage = Stage()
    weak var dataSource: TableViewDataSource?
    stage.show(numbers(stage.chain))
    dataSource = stage.dataSource
    #expect(dataSource != nil)
    stage.dataSource?.detach()
    stage.release()
    #expect(dataSource == nil)
    #expect(stage.tableView.dataSource == nil && stage.tableView.delegate == nil)
  }

  @Test func `a result that is not kept while its table is on screen is told of`() async {
    let stage = Stage()
    var line = 0
    do {
      line = #line + 1
      _ = stage.chain.section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }.make()
    }
    await expectSoon("it is told") { !stage.log.diagnostics.isEmpty }
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "LifetimeTests.swift:\(line): The result of make() was deallocated while its table view was on screen, so the "
          + "table view is empty. Keep the result in a property, because a table view holds its data source weakly."
      ])
  }

  @Test func `a data source that goes with its table, or after detach, is nothing to tell of`() async {
    let log = Log()
    do {
      let stage = Stage()
      stage.show(numbers(DataSource(stage.tableView).onDiagnostic { log.diagnostics.append($0) }))
    }
    let stage = Stage()
    stage.show(numbers(DataSource(stage.tableView).onDiagnostic { log.diagnostics.append($0) }))
    stage.dataSource?.detach()
    stage.release()
    await nextTurn()
    #expect(log.messages.isEmpty)
  }

  @Test func `the newer of two data sources takes the table over, and says so`() async {
    let stage = Stage()
    let first = stage.chain.section().height(30).cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }.make()
    let line = #line + 1
    stage.show(stage.chain.section().cell(PlainCell.self).data([1, 2, 3]).adapter { _, _, _ in }.make())
    #expect(stage.rowCounts == [3])
    #expect(
      stage.log.diagnostics.map(\.placed) == [
        "LifetimeTests.swift:\(line): This data source replaces the one that was made at "
          + "LifetimeTests.swift:\(line - 2) for the same table view. Release the older one first, or call its "
          + "detach()."
      ])
    #expect(first.tableView == nil)
    #expect(stage.tableView.rowHeight == UITableView.automaticDimension, "the first one's height went with it")
    first.reload()
    first.detach()
    #expect(stage.rowCounts == [3])
    #expect(stage.tableView.dataSource === stage.dataSource)
    await nextTurn()
    #expect(stage.log.diagnostics.count == 1)
  }

  @Test func `a second data source after the first is gone is nothing to tell of`() async {
    let stage = Stage()
    stage.show(numbers(stage.chain))
    stage.release()
    stage.show(numbers(stage.chain, [1, 2, 3]))
    await nextTurn()
    #expect(stage.rowCounts == [3])
    #expect(stage.log.messages.isEmpty)
  }

  /// The table has its selection still, of rows that the second data source never had.
  @Test func `a second data source, made at once after the first has gone with rows selected, shows its rows`() {
    let stage = Stage()
    func chain(_ count: Int) -> TableViewDataSource {
      stage.chain.section().cell(NoteCell.self).data(notes(count)).adapter { _, _, _ in }.make()
    }
    for (before, after) in [(9, 2), (2, 9), (3, 0)] {
      stage.show(chain(before))
      stage.tableView.selectRow(
        at: IndexPath(row: before - 1, section: 0), animated: false, scrollPosition: .none)
      stage.release()
      stage.show(chain(after))
      #expect(stage.rowCounts == [after])
      #expect(stage.tableView.indexPathForSelectedRow == nil)
      stage.dataSource?.detach()
    }
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `detach empties the table, attach fills it or another one`() {
    let stage = Stage()
    let other = Stage()
    stage.show(numbers(stage.chain))
    let dataSource = stage.dataSource
    dataSource?.detach()
    stage.window.layOut()
    #expect(stage.tableView.hasNoRows)
    #expect(stage.tableView.visibleCells.isEmpty)
    #expect(dataSource?.tableView == nil)

    dataSource?.attach(to: other.tableView)
    other.window.layOut()
    #expect(other.texts == ["1", "2"])
    dataSource?.attach(to: stage.tableView)
    stage.window.layOut()
    other.window.layOut()
    #expect(stage.texts == ["1", "2"] && other.tableView.visibleCells.isEmpty)
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `a delegate of the app that make replaces is told of, unless it is forwarded to`() {
    let stage = Stage()
    let delegate = EmptyDelegate()
    stage.tableView.delegate = delegate
    stage.show(numbers(stage.chain.forward(to: delegate)))
    #expect(stage.log.messages.isEmpty)
    stage.dataSource?.detach()
    stage.release()

    stage.tableView.delegate = delegate
    stage.show(numbers(stage.chain))
    #expect(
      stage.log.messages == [
        "The table view's delegate, EmptyDelegate, no longer receives calls. To keep it, add .forward(to:) to the "
          + "chain."
      ])
  }

  @Test func `a table view controller, its table's delegate by itself, is replaced in silence, or forwarded to`() {
    for isForwarded in [false, true] {
      let stage = Stage()
      let controller = SelectingController()
      stage.window.show(controller)
      var chain = DataSource(controller.tableView).onDiagnostic { [log = stage.log] in log.diagnostics.append($0) }
      if isForwarded { chain = chain.forward(to: controller) }
      let dataSource = chain.section().cell(PlainCell.self).data([1, 2]).adapter { _, _, _ in }.make()
      stage.window.layOut()
      controller.tableView.tap(1)
      #expect(stage.log.messages.isEmpty)
      #expect(controller.tableView.visibleCells.count == 2)
      #expect(controller.selected == (isForwarded ? [1] : []))
      _ = dataSource
    }
  }

  @Test func `a chain is a value; what is made of it, and what goes on from it, are apart`() {
    let (one, two, three) = (Stage(), Stage(), Stage())
    let list = ItemList([1, 2])
    let start = one.chain.section("a").cell(PlainCell.self).data(list).adapter { _, _, _ in }
    let longer = start.section("b").cell(PlainCell.self).data([3]).adapter { _, _, _ in }
    one.show(start.make())
    two.show(start.make())
    two.dataSource?.attach(to: two.tableView)
    three.show(longer.make())
    three.dataSource?.attach(to: three.tableView)
    one.dataSource?.attach(to: one.tableView)
    #expect(one.rowCounts == [2] && two.rowCounts == [2] && three.rowCounts == [2, 1])
    list.items = []
    two.reload()
    #expect(one.rowCounts == [2] && two.rowCounts == [0] && three.rowCounts == [2, 1])
  }

  // MARK: Leaks

  private final class Controller: UIViewController {
    let tableView = UITableView(frame: .zero, style: .plain)
    var dataSource: TableViewDataSource?
    var seen = 0
  }

  @Test func `no handler with an owner keeps its controller`() {
    weak var weakController: Controller?
    weak var weakDataSource: TableViewDataSource?
    do {
      let controller = Controller()
      weakController = controller
      controller.dataSource = DataSource(controller.tableView)
        .forward(to: EmptyDelegate.shared)
        .onScroll(by: WeakReference(controller)) { owner, _ in owner.seen += 1 }
        .onError(by: WeakReference(controller)) { owner, _ in owner.seen += 1 }
        .section().cell(PlainCell.self).data([1]).adapter { _, _, _ in }
        .onSelect(by: WeakReference(controller)) { owner, _, _ in owner.seen += 1 }
        .onDeselect(by: WeakReference(controller)) { owner, _, _ in owner.seen += 1 }
        .shouldSelect(by: WeakReference(controller)) { owner, _, _ in owner.seen > 0 }
        .make()
      weakDataSource = controller.dataSource
      let window = TestWindow()
      window.show(controller.tableView)
      controller.tableView.tap(0)
      controller.tableView.dragContent(by: 10)
    }
    #expect(weakController == nil)
    #expect(weakDataSource == nil)
  }

  @Test func `onDiagnostic with an owner hands it over, holds it weakly, and is silent once it is gone`() {
    let stage = Stage()
    weak var weakOwner: Log?
    do {
      let owner = Log()
      weakOwner = owner
      stage.show(
        DataSource(stage.tableView)
          .onDiagnostic(by: WeakReference(owner)) { owner, diagnostic in owner.diagnostics.append(diagnostic) }
          .onDiagnostic { [log = stage.log] in log.diagnostics.append($0) }
          .section("words").cell(PlainCell.self).data(["a"]).adapter { _, _, _ in }.height(-1)
          .make())
      #expect(owner.messages.count == 1 && owner.messages == stage.log.messages)
    }
    #expect(weakOwner == nil)
    stage.dataSource?.section("verbs").hide()
    #expect(stage.log.messages.count == 2)
  }

  @Test func `a data source that goes at once leaves nothing, though its items were never searched for duplicates`() {
    weak var weakToken: Log?
    let stage = Stage()
    do {
      let token = Log()
      weakToken = token
      stage.show(
        stage.chain.section().cell(PlainCell.self).data(notes(3)).adapter { [token] _, note, _ in token.add(note.text) }
          .make())
    }
    stage.release()
    #expect(weakToken == nil)
  }

  @Test func `every handler goes with the data source`() {
    weak var weakToken: Log?
    do {
      let token = Log()
      weakToken = token
      let stage = Stage(style: .grouped)
      let list = ItemList([1, 2])
      stage.show(
        DataSource(stage.tableView)
          .headerView { UIView() }
          .onScroll { _ in token.add("scroll") }
          .onError { _ in token.add("error") }
          .onDiagnostic { _ in token.add("diagnostic") }
          .section().cell(PlainCell.self).data(list)
          .adapter { _, _, _ in token.add("adapter") }
          .heights { _, _ in CGFloat(40 + token.lines.count * 0) }
          .shouldSelect { _, _ in token.lines.count >= 0 }
          .onSelect { _, _ in token.add("select") }
          .onDeselect { _, _ in token.add("deselect") }
          .headerView {
            token.add("header")
            return UIView()
          }
          .footerView {
            token.add("footer")
            return UIView()
          }
          .section().stockCell(.default).data([1]).adapter { _, _, _ in token.add("adapter") }
          .header(NoteHeader.self) { _ in token.add("header") }
          .footer(NoteHeader.self) { _ in token.add("footer") }
          .make())
      stage.tableView.tap(0)
      list.items = [3]
      stage.reload()
      stage.dataSource?.detach()
      stage.release()
      #expect(token.lines.contains("select") && token.lines.contains("header"))
      list.items = [4]  // a list that lives on tells nobody
    }
    #expect(weakToken == nil)
  }

  @Test func `a table view at the memory address of one that is gone keeps its own settings`() {
    var addresses: [ObjectIdentifier] = []
    for _ in 0..<50 {
      do {
        let gone = UITableView()
        var dataSource: TableViewDataSource? = DataSource(gone).height(33).section().stockCell(.default).data([1])
          .adapter { _, _, _ in }.make()
        #expect(dataSource != nil)
        dataSource = nil
        addresses.append(ObjectIdentifier(gone))
      }
      let tableView = UITableView()
      tableView.rowHeight = 71
      addresses.append(ObjectIdentifier(tableView))
      let dataSource = DataSource(tableView).section().stockCell(.default).data([1]).adapter { _, _, _ in }.make()
      #expect(tableView.rowHeight == 71)
      withExtendedLifetime(dataSource) {}
    }
    // Otherwise, the test says nothing.
    #expect(Set(addresses).count < addresses.count)
  }

  @Test func `cells, headers and items go with their table`() throws {
    weak var weakCell: UITableViewCell?
    weak var weakItem: Log?
    weak var weakTable: UITableView?
    do {
      let stage = Stage()
      let item = Log()
      stage.show(
        stage.chain.section().stockCell(.default).data([item]).adapter { cell, item, _ in cell.textLabel?.text = "a" }
          .make())
      weakCell = try stage.cell(0, as: UITableViewCell.self)
      weakItem = item
      weakTable = stage.tableView
      #expect(weakCell != nil)
    }
    #expect(weakCell == nil && weakItem == nil && weakTable == nil)
  }
}

private final class EmptyDelegate: NSObject, UITableViewDelegate {
  static let shared = EmptyDelegate()
}

private final class SelectingController: UITableViewController {
  var selected: [Int] = []

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath.row)
  }
}
