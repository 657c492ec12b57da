public import Foundation

extension UIScrollView {
  /// The conditions under which a scroll view adds the safe area to its content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// An adjustment on the axes that scroll, and above and below in a controller of a navigation controller.
    case automatic
    /// An adjustment on the axes that the content can be scrolled along.
    case scrollableAxes
    /// No adjustment.
    case never
    /// An adjustment on every side.
    case always
  }

  /// The color of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The one that stands out from the background.
    case `default`
    /// The style for light content.
    case black
    /// The style for dark content.
    case white
  }

  /// The rate at which content comes to rest after the finger was lifted: the part of its speed left after a
  /// millisecond.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// Makes a rate from the part of the speed that is left after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate that brings content to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
