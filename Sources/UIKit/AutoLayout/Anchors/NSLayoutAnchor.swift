public import Foundation

/// An attribute of a view or a guide, to make constraints from; its type says which other attributes it can be related
/// to.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(item.layoutItemReference, attribute))
  }

  /// Returns a constraint, not yet active: this attribute is the other one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns a constraint, not yet active: this attribute is at least the other one.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns a constraint, not yet active: this attribute is at most the other one.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns a constraint, not yet active: this attribute is the other one plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns a constraint, not yet active: this attribute is at least the other one plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a constraint, not yet active: this attribute is at most the other one plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Two anchors are equal if they are the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSLayoutAnchor<AnchorType>)?.operand == operand
  }

  open nonisolated override var hash: Int { operand.hashValue }

  /// The kind of anchor and the attribute that it stands for.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) {
      let name =
        switch operand.kind {
        case .x: "NSLayoutXAxisAnchor"
        case .y: "NSLayoutYAxisAnchor"
        case .size, .none: "NSLayoutDimension"
        }
      return "<\(name):\(address(of: self)) \"\(operand.description)\">"
    }
  }
}
