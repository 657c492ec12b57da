import TableMaker
import TestSupport
import Testing
import UIKit

/// The inbox of the page “Selecting several rows”, as the user touches it.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct InboxTests {
  private let window = TestWindow()
  private let inbox = InboxController(style: .plain)
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: inbox)
    inbox.mails.items = ["Tea", "Boats", "Tea again", "Tides", "More tea"].enumerated().map {
      Mail(id: $0.offset, subject: $0.element)
    }
    window.show(navigation)
  }

  private func settle() async {
    for _ in 0..<2 {
      await inbox.dataSource.waitForUpdates()
      settleAnimations()
      window.layOut()
    }
  }

  private var isToolbarShown: Bool { !navigation.isToolbarHidden }

  private func press(_ number: Int) async throws {
    let item = try #require(inbox.toolbarItems?[number])
    #expect(item.isEnabled)
    let action = try #require(item.primaryAction)
    UIButton(primaryAction: action).sendActions(for: .primaryActionTriggered)
    await settle()
  }

  @Test func `the user selects messages, reads and deletes them, and takes that back`() async throws {
    await settle()
    inbox.tableView.tap(0)
    #expect(inbox.title == "Tea" && !isToolbarShown)
    inbox.setEditing(true, animated: false)
    await settle()
    #expect(inbox.title == "0 selected" && isToolbarShown)
    #expect(inbox.toolbarItems?.map(\.isEnabled) == [false, true, false])
    for row in [0, 2] { inbox.tableView.tap(row) }
    #expect(inbox.title == "2 selected" && inbox.toolbarItems?.map(\.isEnabled) == [true, true, true])
    try await press(0)
    #expect(inbox.mails.items.map(\.isRead) == [true, false, true, false, false])
    #expect(!inbox.isEditing && !isToolbarShown && inbox.title == "Inbox")
    inbox.setEditing(true, animated: false)
    inbox.tableView.tap(1)
    try await press(1)
    #expect(inbox.title == "5 selected")
    inbox.tableView.tap(3)
    try await press(2)
    #expect(inbox.mails.items.map(\.subject) == ["Tides"] && !inbox.isEditing)
    inbox.tableView.undoManager?.undo()
    await settle()
    #expect(inbox.mails.items.count == 5)
  }

  @Test func `a search adds to the selection, and a swipe works when the mode is over`() async throws {
    await settle()
    inbox.setEditing(true, animated: false)
    inbox.tableView.tap(1)
    inbox.dataSource.query = "tea"
    await settle()
    #expect(inbox.tableView.numberOfRows(inSection: 0) == 3 && inbox.title == "1 selected")
    try await press(1)
    #expect(inbox.title == "4 selected")
    inbox.dataSource.query = ""
    await settle()
    #expect(inbox.dataSource.selectedItems(of: Mail.self).map(\.id) == [0, 1, 2, 4])
    try await press(2)
    #expect(inbox.mails.items.map(\.subject) == ["Tides"])
  }

  @Test func `touching and holding a message begins the mode on the whole page`() async throws {
    await settle()
    let row = inbox.tableView.convert(inbox.tableView.rectForRow(at: IndexPath(row: 1, section: 0)), to: nil)
    let finger = TestFinger(on: window)
    finger.press(at: CGPoint(x: row.midX, y: row.midY))
    finger.hold(for: 0.7)
    finger.lift()
    await settle()
    #expect(inbox.isEditing && inbox.title == "1 selected" && isToolbarShown)
    #expect(inbox.dataSource.selectedItems(of: Mail.self).map(\.subject) == ["Boats"])
    let last = inbox.tableView.rectForRow(at: IndexPath(row: 4, section: 0))
    #expect(inbox.tableView.convert(last, to: nil).maxY <= navigation.toolbar.convert(CGPoint.zero, to: nil).y)
  }
}

private struct Mail: Identifiable, Equatable {
  let id: Int
  var subject: String
  var isRead = false
}

private final class InboxController: UITableViewController {
  let mails = ItemList<Mail>([])
  private let search = UISearchController(searchResultsController: nil)
  private(set) var dataSource: TableViewDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Inbox"
    navigationItem.rightBarButtonItem = editButtonItem
    navigationItem.searchController = search
    toolbarItems = [
      UIBarButtonItem(title: "Read", primaryAction: UIAction { [weak self] _ in self?.readSelected() }),
      UIBarButtonItem(title: "All", primaryAction: UIAction { [weak self] _ in self?.dataSource.selectAll() }),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() }),
    ]
    dataSource = DataSource(tableView)
      .multipleSelection(beginsOnLongPress: true)
      .onSelectionChange(by: weakSelf) { controller, selection in controller.show(selection) }
      .undoable()
      .section().stockCell(.default).data(mails)
      .searchable(search.searchBar, by: \.subject)
      .adapter { cell, mail, _ in
        cell.textLabel?.text = mail.subject
        cell.textLabel?.textColor = mail.isRead ? .secondaryLabel : .label
      }
      .onSelect(by: weakSelf) { controller, mail, _ in controller.title = mail.subject }
      .onDelete(by: weakSelf) { controller, mail, _ in controller.mails.remove(mail) }
      .make()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    dataSource.setEditing(editing, animated: animated)
  }

  private func show(_ selection: Set<AnyHashable>) {
    if isEditing != dataSource.isEditing { setEditing(dataSource.isEditing, animated: true) }
    navigationController?.setToolbarHidden(!isEditing, animated: true)
    title = isEditing ? "\(selection.count) selected" : "Inbox"
    for item in toolbarItems ?? [] where item.title != "All" { item.isEnabled = !selection.isEmpty }
  }

  private func readSelected() {
    for mail in dataSource.selectedItems(of: Mail.self) { mails[id: mail.id]?.isRead = true }
    setEditing(false, animated: true)
  }

  private func deleteSelected() {
    let chosen = dataSource.selection
    dataSource.performUndoable("Delete") { mails.items.removeAll { chosen.contains($0.id) } }
    setEditing(false, animated: true)
  }
}
