import Foundation

/// A distance that is a multiple of the system's spacing. Apple's descriptions contain the name of the class.
final class _UISystemBaselineConstraint: NSLayoutConstraint {
  /// Creates a constraint `first (relation) second + spacingMultiplier × the system's spacing`.
  convenience init(_ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, spacingMultiplier: CGFloat) {
    // A spacing that isn't finite is rejected like a constant.
    self.init(first, relation, second, spacing: .anchor(multiplier: spacingMultiplier))
  }
}
