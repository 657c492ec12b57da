import Foundation

extension NSLayoutConstraint {
  /// Raises an exception with Apple's message for a constraint that Apple's UIKit also rejects.
  static func check(_ first: LayoutOperand, _ second: LayoutOperand?, multiplier: CGFloat) {
    if !multiplier.isFinite {
      raise(.internalInconsistency, "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)")
    }
    guard let item = first.reference.item else {
      raise(.invalidArgument, "NSLayoutConstraint for (null): Constraint must contain a first layout item")
    }
    func refuse(_ reason: String) -> Never {
      raise(.invalidArgument, "NSLayoutConstraint for \(item): \(reason)")
    }
    // Like Apple's UIKit, this allows pairing a horizontal position with a vertical one, but not a position with a
    // size.
    if let second, second.kind == .none || (first.kind == .size) != (second.kind == .size) {
      refuse("Invalid pairing of layout attributes.")
    }
    switch first.kind {
    case .none: refuse("Invalid pairing of layout attributes.")
    case .size: return
    case .x, .y:
      guard let second, multiplier != 0 else {
        refuse(
          """
          A multiplier of 0 or a nil second item together with a location for the first attribute creates an illegal \
          constraint of a location equal to a constant. Location attributes must be specified in pairs.
          """)
      }
      if first.attribute.followsReading && second.attribute.isAbsoluteEdge
        || first.attribute.isAbsoluteEdge && second.attribute.followsReading
      {
        refuse(
          """
          A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
          leading/trailing for both or neither.
          """)
      }
    }
  }

  /// Returns the constant, limited to a range in which the solver is precise enough.
  func checked(_ constant: CGFloat) -> CGFloat {
    if constant.isFinite && abs(constant) <= Self.greatestConstant { return constant }
    guard constant.isFinite else {
      let (first, second) = (first?.anchorDescription ?? "(null)", second?.anchorDescription ?? "(null)")
      raise(
        .internalInconsistency,
        """
        NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) firstAnchor:\(first) \
        secondAnchor:\(second)
        """)
    }
    if !Self.hasToldOfGreatConstant {
      Self.hasToldOfGreatConstant = true
      writeToStandardError(
        """
        This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value will \
        be substituted, but this problem should be fixed. Break on BOOL _NSLayoutConstraintNumberExceedsLimit(void) to \
        debug.  This will be logged only once.  This may break in the future.
        """)
    }
    return constant < 0 ? -Self.greatestConstant : Self.greatestConstant
  }

  /// The greatest constant. Beyond it, the solver's tolerances would lose points in double precision. Apple's own limit
  /// isn't known.
  static let greatestConstant: CGFloat = 1e7

  private static var hasToldOfGreatConstant = false

  func checked(_ priority: UILayoutPriority) -> UILayoutPriority {
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      raise(
        .internalInconsistency,
        """
        It's illegal to set priority:\(decimal(CGFloat(priority.rawValue))).  Priorities must be greater than 0 and less \
        or equal to NSLayoutPriorityRequired, which is 1000.000000.
        """)
    }
    if isActive, (priority == .required) != (self.priority == .required) {
      raise(
        .internalInconsistency,
        """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  You passed \
        priority \(decimal(CGFloat(priority.rawValue))) and the existing priority was \
        \(decimal(CGFloat(self.priority.rawValue))).
        """)
    }
    return priority
  }

  func refuseActivation() -> Never {
    guard let first, first.reference.item != nil else {
      raise(.invalidArgument, "NSLayoutConstraint for (null): Constraint must contain a first layout item")
    }
    raise(
      .generic,
      """
      Unable to activate constraint with anchors \(first.anchorDescription) and \
      \(second?.anchorDescription ?? "(null)") because they have no common ancestor.  Does the constraint or its anchors \
      reference items in different view hierarchies?  That's illegal.
      """)
  }

  /// Raises an exception if an item of the constraint isn't in the view to which it's added.
  func checkItems(areIn view: UIView) {
    for item in items {
      guard let itemView = item.layoutItemView, itemView.isDescendant(of: view) else {
        raise(
          .generic,
          """
          Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the \
          view?  That's illegal. constraint:\(self) view:\(view)
          """)
      }
    }
    if items.isEmpty { refuseActivation() }
  }
}
