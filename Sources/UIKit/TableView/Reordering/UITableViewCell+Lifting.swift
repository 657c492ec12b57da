import Foundation

/// The appearance of a cell before it was lifted.
struct CellLift {
  var alpha: CGFloat
  var zPosition: CGFloat
  var shadowOpacity: Float
  var shadowRadius: CGFloat
  var shadowOffset: CGSize
}

// The appearance of a lifted cell is assumed; a film of a device would settle it.
extension UITableViewCell {
  /// A Boolean value that indicates whether the user is moving the cell.
  var isLifted: Bool { looksBeforeLift != nil }

  /// The alpha that the cell returns to after a move, a drag, or a menu.
  var alphaUntouched: CGFloat { looksBeforeLift?.alpha ?? dragLook.before?.alpha ?? alphaBeforeMenu ?? alpha }

  /// Lifts the cell above the others, with a shadow and slight transparency.
  func lift() {
    guard looksBeforeLift == nil else { return }
    looksBeforeLift = CellLift(
      alpha: alpha, zPosition: layer.zPosition, shadowOpacity: layer.shadowOpacity, shadowRadius: layer.shadowRadius,
      shadowOffset: layer.shadowOffset)
    setNeedsUpdateConfiguration()
    UIView.performWithoutAnimation {
      // Headers are in front of the other rows.
      layer.zPosition = 1
      layer.shadowRadius = 8
      layer.shadowOffset = CGSize(width: 0, height: 3)
      roundCorners()
    }
    alpha *= 0.9
    layer.shadowOpacity = 0.3
  }

  /// Restores the cell's appearance.
  func lower() {
    guard let looks = looksBeforeLift else { return }
    looksBeforeLift = nil
    setNeedsUpdateConfiguration()
    alpha = looks.alpha
    layer.zPosition = looks.zPosition
    layer.shadowOpacity = looks.shadowOpacity
    layer.shadowRadius = looks.shadowRadius
    layer.shadowOffset = looks.shadowOffset
    roundCorners()
  }
}
