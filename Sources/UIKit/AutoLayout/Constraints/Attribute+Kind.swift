extension NSLayoutConstraint.Attribute {
  /// The kinds of attributes. A size can only be related to a size.
  enum Kind {
    case x, y, size, none
  }

  var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .size
    case .notAnAttribute: .none
    }
  }

  /// A Boolean value that indicates whether the attribute is left or right, regardless of the reading direction.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The name that descriptions show.
  var name: String {
    self == .notAnAttribute ? "notAnAttribute" : String(describing: self)
  }
}
