import Foundation

/// How a cell looked before it was lifted.
struct CellLift {
  var alpha: CGFloat
  var shadowOpacity: Float
  var shadowRadius: CGFloat
  var shadowOffset: CGSize
}

// The look of a cell that a finger moves: assumed, a film of a device would settle it.
extension UITableViewCell {
  /// A Boolean value that indicates whether a finger moves the cell.
  var isLifted: Bool { looksBeforeLift != nil }

  /// The cell's alpha once no finger moves or drags it any more, and no menu shows for it.
  var alphaUntouched: CGFloat { looksBeforeLift?.alpha ?? dragLook.before?.alpha ?? alphaBeforeMenu ?? alpha }

  /// Lifts the cell above the others: it casts a shadow, and lets them show through a little.
  func lift() {
    guard looksBeforeLift == nil else { return }
    looksBeforeLift = CellLift(
      alpha: alpha, shadowOpacity: layer.shadowOpacity, shadowRadius: layer.shadowRadius,
      shadowOffset: layer.shadowOffset)
    setNeedsUpdateConfiguration()
    UIView.performWithoutAnimation {
      layer.shadowRadius = 8
      layer.shadowOffset = CGSize(width: 0, height: 3)
      roundCorners()
    }
    alpha *= 0.9
    layer.shadowOpacity = 0.3
  }

  /// Lets the cell look as it did before.
  func lower() {
    guard let looks = looksBeforeLift else { return }
    looksBeforeLift = nil
    setNeedsUpdateConfiguration()
    alpha = looks.alpha
    layer.shadowOpacity = looks.shadowOpacity
    layer.shadowRadius = looks.shadowRadius
    layer.shadowOffset = looks.shadowOffset
    roundCorners()
  }
}
