public import UIKit

/// A finger that stays on a window for as long as a test wants; a real UIKit takes no touches from tests, so this one touches nothing.
@MainActor public final class TestFinger {
  /// Whether windows take the finger's touches.
  public nonisolated static let isReal = false

  /// Makes a finger above a window.
  public init(on window: TestWindow) {}

  /// Puts the finger down at a place, in the window's points.
  public func press(at point: CGPoint) {}

  /// Moves the finger to a place, in the window's points, in some seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) {}

  /// Keeps the finger where it is for some seconds.
  public func hold(for duration: TimeInterval) {}

  /// Lifts the finger.
  public func lift() {}

  /// Takes the touch away, as the system does when a call comes in.
  public func cancel() {}

  /// Begins several touches, each at its point in the window.
  public static func press(_ fingers: [TestFinger], at points: [CGPoint]) {}

  /// Moves several touches, each to its point in the window.
  public static func move(_ fingers: [TestFinger], to points: [CGPoint], duration: TimeInterval = 1 / 60) {}

  /// Ends several touches.
  public static func lift(_ fingers: [TestFinger]) {}
}
