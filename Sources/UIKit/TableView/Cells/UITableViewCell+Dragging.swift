import Foundation

extension UITableViewCell {
  /// The states of a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// It is not dragged.
    case none
    /// A finger has lifted it.
    case lifting
    /// A finger drags it.
    case dragging
  }
}

/// How a cell looks because its row is dragged.
struct CellDragLook {
  /// The part of the cell's alpha that it keeps in its place while it is dragged (assumed: a film of a device would settle it).
  static let paleness: CGFloat = 0.5

  var state = UITableViewCell.DragState.none
  /// Whether nothing shows where the cell is, as what is dragged belongs there.
  var isHole = false
  /// The alpha that the cell had, and whether it answered to touches.
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
