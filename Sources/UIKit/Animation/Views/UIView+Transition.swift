public import Foundation

extension UIView {
  /// Animates a change of a view and its subviews as a transition.
  ///
  /// - Parameters:
  ///   - view: The view that changes. Outside of a window, it changes without animation.
  ///   - duration: The duration in seconds. A value of 0 or less changes the view without animation.
  ///   - options: The options. Only `transitionCrossDissolve` animates the transition.
  ///   - animations: A closure that changes the view.
  ///   - completion: A closure called when the transition ends. It receives a Boolean value that indicates whether it
  ///     finished.
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

  /// Replaces a view with another in its superview as a transition.
  ///
  /// - Parameters:
  ///   - fromView: The view to remove.
  ///   - toView: The view to add, which keeps its own frame.
  ///   - duration: The duration in seconds. A value of 0 or less changes the views without animation.
  ///   - options: The options. With `transitionCrossDissolve`, one view dissolves into the other.
  ///   - completion: A closure called when the transition ends. It receives a Boolean value that indicates whether it
  ///     finished.
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

  /// Returns an image of the view's current appearance.
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
