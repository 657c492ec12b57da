public import Foundation

/// A relationship between attributes of views and guides that the layout must satisfy.
///
/// It has the form `first (==, <=, >=) multiplier × second + constant`.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutOperand?
  private(set) var second: LayoutOperand?
  private var relationStorage = Relation.equal
  private var multiplierStorage: CGFloat = 1
  private var constantStorage: CGFloat = 0
  private var priorityStorage = UILayoutPriority.required

  /// The system spacing that determines the constant, or `nil` after the constant is set.
  private(set) var spacing: SystemSpacing?

  /// The view that holds the constraint while it's active.
  var ownerReference: LayoutItemReference?

  /// The index of the constraint in its owner's list.
  var placeInOwner = 0

  /// The index of the constraint in the system that solves it. It's valid only until the system is rebuilt.
  var record: Int32 = -1

  /// A Boolean value that indicates whether the constraint is broken because it conflicts with others.
  var isBroken = false

  /// The order of activation. Constraints that are activated later have greater numbers.
  var activationNumber = 0

  /// Creates an empty constraint that can't be activated.
  public override init() {}

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    Self.check(first, second, multiplier: multiplier)
    set(first, relation, second, multiplier: multiplier, constant: constant, spacing: spacing)
  }

  /// Creates a constraint `view1.attr1 (relation) multiplier × view2.attr2 + c`.
  ///
  /// Anchors create the same constraints with type-safe attributes.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: The relation between the two sides.
  ///   - view2: A view or a layout guide, or `nil` if a size is constrained to a constant.
  ///   - attr2: The attribute of the second item, or `notAnAttribute` if there is none.
  ///   - multiplier: The factor for the second attribute.
  ///   - c: The constant that is added to the second attribute, in points.
  public convenience init(
    item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
    toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    let first = LayoutOperand(NSLayoutConstraint.layoutItem(view1).layoutItemReference, attr1)
    var second: LayoutOperand?
    if let view2, attr2 != .notAnAttribute {
      second = LayoutOperand(NSLayoutConstraint.layoutItem(view2).layoutItemReference, attr2)
    }
    Self.check(first, second, multiplier: multiplier)
    set(first, relation, second, multiplier: multiplier, constant: c)
  }

  /// Sets the contents of the constraint once, right after its creation. An initializer with these parameters would
  /// keep apps' subclasses from inheriting the one above.
  final func set(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.first = first
    self.second = second
    relationStorage = relation
    multiplierStorage = multiplier
    self.spacing = spacing
    constantStorage = spacing.map { $0.length(to: first) } ?? checked(constant)
  }

  /// Updates the constant if it's the system's spacing.
  final func updateSystemSpacing() {
    guard let spacing, let first else { return }
    let length = spacing.length(to: first)
    guard length != constantStorage else { return }
    constantStorage = length
    owner?.constantChanged(of: self)
  }

  /// The priority of the constraint.
  ///
  /// While the constraint is active, the priority can't change between required and optional.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      let old = priorityStorage
      guard newValue != old else { return }
      priorityStorage = checked(newValue)
      owner?.priorityChanged(of: self, from: old)
    }
  }

  /// A Boolean value that indicates whether an archive of the view includes the constraint.
  ///
  /// Views can't be archived on Linux.
  open var shouldBeArchived = false

  /// The view or guide on the left side, or `nil` after it's deallocated.
  open var firstItem: AnyObject? { first?.reference.item }

  /// The view or guide on the right side, or `nil` if there is none or it's deallocated.
  open var secondItem: AnyObject? { second?.reference.item }

  /// The attribute on the left side.
  open var firstAttribute: NSLayoutConstraint.Attribute { first?.attribute ?? .notAnAttribute }

  /// The attribute on the right side.
  open var secondAttribute: NSLayoutConstraint.Attribute { second?.attribute ?? .notAnAttribute }

  /// The left side as an anchor.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    guard let first else { raise(.invalidArgument, "The constraint has no first item: it was made by init()") }
    return NSLayoutAnchor(first)
  }

  /// The right side as an anchor, or `nil` if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The relation between the two sides.
  open var relation: NSLayoutConstraint.Relation { relationStorage }

  /// The factor for the right side's attribute.
  open var multiplier: CGFloat { multiplierStorage }

  /// The constant that is added to the right side, in points.
  ///
  /// Changing the constant is much faster than replacing the constraint.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      let newValue = checked(newValue)
      spacing = nil
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      owner?.constantChanged(of: self)
    }
  }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// To activate a constraint, its items must have a common ancestor.
  open var isActive: Bool {
    get { owner != nil }
    set {
      if newValue {
        activate()
      } else {
        deactivate()
      }
    }
  }

  /// A name that the description shows.
  ///
  /// Names that begin with NS or UI are reserved for the system.
  open var identifier: String?

  /// Activates all of the constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of the constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// A description in Apple's notation, which is an equation, or a picture in the visual format.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) { layoutDescription }
  }

  // MARK: Overridden inside the module

  /// The text before the identifier.
  var prefixInDescription: String { "" }

  /// The text after the statement.
  var suffixInDescription: String { "" }

  /// The left side, if the description doesn't show its attribute.
  var leftSideInDescription: String? { nil }

  /// The right side, if the description doesn't show its attribute.
  var rightSideInDescription: String? { nil }

  /// A Boolean value that indicates whether the description shows the right side.
  var showsRightSideInDescription: Bool { second != nil }

  /// The superview to mention after an equation.
  var superviewInDescription: LayoutItemReference? { nil }

  /// A Boolean value that indicates whether the description is always an equation.
  var isAlwaysEquation: Bool { false }
}
