import Foundation

extension VisualFormat {
  /// Returns the constraints of the format, followed by those of the alignments.
  func constraints(_ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
    let edges = Edges(axis, options)
    var all: [NSLayoutConstraint] = []
    for (index, view) in views.enumerated() {
      if index > 0 {
        let near = LayoutOperand(views[index - 1].item.layoutItemReference, edges.betweenEnd)
        let far = LayoutOperand(view.item.layoutItemReference, edges.betweenStart)
        all += edges.constraints(view.connection, from: near, to: far)
      } else if let start, let superview = view.item.superviewInFormat {
        let inner = LayoutOperand(view.item.layoutItemReference, edges.start)
        all += edges.constraints(start, superview, edges.start) { edges.relate($1, $0, inner, $2) }
      }
      for size in view.sizes { all.append(constraint(size, of: view.item)) }
    }
    if let end, let last = views.last, let superview = last.item.superviewInFormat {
      let inner = LayoutOperand(last.item.layoutItemReference, edges.end)
      all += edges.constraints(end, superview, edges.end) { edges.relate($1, inner, $0, $2) }
    }
    for attribute in options.alignments {
      for (one, next) in zip(views, views.dropFirst()) {
        all.append(
          NSLayoutConstraint(
            LayoutOperand(one.item.layoutItemReference, attribute), .equal,
            LayoutOperand(next.item.layoutItemReference, attribute)))
      }
    }
    return all
  }

  private func constraint(_ size: Predicate, of item: any LayoutItem) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    let operand = LayoutOperand(item.layoutItemReference, attribute)
    let constraint =
      switch size.target {
      case .constant(let constant): NSLayoutConstraint(operand, size.relation, nil, constant: constant)
      case .item(let other):
        NSLayoutConstraint(operand, size.relation, LayoutOperand(other.layoutItemReference, attribute))
      }
    constraint.priority = size.priority
    return constraint
  }
}

/// The attributes between which a format's distances are measured.
@MainActor private struct Edges {
  typealias Attribute = NSLayoutConstraint.Attribute

  let start: Attribute
  let end: Attribute

  /// The attributes between consecutive views: the end of one view, and the start of the next.
  let betweenEnd: Attribute
  let betweenStart: Attribute

  /// A Boolean value that indicates whether later views have smaller coordinates, so that the sides are swapped.
  let isReversed: Bool

  init(_ axis: NSLayoutConstraint.Axis, _ options: NSLayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    isReversed = axis == .horizontal && direction == .directionRightToLeft
    (start, end) =
      switch (axis, direction) {
      case (.vertical, _): (.top, .bottom)
      case (_, .directionLeftToRight): (.left, .right)
      case (_, .directionRightToLeft): (.right, .left)
      default: (.leading, .trailing)
      }
    let betweenBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    betweenEnd = betweenBaselines ? .lastBaseline : end
    betweenStart = betweenBaselines ? .firstBaseline : start
  }

  /// Returns the constraint `far == near + length`, in which `near` comes first in the format.
  func relate(
    _ predicate: VisualFormat.Predicate, _ near: LayoutOperand, _ far: LayoutOperand, _ spacing: SystemSpacing?
  ) -> NSLayoutConstraint {
    let (first, second) = isReversed ? (near, far) : (far, near)
    guard case .constant(let length) = predicate.target else {
      raise(.internalInconsistency, "The length of a connection is a number: the parser lets no view pass")
    }
    let constraint = NSLayoutConstraint(first, predicate.relation, second, constant: length, spacing: spacing)
    constraint.priority = predicate.priority
    return constraint
  }

  func constraints(
    _ connection: VisualFormat.Connection, from near: LayoutOperand, to far: LayoutOperand
  ) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: [relate(VisualFormat.Predicate(), near, far, nil)]
    case .standard:
      [relate(VisualFormat.Predicate(), near, far, .visualFormat)]
    case .lengths(let lengths): lengths.map { relate($0, near, far, nil) }
    }
  }

  /// Returns the constraints to a superview's edge, or to its margin if the length is missing.
  func constraints(
    _ connection: VisualFormat.Connection, _ superview: UIView, _ edge: Attribute,
    _ relate: (LayoutOperand, VisualFormat.Predicate, SystemSpacing?) -> NSLayoutConstraint
  ) -> [NSLayoutConstraint] {
    let outer = LayoutOperand(superview.layoutItemReference, edge)
    switch connection {
    case .flush: return [relate(outer, VisualFormat.Predicate(), nil)]
    case .standard:
      let margin = LayoutOperand(superview.layoutMarginsGuide.layoutItemReference, edge)
      return [relate(margin, VisualFormat.Predicate(), .margin)]
    case .lengths(let lengths): return lengths.map { relate(outer, $0, nil) }
    }
  }
}
