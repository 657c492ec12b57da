/// The first responder of a window, and the responder for which the keyboard was last shown.
@MainActor struct FirstResponderState {
  /// The responder that receives key presses and typed text.
  weak var current: UIResponder?
  /// The responder for which input views were last shown.
  weak var announced: UIResponder?
  /// The number of nested changes. Making a responder first makes another one resign, which can cause more changes.
  var changesUnderWay = 0
  /// A Boolean value that indicates whether the responder must resign without consulting its delegate.
  var isForced = false
}

extension UIWindow {
  /// Performs a change of the first responder, and updates the input views after the outermost change.
  func changeFirstResponder<Result>(_ change: () -> Result) -> Result {
    firstResponderState.changesUnderWay += 1
    let result = change()
    firstResponderState.changesUnderWay -= 1
    if firstResponderState.changesUnderWay == 0 { announceFirstResponder() }
    return result
  }

  /// Shows the input views of a responder again if they are currently visible.
  func inputViewsChanged(of responder: UIResponder) {
    guard firstResponderState.current === responder, firstResponderState.announced === responder else { return }
    firstResponderDidChange(from: responder, to: responder)
  }

  private func announceFirstResponder() {
    let old = firstResponderState.announced
    let new = firstResponderState.current
    guard old !== new else { return }
    firstResponderState.announced = new
    firstResponderDidChange(from: old, to: new)
  }
}
