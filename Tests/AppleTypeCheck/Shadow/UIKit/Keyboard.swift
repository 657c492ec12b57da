// The keyboard and what follows it. Pages read: uiresponder's notifications, uikeyboardlayoutguide, uitrackinglayoutguide.
extension UIResponder {
  nonisolated public class var keyboardWillShowNotification: NSNotification.Name { get }
  nonisolated public class var keyboardDidShowNotification: NSNotification.Name { get }
  nonisolated public class var keyboardWillHideNotification: NSNotification.Name { get }
  nonisolated public class var keyboardDidHideNotification: NSNotification.Name { get }
  nonisolated public class var keyboardWillChangeFrameNotification: NSNotification.Name { get }
  nonisolated public class var keyboardDidChangeFrameNotification: NSNotification.Name { get }
  nonisolated public class var keyboardFrameBeginUserInfoKey: String { get }
  nonisolated public class var keyboardFrameEndUserInfoKey: String { get }
  nonisolated public class var keyboardAnimationDurationUserInfoKey: String { get }
  nonisolated public class var keyboardAnimationCurveUserInfoKey: String { get }
  nonisolated public class var keyboardIsLocalUserInfoKey: String { get }
}
@MainActor @preconcurrency @objc open class UITrackingLayoutGuide: UILayoutGuide {}
@MainActor @preconcurrency @objc open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard: Bool { get set }
  open var usesBottomSafeArea: Bool { get set }
  open var keyboardDismissPadding: CGFloat { get set }
}
