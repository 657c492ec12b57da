import TableMaker
import TestSupport
import UIKit

/// Changes that arrive while the table is off screen.
extension Scene {
  func changeOffScreen(_ random: inout SeededGenerator) async {
    guard isInWindow else { return }
    events.isMoved = true
    events.isOtherForm = true
    events.mayBeReload = true
    table.removeFromSuperview()
    isInWindow = false
    let count = 1 + random.below(4)
    if random.chance(2) {
      dataSource.batch { for _ in 0..<count { editOne(&random) } }
    } else {
      for _ in 0..<count { editOne(&random) }
    }
    await showChanges()
    // The table can be reloaded several times before it comes back.
    for _ in 0..<random.below(3) {
      events.isAllTold = true
      if random.chance(2) { dataSource.reload() } else { dataSource.update() }
      await showChanges()
    }
    window.window.insertSubview(table, at: 0)
    isInWindow = true
    window.layOut()
  }

  /// Waits until the table shows the sources' items.
  func showChanges() async {
    await dataSource.waitForUpdates()
    var turns = 0
    while !order.allSatisfy(\.isUpToDate), turns < 1_000 {
      turns += 1
      if turns > 20 { try? await Task.sleep(for: .milliseconds(1)) }
      await dataSource.waitForUpdates()
    }
    current = desired
  }
}
