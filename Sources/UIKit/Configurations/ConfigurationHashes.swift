internal import Foundation

// Insets aren't hashable, as Apple's aren't, so the compiler can't write these methods. Equal configurations have equal
// values here, and unequal ones usually differ in one of them.

extension UIBackgroundConfiguration {
  /// Adds the configuration to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(backgroundColor)
    hasher.combine(image)
    hasher.combine(customView)
    hasher.combine(cornerRadius)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
    backgroundInsets.hash(into: &hasher)
  }
}

extension UIListContentConfiguration {
  /// Adds the configuration to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(primaryText)
    hasher.combine(secondText)
    hasher.combine(image)
    hasher.combine(textProperties)
    hasher.combine(secondaryTextProperties)
    hasher.combine(imageProperties)
    directionalLayoutMargins.hash(into: &hasher)
  }
}

extension UIContentUnavailableConfiguration {
  /// Adds the configuration to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(look)
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(image)
    hasher.combine(alignment)
    hasher.combine(background)
    hasher.combine(button)
    hasher.combine(secondaryButton)
    directionalLayoutMargins.hash(into: &hasher)
  }
}

extension UIButton.Configuration {
  /// Adds the configuration to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(style)
    hasher.combine(attributedTitle)
    hasher.combine(attributedSubtitle)
    hasher.combine(image)
    hasher.combine(background)
    hasher.combine(baseForegroundColor)
    hasher.combine(baseBackgroundColor)
    hasher.combine(cornerStyle)
    hasher.combine(buttonSize)
    contentInsets.hash(into: &hasher)
  }
}

extension NSDirectionalEdgeInsets {
  fileprivate func hash(into hasher: inout Hasher) {
    hasher.combine(top)
    hasher.combine(leading)
    hasher.combine(bottom)
    hasher.combine(trailing)
  }
}
