import TestSupport
import UIKit

extension Oracle {
  /// Checks that an event of a control in a cell is reported once, with the item and the index of its row.
  func checkControls() throws {
    for path in table.indexPathsForVisibleRows ?? [] {
      guard let cell = table.cellForRow(at: path) as? FuzzCell, let content = cell.content else { continue }
      scene.events.leverTouches = []
      cell.lever.sendActions(for: .touchUpInside)
      let touches = scene.events.leverTouches
      try require(
        touches.count == 1 && touches[0].0 == content && touches[0].1 == path.row,
        "the control of row \(path.row) of section \(path.section), which shows \(content), came as \(touches)")
    }
  }
}
