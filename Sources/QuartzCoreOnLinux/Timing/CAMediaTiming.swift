import Foundation

/// An object that has a time of its own within the time around it: an animation in a layer, a layer in its superlayer.
///
/// Its time is (t − `beginTime`) · `speed` + `timeOffset`, where t is the time around it.
public protocol CAMediaTiming {
  /// The begin time, in the time around it, in seconds; 0 for an animation that begins when it is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds of its own.
  var duration: CFTimeInterval { get set }
  /// The rate at which its time goes by; 0 makes it stand still.
  var speed: Float { get set }
  /// The offset of its time, in seconds of its own.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs; infinity for ever.
  var repeatCount: Float { get set }
  /// The duration of all runs, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each run is followed by one back.
  var autoreverses: Bool { get set }
  /// The mode of display before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The modes of an animation's display before it begins and after it has ended.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The end goes on to show, if the animation is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start shows before the animation begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both modes.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No display before or after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// The duration of all runs, in seconds of its own.
  var activeDuration: TimeInterval {
    let run = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? run * Double(repeatCount) : run
  }

  /// The duration of all runs, in seconds of the time around it.
  var outerDuration: TimeInterval {
    speed == 0 ? .infinity : max(activeDuration - timeOffset, 0) / Double(abs(speed))
  }

  /// Returns the progress at a time after the begin.
  ///
  /// - Parameter elapsed: In seconds of the time around it.
  /// - Returns: The part of one run that is done, from 0 to 1, and the number of runs before; nil where nothing shows.
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
    // The end of the last run, not the start of one more.
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
