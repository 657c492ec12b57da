import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Other changes to a table while the menu of one of its rows is open.
@MainActor @Suite struct RowMenuUpdateTests {
  private let list = MenuList((0..<30).map { "Row \($0)" })
  private let scene: TableScene

  init() {
    scene = .menus(list)
    list.menu = { [unowned list] _ in UIMenu(children: [list.action("Copy"), list.action("Delete")]) }
  }

  private var window: UIWindow { scene.window }

  private func expectAllRowsShow(sourceLocation: SourceLocation = #_sourceLocation) {
    settleAnimations()
    scene.layOut()
    #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 }, sourceLocation: sourceLocation)
    #expect(scene.menu == nil, sourceLocation: sourceLocation)
  }

  @Test func `reported: a row that is deleted meanwhile leaves the menu, which closes`() throws {
    scene.openMenu(1)
    list.rows.remove(at: 1)
    scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    settleAnimations()
    #expect(scene.menu?.isShown == true && window.menuTitles == ["Copy", "Delete"])
    #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
    try window.tapItem("Copy")
    #expect(list.calls.last == "action Copy")
    expectAllRowsShow()
  }

  @Test func `a reload, and an update that moves the row, leave the menu`() throws {
    scene.openMenu(1)
    scene.table.reloadData()
    scene.layOut()
    #expect(scene.menu?.isShown == true)
    window.tap(at: CGPoint(x: 300, y: 550))
    expectAllRowsShow()
    scene.openMenu(1)
    let preview = try #require(scene.menu?.preview)
    list.rows.insert(list.rows.remove(at: 1), at: 4)
    scene.table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 4, section: 0))
    settleAnimations()
    window.tap(at: CGPoint(x: 300, y: 550))
    #expect(preview.frame.minY == 176, "it goes where the row is by now")
    expectAllRowsShow()
  }

  @Test func `an action that deletes its row deletes it when the menu is gone`() throws {
    list.menu = { [unowned list, unowned table = scene.table] path in
      UIMenu(children: [
        list.action("Delete") {
          list.rows.remove(at: path.row)
          table.deleteRows(at: [path], with: .automatic)
        }
      ])
    }
    scene.openMenu(2)
    try window.tapItem("Delete")
    #expect(scene.shownTexts.prefix(3) == ["Row 0", "Row 1", "Row 3"])
    expectAllRowsShow()
  }

  @Test func `the table's leaving its window, or another delegate, leaves nothing hidden`() {
    scene.openMenu(1)
    let other = MenuList(["other"])
    scene.show(other)
    window.tap(at: CGPoint(x: 300, y: 550))
    expectAllRowsShow()
    scene.show(list)
    scene.openMenu(1)
    scene.table.removeFromSuperview()
    window.tap(at: CGPoint(x: 300, y: 550))
    settleAnimations()
    window.addSubview(scene.table)
    expectAllRowsShow()
  }

  @Test func `a menu that is taken away by force leaves nothing hidden`() throws {
    scene.openMenu(1)
    try #require(scene.menu).removeFromSuperview()
    expectAllRowsShow()
    scene.openMenu(1)
    let interaction = try #require(scene.table.contextMenuInteraction)
    scene.table.removeInteraction(interaction)
    expectAllRowsShow()
  }

  @Test func `a second menu takes the first one's place`() {
    scene.openMenu(1)
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [list.action("Other")])
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
    _ = button.showMenu(under: nil)
    #expect(window.menuTitles == ["Other"])
    #expect(window.subviews.filter { $0 is MenuOverlayView }.count == 1)
    window.tap(at: CGPoint(x: 300, y: 550))
    expectAllRowsShow()
  }

  @Test func `a delegate that changes the table while it is asked, shows the menu or not, and nothing breaks`() {
    for change in 0..<3 {
      list.menu = { [unowned list, unowned table = scene.table] _ in
        switch change {
        case 0: table.reloadData()
        case 1:
          list.rows.remove(at: 0)
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        default: table.removeFromSuperview()
        }
        return UIMenu(children: [list.action("Copy")])
      }
      scene.openMenu(0)
      window.tap(at: CGPoint(x: 300, y: 550))
      settleAnimations()
      if scene.table.superview == nil { window.addSubview(scene.table) }
      expectAllRowsShow()
    }
  }

  @Test func `nothing keeps the table, the menu or its actions`() {
    weak let table: UITableView?
    weak let overlay: MenuOverlayView?
    weak let action: UIAction?
    do {
      let list = MenuList(["a"])
      let scene = TableScene.menus(list)
      let copy = list.action("Copy")
      let menu = UIMenu(children: [copy])
      list.menu = { _ in menu }
      scene.openMenu(0)
      table = scene.table
      overlay = scene.menu
      action = copy
      scene.table.contextMenuInteraction?.dismissMenu()
      settleAnimations()
      list.menu = { _ in nil }
    }
    AnimationClock.shared.settle()
    #expect(table == nil && overlay == nil && action == nil)
  }

  @Test func `a row that goes out of sight with an update while its menu shows is seen when it comes back`() throws {
    scene.openMenu(12)
    let cell = try #require(scene.cell(12))
    #expect(cell.alpha == 0)
    list.rows.insert(contentsOf: ["A", "B", "C"], at: 0)
    scene.table.insertRows(at: (0..<3).map { IndexPath(row: $0, section: 0) }, with: .fade)
    scene.layOut()
    #expect(scene.table.indexPath(for: cell) == nil, "the row is below the edge, and its cell on the way there")
    scene.table.contextMenuInteraction?.dismissMenu()
    settleAnimations()
    #expect(cell.alpha == 1)
    scene.table.contentOffset.y = 200
    expectAllRowsShow()
  }
}
