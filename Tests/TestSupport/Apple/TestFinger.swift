public import UIKit

/// A simulated touch that remains in a window for as long as a test needs it.
///
/// Apple's UIKit accepts no touches from tests, so this touch has no effect.
@MainActor public final class TestFinger {
  /// A Boolean value that indicates whether windows receive the touch.
  public nonisolated static let isReal = false

  /// Creates a simulated touch in a window.
  public init(on window: TestWindow) {}

  /// Begins the touch at a position in the window's coordinates.
  public func press(at point: CGPoint) {}

  /// Moves the touch to a position in the window's coordinates, over a duration in seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) {}

  /// Keeps the touch at its position for a duration in seconds.
  public func hold(for duration: TimeInterval) {}

  /// Ends the touch.
  public func lift() {}

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() {}

  /// Begins several touches, each at its point in the window.
  public static func press(_ fingers: [TestFinger], at points: [CGPoint]) {}

  /// Moves several touches, each to its point in the window.
  public static func move(_ fingers: [TestFinger], to points: [CGPoint], duration: TimeInterval = 1 / 60) {}

  /// Ends several touches.
  public static func lift(_ fingers: [TestFinger]) {}
}
