import Foundation

/// The notifications for a change of the keyboard's frame.
///
/// The order is assumed: before and after the animation, the frame notification comes before the one for showing or
/// hiding. An app that logs all six notifications would settle it.
@MainActor struct KeyboardNote {
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  private weak var window: UIWindow?

  init(from begin: CGRect, to end: CGRect, in window: UIWindow) {
    // Screen coordinates are those of a window that fills the screen.
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
    // In iOS 16.1 and later, the object is the screen (Apple's documentation of these notifications).
    for name in names { NotificationCenter.default.post(name: name, object: window?.screen, userInfo: info) }
  }
}
