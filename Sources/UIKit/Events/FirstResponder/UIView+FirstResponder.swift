extension UIView {
  /// Ends editing in this view or its subviews.
  ///
  /// - Parameter force: A Boolean value that indicates whether the first responder must resign even if it or its
  ///   delegate refuses.
  /// - Returns: A Boolean value that indicates whether there was a first responder and it resigned.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderInside else { return false }
    return force ? responder.resignByForce() : responder.resignFirstResponder()
  }

  /// The window's first responder if it's in this view's hierarchy, or `nil`.
  var firstResponderInside: UIResponder? {
    guard let responder = enclosingWindow?.firstResponderState.current else { return nil }
    let view = sequence(first: responder, next: \.next).lazy
      .compactMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }.first
    return view?.isDescendant(of: self) == true ? responder : nil
  }

  /// Forces the first responder in this view to resign, because the view leaves its window or is hidden.
  func dropFirstResponder() {
    guard let responder = firstResponderInside else { return }
    responder.resignByForce()
  }

  /// Makes the view first responder if that was requested before it was in a window.
  func claimFirstResponder() {
    guard becomesFirstInWindow else { return }
    becomesFirstInWindow = false
    _ = becomeFirstResponder()
  }
}

extension UIResponder {
  /// Resigns first responder, even if the responder or its delegate refuses.
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
