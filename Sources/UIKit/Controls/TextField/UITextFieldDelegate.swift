public import Foundation

/// The delegate of a text field. Every method is optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin; true if absent.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Tells that editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asks whether editing may end; true if absent.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Tells that editing has ended, and why; if absent, the method without a reason is called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Tells that editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Asks whether the user may replace a range; true if absent.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Tells that the selection, or the text before it, has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asks whether the clear button may take the text away; true if absent.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asks whether the return key does what it does by itself; true if absent.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu for a range; nil for the suggested actions, a menu without elements for none.
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies that the edit menu is about to come; the animator takes along what is to move with it.
  func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Notifies that the edit menu is about to go; the animator takes along what is to move with it.
  func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
  /// Stands for an absent method: true.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Stands for an absent method.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Stands for an absent method: true.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Stands for an absent method: the one without a reason is called.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Stands for an absent method.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Stands for an absent method: true.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Stands for an absent method.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Stands for an absent method: true.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Stands for an absent method: true.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Stands for an absent method: the suggested actions.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Stands for an absent method.
  public func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
  /// Stands for an absent method.
  public func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  {}
}
