public import Foundation

/// The delegate of a text field.
///
/// Every method is optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether editing can begin.
  ///
  /// The default is `true`.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether editing can end.
  ///
  /// The default is `true`.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Notifies the delegate that editing ended, with a reason.
  ///
  /// By default, this calls the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Notifies the delegate that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the user can replace the text in a range.
  ///
  /// The default is `true`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Notifies the delegate that the selection, or the text before it, changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns a Boolean value that indicates whether the clear button can clear the text.
  ///
  /// The default is `true`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns a Boolean value that indicates whether the return key performs its default behavior.
  ///
  /// The default is `true`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range.
  ///
  /// Return `nil` for the suggested actions, or a menu without elements for no menu.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies the delegate that the edit menu is about to appear.
  ///
  /// The animator runs your animations together with the menu's.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Notifies the delegate that the edit menu is about to disappear.
  ///
  /// The animator runs your animations together with the menu's.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// The default implementation, which returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// The default implementation, which does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// The default implementation, which returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// The default implementation, which keeps the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation, which does nothing.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
  /// The default implementation, which does nothing.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
}
