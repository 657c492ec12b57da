import Foundation

/// The colors of a configured button in a state.
///
/// Others measured the brightness of highlighted buttons and the intensity of selected buttons on iOS 26. The values
/// are assumed to be the same on iOS 17.
@MainActor struct ButtonColors {
  static let highlight: CGFloat = 0.75
  private static let tintedAlpha: CGFloat = 0.18

  /// The color of text and image.
  let foreground: UIColor
  /// The color of text and image in the normal state, which transformers receive.
  let baseForeground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let style = configuration.style
    baseForeground = configuration.baseForegroundColor ?? (style == .filled ? .white : tint)
    guard !state.contains(.disabled) else {
      foreground = .tertiaryLabel
      background = style == .plain || style == .borderless ? .clear : .tertiarySystemFill
      return
    }
    var background: UIColor
    switch style {
    case .plain, .borderless: background = .clear
    case .gray: background = configuration.baseBackgroundColor ?? .secondarySystemFill
    case .tinted: background = (configuration.baseBackgroundColor ?? tint).faded(ButtonColors.tintedAlpha)
    case .filled: background = configuration.baseBackgroundColor ?? tint
    }
    if state.contains(.selected) && configuration.automaticallyUpdateForSelection {
      background = (configuration.baseBackgroundColor ?? tint).faded(ButtonColors.tintedAlpha)
    }
    let isHighlighted = state.contains(.highlighted)
    foreground = isHighlighted ? baseForeground.faded(ButtonColors.highlight) : baseForeground
    self.background = isHighlighted ? background.faded(ButtonColors.highlight) : background
  }
}

extension UIColor {
  /// Returns the color with its alpha multiplied by `part`.
  fileprivate func faded(_ part: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * part)
    }
  }
}
