import Foundation

/// The starting position of an inserted view or the final position of a deleted view, relative to its place.
struct RowMotion: Equatable {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var fades = false
  /// A Boolean value that indicates whether the view appears or disappears without animation.
  var isImmediate = false
}

extension RowMotion {
  /// Creates the motion of an animation.
  ///
  /// Apple: rows slide in from and out to the side that the animation is named after. `middle` "tries to keep the old
  /// and new cells centered in the space they did or will occupy". Apple doesn't document the choice of `automatic`;
  /// here rows fade.
  init(_ animation: UITableView.RowAnimation, width: CGFloat, height: CGFloat, gap: RowTransition.Gap) {
    y = gap.shift
    switch animation {
    case .left: x = -width
    case .right: x = width
    case .top: y -= height
    case .bottom: y += height
    case .middle:
      y -= gap.height / 2
      fades = true
    case .none: isImmediate = true
    case .fade, .automatic: fades = true
    }
  }
}
