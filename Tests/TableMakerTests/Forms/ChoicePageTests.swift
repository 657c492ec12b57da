import TestSupport
import Testing
import UIKit

@testable import TableMaker

private struct Trip: Equatable {
  var meal = "Fish"
  var days: Set<Int> = [3, 1]
  var harbour = "Harbour 24"
  var isFixed = false
}

/// Rows that show their choices on a separate page.
@Suite @MainActor struct ChoicePageTests {
  private let test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let controller = UIViewController()
  private let draft = FormDraft(Trip())
  private let log = Log()
  private let dataSource: TableViewDataSource
  private let harbours = (0..<30).map { "Harbour \($0)" }

  init() {
    dataSource = DataSource(tableView)
      .onDiagnostic { [log] diagnostic in log.diagnostics.append(diagnostic) }
      .readOnly(when: draft, \.isFixed)
      .section()
      .picker("Meal", \.meal, of: draft, among: ["Fish", "Soup", ""]) { $0 }.validate(.required)
      .multiPicker("Days", \.days, of: draft, among: [1, 2, 3], named: "days") { "Day \($0)" }
      .picker("Harbour", \.harbour, of: draft, among: harbours) { $0 }
      .make()
    tableView.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(tableView)
  }

  /// Shows the form in a navigation controller.
  private func push() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    test.show(navigation)
    return navigation
  }

  private func settle() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    test.layOut()
  }

  /// Taps a row of the form, and returns the page that opens.
  private func open(_ row: Int, in navigation: UINavigationController) async throws -> ChoicePage {
    tableView.tap(row)
    await settle()
    let page = try #require(navigation.topViewController as? ChoicePage)
    await page.dataSource?.waitForUpdates()
    return page
  }

  private func texts(of cell: UIView?) -> [String] {
    guard let cell, !cell.isHidden else { return [] }
    return (cell as? UILabel)?.text.map { [$0] } ?? cell.subviews.flatMap { texts(of: $0) }
  }

  private func texts(_ row: Int, of table: UITableView) -> [String] {
    texts(of: table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView)
  }

  /// The rows of a page that have a check mark.
  private func marks(of page: ChoicePage) -> [Int] {
    (page.tableView.indexPathsForVisibleRows ?? []).filter {
      page.tableView.cellForRow(at: $0)?.accessoryType == .checkmark
    }.map(\.row)
  }

  @Test func `a row shows what is chosen, and a tap opens a page, where a tap chooses one and goes back`() async throws
  {
    let navigation = push()
    #expect(texts(0, of: tableView) == ["Meal", "Fish"] && texts(1, of: tableView) == ["Days", "Day 1, Day 3"])
    let cell = try #require(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.accessoryType == .disclosureIndicator && cell.accessibilityTraits == .button)
    #expect(cell.accessibilityLabel == "Meal" && cell.accessibilityValue == "Fish")
    let page = try await open(0, in: navigation)
    #expect(page.title == "Meal" && page.navigationItem.searchController == nil)
    #expect((0..<3).map { texts($0, of: page.tableView) } == [["Fish"], ["Soup"], []] && marks(of: page) == [0])
    page.tableView.tap(1)
    await settle()
    #expect(navigation.topViewController === controller && draft.meal == "Soup")
    #expect(texts(0, of: tableView) == ["Meal", "Soup"] && log.messages == [])
  }

  @Test func `several are chosen and taken away, and are listed in the order of the values`() async throws {
    let navigation = push()
    let page = try await open(1, in: navigation)
    #expect(marks(of: page) == [0, 2])
    for row in [0, 1] { page.tableView.tap(row) }
    await page.dataSource?.waitForUpdates()
    #expect(draft.days == [2, 3] && marks(of: page) == [1, 2] && navigation.topViewController === page)
    for row in [1, 2] { page.tableView.tap(row) }
    navigation.popViewController(animated: true)
    await settle()
    #expect(draft.days == [] && texts(1, of: tableView) == ["Days", "None"])
    draft.undo()
    await settle()
    #expect(texts(1, of: tableView) == ["Days", "Day 3"])
  }

  @Test func `a page follows the draft, and what its row may no longer change it only shows`() async throws {
    let navigation = push()
    let page = try await open(1, in: navigation)
    draft.days = [2]
    await page.dataSource?.waitForUpdates()
    #expect(marks(of: page) == [1])
    draft.isFixed = true
    await page.dataSource?.waitForUpdates()
    let cell = try #require(page.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.accessibilityTraits.contains(.notEnabled))
    page.tableView.tap(0)
    await page.dataSource?.waitForUpdates()
    #expect(draft.days == [2] && marks(of: page) == [1])
    navigation.popViewController(animated: true)
    await settle()
    let row = try #require(tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(row.accessoryType == .none && texts(1, of: tableView) == ["Days", "Day 2"])
    tableView.tap(1)
    await settle()
    #expect(navigation.topViewController === controller)
    draft.isFixed = false
    await settle()
    #expect(row.accessoryType == .disclosureIndicator)
  }

  @Test func `of many values the chosen one is in sight, and the page is searched`() async throws {
    let navigation = push()
    let page = try await open(2, in: navigation)
    test.layOut()
    #expect(marks(of: page) == [24])
    let bar = try #require(page.navigationItem.searchController?.searchBar)
    bar.text = "ur 17"
    bar.searchTextField.sendActions(for: .editingChanged)
    await page.dataSource?.waitForUpdates()
    #expect(page.tableView.numberOfRows(inSection: 0) == 1 && texts(0, of: page.tableView) == ["Harbour 17"])
    page.tableView.tap(0)
    await settle()
    #expect(draft.harbour == "Harbour 17" && navigation.topViewController === controller)
  }

  @Test func `a row that goes takes its page's power with it`() async throws {
    let navigation = push()
    let page = try await open(1, in: navigation)
    dataSource.row("days").hide()
    page.tableView.tap(1)
    #expect(draft.days == [1, 3])
    dataSource.row("days").show()
    page.tableView.tap(1)
    #expect(draft.days == [1, 2, 3])
    dataSource.row("days").remove()
    await dataSource.waitForUpdates()
    page.tableView.tap(1)
    #expect(draft.days == [1, 2, 3])
  }

  @Test func `without a navigation controller the page is presented, and closed by a choice or by its button`()
    async throws
  {
    test.show(controller)
    tableView.tap(0)
    await settle()
    let first = try #require(controller.presentedViewController as? UINavigationController)
    (first.topViewController as? ChoicePage)?.tableView.tap(1)
    await settle()
    #expect(controller.presentedViewController == nil && draft.meal == "Soup")
    tableView.tap(1)
    await settle()
    let second = try #require(controller.presentedViewController as? UINavigationController)
    let done = try #require(second.topViewController?.navigationItem.rightBarButtonItem)
    UIButton(primaryAction: done.primaryAction).sendActions(for: .primaryActionTriggered)
    await settle()
    #expect(controller.presentedViewController == nil)
  }

  @Test func `a mistake that is chosen stands below the row at once`() async throws {
    let navigation = push()
    let page = try await open(0, in: navigation)
    page.tableView.tap(2)
    await settle()
    #expect(tableView.numberOfRows(inSection: 0) == 4 && texts(1, of: tableView) == ["This is required."])
    #expect(!draft.isValid)
  }

  @Test func `two taps open one page, which goes when it is left`() async throws {
    let navigation = push()
    tableView.tap(1)
    tableView.tap(1)
    #expect(navigation.viewControllers.count == 2)
    weak let page = navigation.topViewController
    await settle()
    navigation.popViewController(animated: true)
    await settle()
    #expect(page == nil)
    _ = try await open(1, in: navigation)
  }

  @Test func `a table that is in no controller opens no page, and says so`() async throws {
    test.show(tableView)
    tableView.tap(0)
    await settle()
    #expect(
      log.messages == [
        "The row “Meal” can't open its page, because no view controller contains its table view. Add the table view to "
          + "the view of a UIViewController."
      ])
  }

  @Test func `a long value wraps beside its title, and both stand one below the other at large text sizes`() throws {
    let stage = Stage(style: .insetGrouped)
    let long = FormDraft(Trip(meal: "Fish of the day, with potatoes and a salad from the garden of the harbour master"))
    stage.show(
      stage.chain.section().picker("What is eaten on board", \.meal, of: long, among: ["Fish"]) { $0 }.make())
    let cell = try #require(stage.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FormCell)
    let value = try #require(cell.valueView)
    #expect(cell.titleLabel.frame.width > 100 && value.frame.width > 100 && cell.bounds.height > 80)
    #expect(value.frame.minX > cell.titleLabel.frame.maxX)
    stage.window.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    stage.window.layOut()
    #expect(value.frame.minY >= cell.titleLabel.frame.maxY)
  }
}

/// The rows of a choice, one for each value.
@Suite @MainActor struct ChoiceRowsTests {
  private let stage = Stage()
  private let draft = FormDraft(Trip())

  private var titles: [String?] {
    stage.tableView.visibleCells.map { ($0 as? FormCell)?.titleLabel.text ?? $0.textLabel?.text }
  }

  private func show() {
    stage.show(
      stage.chain.section()
        .inlinePicker(\.meal, of: draft, among: ["Fish", "Soup"], named: "meal") { $0 }
        .validate(.custom("No soup today.") { $0 != "Soup" })
        .button("Save", named: "save")
        .inlineMultiPicker(\.days, of: draft, among: [1, 2], named: "days") { "Day \($0)" }
        .make())
  }

  private func settle() async {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  @Test func `the rows of one name are hidden, moved, inserted beside and removed together`() async throws {
    show()
    let form = try #require(stage.dataSource)
    form.row("meal").hide()
    await settle()
    #expect(titles == ["Save", "Day 1", "Day 2"] && form.row("meal").isHidden)
    form.row("meal").show()
    form.row("days").move(before: "meal")
    await settle()
    #expect(titles == ["Day 1", "Day 2", "Fish", "Soup", "Save"])
    form.row("more").insert(after: "days") { rows in rows.link("More") }
    form.row("meal").move(after: "save")
    await settle()
    #expect(titles == ["Day 1", "Day 2", "More", "Save", "Fish", "Soup"])
    form.row("days").remove()
    await settle()
    #expect(titles == ["More", "Save", "Fish", "Soup"])
    #expect(form.row("meal").indexPath == IndexPath(row: 2, section: 0) && stage.log.messages == [])
  }

  @Test func `a mistake that a tap makes is told at once, below the last of them`() async throws {
    show()
    stage.tableView.tap(1)
    await settle()
    #expect(stage.rowCounts == [6])
    let cell = try stage.cell(2, as: MessageFormCell.self)
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["No soup today."])
    stage.tableView.tap(0)
    await settle()
    #expect(stage.rowCounts == [5])
  }
}
