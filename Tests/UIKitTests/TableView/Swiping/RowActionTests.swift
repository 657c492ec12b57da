import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Actions of iOS 8, which Apple's table view still shows as swipe actions.
@MainActor @Suite(.languages("en")) struct `The deprecated actions of a row` {
  private let list = RowActionList()

  @Test func `appear when the row is swiped, and get its index path`() throws {
    let scene = TableScene.swiped(list)
    scene.open(1)
    #expect(scene.buttons(1).map(\.action.title) == ["Delete", "Flag"])
    #expect(scene.buttons(1).map(\.action.style) == [.destructive, .normal])
    #expect(scene.buttons(1).last?.action.backgroundColor == .orange)
    #expect(try #require(scene.buttons(1).last).tap())
    #expect(list.calls == ["Flag 1"])
    settleAnimations()
    #expect(scene.isAtRest)
  }

  @Test func `give way to the system's delete action where the delegate has none`() {
    list.hasActions = false
    let scene = TableScene.swiped(list)
    scene.open(1)
    #expect(scene.buttons(1).map(\.action.title) == ["Delete"])
    #expect(list.calls.isEmpty)
  }

  @Test func `a table view posts the user's selection, and not the app's`() {
    let scene = TableScene.swiped(list)
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
    ) { _ in count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    scene.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(count == 0)
    scene.table.tap(2)
    #expect(scene.table.indexPathForSelectedRow?.row == 2)
    #expect(count == 2, "the first row is deselected, and the other one selected")
  }
}

@MainActor private final class RowActionList: NSObject, UITableViewDataSource, UITableViewDelegate {
  var calls: [String] = []
  var hasActions = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "state", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  @available(*, deprecated, message: "like the class of the actions")
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
    guard hasActions else { return nil }
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] action, path in
      self?.calls.append("\(action.title ?? "") \(path.row)")
    }
    let flag = UITableViewRowAction(style: .normal, title: "Flag") { [weak self] action, path in
      self?.calls.append("\(action.title ?? "") \(path.row)")
    }
    flag.backgroundColor = .orange
    return [delete, flag]
  }
}
