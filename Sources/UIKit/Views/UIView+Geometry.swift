import Foundation

// What subclasses of Apple's UIView override must be in the class; these forward there.
extension UIView {
  /// Responds to a change of the size, and notifies superview and subviews.
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
      // One that stays where it is lies further in or out now.
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

  /// The parts of a change of the superview's length that go to the distance before the view and to its length.
  ///
  /// The flexible parts share it in proportion to their lengths. Source: View Programming Guide for iOS, "Handling
  /// Layout Changes Automatically Using Autoresizing Rules". Where all flexible parts are 0 long they share it equally
  /// (assumed: the guide does not say).
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
  /// The point in the superview's coordinates.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = ownLayer.bounds
    let anchor = ownLayer.anchorPoint
    let position = ownLayer.position
    let local = CGPoint(
      x: point.x - bounds.minX - anchor.x * bounds.width, y: point.y - bounds.minY - anchor.y * bounds.height
    ).applying(ownLayer.affineTransform())
    return CGPoint(x: local.x + position.x, y: local.y + position.y)
  }

  /// The superview's point in this view's coordinates.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let bounds = ownLayer.bounds
    let anchor = ownLayer.anchorPoint
    let position = ownLayer.position
    let local = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(ownLayer.affineTransform().inverted())
    return CGPoint(
      x: local.x + bounds.minX + anchor.x * bounds.width, y: local.y + bounds.minY + anchor.y * bounds.height)
  }

  /// The point in the coordinates of the topmost view.
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

  /// The view that all those above this one lie in, or itself.
  var topmostView: UIView {
    var view = self
    while let parent = view.parentView { view = parent }
    return view
  }

  /// The point in the coordinates of the window; where there is none, in those that the topmost view lies in.
  func pointInAll(_ point: CGPoint) -> CGPoint {
    let point = pointInRoot(point)
    let root = topmostView
    return root is UIWindow ? point : root.pointInSuperview(point)
  }

  /// The point of the window's coordinates; where there is no window, of those that the topmost view lies in.
  func pointFromAll(_ point: CGPoint) -> CGPoint {
    let root = topmostView
    return pointFromRoot(root is UIWindow ? point : root.pointFromSuperview(point))
  }
}

extension UIView {
  /// A length moved to the nearest whole pixel, halves upward.
  func roundedToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale + 0.5).rounded(.down) / scale
  }

  /// A length moved up to a whole pixel; what is over by less than a hundredth of one is taken as whole.
  func ceiledToPixel(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale - 0.01).rounded(.up) / scale
  }
}
