import Foundation

extension NSLayoutConstraint {
  /// Calls a closure with each term of the constraint, written as `terms + offset (relation) 0`.
  ///
  /// A distance has two terms. `offset` is `-constant`. Deallocated items are left out.
  func forEachTerm(_ body: (_ item: any LayoutItem, _ attribute: Attribute, _ coefficient: CGFloat) -> Void) {
    func visit(_ operand: LayoutOperand, _ coefficient: CGFloat) {
      if let item = operand.reference.item { body(item, operand.attribute, coefficient) }
      if let origin = operand.origin, let item = origin.reference.item { body(item, origin.attribute, -coefficient) }
    }
    if let first { visit(first, 1) }
    if let second { visit(second, -multiplier) }
  }
}
