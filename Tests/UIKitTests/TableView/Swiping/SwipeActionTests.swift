import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// The effects of a swiped row's actions, and the way it closes.
@MainActor @Suite(.languages("en")) struct `The actions of a swiped row` {
  private let list = SwipeList(20)
  private let scene: TableScene

  init() { scene = .swiped(list) }

  @Test func `are performed by a tap, with the action and the view that shows it`() throws {
    var given: (action: UIContextualAction, view: UIView)?
    var end: ((Bool) -> Void)?
    list.perform = { _, _, completion in end = completion }
    list.dress = { action in _ = action.backgroundColor }
    scene.open(1)
    let button = try #require(scene.buttons(1).last)
    let handler = button.action.handler
    handler(button.action, button) { _ in }
    given = (button.action, button)
    _ = list.takeCalls()
    #expect(button.tap())
    #expect(list.takeCalls() == ["perform More 1"])
    #expect(given?.action.title == "More" && given?.view === button)
    settleAnimations()
    #expect(scene.shift(1) == -148, "it is not done yet")
    #expect(!button.tap())
    #expect(list.takeCalls() == ["will 0", "end 1"], "another touch closes it; the action is not performed twice")
    settleAnimations()
    end?(true)
    #expect(scene.isAtRest && list.takeCalls() == ["did 0"])
  }

  @Test(arguments: [true, false]) func `close the row when they are done`(isPerformed: Bool) throws {
    list.perform = { _, _, end in end(isPerformed) }
    scene.open(1)
    _ = list.takeCalls()
    #expect(try #require(scene.buttons(1).first).tap())
    #expect(list.takeCalls() == ["perform Flag 1", "will 0", "end 1"])
    settleAnimations()
    #expect(scene.isAtRest && list.takeCalls() == ["did 0"])
  }

  @Test func `may be done later, and twice; by then another row may be open`() throws {
    var end: ((Bool) -> Void)?
    list.perform = { _, _, completion in end = completion }
    scene.open(1)
    #expect(try #require(scene.buttons(1).first).tap())
    end?(true)
    settleAnimations()
    #expect(scene.isAtRest)
    scene.open(3)
    end?(true)
    end?(false)
    settleAnimations()
    #expect(scene.shift(3) == -148)
  }

  @Test func `may delete the row: it leaves as it is, and its number is told no more`() throws {
    list.trailing = { _ in ["Delete"] }
    list.perform = { [unowned list] _, row, end in
      list.delete(row, with: .fade)
      end(true)
    }
    scene.open(1)
    let cell = try #require(scene.cell(1))
    _ = list.takeCalls()
    #expect(try #require(scene.buttons(1).first).tap())
    #expect(list.takeCalls() == ["perform Delete 1", "end nil"])
    #expect(cell.bounds.minX > 70, "it does not go back while it goes")
    settleAnimations()
    #expect(scene.isAtRest && list.rows.prefix(3) == [0, 2, 3])
    #expect(scene.table.numberOfRows(inSection: 0) == 19)
    // Its cell is as new for another row.
    scene.scroll(to: 300)
    #expect(scene.isAtRest)
  }

  @Test func `may delete the row by a full swipe`() throws {
    list.trailing = { _ in ["Delete", "More"] }
    list.perform = { [unowned list] _, row, end in
      list.delete(row, with: .automatic)
      end(true)
    }
    scene.swipe(2, by: -330, from: 380)
    #expect(list.takeCalls() == ["trailing 2", "begin 2", "will 2", "perform Delete 2", "end nil"])
    settleAnimations()
    #expect(scene.isAtRest && !list.rows.contains(2))
  }

  @Test func `a full swipe whose action keeps the row brings it back`() {
    var end: ((Bool) -> Void)?
    list.perform = { _, _, completion in end = completion }
    scene.swipe(2, by: -330, from: 380)
    settleAnimations()
    #expect(scene.shift(2) == -390, "the row is out of sight while its action is under way")
    end?(false)
    settleAnimations()
    #expect(scene.isAtRest)
  }

  // MARK: The system's own

  @Test func `without any of the delegate's, what deletes is there, in the user's words`() throws {
    let list = DeletableList()
    let scene = TableScene.swiped(list)
    scene.open(1)
    #expect(scene.buttons(1).map(\.action.title) == ["Delete"])
    #expect(abs((scene.shift(1) ?? 0) + 74.5) < 1)
    #expect(try #require(scene.buttons(1).first).tap())
    #expect(list.calls == ["commit delete 1"] && scene.table.numberOfRows(inSection: 0) == 4)
    settleAnimations()
    #expect(scene.isAtRest)
    scene.swipe(1, by: 100)
    settleAnimations()
    #expect(scene.isAtRest, "there is nothing at the start")
    scene.swipe(1, by: -330, from: 380)
    #expect(list.calls == ["commit delete 1", "commit delete 1"], "a full swipe deletes")
    settleAnimations()
    #expect(scene.isAtRest && scene.table.numberOfRows(inSection: 0) == 3)
  }

  @Test func `for nil, what deletes is there, by its title; not for rows that show a plus`() throws {
    list.trailing = { _ in nil }
    list.deleteTitle = "Throw away"
    scene.open(1)
    #expect(scene.buttons(1).map(\.action.title) == ["Throw away"])
    #expect(try #require(scene.buttons(1).first).tap())
    #expect(list.calls.contains("commit delete 1"))
    settleAnimations()
    #expect(scene.isAtRest, "assumed: a row that the data source kept closes")
    list.style = .insert
    scene.open(1)
    #expect(scene.isAtRest)
  }

  @Test func `a data source without commit is found out by the first try`() throws {
    // Apple's table knows beforehand, and shows nothing.
    let list = PlainTableDelegate(rowCount: 3)
    let scene = TableScene.swiped(list)
    scene.table.register(StateCell.self, forCellReuseIdentifier: "cell")
    scene.open(1)
    try #require(scene.buttons(1).first).tap()
    settleAnimations()
    #expect(scene.isAtRest)
    scene.open(1)
    #expect(scene.isAtRest)
  }

  // MARK: Look

  @Test func `are as wide as their titles and at least 74 points, and together not wider than the row`() throws {
    list.trailing = { _ in ["A", "Remind me later"] }
    scene.open(1, by: -200)
    let widths = scene.buttons(1).map(\.frame.width)
    #expect(widths[0] == 74 && widths[1] > 100 && widths[1] < 160)
    scene.table.setEditing(false, animated: false)
    list.trailing = { _ in Array(repeating: "Remind me later", count: 5) }
    scene.open(2, by: -200)
    #expect(abs((scene.shift(2) ?? 0) + 312) < 2)
  }

  @Test func `have the color of their style, or their own`() {
    let (plain, destructive) = (
      UIContextualAction(style: .normal, title: nil) { _, _, _ in },
      UIContextualAction(style: .destructive, title: nil) { _, _, _ in }
    )
    #expect(plain.backgroundColor == .systemGray && destructive.backgroundColor == .systemRed)
    plain.backgroundColor = .systemBlue
    #expect(plain.backgroundColor == .systemBlue)
    plain.backgroundColor = nil
    #expect(plain.backgroundColor == .systemGray && plain.style == .normal && destructive.style == .destructive)
    let none = UISwipeActionsConfiguration(actions: [])
    #expect(none.actions.isEmpty && none.performsFirstActionWithFullSwipe)
  }

  @Test func `are the cell's own for those who cannot swipe`() throws {
    let cell = try #require(scene.cell(1))
    let actions = try #require(cell.accessibilityCustomActions)
    #expect(actions.map(\.name) == ["Read", "Flag", "More"])
    _ = list.takeCalls()
    #expect(actions[1].actionHandler?(actions[1]) == true)
    #expect(list.takeCalls() == ["perform Flag 1"] && scene.isAtRest)
    cell.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Own") { _ in false }]
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Own"])
    list.canEdit = { _ in false }
    #expect(try #require(scene.cell(2)).accessibilityCustomActions == nil)
    scene.open(3)
    list.canEdit = { _ in true }
    scene.open(3)
    let button = try #require(scene.buttons(3).first)
    #expect(
      button.isAccessibilityElement && button.accessibilityLabel == "Flag" && button.accessibilityTraits == .button)
  }

  @Test func `keep nothing of the table alive`() {
    weak var table: UITableView?
    do {
      let list = SwipeList(3)
      list.perform = { _, _, _ in }
      let scene = TableScene.swiped(list)
      scene.open(1)
      scene.buttons(1).first?.tap()
      table = scene.table
      scene.table.removeFromSuperview()
      settleAnimations()
    }
    #expect(table == nil)
  }
}
