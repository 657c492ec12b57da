import Foundation

/// An object with a time of its own within a parent time, such as an animation in a layer or a layer in its superlayer.
///
/// Its time is (t − `beginTime`) · `speed` + `timeOffset`, where t is the parent time.
public protocol CAMediaTiming {
  /// The begin time in the parent time, in seconds.
  ///
  /// An animation with a begin time of 0 begins when it's added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in the object's own seconds.
  var duration: CFTimeInterval { get set }
  /// The rate at which the object's time passes.
  ///
  /// A rate of 0 stops it.
  var speed: Float { get set }
  /// The offset of the object's time, in its own seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, or infinity to repeat forever.
  var repeatCount: Float { get set }
  /// The duration of all runs in seconds, or 0 to use `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each run is followed by one in reverse.
  var autoreverses: Bool { get set }
  /// The mode of display before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Constants for the display of an animation before its beginning and after its end.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The animation keeps its end value after it ends, if it isn't removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The animation shows its start value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The animation shows its start value before and its end value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The animation doesn't appear before its beginning or after its end.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// The duration of all runs, in the object's own seconds.
  var activeDuration: TimeInterval {
    let run = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? run * Double(repeatCount) : run
  }

  /// The duration of all runs, in seconds of the parent time.
  var outerDuration: TimeInterval {
    speed == 0 ? .infinity : max(activeDuration - timeOffset, 0) / Double(abs(speed))
  }

  /// Returns the progress at a time after the beginning.
  ///
  /// - Parameter elapsed: The time, in seconds of the parent time.
  /// - Returns: The progress of one run from 0 to 1 and the number of previous runs, or `nil` if the animation doesn't
  ///   appear.
  func progress(elapsed: TimeInterval) -> (part: Double, run: Int)? {
    let fillsBackwards = fillMode == .backwards || fillMode == .both
    let fillsForwards = fillMode == .forwards || fillMode == .both
    if elapsed < 0, !fillsBackwards { return nil }
    let active = activeDuration
    var time = max(elapsed, 0) * Double(speed) + timeOffset
    if speed < 0 { time += active }
    if time >= active || time < 0 {
      guard speed < 0 || fillsForwards else { return nil }
      time = min(max(time, 0), active)
    }
    guard duration > 0 else { return (1, 0) }
    var run = (time / duration).rounded(.down)
    var part = time / duration - run
    // This is the end of the last run, not the start of another one.
    if part == 0, time >= active, run > 0 {
      run -= 1
      part = 1
    }
    if autoreverses {
      if !Int(run).isMultiple(of: 2) { part = 1 - part }
      run = (run / 2).rounded(.down)
    }
    return (part, Int(run))
  }
}
