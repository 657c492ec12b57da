// An alert hides the keyboard of what is edited below it, and brings it back when it goes (reported: SDCAlertView, issue 119;
// SwiftAlertView, pull request 6).
extension UIAlertController {
  func takeFirstResponder() {
    guard let responder = viewIfLoaded?.window?.firstResponderState.current, responder.resignFirstResponder() else {
      return
    }
    heldResponder = responder
  }

  func giveFirstResponderBack() {
    guard let responder = heldResponder else { return }
    heldResponder = nil
    // What leaves with the alert, or after another one has become first, stays as it is.
    guard let window = responder.responderWindow, window.firstResponderState.current == nil,
      !(presentationOfSelf?.presenterIsLeaving ?? false)
    else { return }
    responder.becomeFirstResponder()
  }
}
