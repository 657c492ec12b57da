internal import TableMakerCassowary
import Foundation

// The root's size is held by two constraints that stay: another size is another constant, a question other priorities.

extension LayoutSystem {
  /// The size that the root is laid out in.
  var ownSize: RootSize {
    var size = RootSize()
    let insets = root.alignmentRectInsets
    size.width = root.bounds.width - insets.left - insets.right
    size.height = root.bounds.height - insets.top - insets.bottom
    if decidesRootSize { (size.widthPriority, size.heightPriority) = (LayoutSystem.keeping, LayoutSystem.keeping) }
    return size
  }

  /// Weaker than all that an app may wish.
  static var keeping: Float { 0.001 }

  /// A Boolean value that indicates whether the root is a view without a superview, whose constraints decide its size.
  var decidesRootSize: Bool { root.parentView == nil && !root.translatesAutoresizingMaskIntoConstraints }

  /// Puts the constraints of the root's size in force, in a system that is new.
  func holdRootSize() {
    let item = items[0]
    rootWidth = enforce(item.width == rootSize.width, priority: rootSize.widthPriority)
    rootHeight = enforce(item.height == rootSize.height, priority: rootSize.heightPriority)
  }

  /// Makes the constraints of the root's size those that `rootSize` asks for.
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
      // What becomes required must hold already.
      applyChanges()
      setPriority(priority, of: handle)
    }
  }
}
