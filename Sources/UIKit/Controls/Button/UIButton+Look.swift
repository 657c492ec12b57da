import Foundation

extension UIButton {
  /// The alpha of a highlighted system button's text and image.
  private static let fadedAlpha: CGFloat = 0.2
  /// The alpha of a disabled custom button's image (assumed).
  private static let disabledImageAlpha: CGFloat = 0.5

  private var isCustom: Bool { kind == .custom }

  func defaultTitleColor(for state: UIControl.State) -> UIColor {
    if isCustom { return .white }
    // The color of a disabled system button since iOS 13 is assumed; a device would settle it.
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Updates the parts for the button's state.
  func applyLook() {
    isApplyingLook = true
    if let configured {
      applyConfiguredLook(configured)
    } else {
      applyTitle()
      applyImage()
      applyBackgroundImage()
      applyPlate()
    }
    isApplyingLook = false
    contentDidChange()
  }

  private func applyTitle() {
    let (plain, rich) = (currentTitle, currentAttributedTitle)
    guard plain != nil || rich != nil || label != nil else { return }
    let label = titleLabelMadeIfNeeded()
    // The label's own text color would override the color of the state.
    if let rich {
      label.attributedText = rich
      if !isCustom && rich.length > 0 && state.contains(.disabled) { label.textColor = currentTitleColor }
    } else {
      label.text = plain
      label.textColor = isKnockedOut ? .white : currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    label.alpha = fades ? UIButton.fadedAlpha : 1
  }

  private func applyImage() {
    let shown = currentImage
    guard shown != nil || picture != nil else { return }
    let view = imageViewMadeIfNeeded()
    view.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
    view.isHidden = shown == nil
    guard let shown else {
      view.image = nil
      return
    }
    var image = shown
    if !isCustom && image.renderingMode == .automatic { image = image.withRenderingMode(.alwaysTemplate) }
    let isOwn = images.exact(state) != nil && state != .normal
    if isCustom && isHighlighted && !isOwn { image = image.darkened(as: view) }
    view.image = image
    view.alpha = fades ? UIButton.fadedAlpha : isCustom && !isEnabled && !isOwn ? UIButton.disabledImageAlpha : 1
    view.tintColor = imageTint
  }

  private var imageTint: UIColor? {
    if kind == .close { return .secondaryLabel }
    if isKnockedOut { return .white }
    return isEnabled || isCustom ? nil : .tertiaryLabel
  }

  private func applyBackgroundImage() {
    let shown = currentBackgroundImage
    guard shown != nil || backgroundPicture != nil else { return }
    let view = backgroundPictureMadeIfNeeded()
    view.image = shown
    view.isHidden = shown == nil
  }

  private func applyPlate() {
    guard kind == .close || isKnockedOut || plate != nil else { return }
    let plate = plateMadeIfNeeded()
    plate.isHidden = kind != .close && !isKnockedOut
    plate.backgroundColor = kind == .close ? .tertiarySystemFill : tintColor
    plate.alpha = fades ? UIButton.fadedAlpha : 1
  }

  /// A Boolean value that indicates whether a selected system button shows white text on a plate in the tint color.
  private var isKnockedOut: Bool {
    kind == .system && isSelected && isEnabled && titleColors.exact(.selected) == nil
      && images.exact(.selected) == nil && backgroundImages.isEmpty && (currentTitle != nil || currentImage != nil)
  }

  /// A Boolean value that indicates whether the content fades while the button is highlighted.
  ///
  /// The content of a custom button doesn't fade, nor does content for which the app set a highlighted appearance.
  private var fades: Bool {
    guard !isCustom, isHighlighted else { return false }
    return titleColors.exact(state) == nil && titles.exact(state) == nil && attributedTitles.exact(state) == nil
      && images.exact(state) == nil && backgroundImages.exact(state) == nil
  }
}

extension UIImage {
  /// Returns the image as a highlighted custom button shows it.
  @MainActor fileprivate func darkened(as view: UIImageView) -> UIImage {
    // A template image has a single color, so the tint color is darkened instead.
    let isTemplate = renderingMode == .alwaysTemplate || (renderingMode == .automatic && isSymbolImage)
    if isTemplate {
      let tint = view.superview?.tintColor ?? .systemBlue
      return withTintColor(tint.withBlack(0.5), renderingMode: .alwaysOriginal)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let rect = CGRect(origin: .zero, size: size)
      draw(in: rect)
      context.cgContext.setBlendMode(.sourceAtop)
      context.cgContext.setFillColor(CGColor(gray: 0, alpha: 0.5))
      context.cgContext.fill(rect)
    }
  }
}

extension UIColor {
  /// Returns the color blended with black.
  fileprivate func withBlack(_ amount: CGFloat) -> UIColor {
    UIColor { traits in
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = self.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let rest = 1 - amount
      return UIColor(red: red * rest, green: green * rest, blue: blue * rest, alpha: alpha)
    }
  }
}
