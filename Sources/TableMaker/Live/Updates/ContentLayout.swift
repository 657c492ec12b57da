import UIKit

/// The content of cells that change during an update. It takes its new layout immediately, so that only the cells move.
///
/// UIKit lays cells out inside the update's animation. A changed text would be drawn again and stretched from its old
/// size to its new one, and the views next to it would slide.
@MainActor final class ContentLayout {
  private struct Known {
    let cell: UITableViewCell
    let height: CGFloat
    /// The earlier animations of the content's layers, which belong to the app or to an earlier update.
    let keys: [ObjectIdentifier: Set<String>]
  }

  private var known: [Known] = []
  private var clipped: [UITableViewCell] = []

  /// Records the running animations in cells that were just configured, before the table view moves anything.
  func begin(with cells: [UITableViewCell]) {
    guard UIView.areAnimationsEnabled else { return }
    known = cells.map { cell in
      var keys: [ObjectIdentifier: Set<String>] = [:]
      cell.contentView.forEachViewInside { view in
        if let running = view.layer.animationKeys() { keys[ObjectIdentifier(view.layer)] = Set(running) }
      }
      return Known(cell: cell, height: cell.bounds.height, keys: keys)
    }
  }

  /// Moves the content to its final location after the table view's layout.
  func settle() {
    for known in known {
      known.cell.contentView.forEachViewInside { view in
        let old = known.keys[ObjectIdentifier(view.layer)] ?? []
        for key in view.layer.animationKeys() ?? [] where Self.isOfLayout(key) && !old.contains(key) {
          view.layer.removeAnimation(forKey: key)
        }
      }
      if known.cell.bounds.height > known.height { clip(known.cell) }
    }
    known = []
  }

  /// Reverts the temporary settings of cells during the update.
  func end() {
    for cell in clipped { cell.clipsToBounds = false }
    clipped = []
  }

  /// Clips a cell while it grows, because the area below it belongs to the next row.
  private func clip(_ cell: UITableViewCell) {
    guard !cell.clipsToBounds else { return }
    cell.clipsToBounds = true
    clipped.append(cell)
  }

  /// Returns whether an animation moves or resizes a view. UIKit's keys are `position`, `bounds.size`, `position-2`,
  /// and so on.
  private static func isOfLayout(_ key: String) -> Bool { key.hasPrefix("position") || key.hasPrefix("bounds") }
}

extension UIView {
  fileprivate func forEachViewInside(_ body: (UIView) -> Void) {
    for view in subviews {
      body(view)
      view.forEachViewInside(body)
    }
  }
}
