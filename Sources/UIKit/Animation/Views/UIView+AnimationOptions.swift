extension UIView {
  /// Options for how an animation of views runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits; curve and kind of transition are numbers among them.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views whose size changes, so that what is in them moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Takes touches while it runs; without it, views that are animated take none.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts at what shows, where values are not added to those of animations under way anyway.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another animation, takes the time it was given rather than the other's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another animation, takes the pace it was given rather than the other's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Inside another animation, takes only the options it was given, and none of the other's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at the start and at the end: the pace where none is given.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that lets the old look dissolve into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var curve: UnitBezier {
      switch (rawValue >> 16) & 0xF {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      // The keyboard's own, which its notifications name by the number 7: an approximation that is reported.
      case 7: UnitBezier(x1: 0.38, y1: 0.7, x2: 0.125, y2: 1)
      default: .easeInOut
      }
    }
  }

  /// The paces of animations of views.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and at the end.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Evenly.
    case linear

    var curve: UnitBezier {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options for how a keyframe animation of views runs.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits. Those of an animation's pace may be among them: it is the pace of the whole.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out views whose size changes, so that what is in them moves along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Takes touches while it runs.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at what shows, where values are not added to those of animations under way anyway.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Inside another animation, takes the time it was given rather than the other's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inside another animation, takes only the options it was given, and none of the other's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Step by step from each keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe as it is, without anything between.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// An even speed over all keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A curve without corners through all keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)

    var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      default: .linear
      }
    }
  }
}
