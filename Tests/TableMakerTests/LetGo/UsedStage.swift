import TestSupport
import UIKit

@testable import TableMaker

extension Stage {
  /// Does what a user does to a table with rows, so that closures are called and things of theirs are made.
  func beUsed() async {
    func settle() async {
      settleAnimations()
      await dataSource?.waitForUpdates()
      window.layOut()
    }
    await settle()
    tableView.tap(0)
    tableView.tap(1)
    tableView.tapDetail(1)
    for cell in tableView.visibleCells { (cell as? NoteCell)?.button.sendActions(for: .touchUpInside) }
    await settle()
    for distance in [120, -120] as [CGFloat] {
      tableView.visibleCells.first?.drag(from: CGPoint(x: 190, y: 20), to: CGPoint(x: 190 + distance, y: 20))
      settleAnimations()
      tableView.tap(1)
      settleAnimations()
    }
    tableView.visibleCells.first?.drag(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 100, y: 20), after: 1)
    settleAnimations()
    window.window.tap(at: CGPoint(x: 380, y: 840))
    await settle()
    tableView.dragContent(by: 200, velocity: 400)
    await settle()
    tableView.contentOffset.y = 300
    window.layOut()
    await settle()
    dataSource?.scrollToEnd(animated: false)
    await settle()
    tableView.setContentOffset(.zero, animated: true)
    await settle()
    dataSource?.setEditing(true, animated: false)
    await settle()
    dataSource?.setEditing(false, animated: false)
    await settle()
    window.window.endEditing(true)
    await settle()
  }
}
