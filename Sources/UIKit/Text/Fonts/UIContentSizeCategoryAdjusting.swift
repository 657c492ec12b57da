public import Foundation

/// The interface of a view with fonts that can follow the user's preferred text size.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether fonts with a text style follow the user's preferred size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
