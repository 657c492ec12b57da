import Foundation

/// The values of the system's list content styles (metrics.md 6).
enum ListContentLook: Hashable {
  case cell, subtitleCell, valueCell, plainHeader, plainFooter, groupedHeader, groupedFooter

  var isCell: Bool { self == .cell || self == .subtitleCell || self == .valueCell }

  var layout: (margins: NSDirectionalEdgeInsets, verticalPadding: CGFloat) {
    switch self {
    // The source is [UILCC-1], printed on iOS 15 and 16. The other two cell styles are assumed to have the same
    // margins.
    case .cell, .subtitleCell, .valueCell:
      (NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8), 3)
    // The source is [UILCC-2], which consists of two prints.
    case .groupedHeader: (NSDirectionalEdgeInsets(top: 17, leading: 8, bottom: 6, trailing: 8), 3)
    // The following values are assumed; a device's print of these configurations would settle them. A plain header is
    // 28 points high.
    case .plainHeader: (NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 3 + 2.0 / 3, trailing: 8), 3)
    case .plainFooter: (NSDirectionalEdgeInsets(top: 5, leading: 8, bottom: 5, trailing: 8), 3)
    case .groupedFooter: (NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), 3)
    }
  }

  /// The style of a text.
  struct Text: Hashable {
    var style: UIFont.TextStyle
    var font: UIFont
    var color: UIColor
    var transform = UIListContentConfiguration.TextProperties.TextTransform.none
  }

  /// The color of content that doesn't respond to touches (assumed: a device would settle the shade).
  static var disabledColor: UIColor { .tertiaryLabel }

  func text(
    secondary: Bool, traits: UITraitCollection = .current, _ conditions: ConfigurationConditions = .init()
  ) -> Text {
    var (style, color) = secondary ? secondaryStyle : primaryStyle
    if conditions.isDisabled && isCell { color = Self.disabledColor }
    return Text(
      style: style, font: .preferredFont(forTextStyle: style, compatibleWith: traits), color: color,
      transform: self == .groupedHeader && !secondary ? .uppercase : .none)
  }

  private var primaryStyle: (UIFont.TextStyle, UIColor) {
    switch self {
    case .cell, .subtitleCell, .valueCell: (.body, .label)
    case .plainHeader: (.headline, .label)
    case .plainFooter: (.subheadline, .secondaryLabel)
    case .groupedHeader, .groupedFooter: (.footnote, .secondaryLabel)
    }
  }

  private var secondaryStyle: (UIFont.TextStyle, UIColor) {
    switch self {
    case .cell: (.subheadline, .secondaryLabel)
    case .subtitleCell: (.caption1, .label)
    case .valueCell: (.body, .secondaryLabel)
    case .plainHeader, .plainFooter: (.subheadline, .secondaryLabel)
    case .groupedHeader, .groupedFooter: (.footnote, .secondaryLabel)
    }
  }
}
