import TestSupport
import Testing
import UIKit

@testable import TableMaker

private struct LogEntry: Equatable {
  var name = ""
  var note = ""
}

/// A page that does something with its table before it is on screen.
final class EarlyPage: UITableViewController {
  enum Moment: CaseIterable {
    case load, willAppear
  }

  let list = ItemList((0..<200).map { Slab(id: $0, height: CGFloat(30 + $0 * 37 % 90)) })
  let moment: Moment
  let work: (EarlyPage) -> Void
  var isMeasured = true
  private var dataSource: TableViewDataSource?

  var source: TableViewDataSource? { dataSource }

  init(_ moment: Moment, isMeasured: Bool = true, _ work: @escaping (EarlyPage) -> Void) {
    (self.moment, self.isMeasured, self.work) = (moment, isMeasured, work)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let section = DataSource(tableView).deselection(.never).section("slabs").cell(SlabCell.self).data(list)
      .adapter { cell, slab, _ in cell.show(slab) }
    dataSource = isMeasured ? section.autoHeight().make() : section.heights { slab, _ in slab.height }.make()
    if moment == .load { work(self) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if moment == .willAppear { work(self) }
  }
}

/// Calls before the view appears have their effect when it appears: exactly, and once.
@MainActor @Suite struct BeforeAppearingTests {
  private let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// Shows a page below a navigation bar.
  private func show(_ page: EarlyPage) async -> UITableView {
    window.show(UINavigationController(rootViewController: page))
    await settle(page)
    return page.tableView
  }

  private func settle(_ page: EarlyPage) async {
    await page.source?.waitForUpdates()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    window.layOut()
    settleAnimations()
  }

  /// How far a row's top is below the bars, in points.
  private func distance(_ row: Int, in table: UITableView) -> CGFloat {
    table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
      - table.adjustedContentInset.top
  }

  @Test(arguments: EarlyPage.Moment.allCases, [false, true])
  func `a scroll ends at its row to the pixel`(_ moment: EarlyPage.Moment, isMeasured: Bool) async {
    for row in [0, 57, 120] {
      let table = await show(
        EarlyPage(moment, isMeasured: isMeasured) { $0.source?.scroll(to: $0.list.items[row], at: .top) })
      #expect(abs(distance(row, in: table)) <= table.halfPixel)
    }
    let table = await show(
      EarlyPage(moment, isMeasured: isMeasured) { $0.source?.scroll(to: $0.list.items[199], at: .bottom) })
    let end = table.rectForRow(at: IndexPath(row: 199, section: 0)).maxY
    #expect(abs(end - (table.contentOffset.y + table.bounds.height - table.adjustedContentInset.bottom)) <= 0.5)
  }

  @Test func `it ends at the row that was named, though rows before it come meanwhile, and the later scroll counts`()
    async
  {
    let table = await show(
      EarlyPage(.load) { page in
        page.source?.scroll(to: page.list.items[20], at: .top)
        page.source?.scroll(to: page.list.items[90], at: .top)
        page.list.insert(contentsOf: (500..<540).map { Slab(id: $0, height: 77) }, at: 0)
      })
    #expect(abs(distance(130, in: table)) <= table.halfPixel)
  }

  @Test(arguments: EarlyPage.Moment.allCases, [false, true])
  func `a change in the same turn moves the row from no position`(_ moment: EarlyPage.Moment, isMeasured: Bool) async {
    let changes: [(name: String, body: (ItemList<Slab>) -> Void)] = [
      ("a row above", { $0.insert(Slab(id: 500, height: 77), at: 0) }),
      ("rows above", { $0.insert(contentsOf: (500..<540).map { Slab(id: $0, height: 61) }, at: 3) }),
      ("rows gone above", { $0.items.removeFirst(12) }), ("rows below", { $0.append(Slab(id: 500, height: 99)) }),
      ("another order", { $0.items.reverse() }),
    ]
    for (name, change) in changes {
      for position in [UITableView.ScrollPosition.top, .middle, .bottom] {
        let page = EarlyPage(moment, isMeasured: isMeasured) { page in
          page.source?.scroll(to: page.list.items[90], at: position)
          change(page.list)
        }
        let table = await show(page)
        guard let row = page.list.items.firstIndex(where: { $0.id == 90 }) else { continue }
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        let visible = table.bounds.inset(by: table.adjustedContentInset)
        let distance =
          switch position {
          case .top: rect.minY - visible.minY
          case .bottom: rect.maxY - visible.maxY
          default: rect.midY - visible.midY
          }
        #expect(abs(distance) <= 0.5, "\(name), \(position): \(distance)")
      }
    }
  }

  @Test func `it is done once`() async {
    let page = EarlyPage(.load) { $0.source?.scroll(to: $0.list.items[90], at: .top) }
    let table = await show(page)
    table.contentOffset.y = -table.adjustedContentInset.top
    await settle(page)
    page.navigationController?.pushViewController(UIViewController(), animated: false)
    window.layOut()
    page.navigationController?.popViewController(animated: false)
    await settle(page)
    page.list.append(Slab(id: 999, height: 40))
    await settle(page)
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
  }

  @Test func `a row that is gone by then moves nothing, and a detached table forgets`() async {
    let page = EarlyPage(.load) { page in
      page.source?.scroll(to: page.list.items[90], at: .top)
      page.list.remove(at: 90)
    }
    let table = await show(page)
    #expect(abs(distance(90, in: table)) <= 100 || table.contentOffset.y == -table.adjustedContentInset.top)
    let other = EarlyPage(.load) { page in
      page.source?.scroll(to: page.list.items[90], at: .top)
      page.source?.detach()
    }
    #expect(await show(other).hasNoRows)
  }

  @Test func `a table on a page below another is scrolled when the page is back`() async {
    let page = EarlyPage(.load) { _ in }
    let table = await show(page)
    page.navigationController?.pushViewController(UIViewController(), animated: false)
    window.layOut()
    page.source?.scroll(to: page.list.items[150], at: .top)
    page.navigationController?.popViewController(animated: false)
    await settle(page)
    #expect(abs(distance(150, in: table)) <= table.halfPixel)
  }

  @Test(arguments: EarlyPage.Moment.allCases)
  func `a selection is there, although the controller clears it when its view appears`(_ moment: EarlyPage.Moment) async
  {
    let page = EarlyPage(moment) { $0.source?.selection = [3] }
    let table = await show(page)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    page.source?.deselectAll(animated: false)
    await settle(page)
    #expect(table.indexPathsForSelectedRows ?? [] == [])
  }

  @Test func `a row of a form takes the focus, and is in sight`() async throws {
    final class FormPage: UITableViewController {
      let draft = FormDraft(LogEntry())
      var dataSource: TableViewDataSource?

      override func viewDidLoad() {
        super.viewDidLoad()
        var form = DataSource(tableView).section().textField("Name", \.name, of: draft, named: "first")
        for number in 0..<30 { form = form.textField("Row \(number)", \.name, of: draft, named: "row \(number)") }
        dataSource = form.textField("Note", \.note, of: draft, named: "last").make()
        dataSource?.focus(\.note, of: draft)
      }
    }
    let page = FormPage()
    window.show(UINavigationController(rootViewController: page))
    await page.dataSource?.waitForUpdates()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    window.layOut()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 31, section: 0)) as? TextFieldFormCell)
    #expect(cell.field.isFirstResponder)
  }

  @Test func `a table that gets its size after its window scrolls then`() async {
    let stage = Stage()
    let table = stage.tableView
    table.frame = .zero
    let list = ItemList((0..<100).map { Slab(id: $0, height: 50) })
    stage.show(
      stage.chain.section().cell(SlabCell.self).data(list).adapter { cell, slab, _ in cell.show(slab) }.autoHeight()
        .make())
    stage.dataSource?.scroll(to: list.items[60], at: .top)
    table.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
    stage.window.layOut()
    for _ in 0..<3 { await Task { @MainActor in }.value }
    stage.window.layOut()
    #expect(abs(distance(60, in: table)) <= table.halfPixel)
  }

  @Test func `a call that waits for a table keeps neither the table nor its data source`() async {
    weak var gone: TableViewDataSource?
    weak var table: UITableView?
    do {
      let view = UITableView()
      let list = ItemList(notes(30))
      let made = DataSource(view).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make()
      made.scroll(to: list.items[20])
      made.selection = [3]
      (gone, table) = (made, view)
    }
    for _ in 0..<3 { await Task { @MainActor in }.value }
    #expect(gone == nil && table == nil)
  }
}
