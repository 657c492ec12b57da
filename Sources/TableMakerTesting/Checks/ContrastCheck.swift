import UIKit

/// Finds text with too little contrast to the pixels below it.
enum ContrastCheck: PageCheck {
  static let kind = PageAudit.Kinds.contrast

  static func findings(in page: Page) -> [Finding] {
    guard let screen = page.screen else { return [] }
    return page.views.compactMap { view in
      guard let (font, isDimmed) = text(of: view.view), !isDimmed, view.visible.height >= 4,
        // What covers a part of the text would count as the text's color.
        view.isInBar || (view.isWholeOnScreen && !view.isBelowKeyboard(of: page)), !view.isFaded,
        !isColoredByUIKit(view), !isPlaceholder(view, in: page), !isInDisabledRow(view),
        let measured = TextColors(of: view, on: screen)?.contrast
      else { return nil }
      let required = self.required(for: font, view)
      guard measured < required - 0.05 else { return nil }
      return Finding(
        kind, view, measured: measured, required: required, "The text has little contrast to what is below it")
    }
  }

  /// Returns the required contrast: 4.5, and 3 for text from 18 points, or from 14 points in bold, and for text in one of
  /// the system's colors, such as `secondaryLabel`, which doesn't have more.
  private static func required(for font: UIFont, _ view: PageView) -> Double {
    let isBold = font.fontDescriptor.symbolicTraits.contains(.traitBold)
    return font.pointSize >= 18 || (isBold && font.pointSize >= 14) || hasSystemColor(view) ? 3 : 4.5
  }

  private static func hasSystemColor(_ view: PageView) -> Bool {
    color(of: view).map { color in systemColors.contains { $0.isEqual(color) } } ?? false
  }

  /// Returns whether UIKit determines the color: the system's colors, and white on a filled button, for example.
  private static func isColoredByUIKit(_ view: PageView) -> Bool {
    guard view.isPartOfControl || view.isInBar else { return false }
    return hasSystemColor(view) || color(of: view).map { color in ownColors.contains { $0.isEqual(color) } } ?? true
  }

  /// Returns whether a label is the placeholder of an empty text view, in UIKit's color for that.
  private static func isPlaceholder(_ view: PageView, in page: Page) -> Bool {
    guard color(of: view)?.isEqual(UIColor.placeholderText) ?? false else { return false }
    return page.views.contains { other in
      guard let text = other.view as? UITextView else { return false }
      return text.isEditable && !text.hasText && other.frame.intersects(view.frame)
    }
  }

  /// Returns whether the view is dimmed with its row, which doesn't respond to the user.
  private static func isInDisabledRow(_ view: PageView) -> Bool {
    view.cell?.accessibilityTraits.contains(.notEnabled) ?? false
  }

  private static func color(of view: PageView) -> UIColor? {
    (view.view as? UILabel)?.textColor ?? (view.view as? UITextField)?.textColor
  }

  /// The colors that UIKit's own controls and bars have in addition.
  private static let ownColors: [UIColor] = [.white, .tertiaryLabel, .quaternaryLabel, .placeholderText]

  private static let systemColors: [UIColor] = [
    .label, .secondaryLabel, .link, .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
    .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray,
  ]

  /// Returns the font of a view's text, and whether the view is dimmed because it doesn't respond to the user, for
  /// which WCAG requires no contrast.
  private static func text(of view: UIView) -> (font: UIFont, isDimmed: Bool)? {
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.allSatisfy(\.isWhitespace) else { return nil }
      let controls = sequence(first: label as UIView, next: \.superview).lazy.compactMap { $0 as? UIControl }
      return (label.font, !label.isEnabled || controls.contains { !$0.isEnabled })
    case let field as UITextField where field.hasText:
      return field.font.map { ($0, !field.isEnabled) }
    case let text as UITextView where text.hasText:
      return text.font.map { ($0, false) }
    default: return nil
    }
  }
}

extension PageView {
  /// A Boolean value that indicates whether the view is only partly opaque, as in a transition.
  fileprivate var isFaded: Bool {
    sequence(first: view, next: \.superview).contains { $0.alpha < 0.99 && $0 is UITableViewCell }
  }
}
