public import Foundation

extension UIWindow {
  /// The levels of windows: those of a higher level stand before all of a lower one.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Makes a level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, before the status bar: 2000.
    public static let alert = Level(2000)

    /// Returns a Boolean value that indicates whether the first level is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns the level that is further in front by a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }

    /// Returns the level that is further in front by a number.
    public static func + (lhs: CGFloat, rhs: Level) -> Level { Level(lhs + rhs.rawValue) }

    /// Returns the level that is further behind by a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

    /// Returns how much further in front the first level is than the second.
    public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }

    /// Makes a level further in front by a number.
    public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }

    /// Makes a level further behind by a number.
    public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
  }
}
