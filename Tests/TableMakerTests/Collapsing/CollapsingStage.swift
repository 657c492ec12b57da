import TestSupport
import Testing
import UIKit

@testable import TableMaker

typealias FriendSection = ReadySection<UITableViewCell, Note, ItemList<Note>>

/// A table of two collapsible sections, "a" and "b", in a window.
@MainActor final class CollapsingStage {
  let stage: Stage
  let lists = [ItemList(notes(3)), ItemList([Note(10, "ten"), Note(11, "eleven")])]

  init(style: UITableView.Style = .plain, _ steps: (FriendSection) -> FriendSection = { $0.collapsible() }) {
    stage = Stage(style: style)
    stage.tableView.becomeStrict()
    stage.show(
      section("b", lists[1], after: section("a", lists[0], after: stage.chain.height(40), steps), steps).make())
  }

  private func section(
    _ name: String, _ list: ItemList<Note>, after chain: DataSource, _ steps: (FriendSection) -> FriendSection
  ) -> FriendSection {
    steps(Self.shown(chain.section(name), list).title("Section \(name)"))
  }

  private func section(
    _ name: String, _ list: ItemList<Note>, after chain: FriendSection, _ steps: (FriendSection) -> FriendSection
  ) -> FriendSection {
    steps(Self.shown(chain.section(name), list).title("Section \(name)"))
  }

  static func shown(_ start: SectionStart, _ list: ItemList<Note>) -> FriendSection {
    start.stockCell(.default).data(list).adapter { cell, note, _ in cell.textLabel?.text = note.text }
  }

  var tableView: UITableView { stage.tableView }
  var dataSource: TableViewDataSource { stage.dataSource! }
  var texts: [String?] { stage.texts }
  var counts: [Int] { stage.rowCounts }

  func header(_ section: Int) throws -> UITableViewHeaderFooterView {
    try #require(tableView.headerView(forSection: section))
  }

  /// Waits until all is shown and at rest.
  func update() async {
    await dataSource.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
  }

  /// Taps a header, as a user does, and waits for its effect.
  @discardableResult func tapHeader(_ section: Int) async -> Bool {
    let isTaken = tableView.headerView(forSection: section)?.tap() ?? false
    await update()
    return isTaken
  }
}
