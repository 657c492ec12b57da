import TestSupport
import UIKit

extension Oracle {
  /// Checks that sections reported the user's gestures correctly, and that lists equal the model.
  func checkLists() throws {
    guard let hands = scene.handState else { return }
    if let mistake = hands.mistakes.first { throw Mismatch(mistake) }
    for group in scene.groups {
      guard let lists = group.listsNow else { continue }
      try require(lists == group.lists, "the lists of group \(group.spec.number) have \(lists), not \(group.lists)")
    }
  }

  /// Checks that no gesture leaves a trace.
  func checkResidue() throws {
    guard let hands = scene.handState, step.isWaitedFor else { return }
    // The last layout may have started an animation.
    settleAnimations()
    try checkOpenRow(hands)
    try checkLifted()
  }

  /// Checks that at most one row is open, and that the section reported it as opened.
  private func checkOpenRow(_ hands: Hands) throws {
    let open = table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden && $0.bounds.minX != 0 }
    try require(open.count <= 1, "\(open.count) rows are open at once")
    for cell in open { try require(table.indexPath(for: cell) != nil, "the cell of a row that is gone is open") }
    guard scene.spec.groups.contains(where: { $0.hand?.tellsOpening == true }), !scene.isEditing else { return }
    if let told = hands.open {
      try require(!open.isEmpty, "\(told.name) was opened, was not closed by what was told, and is closed")
    } else if let cell = open.first as? FuzzCell, let content = cell.content {
      let tells = scene.group(content.group)?.spec.hand?.tellsOpening == true
      try require(!tells, "\(content.name) is open, which was not told")
    }
  }

  /// Checks that no gesture left a lifted row or a menu.
  private func checkLifted() throws {
    for case let cell as UITableViewCell in table.subviews where !cell.isHidden {
      try require(
        cell.layer.shadowOpacity == 0 && cell.alpha == 1,
        "a cell at \(cell.frame) of row \(table.indexPath(for: cell).map { "\($0)" } ?? "none") has the opacity \(cell.alpha) and the shadow \(cell.layer.shadowOpacity)"
      )
    }
    let others = scene.window.window.subviews.filter { $0 !== table }
    try require(others.isEmpty, "the window has \(others.map { type(of: $0) }) beside the table")
  }
}
