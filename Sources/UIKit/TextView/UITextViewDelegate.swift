public import Foundation

/// The delegate of a text view. Every method is optional.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asks whether the user may begin to edit; yes if absent.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asks whether editing may end; yes if absent.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies that the text view has become first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Notifies that the text view is first responder no longer.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asks whether the user may replace a range of the text; yes if absent.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Notifies that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Notifies that something else is selected, for any reason.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Asks what a tap on a link does: the default action, another one, or nothing if it is nil.
  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
  /// Asks whether a link may be followed; asked only where the delegate lacks `textView(_:primaryActionFor:defaultAction:)`.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns the edit menu for a range; nil for the suggested actions, a menu without elements for none.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies that the edit menu is about to come; the animator takes along what is to move with it.
  func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Notifies that the edit menu is about to go; the animator takes along what is to move with it.
  func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextViewDelegate {
  /// Stands for an absent method: yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Stands for an absent method: yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Stands for an absent method.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Stands for an absent method.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Stands for an absent method: yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Stands for an absent method.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Stands for an absent method.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Stands for an absent method: the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? {
    textView.delegateLacks(.primaryAction)
    return defaultAction
  }
  /// Stands for an absent method: yes.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    textView.delegateLacks(.shouldInteractWithURL)
    return true
  }
  /// Stands for an absent method: the suggested actions.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Stands for an absent method.
  public func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
  /// Stands for an absent method.
  public func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {}
}
