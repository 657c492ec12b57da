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
}
