import Foundation

extension UIButton {
  func titleLabelMadeIfNeeded() -> ButtonLabel {
    if let label { return label }
    let made = ButtonLabel(frame: .zero)
    made.button = self
    made.font = .systemFont(ofSize: UIFont.buttonFontSize)
    made.lineBreakMode = .byTruncatingMiddle
    label = made
    addSubview(made)
    return made
  }

  func imageViewMadeIfNeeded() -> UIImageView {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    made.contentMode = .scaleToFill
    picture = made
    if let label { insertSubview(made, belowSubview: label) } else { addSubview(made) }
    return made
  }

  func backgroundPictureMadeIfNeeded() -> UIImageView {
    if let backgroundPicture { return backgroundPicture }
    let made = UIImageView(frame: .zero)
    backgroundPicture = made
    insertSubview(made, at: 0)
    return made
  }

  func plateMadeIfNeeded() -> UIView {
    if let plate { return plate }
    let made = UIView(frame: .zero)
    made.isUserInteractionEnabled = false
    plate = made
    insertSubview(made, at: 0)
    return made
  }

  /// Uses the title and the image of a primary action, and adds the action.
  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Updates the button after its state, tint color, or traits change. A configuration is updated before the next
  /// layout.
  func lookDidChange() {
    if configured == nil { applyLook() } else { requestConfigurationUpdate() }
  }

  /// Invalidates the layout after the text, the image, or the font changes, and the intrinsic size if it's also
  /// different.
  func contentDidChange() {
    setNeedsLayout()
    let size = fittingSize(width: .greatestFiniteMagnitude)
    guard lastSize != size else { return }
    lastSize = size
    invalidateIntrinsicContentSize()
  }
}
