public import Foundation
@_spi(Testing) public import UIKit

/// A simulated touch that remains in a window for as long as a test needs it, while anything else happens.
///
/// Moving or holding the touch advances the animation clock.
@MainActor public final class TestFinger {
  /// A Boolean value that indicates whether windows receive the touch.
  public nonisolated static let isReal = true

  private let finger: Finger

  /// Creates a simulated touch in a window.
  public init(on window: TestWindow) { finger = Finger(on: window.window) }

  /// The view that receives the touch, or `nil` if no view does, or if the touch hasn't begun or has ended.
  public var view: UIView? { finger.view }

  /// Begins the touch at a position in the window's coordinates.
  public func press(at point: CGPoint) { finger.press(at: point) }

  /// Moves the touch to a position in the window's coordinates, over a duration in seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) { finger.move(to: point, duration: duration) }

  /// Keeps the touch at its position for a duration in seconds.
  public func hold(for duration: TimeInterval) { finger.hold(for: duration) }

  /// Ends the touch.
  public func lift() { finger.lift() }

  /// Cancels the touch, as the system does for an incoming call.
  public func cancel() { finger.cancel() }

  /// Begins several touches at the same time, each at its position in the window's coordinates.
  public static func press(_ fingers: [TestFinger], at points: [CGPoint]) {
    Finger.press(zip(fingers, points).map { ($0.finger, $1) })
  }

  /// Moves several touches at the same time, each to its position in the window's coordinates.
  public static func move(_ fingers: [TestFinger], to points: [CGPoint], duration: TimeInterval = 1 / 60) {
    Finger.move(zip(fingers, points).map { ($0.finger, $1) }, duration: duration)
  }

  /// Ends several touches at the same time.
  public static func lift(_ fingers: [TestFinger]) { Finger.lift(fingers.map(\.finger)) }
}
