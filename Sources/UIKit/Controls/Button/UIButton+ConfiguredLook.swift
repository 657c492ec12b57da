import Foundation

extension UIButton {
  /// Applies the configuration to the parts, for the button's state.
  func applyConfiguredLook(_ parts: ConfiguredParts) {
    let colors = ButtonColors(
      parts.configuration, state: automaticallyUpdatesConfiguration ? state : .normal, tint: tintColor)
    let configuration =
      automaticallyUpdatesConfiguration ? parts.configuration.updated(for: self) : parts.configuration
    applyBackground(configuration)
    applyTitles(configuration, colors)
    applyIndicator(configuration, colors)
    applyImage(configuration, colors)
  }

  private func applyBackground(_ configuration: Configuration) {
    let view: BackgroundConfigurationView
    if let made = configured?.background {
      view = made
    } else {
      view = BackgroundConfigurationView(configuration.background)
      configured?.background = view
      insertSubview(view, at: 0)
    }
    var background = configuration.background
    background.cornerRadius = cornerRadius(configuration)
    view.configuration = background
  }

  /// Returns the corner radius of the background at the button's height.
  func cornerRadius(_ configuration: Configuration) -> CGFloat {
    let height = bounds.height
    let own = configuration.background.cornerRadius
    return switch configuration.cornerStyle {
    case .fixed: own
    case .dynamic:
      min(
        UIFontMetrics(forTextStyle: configuration.buttonSize.titleStyle)
          .scaledValue(for: own, compatibleWith: traitCollection), height / 2)
    case .small: height * 0.125
    case .medium: height * 0.175
    case .large: height * 0.25
    case .capsule: height / 2
    }
  }

  private func applyTitles(_ configuration: Configuration, _ colors: ButtonColors) {
    let style = configuration.buttonSize.titleStyle
    let title = text(for: configuration.attributedTitle)
    if title != nil || label != nil {
      let look = TextLook(
        font: .preferredFont(forTextStyle: style, compatibleWith: traitCollection), colors: colors,
        lineBreakMode: configuration.titleLineBreakMode, alignment: textAlignment(configuration),
        transformer: configuration.titleTextAttributesTransformer)
      look.apply(title, to: titleLabelMadeIfNeeded())
    }
    guard let subtitle = configuration.attributedSubtitle else {
      configured?.subtitle?.removeFromSuperview()
      configured?.subtitle = nil
      return
    }
    let look = TextLook(
      font: .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection), colors: colors,
      lineBreakMode: configuration.subtitleLineBreakMode, alignment: textAlignment(configuration),
      transformer: configuration.subtitleTextAttributesTransformer)
    look.apply(subtitle, to: subtitleLabelMadeIfNeeded())
  }

  /// Returns the title of the button's state, or the configuration's title if the state has none.
  private func text(for title: AttributedString?) -> AttributedString? {
    if let rich = currentAttributedTitle { return AttributedString(rich) }
    if let plain = currentTitle { return AttributedString(plain) }
    return title
  }

  private func subtitleLabelMadeIfNeeded() -> ButtonLabel {
    if let subtitle = configured?.subtitle { return subtitle }
    let made = ButtonLabel(frame: .zero)
    made.button = self
    configured?.subtitle = made
    addSubview(made)
    return made
  }

  private func applyIndicator(_ configuration: Configuration, _ colors: ButtonColors) {
    guard configuration.showsActivityIndicator else {
      configured?.indicator?.removeFromSuperview()
      configured?.indicator = nil
      return
    }
    let indicator = configured?.indicator ?? UIActivityIndicatorView(style: .medium)
    indicator.color = configuration.activityIndicatorColorTransformer?(colors.baseForeground) ?? colors.foreground
    guard configured?.indicator == nil else { return }
    configured?.indicator = indicator
    addSubview(indicator)
    indicator.startAnimating()
  }

  private func applyImage(_ configuration: Configuration, _ colors: ButtonColors) {
    let shown = configuration.showsActivityIndicator ? nil : images.value(for: state) ?? configuration.image
    guard shown != nil || picture != nil else { return }
    let view = imageViewMadeIfNeeded()
    view.isHidden = shown == nil
    let font = UIFont.preferredFont(forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    // Symbols next to a title use the large scale, as the width of a measured button with a star shows.
    let usual = UIImage.SymbolConfiguration(font: font, scale: .large).values
    let preferred = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      preferred.map { usual.overridden(by: $0.values) } ?? usual)
    view.image = shown
    view.tintColor = configuration.imageColorTransformer?(colors.baseForeground) ?? colors.foreground
  }

  private func textAlignment(_ configuration: Configuration) -> NSTextAlignment {
    switch titlePlacement(configuration) {
    case .start, .fill: .natural
    case .center: .center
    case .end: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
  }

  /// Returns the alignment of the title and subtitle relative to each other.
  func titlePlacement(_ configuration: Configuration) -> ButtonLayout.Horizontal {
    switch configuration.titleAlignment {
    case .leading: return .start
    case .center: return .center
    case .trailing: return .end
    case .automatic:
      let edges = configuration.imagePlacement
      if edges.contains(.leading) { return .start }
      return edges.contains(.trailing) ? .end : .center
    }
  }
}

/// The appearance of a title or subtitle.
@MainActor private struct TextLook {
  let font: UIFont
  let colors: ButtonColors
  let lineBreakMode: NSLineBreakMode
  let alignment: NSTextAlignment
  let transformer: UIConfigurationTextAttributesTransformer?

  func apply(_ text: AttributedString?, to label: UILabel) {
    label.numberOfLines = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping ? 0 : 1
    label.lineBreakMode = lineBreakMode
    label.textAlignment = alignment
    guard let text else {
      label.text = nil
      return
    }
    if transformer == nil && text.runs.allSatisfy({ $0.attributes == AttributeContainer() }) {
      let plain = String(text.characters)
      if label.attributedText?.string != plain || label.font != font { label.text = nil }
      label.font = font
      label.text = plain
      label.textColor = colors.foreground
    } else {
      label.attributedText = resolved(text)
    }
  }

  private func resolved(_ text: AttributedString) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes = AttributeContainer()
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = font
      attributes[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] =
        transformer == nil ? colors.foreground : colors.baseForeground
      attributes.merge(run.attributes, mergePolicy: .keepNew)
      if let transformer { attributes = transformer(attributes) }
      result.append(
        NSAttributedString(string: String(text.characters[run.range]), attributes: Dictionary(attributes)))
    }
    return result
  }
}
