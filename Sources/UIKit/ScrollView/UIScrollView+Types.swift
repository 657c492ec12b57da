public import Foundation

extension UIScrollView {
  /// When a scroll view adds the safe area to its content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// On the axes that scroll, and above and below in a controller of a navigation controller.
    case automatic
    /// On the axes that the content can be scrolled along.
    case scrollableAxes
    /// Not at all.
    case never
    /// On every side.
    case always
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// The one that stands out from the background.
    case `default`
    /// For light content.
    case black
    /// For dark content.
    case white
  }

  /// How fast content comes to rest after the finger was lifted: what is left of its speed after a millisecond.
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
