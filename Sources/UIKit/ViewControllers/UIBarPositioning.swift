public import Foundation

/// Constants that specify the style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// The bar is light or dark, like the interface.
  case `default`
  /// The bar is dark with light content.
  case black
}

/// Constants that specify the position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// The position isn't specified.
  case any
  /// The bar is at the bottom of its container.
  case bottom
  /// The bar is at the top of its container.
  case top
  /// The bar is at the top of the screen, and its background extends under the status bar.
  case topAttached
}

/// The interface of a bar that has a position.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The interface for the position of a bar.
///
/// The method is optional.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// The default implementation of an optional method, which doesn't specify a position.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
