import Foundation

// Apple deprecated these methods, and still calls the overrides of apps. A call through an undeprecated requirement reaches
// the override without a warning.

@MainActor protocol TraitCollectionListener {
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: TraitCollectionListener {}
extension UIViewController: TraitCollectionListener {}
extension UIPresentationController: TraitCollectionListener {}

@MainActor protocol ButtonRectangles {
  func backgroundRect(forBounds bounds: CGRect) -> CGRect
  func contentRect(forBounds bounds: CGRect) -> CGRect
  func titleRect(forContentRect contentRect: CGRect) -> CGRect
  func imageRect(forContentRect contentRect: CGRect) -> CGRect
}

extension UIButton: ButtonRectangles {}

@MainActor protocol TextDrawer {
  func drawText(in rect: CGRect)
}

extension UITextField: TextDrawer {}

@MainActor protocol LinkQuestion {
  func allows(_ url: URL, in range: NSRange, of view: UITextView, delegate: any UITextViewDelegate) -> Bool
}

/// A question for a text view's delegate: whether the user can follow a link.
@MainActor struct DelegateLinkQuestion: LinkQuestion {
  @available(*, deprecated, message: "it calls a deprecated method")
  func allows(_ url: URL, in range: NSRange, of view: UITextView, delegate: any UITextViewDelegate) -> Bool {
    delegate.textView(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
  }
}
