import Foundation

extension UIListContentView {
  /// Updates the labels and the image, and removes views without content.
  func apply(from old: UIListContentConfiguration?) {
    directionalLayoutMargins = list.directionalLayoutMargins
    preservesSuperviewLayoutMargins = !list.axesPreservingSuperviewLayoutMargins.isEmpty
    apply(list.primaryText, list.textProperties, to: &textLabel)
    apply(list.secondText, list.secondaryTextProperties, to: &secondaryTextLabel)
    applyImage()
    removeIdleGuides()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func apply(
    _ text: ListText, _ properties: UIListContentConfiguration.TextProperties, to label: inout UILabel?
  ) {
    guard !text.isEmpty else {
      label?.removeFromSuperview()
      label = nil
      return
    }
    let shown = label ?? UILabel(frame: .zero)
    if shown.superview !== self { addSubview(shown) }
    label = shown
    shown.numberOfLines = properties.numberOfLines
    shown.lineBreakMode = properties.lineBreakMode
    shown.textAlignment = alignment(properties.alignment)
    shown.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    shown.minimumScaleFactor = properties.minimumScaleFactor
    let color = properties.resolvedColor()
    if shown.font != properties.font { shown.font = properties.font }
    if shown.textColor != color { shown.textColor = color }
    if let attributed = text.attributed {
      shown.attributedText = transformed(attributed, properties, color)
    } else {
      shown.text = text.string.map { properties.transform($0) }
    }
    // This must come last because it scales text-style fonts to the view's traits.
    shown.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
  }

  private func alignment(_ alignment: UIListContentConfiguration.TextProperties.TextAlignment) -> NSTextAlignment {
    switch alignment {
    case .natural: .natural
    case .center: .center
    case .justified: .justified
    }
  }

  /// Returns the text with its own attributes, completed by the properties.
  private func transformed(
    _ text: NSAttributedString, _ properties: UIListContentConfiguration.TextProperties, _ color: UIColor
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: result.length)
    for (key, value) in [(NSAttributedString.Key.font, properties.font as Any), (.foregroundColor, color)] {
      text.enumerateAttribute(key, in: whole) { own, range, _ in
        if own == nil { result.addAttribute(key, value: value, range: range) }
      }
    }
    if properties.transform == .none { return result }
    // The runs are replaced from the end, because an uppercase text can be longer.
    var runs: [NSRange] = []
    result.enumerateAttributes(in: whole) { _, range, _ in runs.append(range) }
    for run in runs.reversed() {
      let part = result.attributedSubstring(from: run).string
      result.replaceCharacters(in: run, with: properties.transform(part))
    }
    return result
  }

  private func applyImage() {
    guard let image = list.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let shown = imageView ?? UIImageView(frame: .zero)
    if shown.superview !== self { addSubview(shown) }
    imageView = shown
    shown.contentMode = .scaleAspectFit
    shown.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    shown.image = image
    shown.layer.cornerRadius = list.imageProperties.cornerRadius
    shown.clipsToBounds = list.imageProperties.cornerRadius > 0
    applyTintColor()
  }

  func applyTintColor() {
    guard let imageView else { return }
    let properties = list.imageProperties
    if properties.tintColor == nil && properties.tintColorTransformer == nil {
      if imageView.ownTintColor != nil { imageView.tintColor = nil }
    } else {
      imageView.tintColor = properties.resolvedTintColor(for: tintColor)
    }
  }
}
