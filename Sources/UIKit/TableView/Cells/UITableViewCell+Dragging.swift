import Foundation

extension UITableViewCell {
  /// Constants that describe the drag state of a cell.
  public enum DragState: Int, Sendable {
    /// The cell isn't being dragged.
    case none
    /// The user has lifted the cell.
    case lifting
    /// The user is dragging the cell.
    case dragging
  }
}

/// The appearance of a cell during a drag of its row.
struct CellDragLook {
  /// The factor for the alpha of a cell that stays in place during a drag (assumed: a film of a device would settle
  /// it).
  static let paleness: CGFloat = 0.5

  var state = UITableViewCell.DragState.none
  /// A Boolean value that indicates whether the cell is invisible because it's the gap for the dragged row.
  var isHole = false
  /// The cell's alpha and user interaction before the drag.
  var before: (alpha: CGFloat, isUserInteractionEnabled: Bool)?
}

extension UITableViewCell {
  func take(_ state: DragState, isHole: Bool) {
    let old = dragLook
    guard old.state != state || old.isHole != isHole else { return }
    let isPlain = state != .dragging && !isHole
    UIView.performWithoutAnimation {
      if let before = old.before {
        alpha = before.alpha
        isUserInteractionEnabled = before.isUserInteractionEnabled
        dragLook.before = nil
      }
      if !isPlain {
        dragLook.before = (alpha, isUserInteractionEnabled)
        alpha *= isHole ? 0 : CellDragLook.paleness
        if !userInteractionEnabledWhileDragging { isUserInteractionEnabled = false }
      }
    }
    (dragLook.state, dragLook.isHole) = (state, isHole)
    if old.state != state { dragStateDidChange(state) }
  }
}
