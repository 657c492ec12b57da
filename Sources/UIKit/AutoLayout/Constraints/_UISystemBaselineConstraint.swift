import Foundation

/// A distance that is a multiple of the system's spacing. Apple's descriptions name the class.
final class _UISystemBaselineConstraint: NSLayoutConstraint {
  /// Makes a constraint: `first (relation) second + spacingMultiplier × the system's spacing`.
  convenience init(_ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, spacingMultiplier: CGFloat) {
    // What is not finite is refused as a constant would be.
    self.init(first, relation, second, spacing: .anchor(multiplier: spacingMultiplier))
  }
}
