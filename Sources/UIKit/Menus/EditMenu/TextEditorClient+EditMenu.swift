import Foundation

extension UITextField {
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
  }

  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }
}

extension UITextView {
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? {
    textViewDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
  }

  func editMenuWillPresent(_ animator: any UIEditMenuInteractionAnimating) {
    textViewDelegate?.textView(self, willPresentEditMenuWith: animator)
  }

  func editMenuWillDismiss(_ animator: any UIEditMenuInteractionAnimating) {
    textViewDelegate?.textView(self, willDismissEditMenuWith: animator)
  }
}
