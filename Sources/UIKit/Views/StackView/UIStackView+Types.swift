public import Foundation

extension UIStackView {
  /// Constants that specify the distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack view.
    ///
    /// The view with the lowest hugging priority grows, or the one with the lowest resistance shrinks.
    case fill
    /// The views fill the stack view and have equal sizes.
    case fillEqually
    /// The views fill the stack view in proportion to their intrinsic sizes.
    case fillProportionally
    /// The views keep their sizes, with equal gaps of at least the spacing.
    case equalSpacing
    /// The views keep their sizes, with equal distances between their centers as far as the spacing allows.
    case equalCentering
  }

  /// Constants that specify the alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views are as large as the stack view.
    case fill
    /// The views of a column align with its leading edge, and those of a row with its top edge.
    case leading
    /// The first baselines of a row's views align.
    ///
    /// In a column, it's the same as `leading`.
    case firstBaseline
    /// The centers of the views align with the center of the stack view.
    case center
    /// The views of a column align with its trailing edge, and those of a row with its bottom edge.
    case trailing
    /// The last baselines of a row's views align.
    ///
    /// In a column, it's the same as `trailing`.
    case lastBaseline

    /// The name of `leading` for a row.
    public static var top: Alignment { .leading }

    /// The name of `trailing` for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The default spacing.
  ///
  /// As a custom spacing, it's the stack view's spacing; as the stack view's spacing, it's 0.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The system's spacing between two neighbors.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

/// A guide that spans the aligned views of a stack view.
final class _UILayoutSpacer: UILayoutGuide {}

/// A guide between two neighbors of a stack view, or between their centers.
final class _UIOLAGapGuide: UILayoutGuide {}
