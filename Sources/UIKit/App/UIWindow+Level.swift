public import Foundation

extension UIWindow {
  /// The levels of windows.
  ///
  /// A window with a higher level is in front of windows with lower levels.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, which is in front of the status bar, 2000.
    public static let alert = Level(2000)

    /// Returns a Boolean value that indicates whether the first level is behind the second.
    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Returns the sum of a level and a number.
    public static func + (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue + rhs) }

    /// Returns the sum of a number and a level.
    public static func + (lhs: CGFloat, rhs: Level) -> Level { Level(lhs + rhs.rawValue) }

    /// Returns the difference of a level and a number.
    public static func - (lhs: Level, rhs: CGFloat) -> Level { Level(lhs.rawValue - rhs) }

    /// Returns the difference of two levels.
    public static func - (lhs: Level, rhs: Level) -> CGFloat { lhs.rawValue - rhs.rawValue }

    /// Adds a number to a level.
    public static func += (lhs: inout Level, rhs: CGFloat) { lhs = lhs + rhs }

    /// Subtracts a number from a level.
    public static func -= (lhs: inout Level, rhs: CGFloat) { lhs = lhs - rhs }
  }
}
