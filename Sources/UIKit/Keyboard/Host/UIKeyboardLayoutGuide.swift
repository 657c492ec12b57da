import Foundation

/// A guide that follows something on the screen.
///
/// Apple's can also switch constraints on where it is near an edge, which is for keyboards that float; those of an iPhone
/// do not, and so that is left out.
@MainActor @preconcurrency open class UITrackingLayoutGuide: UILayoutGuide {
  // A subclass of a class that has an isolated deinit must have such a one too.
  isolated deinit {}
}

/// The guide of the part of a view that the keyboard covers.
///
/// Without a keyboard its upper edge is that of the safe area's bottom. It moves with the keyboard.
@MainActor @preconcurrency open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  private var top: NSLayoutConstraint?

  /// Makes a guide that follows no keyboard: a view's own is `keyboardLayoutGuide`.
  public override init() { super.init() }

  isolated deinit {}

  /// A Boolean value that indicates whether the guide begins at the safe area's bottom while there is no keyboard; if
  /// not, at the view's.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { follow() } }
  }

  /// The room above the keyboard in which a finger that drags it down takes hold of it already, in points.
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

  /// Brings the guide to where the keyboard is.
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
  /// The height of the view that the keyboard covers, in points; 0 without one.
  var heightCoveredByKeyboard: CGFloat {
    guard let window = enclosingWindow, window.keyboardHeight > 0 else { return 0 }
    let top = window.bounds.maxY - window.keyboardHeight
    let frame = convert(bounds, to: nil)
    return max(0, min(frame.maxY - top, bounds.height))
  }

  /// The guide of the part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let state = madeLayoutState
    if let guide = state.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    state.keyboardGuide = guide
    guide.attach(to: self)
    return guide
  }
}
