package import UIKit

/// A text size, with its name in Apple's guidelines.
package enum TextSize: String, Codable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case ax1, ax2, ax3, ax4, ax5

  package var category: UIContentSizeCategory {
    switch self {
    case .xSmall: .extraSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .extraLarge
    case .xxLarge: .extraExtraLarge
    case .xxxLarge: .extraExtraExtraLarge
    case .ax1: .accessibilityMedium
    case .ax2: .accessibilityLarge
    case .ax3: .accessibilityExtraLarge
    case .ax4: .accessibilityExtraExtraLarge
    case .ax5: .accessibilityExtraExtraExtraLarge
    }
  }
}
