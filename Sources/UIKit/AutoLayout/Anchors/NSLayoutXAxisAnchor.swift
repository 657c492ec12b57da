public import Foundation

/// A vertical edge or middle line of a view or a guide.
@MainActor @preconcurrency open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this line to another one, to make constraints from.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Returns a constraint, not yet active: this line comes a multiple of the system's spacing after another, in reading
  /// order.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.equal, after: anchor, multiplier)
  }

  /// Returns a constraint, not yet active: this line comes at least a multiple of the system's spacing after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.greaterThanOrEqual, after: anchor, multiplier)
  }

  /// Returns a constraint, not yet active: this line comes at most a multiple of the system's spacing after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    spaced(.lessThanOrEqual, after: anchor, multiplier)
  }

  private func spaced(
    _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    _UISystemBaselineConstraint(operand, relation, anchor.operand, spacingMultiplier: multiplier)
  }
}
