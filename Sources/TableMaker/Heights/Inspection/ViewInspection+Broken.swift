import UIKit

extension ViewInspection {
  /// A violated required constraint, and its error in points.
  struct Broken {
    let constraint: NSLayoutConstraint
    let difference: CGFloat
  }

  /// The required constraint with the largest error in the current layout; `nil` if all are satisfied.
  ///
  /// Errors of up to two pixels don't count, because frames are rounded to whole pixels and a row is taller than its
  /// content by a separator. Constraints of hidden views, scroll views, views with a transform, and baselines are left
  /// out.
  var broken: Broken? {
    let pixel = 1 / max(1, view.traitCollection.displayScale)
    var worst: Broken?
    for constraint in constraints where constraint.priority == .required {
      guard let difference = difference(of: constraint), difference > 2 * pixel + 0.01 else { continue }
      if difference > worst?.difference ?? 0 { worst = Broken(constraint: constraint, difference: difference) }
    }
    return worst
  }

  /// A hidden view with a required size in a stack view, which lays it out without one. It's known without a layout.
  var hiddenInStack: Broken? {
    for constraint in constraints {
      guard constraint.priority == .required, constraint.secondItem == nil, constraint.constant > 0,
        constraint.relation != .lessThanOrEqual, let view = constraint.firstItem as? UIView, view.isHidden,
        let stack = view.superview as? UIStackView, stack.arrangedSubviews.contains(view), !stack.isHidden,
        constraint.firstAttribute == (stack.axis == .horizontal ? .width : .height)
      else { continue }
      return Broken(constraint: constraint, difference: constraint.constant)
    }
    return nil
  }

  /// The error of a constraint; `nil` if it cannot be determined.
  private func difference(of constraint: NSLayoutConstraint) -> CGFloat? {
    guard let left = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
    var right = Side(value: 0, direction: nil)
    if constraint.secondAttribute != .notAnAttribute {
      guard let side = side(constraint.secondItem, constraint.secondAttribute) else { return nil }
      // A multiplied position depends on its origin, and therefore on the views between.
      guard constraint.multiplier == 1 || constraint.firstAttribute.isSize else { return nil }
      guard side.direction == left.direction else { return nil }
      right = side
    }
    let missing = left.value - (right.value * constraint.multiplier + constraint.constant)
    guard missing.isFinite else { return nil }
    switch constraint.relation {
    case .equal: return abs(missing)
    case .lessThanOrEqual: return max(0, missing)
    case .greaterThanOrEqual: return max(0, -missing)
    @unknown default: return nil
    }
  }

  /// The position of an item's attribute in the inspected view.
  private struct Side {
    let value: CGFloat
    /// The axis of the attribute; `nil` if it has none.
    let direction: UIUserInterfaceLayoutDirection?
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Side? {
    guard let owner = Self.view(of: item), isJudged(owner) else { return nil }
    let rect: CGRect
    if let guide = item as? UILayoutGuide {
      rect = owner.convert(guide.layoutFrame, to: view)
    } else if owner === view {
      rect = view.bounds
    } else if let superview = owner.superview {
      rect = superview.convert(owner.alignmentRect(forFrame: owner.frame), to: view)
    } else {
      return nil
    }
    let direction = owner.effectiveUserInterfaceLayoutDirection
    let isMirrored = direction == .rightToLeft
    switch attribute {
    case .left: return Side(value: rect.minX, direction: nil)
    case .right: return Side(value: rect.maxX, direction: nil)
    case .top: return Side(value: rect.minY, direction: nil)
    case .bottom: return Side(value: rect.maxY, direction: nil)
    // The constants of mirrored constraints are also mirrored.
    case .leading: return Side(value: isMirrored ? -rect.maxX : rect.minX, direction: direction)
    case .trailing: return Side(value: isMirrored ? -rect.minX : rect.maxX, direction: direction)
    case .width: return Side(value: rect.width, direction: nil)
    case .height: return Side(value: rect.height, direction: nil)
    case .centerX: return Side(value: rect.midX, direction: nil)
    case .centerY: return Side(value: rect.midY, direction: nil)
    default: return nil
    }
  }

  /// Returns whether a view's frame shows if its constraints are satisfied.
  private func isJudged(_ owner: UIView) -> Bool {
    var next: UIView? = owner
    while let current = next {
      if current === view { return true }
      if current.isHidden || current is UIScrollView || current.transform != .identity { return false }
      next = current.superview
    }
    // The view isn't in the inspected view.
    return false
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isSize: Bool { self == .width || self == .height }
}
