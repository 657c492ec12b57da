/// The first responder of a window: which it is, and which the keyboard was last told of.
@MainActor struct FirstResponderState {
  /// The responder that gets keys and typed text.
  weak var current: UIResponder?
  /// The responder that input views were last shown for.
  weak var announced: UIResponder?
  /// How many changes are under way: a responder that becomes first makes another one resign, and that may go on.
  var changesUnderWay = 0
  /// Whether the responder that resigns now must, without its delegate being asked.
  var isForced = false
}

extension UIWindow {
  /// Makes a change of the first responder, and shows its input views when the outermost change is through.
  func changeFirstResponder<Result>(_ change: () -> Result) -> Result {
    firstResponderState.changesUnderWay += 1
    let result = change()
    firstResponderState.changesUnderWay -= 1
    if firstResponderState.changesUnderWay == 0 { announceFirstResponder() }
    return result
  }

  /// Shows the input views of a responder anew, if it is first and was shown.
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
