public import Foundation

/// An object with an identifier by which tests of an interface find it.
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name to find the element by; users never hear of it.
  var accessibilityIdentifier: String? { get set }
}
