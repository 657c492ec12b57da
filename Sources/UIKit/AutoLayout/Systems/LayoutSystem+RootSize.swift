internal import TableMakerCassowary
import Foundation

// Two permanent constraints hold the root's size. A new size changes their constants, and a measurement changes their
// priorities.

extension LayoutSystem {
  /// The size of the root in a layout.
  var ownSize: RootSize {
    var size = RootSize()
    let insets = root.alignmentRectInsets
    size.width = root.bounds.width - insets.left - insets.right
    size.height = root.bounds.height - insets.top - insets.bottom
    if decidesRootSize { (size.widthPriority, size.heightPriority) = (LayoutSystem.keeping, LayoutSystem.keeping) }
    return size
  }

  /// A priority that is lower than any priority an app uses.
  static var keeping: Float { 0.001 }

  /// A Boolean value that indicates whether the root is a view without a superview, and its constraints determine its
  /// size.
  var decidesRootSize: Bool { root.parentView == nil && !root.translatesAutoresizingMaskIntoConstraints }

  /// Enforces the constraints of the root's size in a new system.
  func holdRootSize() {
    let item = items[0]
    rootWidth = enforce(item.width == rootSize.width, priority: rootSize.widthPriority)
    rootHeight = enforce(item.height == rootSize.height, priority: rootSize.heightPriority)
  }

  /// Updates the constraints of the root's size to `rootSize`.
  func changeRootSize(from old: RootSize) {
    change(rootWidth, from: old.width, to: rootSize.width, priority: rootSize.widthPriority, was: old.widthPriority)
    change(
      rootHeight, from: old.height, to: rootSize.height, priority: rootSize.heightPriority, was: old.heightPriority)
  }

  private func change(
    _ handle: Constraint?, from old: Double, to new: Double, priority: Float, was oldPriority: Float
  ) {
    guard let handle else { return }
    if priority < oldPriority { setPriority(priority, of: handle) }
    if old != new { changes.append((new, handle)) }
    if priority > oldPriority {
      // A constraint must hold before it becomes required.
      applyChanges()
      setPriority(priority, of: handle)
    }
  }
}
