import Foundation

/// Something that has a time of its own within the time of what it is in: an animation in a layer, a layer in its superlayer.
///
/// Its time is (t − `beginTime`) · `speed` + `timeOffset`, where t is the time around it.
public protocol CAMediaTiming {
  /// When it begins, in the time around it, in seconds; 0 for an animation that begins when it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds of its own.
  var duration: CFTimeInterval { get set }
  /// How fast its time goes by; 0 makes it stand still.
  var speed: Float { get set }
  /// How much further on it is, in seconds of its own.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs; infinity for ever.
  var repeatCount: Float { get set }
  /// How long it runs again and again, in seconds; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one back.
  var autoreverses: Bool { get set }
  /// What shows before the begin and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows of an animation before it begins and after it has ended.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end goes on to show, if it is not removed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its start shows already before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension CAMediaTiming {
  /// How long all runs take, in seconds of its own.
  var activeDuration: TimeInterval {
    let run = duration * (autoreverses ? 2 : 1)
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? run * Double(repeatCount) : run
  }

  /// How long all runs take, in seconds of the time around it.
  var outerDuration: TimeInterval {
    speed == 0 ? .infinity : max(activeDuration - timeOffset, 0) / Double(abs(speed))
  }

  /// Where it is at a time after its begin.
  ///
  /// - Parameter elapsed: In seconds of the time around it.
  /// - Returns: The part of one run that is done, from 0 to 1, and how many runs went before; nil where nothing shows.
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
