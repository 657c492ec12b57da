/// A label of a button, which notifies the button when its text or font changes.
final class ButtonLabel: UILabel {
  weak var button: UIButton?
  private var isTelling = false

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    guard !isTelling, let button, !button.isApplyingLook else { return }
    isTelling = true
    button.contentDidChange()
    isTelling = false
  }
}
