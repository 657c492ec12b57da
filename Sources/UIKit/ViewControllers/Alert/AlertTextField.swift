import Foundation

/// A text field in an alert, with a thin border. Its metrics are assumed.
final class AlertTextField: UITextField {
  static let height: CGFloat = 30

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 13)
    backgroundColor = .systemBackground
    layer.cornerRadius = 5
    layer.borderWidth = 0.5
    clearButtonMode = .never
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  private func showBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    showBorder()
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds.insetBy(dx: 7, dy: 0))
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds.insetBy(dx: 7, dy: 0))
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
}
