import Foundation
import TableMaker
import UIKit

extension PackingListController {
  /// The updates that the user makes to rows by touch, and the undoing of one: drawn before, during, and after.
  nonisolated static let updates = [
    PageUpdate(
      "swipe", of: PackingListController.self, english: "A swipe shows what can be done", chinese: "轻扫显示操作",
      finger: { page in page.path(from: 2, at: 0.8, to: 2, at: 0.4) }),
    PageUpdate(
      "delete", of: PackingListController.self, english: "A long swipe deletes", chinese: "长扫删除",
      finger: { page in page.path(from: 2, at: 0.9, to: 2, at: 0.05) }),
    PageUpdate(
      "pack", of: PackingListController.self, english: "A long swipe packs", chinese: "长扫装好",
      finger: { page in page.path(from: 3, at: 0.1, to: 3, at: 0.95) }),
    PageUpdate(
      "move", of: PackingListController.self, english: "A row is moved to another bag", chinese: "把一行移到另一个包",
      prepare: { page in page.setEditing(true, animated: false) },
      finger: { page in page.path(from: 1, at: 0.925, to: 6, at: 0.925, rest: 0.3) }),
    PageUpdate(
      "menu", of: PackingListController.self, english: "A finger kept on a row brings its menu", chinese: "长按一行出现菜单",
      finger: { page in page.path(from: 1, at: 0.4, to: 1, at: 0.4, rest: 1) }),
    PageUpdate(
      "drag", of: PackingListController.self, english: "A row is dragged to another bag", chinese: "把一行拖到另一个包",
      finger: { page in page.path(from: 6, at: 0.4, to: 2, at: 0.5, rest: 0.8) }),
    PageUpdate(
      "undo", of: PackingListController.self, english: "What was deleted is undone", chinese: "撤销删除",
      prepare: { page in
        if let thing = page.places.sections.first?.items.dropFirst(2).first {
          page.dataSource?.performUndoable { page.remove(thing) }
        }
        await page.dataSource?.waitForUpdates()
      },
      perform: { page in
        page.undoManager?.undo()
        await page.dataSource?.waitForUpdates()
      }),
  ]

  /// Returns the path of a touch from one row to another, counted from the first, at parts of their width.
  private func path(from row: Int, at part: CGFloat, to other: Int, at end: CGFloat, rest: Double = 0) -> FingerPath? {
    let paths = (0..<tableView.numberOfSections).flatMap { section in
      (0..<tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
    guard paths.indices.contains(row), paths.indices.contains(other) else { return nil }
    return FingerPath(point(paths[row], part), point(paths[other], end), rest: rest)
  }

  /// The middle of a row, at a part of its width, in the window's points.
  private func point(_ path: IndexPath, _ part: CGFloat) -> CGPoint {
    let rect = tableView.convert(tableView.rectForRow(at: path), to: nil)
    return CGPoint(x: rect.minX + rect.width * part, y: rect.midY)
  }
}
