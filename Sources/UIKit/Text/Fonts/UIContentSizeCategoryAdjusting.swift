public import Foundation

/// A view whose fonts can follow the text size that the user prefers.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether fonts made for a text style get a new size when the user's preference
  /// changes.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
