import Foundation

/// A constant that was left to the system.
enum SystemSpacing {
  /// A bare `-` of a visual format.
  case visualFormat
  /// A multiple of the system's spacing, from an anchor.
  case anchor

  /// As descriptions write it.
  var symbol: String {
    switch self {
    case .visualFormat: "NSSpace"
    case .anchor: "NSLayoutAnchorConstraintSpace"
    }
  }

  /// The system's spacing between two neighbours, in points.
  static let standard: CGFloat = 8
}
