import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Everything that a form can do in the chain's table works in the table that its data source fills now, for each data source of one chain.
@Suite @MainActor struct OtherTableTests {
  private struct Trip: Equatable {
    var name = "Ada"
    var meal = "Fish"
    var day = Date(timeIntervalSinceReferenceDate: 800_000_000)
    var last = ""
    var more = ""
  }

  private let test = TestWindow()
  private let controller = UIViewController()
  private let one = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
  private let other = UITableView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))
  private let draft = FormDraft(Trip())
  private let log = Log()

  init() {
    controller.view.addSubview(one)
    controller.view.addSubview(other)
    test.show(UINavigationController(rootViewController: controller))
    test.layOut()
  }

  private var chain: ReadyRow<UITableViewCell> {
    DataSource(one).onDiagnostic { [log] in log.diagnostics.append($0) }
      .section("form")
      .textField("Name", \.name, of: draft, named: "name")
      .picker("Meal", \.meal, of: draft, among: ["Fish", "Soup"], named: "meal") { $0 }
      .datePicker("Day", \.day, of: draft, style: .unfolding, named: "day")
      .textField("Last", \.last, of: draft, named: "last").validate(.required)
      .section("end").button("End", named: "end").height(600)
      .button("After", named: "after")
  }

  private func settle(_ dataSource: TableViewDataSource) async {
    await dataSource.waitForUpdates()
    settleAnimations()
    test.layOut()
  }

  private func field(_ name: String, _ dataSource: TableViewDataSource) throws -> UITextField {
    func find(in view: UIView) -> UITextField? {
      (view as? UITextField) ?? view.subviews.lazy.compactMap(find).first
    }
    return try #require(dataSource.row(name).cell.flatMap(find))
  }

  /// The ways in which a data source comes to fill another table.
  private static let ways: [(String, @MainActor (TableViewDataSource, UITableView) -> Void)] = [
    ("attached", { $0.attach(to: $1) }),
    (
      "detached and attached",
      {
        $0.detach()
        $0.attach(to: $1)
      }
    ),
    (
      "there and back and there",
      {
        let first = $0.tableView ?? $1
        $0.attach(to: $1)
        $0.attach(to: first)
        $0.attach(to: $1)
      }
    ),
  ]

  @Test func `typing, choices, mistakes, the keyboard's room, and what unfolds are those of the table that is filled`()
    async throws
  {
    for (way, attach) in Self.ways {
      let dataSource = chain.make()
      await settle(dataSource)
      attach(dataSource, other)
      await settle(dataSource)
      #expect(one.hasNoRows && other.numberOfRows(inSection: 0) == 4, "\(way)")
      dataSource.row("name").focus()
      await settle(dataSource)
      let name = try field("name", dataSource)
      #expect(name.isFirstResponder && name.isDescendant(of: other), "\(way)")
      dataSource.focus(\.last, of: draft)
      await settle(dataSource)
      #expect(try field("last", dataSource).isFirstResponder, "\(way)")
      test.window.endEditing(true)
      // The keyboard is the process's: nothing is awaited while it is up.
      name.becomeFirstResponder()
      settleAnimations()
      #expect(other.contentInset.bottom > 0 && one.contentInset.bottom == 0, "\(way)")
      name.resignFirstResponder()
      settleAnimations()
      #expect(other.contentInset.bottom == 0, "\(way)")
      other.tap(2)
      await settle(dataSource)
      #expect(
        other.numberOfRows(inSection: 0) == 6, "\(way): unfolded, and the mistake of the row that was left is told")
      other.contentOffset.y = 600
      test.layOut()
      #expect(throws: DraftError.self) { try draft.commit() }
      await settle(dataSource)
      let last = try #require(dataSource.row("last").cell)
      #expect(other.bounds.intersects(last.frame), "\(way): the mistake is shown")
      draft.revert()
      other.contentOffset.y = 0
      test.layOut()
      other.tap(1)
      await settle(dataSource)
      let page = try #require(controller.navigationController?.topViewController as? ChoicePage, "\(way)")
      #expect(page.parent != nil)
      controller.navigationController?.popViewController(animated: false)
      settleAnimations()
      dataSource.detach()
    }
    #expect(log.messages.isEmpty)
  }

  @Test func `what is inserted while no table is filled is typed into as soon as one is, in whichever`() async throws {
    for table in [one, other] {
      let dataSource = chain.make()
      await settle(dataSource)
      dataSource.detach()
      dataSource.section("new").insert(before: "form") { $0.textField("More", \.more, of: draft, named: "more") }
      dataSource.row("row").insert(before: "name") { $0.textField("Row", \.more, of: draft) }
      dataSource.attach(to: table)
      await settle(dataSource)
      for name in ["more", "row", "name"] {
        dataSource.row(name).focus()
        await settle(dataSource)
        #expect(try field(name, dataSource).isFirstResponder, "\(name)")
        #expect(try field(name, dataSource).inputAccessoryView is FormKeyboardBar)
      }
      let name = try field("name", dataSource)
      name.text = "Mia"
      name.sendActions(for: .editingChanged)
      #expect(draft.name == "Mia")
      test.window.endEditing(true)
      dataSource.detach()
    }
    #expect(log.messages.isEmpty)
  }

  @Test func `a chain that is made twice makes two forms, each with its own rows, and both show the draft`()
    async throws
  {
    // The form is the chain's last section, or another one follows it.
    let last = DataSource(one).section("form").textField("Name", \.name, of: draft, named: "name").validate(.required)
      .datePicker("Day", \.day, of: draft, style: .unfolding, named: "day")
    let chains: [any Finished] = [last, last.section("more").button("More")]
    for chain in chains {
      let first = chain.make()
      first.attach(to: other)
      let second = chain.make()
      await settle(first)
      await settle(second)
      #expect(first.tableView === other && second.tableView === one)
      one.tap(1)
      await settle(second)
      await settle(first)
      #expect(one.numberOfRows(inSection: 0) == 3 && other.numberOfRows(inSection: 0) == 2)
      other.tap(1)
      one.tap(1)
      await settle(second)
      await settle(first)
      #expect(one.numberOfRows(inSection: 0) == 2 && other.numberOfRows(inSection: 0) == 3)
      other.tap(1)
      await settle(first)
      // Each has its own rows: a row that is hidden in one is shown in the other.
      for dataSource in [first, second] {
        dataSource.row("name").focus()
        await settle(dataSource)
        let field = try field("name", dataSource)
        let table = try #require(dataSource.tableView)
        #expect(field.isFirstResponder && field.isDescendant(of: table))
      }
      first.row("name").hide()
      first.row("new").insert(after: "day") { $0.button("New") }
      await settle(first)
      #expect(other.numberOfRows(inSection: 0) == 2 && one.numberOfRows(inSection: 0) == 2)
      #expect(second.row("name").cell != nil && first.row("name").cell == nil && !second.row("new").exists)
      draft.name = "Mia"
      await settle(second)
      #expect(try field("name", second).text == "Mia")
      first.detach()
      #expect(try field("name", second).isDescendant(of: one))
      second.detach()
      draft.revert()
    }
  }

  @Test func `two tables of one chain search by themselves, and neither ends the other's search`() async throws {
    let list = ItemList(notes(3))
    let bar = UISearchBar()
    let chain = DataSource(one).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }
      .searchable(bar, by: \.text).section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }
    let first = chain.make()
    first.attach(to: other)
    var second: TableViewDataSource? = chain.make()
    bar.query = "1"
    for dataSource in [first, second].compactMap({ $0 }) { await settle(dataSource) }
    #expect(one.numberOfRows(inSection: 0) == 1 && other.numberOfRows(inSection: 0) == 1)
    second?.detach()
    second = nil
    bar.query = ""
    await settle(first)
    #expect(other.numberOfRows(inSection: 0) == 3)
  }
}
