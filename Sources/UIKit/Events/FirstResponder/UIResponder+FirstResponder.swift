extension UIResponder {
  /// The window in which this object can be first responder. A view uses its own window, and other responders use the
  /// next responder's.
  var responderWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view.enclosingWindow }
      if let controller = current as? UIViewController { return controller.viewIfLoaded?.enclosingWindow }
      responder = current.next
    }
    return nil
  }

  var isFirstInWindow: Bool { responderWindow?.firstResponderState.current === self }

  /// A Boolean value that indicates whether the responder's view, or one of its superviews, is hidden.
  private var isHiddenFromInput: Bool {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return sequence(first: view, next: { $0?.parentView }).contains { $0?.isHidden == true && !($0 is UIWindow) }
  }

  /// Makes this object first responder if the current one resigns.
  func becomeFirst() -> Bool {
    if isFirstInWindow { return true }
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      // A view outside of a window becomes first responder when it's added to a window.
      (self as? UIView)?.becomesFirstInWindow = true
      return false
    }
    guard !isHiddenFromInput else { return false }
    return window.changeFirstResponder {
      // If resigning makes another responder first, that one must also resign, but the loop has a limit.
      for _ in 0..<2 {
        guard let current = window.firstResponderState.current, current !== self else { break }
        guard current.resignFirstResponder() else { return false }
      }
      // The resigning responder can remove, hide, or disable this one.
      guard responderWindow === window, canBecomeFirstResponder, !isHiddenFromInput else { return false }
      guard window.firstResponderState.current == nil || isFirstInWindow else { return false }
      window.firstResponderState.current = self
      window.becomeKeyForInput()
      return true
    }
  }

  /// Resigns first responder if the responder allows it.
  func resignFirst() -> Bool {
    (self as? UIView)?.becomesFirstInWindow = false
    guard isFirstInWindow, let window = responderWindow else { return true }
    guard canResignFirstResponder else { return false }
    return window.changeFirstResponder {
      window.firstResponderState.current = nil
      return true
    }
  }
}
