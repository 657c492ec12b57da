import Foundation

/// The description of a constraint that a stack view needs.
@MainActor struct StackLink {
  /// The purpose of the constraint. The raw value is its identifier, as in Apple's conflict reports.
  enum Role: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case hiding = "UISV-hiding"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  /// The immutable parts of a constraint. Links with the same key can share one.
  struct Key: Hashable {
    var role: Role
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var isRequired: Bool
    var isSystemSpacing: Bool
  }

  let key: Key
  let first: AnyObject
  let second: AnyObject?
  let constant: CGFloat
  let priority: Float

  init(
    _ role: Role, _ first: AnyObject, _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation = .equal, _ second: AnyObject? = nil,
    _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = UILayoutPriority.required.rawValue, isSystemSpacing: Bool = false
  ) {
    key = Key(
      role: role, first: ObjectIdentifier(first), firstAttribute: firstAttribute, relation: relation,
      second: second.map { ObjectIdentifier($0) }, secondAttribute: secondAttribute, multiplier: multiplier,
      isRequired: priority == UILayoutPriority.required.rawValue, isSystemSpacing: isSystemSpacing)
    self.first = first
    self.second = second
    self.constant = constant
    self.priority = priority
  }

  func makeConstraint() -> NSLayoutConstraint {
    let constraint =
      systemSpacing
      ?? NSLayoutConstraint(
        item: first, attribute: key.firstAttribute, relatedBy: key.relation, toItem: second,
        attribute: key.secondAttribute, multiplier: key.multiplier, constant: constant)
    constraint.identifier = key.role.rawValue
    if !key.isRequired { constraint.priority = UILayoutPriority(priority) }
    return constraint
  }

  /// The system spacing between two views, if the link represents it.
  private var systemSpacing: NSLayoutConstraint? {
    guard key.isSystemSpacing, let view = first as? UIView, let previous = second as? UIView else { return nil }
    let isLeast = key.relation == .greaterThanOrEqual
    if key.firstAttribute == .leading {
      let end = previous.trailingAnchor
      return isLeast
        ? view.leadingAnchor.constraint(greaterThanOrEqualToSystemSpacingAfter: end, multiplier: 1)
        : view.leadingAnchor.constraint(equalToSystemSpacingAfter: end, multiplier: 1)
    }
    let isBaseline = key.firstAttribute == .firstBaseline
    let start = isBaseline ? view.firstBaselineAnchor : view.topAnchor
    let end = isBaseline ? previous.lastBaselineAnchor : previous.bottomAnchor
    return isLeast
      ? start.constraint(greaterThanOrEqualToSystemSpacingBelow: end, multiplier: 1)
      : start.constraint(equalToSystemSpacingBelow: end, multiplier: 1)
  }
}
