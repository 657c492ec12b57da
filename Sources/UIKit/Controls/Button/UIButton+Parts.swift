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

  /// Takes title and image of the action that a tap carries out.
  func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// State, tint color or traits are others. A configuration is brought up to date before the next layout.
  func lookDidChange() {
    if configured == nil { applyLook() } else { requestConfigurationUpdate() }
  }

  /// The text, the image or the font is another one: the size may be too.
  func contentDidChange() {
    setNeedsLayout()
    let size = fittingSize(width: .greatestFiniteMagnitude)
    guard lastSize != size else { return }
    lastSize = size
    invalidateIntrinsicContentSize()
  }
}
