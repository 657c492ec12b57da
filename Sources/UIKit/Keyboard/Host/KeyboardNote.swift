import Foundation

/// What is posted of one change of the keyboard's rectangle.
///
/// The order is assumed: first that the frame changes, then that the keyboard is shown or hidden, before the motion and
/// after it. An app that logs all six notifications settles it.
@MainActor struct KeyboardNote {
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  private weak var window: UIWindow?

  init(from begin: CGRect, to end: CGRect, in window: UIWindow) {
    // The screen's points are those of a window that fills it.
    let origin = window.frame.origin
    self.begin = begin.offsetBy(dx: origin.x, dy: origin.y)
    self.end = end.offsetBy(dx: origin.x, dy: origin.y)
    self.window = window
    duration = UIView.areAnimationsEnabled ? InputViewHost.duration : 0
  }

  func post(before: Bool, isUp: Bool) {
    let names: [NSNotification.Name] =
      before
      ? [
        UIResponder.keyboardWillChangeFrameNotification,
        isUp ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
      ]
      : [
        UIResponder.keyboardDidChangeFrameNotification,
        isUp ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
      ]
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: InputViewHost.curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    // Since iOS 16.1 the object is the screen (Apple's documentation of these notifications).
    for name in names { NotificationCenter.default.post(name: name, object: window?.screen, userInfo: info) }
  }
}
