internal import TableMakerCassowary
import Foundation

// In a system with other views, a view with a frame and an autoresizing mask has required constraints. They follow the
// frame that the mask produces when the superview's size changes.

extension LayoutSystem {
  /// An item with a given frame.
  struct MaskedItem {
    let slot: Int32
    /// The constraints of x, y, width, and height.
    let handles: (Constraint?, Constraint?, Constraint?, Constraint?)
  }

  /// One axis of a given frame, such as `origin = originShare × (superview's length) + origin`.
  struct MaskedLength {
    var origin: Double
    var length: Double
    var originShare: Double
    var lengthShare: Double
  }

  func addMasks() {
    for slot in items.indices where items[slot].isMasked {
      let item = items[slot]
      let parent = items[Int(item.parent)]
      let (across, down) = (maskedLength(slot, .horizontal), maskedLength(slot, .vertical))
      func hold(_ variable: Variable, _ value: Double, _ share: Double, _ whole: Variable) -> Constraint? {
        guard share != 0 else { return enforce(variable == value) }
        return enforce(variable - share * whole == value)
      }
      maskedItems.append(
        MaskedItem(
          slot: Int32(slot),
          handles: (
            hold(item.x, across.origin, across.originShare, parent.width),
            hold(item.y, down.origin, down.originShare, parent.height),
            hold(item.width, across.length, across.lengthShare, parent.width),
            hold(item.height, down.length, down.lengthShare, parent.height)
          )))
    }
  }

  /// Updates the constraints to the current frames. If a mask changes, the system is rebuilt.
  func refreshMasks() {
    guard areMasksDirty else { return }
    areMasksDirty = false
    for masked in maskedItems {
      let slot = Int(masked.slot)
      let (across, down) = (maskedLength(slot, .horizontal), maskedLength(slot, .vertical))
      change(masked.handles.0, to: across.origin)
      change(masked.handles.1, to: down.origin)
      change(masked.handles.2, to: across.length)
      change(masked.handles.3, to: down.length)
    }
  }

  private func change(_ handle: Constraint?, to constant: Double) {
    guard let handle, abs(solver.constant(of: handle) - constant) > 1e-9 else { return }
    changes.append((constant, handle))
  }

  func maskedLength(_ slot: Int, _ axis: NSLayoutConstraint.Axis) -> MaskedLength {
    let item = items[slot]
    let parent = items[Int(item.parent)]
    let view = item.view
    let mask = view.autoresizingMaskStorage
    let frame = view.untransformedFrame
    let whole = axis == .horizontal ? parent.view.bounds.width : parent.view.bounds.height
    let (origin, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    var shares: (origin: CGFloat, length: CGFloat) = (0, 0)
    if parent.view.autoresizesSubviews, !mask.isEmpty {
      shares = UIView.autoresizingShares(
        start: origin, length: length, whole: whole, flexible: mask.flexibleParts(axis))
    }
    // This converts frames to alignment rectangles.
    let rest = parent.alignment.sum(axis) - whole
    return MaskedLength(
      origin: origin + item.alignment.low(axis) + shares.origin * rest,
      length: length - item.alignment.sum(axis) + shares.length * rest, originShare: shares.origin,
      lengthShare: shares.length)
  }
}

extension UIView {
  /// The frame that the view has without its transform.
  var untransformedFrame: CGRect {
    let size = ownLayer.bounds.size
    let position = ownLayer.position
    let anchor = ownLayer.anchorPoint
    return CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

extension UIView.AutoresizingMask {
  /// Returns whether the margin before, the length, and the margin after are flexible.
  func flexibleParts(_ axis: NSLayoutConstraint.Axis) -> (Bool, Bool, Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}
