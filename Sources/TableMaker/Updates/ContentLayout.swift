import UIKit

/// The content of cells that show something new with an update: it takes its new layout at once, and only the cells move.
///
/// UIKit lays cells out inside the update's animation. A text that is another by then would be drawn anew, and stretched from its
/// old size to its new one; what stands beside it would come sliding.
@MainActor final class ContentLayout {
  private struct Known {
    let cell: UITableViewCell
    let height: CGFloat
    /// The animations that the layers of the content have already; they are the app's, or an earlier update's.
    let keys: [ObjectIdentifier: Set<String>]
  }

  private var known: [Known] = []
  private var clipped: [UITableViewCell] = []

  /// Notes what moves already in cells that have just been filled, before the table moves anything.
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

  /// Puts the content in its place, after the table has been laid out.
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

  /// Undoes what was done to cells for the time of the update.
  func end() {
    for cell in clipped { cell.clipsToBounds = false }
    clipped = []
  }

  /// Has a cell that is still growing show no more than lies in it: what is below is the next row's.
  private func clip(_ cell: UITableViewCell) {
    guard !cell.clipsToBounds else { return }
    cell.clipsToBounds = true
    clipped.append(cell)
  }

  /// A Boolean value that indicates whether an animation moves a view or resizes it: UIKit's are called `position`, `bounds.size`, `position-2` and so on.
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
