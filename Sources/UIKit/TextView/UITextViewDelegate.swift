public import Foundation

/// The interface for editing events of a text view.
///
/// All methods are optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the user can begin editing.
  ///
  /// The default is `true`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing can end.
  ///
  /// The default is `true`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the text view becomes first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the text view resigns first responder.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the user can replace a range of the text.
  ///
  /// The default is `true`.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called after the user changes the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changes for any reason.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the action of a tap on a text item: the default action, another one, or `nil` for none.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Returns whether a link can be followed.
  ///
  /// It's called only if the delegate lacks `textView(_:primaryActionFor:defaultAction:)`.
  @available(*, deprecated, message: "deprecated in iOS 17: use textView(_:primaryActionFor:defaultAction:)")
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the edit menu for a range, `nil` for the suggested actions, or an empty menu to show none.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Called before the edit menu appears.
  ///
  /// You can add animations to the animator.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Called before the edit menu closes.
  ///
  /// You can add animations to the animator.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// The default implementation of an optional method, which returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation of an optional method, which returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// The default implementation of an optional method.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// The default implementation of an optional method.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// The default implementation of an optional method, which returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The default implementation of an optional method.
  public func textViewDidChange(_ textView: UITextView) {}
  /// The default implementation of an optional method.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The default implementation of an optional method, which returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    textView.delegateLacks(.primaryAction)
    return defaultAction
  }
  /// The default implementation of an optional method, which returns `true`.
  @available(*, deprecated, message: "deprecated in iOS 17: use textView(_:primaryActionFor:defaultAction:)")
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    textView.delegateLacks(.shouldInteractWithURL)
    return true
  }
  /// The default implementation of an optional method, which returns `nil` for the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The default implementation of an optional method.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// The default implementation of an optional method.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
