import Foundation

extension NSLayoutConstraint {
  /// The description in Apple's format.
  var layoutDescription: String {
    var text = "<\(className(of: self)):\(address(of: self)) \(prefixInDescription)"
    if let identifier { text += "'\(identifier)' " }
    let statement = self.statement
    text += statement.text + suffixInDescription
    text += "   (\(isActive ? "active" : "inactive")"
    if let superview = statement.superview { text += ", names: '|':\(describe(superview)) " }
    return text + ")>"
  }

  /// The statement of the constraint, and the superview if the statement shows it as `|`.
  private var statement: (text: String, superview: LayoutItemReference?) {
    guard let first else { return ("(null)", nil) }
    if let picture = VisualStatement(self) { return (picture.text, picture.superview) }
    var text = "\(leftSideInDescription ?? first.description) \(relation.sign) "
    if let second, showsRightSideInDescription {
      if multiplier != 1 { text += "\(decimal(multiplier))*" }
      text += rightSideInDescription ?? second.description
      if let spacing {
        text += " \(spacing.symbol)(\(decimal(constant)))"
      } else if constant != 0 {
        text += constant < 0 ? " - \(decimal(-constant))" : " + \(decimal(constant))"
      }
    } else {
      text += constant < 0 ? "- \(decimal(-constant))" : decimal(constant)
    }
    if priority != .required { text += " priority:\(decimal(CGFloat(priority.rawValue)))" }
    return (text, superviewInDescription)
  }
}

extension NSLayoutConstraint.Relation {
  var sign: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }
}
