extension NSLayoutConstraint.Attribute {
  /// What an attribute measures. Only attributes of one kind can be related.
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

  /// Whether it lies on one side from left to right, whatever the direction of reading.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// As descriptions write it.
  var name: String {
    self == .notAnAttribute ? "notAnAttribute" : String(describing: self)
  }
}
