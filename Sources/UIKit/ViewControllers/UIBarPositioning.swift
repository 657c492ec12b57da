public import Foundation

/// The look of a bar's background and of what stands on it.
public enum UIBarStyle: Int, Sendable {
  /// The look of the interface: light or dark.
  case `default`
  /// Light on a dark background.
  case black
}

/// The places of a bar.
public enum UIBarPosition: Int, Sendable {
  /// Not said.
  case any
  /// At the bottom of what it belongs to.
  case bottom
  /// At the top of what it belongs to.
  case top
  /// At the top of the screen: its background goes on under the status bar.
  case topAttached
}

/// A bar that knows where it is.
@MainActor @preconcurrency public protocol UIBarPositioning: NSObjectProtocol {
  /// The place of the bar.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar is. The method is optional.
@MainActor @preconcurrency public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the place of a bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Stands for an absent method: not said.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
