public import Foundation

extension UIScrollView {
  /// Constants that specify when a scroll view adds the safe area to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The scroll view adjusts axes that can scroll, and the top and bottom in a controller of a navigation controller.
    case automatic
    /// The scroll view adjusts only axes that can scroll.
    case scrollableAxes
    /// The scroll view doesn't adjust the insets.
    case never
    /// The scroll view adjusts the insets on every side.
    case always
  }

  /// Constants for the color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The style that contrasts with the background.
    case `default`
    /// The style for light content.
    case black
    /// The style for dark content.
    case white
  }

  /// A rate at which content slows down after a drag.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The fraction of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that stops content quickly.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
