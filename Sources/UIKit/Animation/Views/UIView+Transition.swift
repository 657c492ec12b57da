public import Foundation

extension UIView {
  /// Changes what a view shows, its subviews included, and lets the new look come while the old one goes.
  ///
  /// - Parameters:
  ///   - view: The view that changes; if it is not in a window, it changes at once.
  ///   - duration: In seconds; 0 or less changes the view at once.
  ///   - options: With `transitionCrossDissolve` the old look dissolves into the new one; else the view changes at
  ///     once.
  ///   - animations: Changes the view.
  ///   - completion: Called when the transition has ended, with whether it ran to its end.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let record = AnimationRecord()
    if let completion { AnimationClock.shared.whenOver(record, completion) }
    defer { record.close() }
    let dissolves = options.contains(.transitionCrossDissolve) && duration > 0 && view.window != nil
    guard dissolves, areAnimationsEnabled, let picture = view.picture() else {
      performWithoutAnimation { animations?() }
      return
    }
    performWithoutAnimation {
      animations?()
      view.layoutIfNeeded()
    }
    view.ownLayer.dissolve(
      from: picture, duration: duration, curve: options.curve, record: record,
      blocksTouches: !options.contains(.allowUserInteraction))
  }

  /// Changes from one view to another: the first leaves its superview, and the second takes its place in it.
  ///
  /// - Parameters:
  ///   - fromView: The view that goes.
  ///   - toView: The view that comes; it keeps its own frame.
  ///   - duration: In seconds; 0 or less changes the views at once.
  ///   - options: With `transitionCrossDissolve` one dissolves into the other.
  ///   - completion: Called when the transition has ended, with whether it ran to its end.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let parent = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: parent, duration: duration, options: options,
      animations: {
        parent.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }, completion: completion)
  }

  /// The view as it looks now.
  private func picture() -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(traitCollection.displayScale, 1)
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }.cgImage
  }
}
