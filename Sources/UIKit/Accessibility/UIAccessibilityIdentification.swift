public import Foundation

/// An object with an identifier for UI tests.
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name that identifies the element in tests, and that users never hear.
  var accessibilityIdentifier: String? { get set }
}
