import Foundation

// Constraints across the axis
extension StackPlan {
  mutating func align() {
    switch alignment {
    case .fill:
      connect(across.start)
      connect(across.end)
      level(across.start)
      level(across.end)
    case .leading:
      connect(across.start)
      level(across.start)
      span(atStart: .exactly, atEnd: .within)
    case .trailing:
      connect(across.end)
      level(across.end)
      span(atStart: .within, atEnd: .exactly)
    case .center:
      add(StackLink(.canvasConnection, canvas, across.center, .equal, visible[0], across.center))
      level(across.center)
      span(atStart: .within, atEnd: .within)
    case .firstBaseline:
      level(.firstBaseline)
      span(atStart: .within, atEnd: .within)
      settle(at: across.start)
    case .lastBaseline:
      level(.lastBaseline)
      span(atStart: .within, atEnd: .within)
      settle(at: across.end)
    }
  }

  /// The alignment, with baselines only in rows (assumed for columns: Apple's header says that they aren't valid
  /// there).
  private var alignment: UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline where stack.axis == .vertical: .leading
    case .lastBaseline where stack.axis == .vertical: .trailing
    default: stack.alignment
    }
  }

  private mutating func connect(_ attribute: NSLayoutConstraint.Attribute) {
    if attribute == across.start {
      add(StackLink(.canvasConnection, canvas, attribute, .equal, visible[0], attribute))
    } else {
      add(StackLink(.canvasConnection, visible[0], attribute, .equal, canvas, attribute))
    }
  }

  private mutating func level(_ attribute: NSLayoutConstraint.Attribute) {
    for view in visible.dropFirst() {
      add(StackLink(.alignment, visible[0], attribute, .equal, view, attribute))
    }
  }

  /// The relation of views to an end of the spanner: they reach it or stay inside.
  private enum Reach { case exactly, within }

  /// Keeps the views within the stack view, and the stack view no larger than they are. A single view doesn't need a
  /// spanner.
  private mutating func span(atStart start: Reach, atEnd end: Reach) {
    for view in visible {
      add(StackLink(.ambiguitySuppression, view, across.size, priority: Priority.unsetSize))
    }
    guard visible.count > 1 else {
      if start == .within {
        add(StackLink(.canvasConnection, canvas, across.start, .lessThanOrEqual, visible[0], across.start))
      }
      if end == .within {
        add(StackLink(.canvasConnection, canvas, across.end, .greaterThanOrEqual, visible[0], across.end))
      }
      return fitCanvas(across)
    }
    usesSpanner = true
    let spanner = stack.spannerMade
    if start == .within { add(StackLink(.canvasConnection, canvas, across.start, .equal, spanner, across.start)) }
    if end == .within { add(StackLink(.canvasConnection, spanner, across.end, .equal, canvas, across.end)) }
    for view in visible {
      bound(view, across.start, start, .lessThanOrEqual, by: spanner)
      bound(view, across.end, end, .greaterThanOrEqual, by: spanner)
    }
    add(StackLink(.spanningFit, spanner, across.size, priority: Priority.spanningFit))
  }

  private mutating func bound(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ reach: Reach,
    _ relation: NSLayoutConstraint.Relation, by spanner: _UILayoutSpacer
  ) {
    switch reach {
    case .within:
      add(StackLink(.spanningBoundary, spanner, attribute, relation, view, attribute))
    case .exactly:
      add(
        StackLink(
          .spanningBoundary, spanner, attribute, .equal, view, attribute, priority: Priority.almostSpanning))
    }
  }

  /// Aligns views with one edge of the stack view if baselines leave space (assumed; a device would settle it).
  private mutating func settle(at attribute: NSLayoutConstraint.Attribute) {
    fitCanvas(across)
    add(StackLink(.ambiguitySuppression, visible[0], attribute, .equal, canvas, attribute, priority: tiePriority))
  }
}
