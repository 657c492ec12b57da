import Foundation

/// A layout guide that tracks an element on the screen.
///
/// Apple's guide can also switch constraints near an edge, for floating keyboards. An iPhone doesn't have those, so
/// that's missing.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
  // A subclass of a class with an isolated deinit must have one as well.
  isolated deinit {}
}

/// The layout guide of the area that the keyboard covers.
///
/// Without a keyboard, its top edge is at the bottom of the safe area. It moves with the keyboard.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var top: NSLayoutConstraint?

  /// Creates a guide that doesn't follow a keyboard.
  ///
  /// A view's own guide is `keyboardLayoutGuide`.
  public override init() { super.init() }

  isolated deinit {}

  /// A Boolean value that indicates whether the guide starts at the safe area's bottom without a keyboard.
  ///
  /// If it's `false`, the guide starts at the view's bottom.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { follow() } }
  }

  /// The distance above the keyboard at which a downward drag already moves it, in points.
  open var keyboardDismissPadding: CGFloat = 0

  func attach(to view: UIView) {
    identifier = "UIKeyboardLayoutGuide"
    view.addLayoutGuide(self)
    let top = topAnchor.constraint(equalTo: view.bottomAnchor)
    self.top = top
    NSLayoutConstraint.activate([
      top, bottomAnchor.constraint(equalTo: view.bottomAnchor), leftAnchor.constraint(equalTo: view.leftAnchor),
      rightAnchor.constraint(equalTo: view.rightAnchor),
    ])
    KeyboardFollowers.add(self)
    follow()
  }

  /// Moves the guide to the keyboard's position.
  func follow() {
    guard let view = owningView, let top else { return }
    let covered = max(view.heightCoveredByKeyboard, usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
    if top.constant != -covered { top.constant = -covered }
  }
}

extension UIKeyboardLayoutGuide: KeyboardFollower {
  var followedWindow: UIWindow? { owningView?.window }
  func keyboardMoved(in window: UIWindow) { follow() }
}

extension UIView {
  /// The height of the view that the keyboard covers, in points, or 0 without a keyboard.
  var heightCoveredByKeyboard: CGFloat {
    guard let window = enclosingWindow, window.keyboardHeight > 0 else { return 0 }
    let top = window.bounds.maxY - window.keyboardHeight
    let frame = convert(bounds, to: nil)
    return max(0, min(frame.maxY - top, bounds.height))
  }

  /// The layout guide of the area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeLayoutState
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    state.keyboardGuide = guide
    guide.attach(to: self)
    return guide
  }
}
