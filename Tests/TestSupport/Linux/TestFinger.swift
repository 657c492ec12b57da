public import Foundation
@_spi(Testing) public import UIKit

/// A finger that stays on a window for as long as a test wants, while anything else happens.
///
/// A finger that moves or stays lets time go by.
@MainActor public final class TestFinger {
  /// Whether windows take the finger's touches.
  public nonisolated static let isReal = true

  private let finger: Finger

  /// Makes a finger above a window.
  public init(on window: TestWindow) { finger = Finger(on: window.window) }

  /// The view that the finger is on; nil where no view took the touch, or the finger is not down.
  public var view: UIView? { finger.view }

  /// Puts the finger down at a place, in the window's points.
  public func press(at point: CGPoint) { finger.press(at: point) }

  /// Moves the finger to a place, in the window's points, in some seconds.
  public func move(to point: CGPoint, duration: TimeInterval = 1 / 60) { finger.move(to: point, duration: duration) }

  /// Keeps the finger where it is for some seconds.
  public func hold(for duration: TimeInterval) { finger.hold(for: duration) }

  /// Lifts the finger.
  public func lift() { finger.lift() }

  /// Takes the touch away, as the system does when a call comes in.
  public func cancel() { finger.cancel() }

  /// Puts several fingers down at once, each at its place in the window's points.
  public static func press(_ fingers: [TestFinger], at points: [CGPoint]) {
    Finger.press(zip(fingers, points).map { ($0.finger, $1) })
  }

  /// Moves several fingers at once, each to its place in the window's points.
  public static func move(_ fingers: [TestFinger], to points: [CGPoint], duration: TimeInterval = 1 / 60) {
    Finger.move(zip(fingers, points).map { ($0.finger, $1) }, duration: duration)
  }

  /// Lifts several fingers at once.
  public static func lift(_ fingers: [TestFinger]) { Finger.lift(fingers.map(\.finger)) }
}
