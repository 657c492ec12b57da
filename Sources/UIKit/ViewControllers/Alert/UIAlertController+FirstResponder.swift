// An alert hides the keyboard of the view below it and restores it afterward (reported: SDCAlertView, issue 119;
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
    // A responder that leaves with the alert isn't restored, and neither is one that was replaced as first responder.
    guard let window = responder.responderWindow, window.firstResponderState.current == nil,
      !(presentationOfSelf?.presenterIsLeaving ?? false)
    else { return }
    responder.becomeFirstResponder()
  }
}
