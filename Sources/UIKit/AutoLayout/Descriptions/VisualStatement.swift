import Foundation

/// A constraint's statement as a picture, such as `H:[UIView:0x1]-(8)-[UILabel:0x2'Name']`.
///
/// As in Apple's logs, a constraint has a picture if the second item comes before the first, or if one item is the
/// other's superview.
@MainActor struct VisualStatement {
  let text: String

  /// The superview that the text shows as `|`.
  let superview: LayoutItemReference?

  init?(_ constraint: NSLayoutConstraint) {
    guard !constraint.isAlwaysEquation, constraint.multiplier == 1, let first = constraint.first,
      let second = constraint.second, first.origin == nil, second.origin == nil,
      first.reference !== second.reference, let axis = Axis(first.attribute, second.attribute)
    else { return nil }
    let firstText = "[\(describe(first.reference))]"
    let secondText = "[\(describe(second.reference))]"
    let length = Self.length(of: constraint)
    let picture: String
    switch (first.attribute, second.attribute) {
    case (axis.start, axis.end):
      picture = "\(secondText)-(\(length))-\(firstText)"
      superview = nil
    case (axis.start, axis.start) where Self.isSuperview(second, of: first):
      picture = "|-(\(length))-\(firstText)"
      superview = second.reference
    case (axis.end, axis.end) where Self.isSuperview(first, of: second):
      picture = "\(secondText)-(\(length))-|"
      superview = first.reference
    default: return nil
    }
    text = axis.prefix + picture + axis.suffix
  }

  private static func length(of constraint: NSLayoutConstraint) -> String {
    var text = constraint.relation == .equal ? "" : constraint.relation.sign
    let number = decimal(constraint.constant)
    text += constraint.spacing.map { "\($0.symbol)(\(number))" } ?? number
    if constraint.priority != .required { text += "@\(decimal(CGFloat(constraint.priority.rawValue)))" }
    return text
  }

  private static func isSuperview(_ outer: LayoutOperand, of inner: LayoutOperand) -> Bool {
    guard let item = inner.reference.item else { return false }
    let superview = item is UILayoutGuide ? item.layoutItemView : item.layoutItemView?.superview
    return superview != nil && superview === outer.reference.item
  }

  /// The pairs of edges that pictures can show.
  private struct Axis {
    let start: NSLayoutConstraint.Attribute
    let end: NSLayoutConstraint.Attribute
    let prefix: String
    var suffix = ""

    init?(_ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute) {
      for axis in Self.all
      where (first == axis.start || first == axis.end) && (second == axis.start || second == axis.end) {
        self = axis
        return
      }
      return nil
    }

    private init(
      start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute, prefix: String, suffix: String = ""
    ) {
      self.start = start
      self.end = end
      self.prefix = prefix
      self.suffix = suffix
    }

    private static let all = [
      Axis(start: .leading, end: .trailing, prefix: "H:"),
      Axis(start: .left, end: .right, prefix: "H:", suffix: "(LTR)"),
      Axis(start: .top, end: .bottom, prefix: "V:"),
    ]
  }
}
