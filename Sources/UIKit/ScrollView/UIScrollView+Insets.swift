import Foundation

extension UIScrollView {
  /// The part of the safe area that the scroll view adds to the content's insets.
  ///
  /// `.automatic` and `.scrollableAxes` adjust only axes that can scroll. `.automatic` also adjusts the top and bottom
  /// of content that can't scroll if a controller in a navigation controller owns the view. (Apple's documentation of
  /// `.automatic`: content is always adjusted vertically when the scroll view is the content view of a controller that
  /// a navigation controller displays.)
  var heededSafeArea: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .always: return safe
    case .automatic, .scrollableAxes:
      let vertical =
        alwaysBounceVertical || contentSize.height > bounds.height - safe.top - safe.bottom
        || contentInsetAdjustmentBehavior == .automatic && isContentOfNavigation
      let horizontal = alwaysBounceHorizontal || contentSize.width > bounds.width
      return UIEdgeInsets(
        top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
        right: horizontal ? safe.right : 0)
    }
  }

  /// A Boolean value that indicates whether the view, or its superview, is that of a controller in a navigation
  /// controller.
  ///
  /// The case of the superview is assumed; an app on a device would settle it.
  private var isContentOfNavigation: Bool {
    (viewController ?? parentView?.viewController)?.navigationController != nil
  }

  /// Updates the adjusted insets. Content at rest at its very top or left stays there.
  func updateAdjustedInset() {
    let old = storedAdjustedInset
    var new = contentInset + heededSafeArea
    new.top += refreshInset
    guard new != old else { return }
    storedAdjustedInset = new
    var offset = contentOffset
    // Before the first layout, content at 0 stays there, and adaptToSize() moves it.
    let isWaiting = window == nil && lastLaidOutSize == .zero && offset == .zero
    if !isDragging, !isTellingObservers, !isWaiting {
      if offset.y <= -(old.top - refreshInset) { offset.y += old.top - new.top }
      if offset.x <= -old.left { offset.x += old.left - new.left }
    }
    contentOffset = offset
    keepOffsetInRange()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    _ = ask(.didChangeAdjustedContentInset) { $0.scrollViewDidChangeAdjustedContentInset(self) }
  }

  /// Updates the insets and the offset after a change of the view's size.
  func adaptToSize() {
    guard bounds.size != lastLaidOutSize else { return }
    let isFirst = lastLaidOutSize == .zero
    lastLaidOutSize = bounds.size
    updateAdjustedInset()
    if isFirst, contentOffset == .zero, !isDragging { contentOffset = firstOffset }
    keepOffsetInRange()
  }

  /// The part of the content that bars don't cover, in the content's own points.
  var uncoveredRect: CGRect { bounds.inset(by: coveringInset) }
}
