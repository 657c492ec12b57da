import TestSupport

@_spi(Testing) @testable import UIKit

// An app that misbehaves wherever the table calls it, but reports its rows correctly.
extension TableWorld {
  /// Makes every callback do something now and then, and runs one update with that.
  ///
  /// - Returns: What is wrong when all has come to rest; nil if nothing is.
  func meddledStep() -> String? {
    var left = 8
    var isAsked = false
    hasScrolledAnywhere = false
    source.meddle = { [unowned self] name in
      guard left > 0, chance(12) else { return }
      left -= 1
      history.append("in \(name):")
      // What a meddler does while the table waits for a cell may itself lead to callbacks.
      let wasAsked = isAsked
      isAsked = isAsked || name == "cell"
      defer { isAsked = wasAsked }
      meddle(isQuestion: isAsked)
    }
    if history.count > 60 { history.removeFirst(30) }
    for _ in 0..<2 { meddle(isQuestion: false) }
    batch()
    scene.layOut()
    if chance(50) { advance(seconds: 0.1) }
    if chance(30) { meddle(isQuestion: false) }
    advance(seconds: 0)
    left = 0
    source.meddle = { _ in }
    if table.superview == nil { scene.window.addSubview(table) }
    settleAnimations()
    scene.layOut()
    settleAnimations()
    scene.layOut()
    // Where an app has scrolled to, beyond the ends too, the content stays.
    if hasScrolledAnywhere {
      let reach = max(0, table.contentSize.height - table.bounds.height)
      table.contentOffset.y = min(max(table.contentOffset.y, 0), reach)
      scene.layOut()
    }
    isMoving = false
    selected = Set((table.indexPathsForSelectedRows ?? []).map(source.id))
    return fault()
  }

  private func batch() {
    history.append("batch")
    completionsDue += 1
    table.performBatchUpdates {
      let update = nextUpdate()
      history.append(
        "\(source.grid.ids) to \(update.after.ids) by \(update.operations.map(\.words).joined(separator: " "))")
      source.grid = update.after
      scene.tell(update.operations)
    } completion: { _ in
      self.completionsTold += 1
      self.source.meddle("completion")
    }
  }

  /// - Parameter isQuestion: Whether the table waits for an answer, so that it takes no update.
  private func meddle(isQuestion: Bool) {
    let kind = Int.random(in: 0..<13, using: &random)
    history.append("meddle \(kind)")
    switch kind {
    case 0:
      source.grid = Grid.random(sections: 3, rows: 6, using: &random)
      table.reloadData()
    case 1: if !isQuestion { batch() }
    case 2: if !isQuestion { changeOneRow() }
    case 3:
      hasScrolledAnywhere = true
      table.contentOffset.y = CGFloat.random(in: 0...600, using: &random).rounded()
    case 4: if !isQuestion { scene.layOut() }
    case 5: table.setEditing(!table.isEditing, animated: chance(50))
    case 6: table.frame.size = CGSize(width: chance(50) ? 390 : 320, height: chance(50) ? 400 : 120)
    case 7: if chance(30) { table.removeFromSuperview() } else { scene.window.addSubview(table) }
    case 8: _ = (table.visibleCells, table.cellForRow(at: IndexPath(row: 0, section: 0)))
    case 9:
      guard let path = anyPath else { break }
      table.selectRow(at: path, animated: chance(50), scrollPosition: .none)
    case 10: table.separatorStyle = chance(50) ? .none : .singleLine
    case 11: table.setContentOffset(.zero, animated: true)
    default: if !isQuestion { table.performBatchUpdates(nil) }
    }
  }

  /// Changes one row without a group, the data first, as apps do.
  private func changeOneRow() {
    _ = table.numberOfSections
    guard let path = anyPath else { return }
    if chance(50) {
      source.grid.sections[path.section].rows.remove(at: path.row)
      table.deleteRows(at: [path], with: .fade)
    } else {
      let id = source.grid.newID()
      source.grid.sections[path.section].rows.insert(id, at: path.row)
      table.insertRows(at: [path], with: .top)
    }
  }
}
