extension UIView {
  /// Makes the first responder resign if it is this view or in it.
  ///
  /// - Parameter force: Whether it has to, also where it or its delegate refuses.
  /// - Returns: Whether there was one and it resigned.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return false }
    return force ? responder.resignByForce() : responder.resignFirstResponder()
  }

  /// The window's first responder, if it is this view or its controller, or below.
  var firstResponderInside: UIResponder? {
    guard let responder = enclosingWindow?.firstResponderState.current else { return nil }
    let view = sequence(first: responder, next: \.next).lazy
      .compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }.first
    return view?.isDescendant(of: self) == true ? responder : nil
  }

  /// Lets no responder in the view be first any longer, since it leaves its window or is hidden.
  func dropFirstResponder() {
    guard let responder = firstResponderInside else { return }
    responder.resignByForce()
  }

  /// Makes the view first that wanted to be before it was in a window.
  func claimFirstResponder() {
    guard becomesFirstInWindow else { return }
    becomesFirstInWindow = false
    _ = becomeFirstResponder()
  }
}

extension UIResponder {
  /// Resigns, whatever it and its delegate say.
  @discardableResult func resignByForce() -> Bool {
    guard let window = responderWindow else { return true }
    return window.changeFirstResponder {
      window.firstResponderState.isForced = true
      let resigned = resignFirstResponder()
      window.firstResponderState.isForced = false
      if !resigned, window.firstResponderState.current === self { window.firstResponderState.current = nil }
      return true
    }
  }
}
