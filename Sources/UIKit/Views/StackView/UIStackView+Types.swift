public import Foundation

extension UIStackView {
  /// The distributions of a stack's room along its axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack: the one that hugs its content least grows, the one that resists least shrinks.
    case fill
    /// The views fill the stack and are all of one size.
    case fillEqually
    /// The views fill the stack in proportion to the sizes that their content asks for.
    case fillProportionally
    /// The views keep their sizes, and equal gaps of at least the stack's spacing fill the stack.
    case equalSpacing
    /// The views keep their sizes, and their middles are equally far apart as far as the stack's spacing allows.
    case equalCentering
  }

  /// The alignments of a stack's views across its axis.
  public enum Alignment: Int, Sendable {
    /// The views are as large as the stack.
    case fill
    /// The views of a column begin at its leading edge, those of a row at its top edge.
    case leading
    /// The first baselines of a row's views are level. A column takes it as `leading`.
    case firstBaseline
    /// The middles of the views lie on the middle of the stack.
    case center
    /// The views of a column end at its trailing edge, those of a row at its bottom edge.
    case trailing
    /// The last baselines of a row's views are level. A column takes it as `trailing`.
    case lastBaseline

    /// The name of `leading` for a row.
    public static var top: Alignment { .leading }

    /// The name of `trailing` for a row.
    public static var bottom: Alignment { .trailing }
  }

  /// The spacing that stands for the default: as a custom spacing, the stack's own; as the stack's own, none.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// The spacing that stands for the system's distance between the two neighbors.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }
}

/// Spans what a stack aligns.
final class _UILayoutSpacer: UILayoutGuide {}

/// Lies between two neighbors of a stack, or between their middles.
final class _UIOLAGapGuide: UILayoutGuide {}
