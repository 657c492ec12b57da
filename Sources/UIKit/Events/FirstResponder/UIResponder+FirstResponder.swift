extension UIResponder {
  /// The window whose first responder this can be: a view's own, otherwise that of the next responders.
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

  /// Whether the responder is a view, or a controller of a view, that is hidden or lies in a hidden one.
  private var isHiddenFromInput: Bool {
    let view = self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
    return sequence(first: view, next: { $0?.parentView }).contains { $0?.isHidden == true && !($0 is UIWindow) }
  }

  /// Takes the place of the window's first responder, if that one gives it up.
  func becomeFirst() -> Bool {
    if isFirstInWindow { return true }
    guard canBecomeFirstResponder else { return false }
    guard let window = responderWindow else {
      // A view that is not shown yet becomes first when it comes into a window.
      (self as? UIView)?.becomesFirstInWindow = true
      return false
    }
    guard !isHiddenFromInput else { return false }
    return window.changeFirstResponder {
      // A responder that becomes first while another one resigns is asked too, but not without end.
      for _ in 0..<2 {
        guard let current = window.firstResponderState.current, current !== self else { break }
        guard current.resignFirstResponder() else { return false }
      }
      // Whoever resigned may have removed, hidden or disabled this one.
      guard responderWindow === window, canBecomeFirstResponder, !isHiddenFromInput else { return false }
      guard window.firstResponderState.current == nil || isFirstInWindow else { return false }
      window.firstResponderState.current = self
      window.becomeKeyForInput()
      return true
    }
  }

  /// Gives up the place of the window's first responder, unless it may not.
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
