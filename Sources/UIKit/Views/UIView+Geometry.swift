import Foundation

// Methods that subclasses of Apple's UIView override must be in the class; they forward to these.
extension UIView {
  /// Handles a change of the size, and notifies the superview and subviews.
  func geometryChanged(from oldBounds: CGRect) {
    let size = bounds.size
    if layoutState != nil {
      givenFrameChanged()
      if size != oldBounds.size, hasSizeDependentInsets { insetsChanged() }
      if bounds.origin != oldBounds.origin { boundsOriginChanged() }
    }
    if size != oldBounds.size {
      UIView.resizedViews?.append(self)
      setNeedsLayout()
      if autoresizesSubviews {
        for view in subviewList
        where !view.autoresizingMaskStorage.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
          view.autoresize(from: oldBounds.size, to: size)
        }
      }
      // A subview that doesn't move has different margins now.
      for view in subviewList where view.preservesSuperviewLayoutMargins { view.outerMarginsChanged() }
    }
    updateSafeArea()
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMaskStorage
    var frame = self.frame
    (frame.origin.x, frame.size.width) = UIView.resized(
      start: frame.minX, length: frame.width, whole: old.width, to: new.width,
      flexible: (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
    )
    (frame.origin.y, frame.size.height) = UIView.resized(
      start: frame.minY, length: frame.height, whole: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    self.frame = frame
  }

  private static func resized(
    start: CGFloat, length: CGFloat, whole: CGFloat, to newWhole: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (CGFloat, CGFloat) {
    guard newWhole != whole else { return (start, length) }
    let shares = autoresizingShares(start: start, length: length, whole: whole, flexible: flexible)
    let delta = newWhole - whole
    return (start + shares.origin * delta, max(0, length + shares.length * delta))
  }

  /// Returns the shares of a change in the superview's length for the distance before the view and for its length.
  ///
  /// The flexible parts share it in proportion to their lengths. Source: View Programming Guide for iOS, "Handling
  /// Layout Changes Automatically Using Autoresizing Rules". If all flexible parts have a length of 0, they share it
  /// equally (assumed: the guide doesn't say).
  static func autoresizingShares(
    start: CGFloat, length: CGFloat, whole: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (origin: CGFloat, length: CGFloat) {
    let count = (flexible.0 ? 1.0 : 0) + (flexible.1 ? 1 : 0) + (flexible.2 ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    let sum =
      (flexible.0 ? start : 0) + (flexible.1 ? length : 0) + (flexible.2 ? whole - start - length : 0)
    guard sum > 0 else { return (flexible.0 ? 1 / count : 0, flexible.1 ? 1 / count : 0) }
    return (flexible.0 ? start / sum : 0, flexible.1 ? length / sum : 0)
  }
}

extension UIView {
  /// Returns a point in the superview's coordinates.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = ownLayer.bounds
    let anchor = ownLayer.anchorPoint
    let position = ownLayer.position
    let local = CGPoint(
      x: point.x - bounds.minX - anchor.x * bounds.width, y: point.y - bounds.minY - anchor.y * bounds.height
    ).applying(ownLayer.affineTransform())
    return CGPoint(x: local.x + position.x, y: local.y + position.y)
  }

  /// Returns a point of the superview in this view's coordinates.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = ownLayer.bounds
    let anchor = ownLayer.anchorPoint
    let position = ownLayer.position
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(ownLayer.affineTransform().inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchor.x * bounds.width, y: local.y + bounds.minY + anchor.y * bounds.height)
  }

  /// Returns a point in the coordinates of the topmost view.
  func pointInRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView = self
    while let parent = view.parentView {
      point = view.pointInSuperview(point)
      view = parent
    }
    return point
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent = parentView else { return point }
    return pointFromSuperview(parent.pointFromRoot(point))
  }

  /// The topmost ancestor of this view, or the view itself.
  var topmostView: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// Returns a point in window coordinates or, without a window, in those that contain the topmost view.
  func pointInAll(_ point: CGPoint) -> CGPoint {
    let point = pointInRoot(point)
    let root = topmostView
    return root is UIWindow ? point : root.pointInSuperview(point)
  }

  /// Returns a point from window coordinates or, without a window, from those that contain the topmost view.
  func pointFromAll(_ point: CGPoint) -> CGPoint {
    let root = topmostView
    return pointFromRoot(root is UIWindow ? point : root.pointFromSuperview(point))
  }
}

extension UIView {
  /// Returns a length rounded to the nearest whole pixel. Halves round up.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale + 0.5).rounded(.down) / scale
  }

  /// Returns a length rounded up to a whole pixel. An excess of less than a hundredth of a pixel is ignored.
  func ceiledToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale - 0.01).rounded(.up) / scale
  }
}
