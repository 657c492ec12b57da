public import Foundation

/// An attribute of a view or a guide from which you create constraints.
///
/// The anchor's type determines the attributes to which you can relate it.
@MainActor @preconcurrency open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  convenience init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(item.layoutItemReference, attribute))
  }

  /// Returns an inactive constraint that makes this attribute equal to another.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand)
  }

  /// Returns an inactive constraint that makes this attribute greater than or equal to another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand)
  }

  /// Returns an inactive constraint that makes this attribute less than or equal to another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand)
  }

  /// Returns an inactive constraint that makes this attribute equal to another plus a constant, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
  }

  /// Returns an inactive constraint that makes this attribute greater than or equal to another plus a constant, in
  /// points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns an inactive constraint that makes this attribute less than or equal to another plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
  }

  /// Returns a Boolean value that indicates whether both anchors are the same attribute of the same item.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? NSLayoutAnchor<AnchorType>)?.operand == operand
  }

  open nonisolated override var hash: Int { operand.hashValue }

  /// A description that contains the type of the anchor and its attribute.
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
