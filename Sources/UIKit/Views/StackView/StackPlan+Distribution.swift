import Foundation

// Constraints along the axis
extension StackPlan {
  /// Connects the first view to the start of the stack view and the last view to its end.
  mutating func connect() {
    guard let first = visible.first, let last = visible.last else { return }
    add(StackLink(.canvasConnection, canvas, along.start, .equal, first, along.start))
    add(StackLink(.canvasConnection, last, along.end, .equal, canvas, along.end))
  }

  mutating func distribute() {
    switch stack.distribution {
    case .fill:
      space(.equal)
      settleTies()
    case .fillEqually:
      space(.equal)
      for view in visible.dropFirst() {
        add(StackLink(.fillEqually, view, along.size, .equal, visible[0], along.size))
      }
    case .fillProportionally:
      space(.equal)
      shareInProportion()
      settleTies()
    case .equalSpacing:
      space(.greaterThanOrEqual)
      spread(from: along.end, to: along.start) { _ in UILayoutPriority.required.rawValue }
    case .equalCentering:
      space(.greaterThanOrEqual)
      spread(from: along.center, to: along.center) { Priority.equalCenters($0) }
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let isBaseline = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    let start = isBaseline ? .firstBaseline : along.start
    let end = isBaseline ? .lastBaseline : along.end
    for (previous, view) in zip(visible, visible.dropFirst()) {
      switch gap(after: previous) {
      case .points(let distance):
        add(StackLink(.spacing, view, start, relation, previous, end, constant: distance))
      case .system:
        add(StackLink(.spacing, view, start, relation, previous, end, isSystemSpacing: true))
      }
    }
  }

  /// Gives each view its share of the stack view. The first ones are exact, and the last absorbs the spacings.
  private mutating func shareInProportion() {
    guard visible.count > 1 else { return }
    let sizes = visible.map { view in
      let size = view.intrinsicContentSize
      return max(stack.axis == .horizontal ? size.width : size.height, 0)
    }
    let spacings = visible.dropLast().reduce(into: CGFloat(0)) { sum, view in
      switch gap(after: view) {
      case .points(let distance): sum += distance
      case .system: sum += 8
      }
    }
    let total = sizes.reduce(0, +) + spacings
    guard total > 0, sizes.contains(where: { $0 > 0 }) else { return }
    for (index, view) in visible.enumerated() {
      let share = sizes[index] / total
      let priority = Priority.proportion(index)
      add(
        share > 0
          ? StackLink(
            .fillProportionally, view, along.size, .equal, canvas, along.size, multiplier: share, priority: priority)
          : StackLink(.fillProportionally, view, along.size, priority: priority))
    }
  }

  /// Inserts a guide between each pair of neighbors, and makes all guides the same size.
  private mutating func spread(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, priority: (Int) -> Float
  ) {
    guard visible.count > 1 else { return }
    spread = visible.dropLast()
    for index in spread.indices {
      let guide = stack.gapGuide(after: visible[index])
      add(StackLink(.distributingEdge, guide, along.start, .equal, visible[index], end))
      add(StackLink(.distributingEdge, guide, along.end, .equal, visible[index + 1], start))
      if index > 0 {
        add(
          StackLink(
            .fillEqually, guide, along.size, .equal, stack.gapGuide(after: visible[0]), along.size,
            priority: priority(index)))
      }
    }
    for view in visible {
      add(StackLink(.ambiguitySuppression, view, along.size, priority: Priority.unsetSize))
    }
    fitCanvas(along)
    settleSpreadTies()
  }

  /// Resolves ties between views: the first one grows, and the last one shrinks.
  ///
  /// Apple says that ties are resolved "based on their index", but not in which direction (assumed; a device would
  /// settle it).
  private mutating func settleTies() {
    for (index, view) in visible.enumerated().dropFirst() {
      // Later views have priority: they stay small or shrink before the earlier ones.
      let priority = tiePriority - 0.001 * Float(min(visible.count - index, 900))
      add(StackLink(.ambiguitySuppression, view, along.size, priority: priority))
    }
  }

  /// Resolves ties if gaps can also change, because the sizes don't determine the positions then.
  private mutating func settleSpreadTies() {
    for (index, view) in visible.dropFirst().enumerated() {
      // If equal centers affect which views shrink, the priorities must be different.
      let priority = stack.distribution == .equalCentering ? tiePriority - 0.001 * Float(min(index, 900)) : tiePriority
      add(StackLink(.ambiguitySuppression, view, along.start, .equal, canvas, along.end, priority: priority))
    }
  }
}
