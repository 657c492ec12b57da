public import Foundation

/// A relation between attributes of views and guides that the layout keeps: `first (==, <=, >=) multiplier × second +
/// constant`.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  private(set) var first: LayoutOperand?
  private(set) var second: LayoutOperand?
  private var relationStorage = Relation.equal
  private var multiplierStorage: CGFloat = 1
  private var constantStorage: CGFloat = 0
  private var priorityStorage = UILayoutPriority.required

  /// The system's spacing as the constant; nil as soon as a constant is set.
  private(set) var spacing: SystemSpacing?

  /// The view that holds the constraint while it is active.
  var ownerReference: LayoutItemReference?

  /// The constraint's place among those that its owner holds.
  var placeInOwner = 0

  /// The constraint's place in the system that solves it; meant only while that is not to be built anew.
  var record: Int32 = -1

  /// A Boolean value that indicates whether the constraint was left out because others contradict it.
  var isBroken = false

  /// Later activated constraints have larger numbers.
  var activationNumber = 0

  /// Makes a constraint of nothing, to stand where a real one comes later. It cannot be activated.
  public override init() {}

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand?, multiplier: CGFloat = 1,
    constant: CGFloat = 0, spacing: SystemSpacing? = nil
  ) {
    self.init()
    Self.check(first, second, multiplier: multiplier)
    set(first, relation, second, multiplier: multiplier, constant: constant, spacing: spacing)
  }

  /// Makes a constraint: `view1.attr1 (relation) multiplier × view2.attr2 + c`. Anchors say the same with types that
  /// fit.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: The attribute of the first item.
  ///   - relation: Whether the two sides are equal, or which of them may be greater.
  ///   - view2: A view or a layout guide; nil where a size is constrained to a constant.
  ///   - attr2: The attribute of the second item; `notAnAttribute` if there is none.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added to the second attribute, in points.
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

  /// Says what the constraint is, once, right after it was made. (An initializer for that would have to be inherited by
  /// apps' subclasses, or they would lose the one above.)
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

  /// Takes the system's spacing as it is now, if that is the constant.
  final func updateSystemSpacing() {
    guard let spacing, let first else { return }
    let length = spacing.length(to: first)
    guard length != constantStorage else { return }
    constantStorage = length
    owner?.constantChanged(of: self)
  }

  /// The priority of the constraint; an active one cannot change between required and optional.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      let old = priorityStorage
      guard newValue != old else { return }
      priorityStorage = checked(newValue)
      owner?.priorityChanged(of: self, from: old)
    }
  }

  /// A Boolean value that indicates whether an archive of the view holds the constraint. There are no archives of views
  /// on Linux.
  open var shouldBeArchived = false

  /// The view or guide on the left side; nil once it is gone.
  open var firstItem: AnyObject? { first?.reference.item }

  /// The view or guide on the right side; nil if there is none or once it is gone.
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

  /// The right side as an anchor; nil if there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }

  /// The relation between the two sides: equal, or one of them at most the other.
  open var relation: NSLayoutConstraint.Relation { relationStorage }

  /// The factor of the right side's attribute.
  open var multiplier: CGFloat { multiplierStorage }

  /// The constant added to the right side, in points. Changing it is much cheaper than replacing the constraint.
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

  /// A Boolean value that indicates whether the layout heeds the constraint. To activate it, all its items must have an
  /// ancestor in common.
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

  /// A name that the description shows. Names that begin with NS or UI are the system's.
  open var identifier: String?

  /// Activates every one of the constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates every one of the constraints, in order.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The constraint in Apple's notation: as an equation, or as a picture in the visual format.
  open nonisolated override var description: String {
    UIKit.description(elsewhere: super.description) { layoutDescription }
  }

  // MARK: Overridden inside the module

  /// The text before the identifier.
  var prefixInDescription: String { "" }

  /// The text after the statement.
  var suffixInDescription: String { "" }

  /// The left side, where it is not written as its attribute.
  var leftSideInDescription: String? { nil }

  /// The right side, where it is not written as its attribute.
  var rightSideInDescription: String? { nil }

  /// A Boolean value that indicates whether the right side is written.
  var showsRightSideInDescription: Bool { second != nil }

  /// A superview that is named after an equation.
  var superviewInDescription: LayoutItemReference? { nil }

  /// A Boolean value that indicates whether the statement is never written as a picture.
  var isAlwaysEquation: Bool { false }
}
