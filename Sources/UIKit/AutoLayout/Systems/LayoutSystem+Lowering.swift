internal import TableMakerCassowary
import Foundation

// This file converts attributes of views and guides to sums of variables.

/// A constraint as a sum of variables, with its other dependencies.
struct LoweredConstraint {
  var expression = Expression()
  var dependsOnInsets = false
  var dependsOnOffset = false
  var dependsOnBaseline = false
}

extension LayoutSystem {
  /// The parts of an item along an axis that an attribute can represent.
  private enum Part {
    case low, middle, high, length, firstBaseline, lastBaseline
  }

  /// The insets of an alignment box from the edges of a view's frame.
  private struct Box {
    var slot: Int32
    var low = 0.0
    var high = 0.0
    /// A Boolean value that selects the scroll view's content instead of its frame.
    var isContent = false
    /// A Boolean value that selects the scroll view's frame, even for constraints inside the scroll view.
    var isFixed = false
  }

  /// Converts a constraint to `expression (relation) 0`. Returns `nil` if an item isn't in the system.
  ///
  /// Leading and trailing follow the direction of the view that holds the constraint, because Apple documents
  /// `effectiveUserInterfaceLayoutDirection` as the direction of a view's contents. From right to left, the whole
  /// constraint is mirrored.
  func lower(_ constraint: NSLayoutConstraint, owner: Int32) -> LoweredConstraint? {
    guard let first = constraint.first else { return nil }
    var isMirrored = first.attribute.followsReading || constraint.second?.attribute.followsReading == true
    if isMirrored {
      isMirrored = items[Int(owner)].view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    var result = LoweredConstraint()
    var mirrored = 0.0
    func add(_ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, _ times: Double) -> Bool {
      let isPosition = attribute.axis == .horizontal && attribute != .width
      if isMirrored && isPosition { mirrored += times }
      return addTerm(
        reference, attribute, times: isMirrored && isPosition ? -times : times, isMirrored: isMirrored, owner: owner,
        to: &result)
    }
    func add(_ operand: LayoutOperand, _ times: Double) -> Bool {
      guard add(operand.reference, operand.attribute, times) else { return false }
      guard let origin = operand.origin else { return true }
      return add(origin.reference, origin.attribute, -times)
    }
    guard add(first, 1) else { return nil }
    if let second = constraint.second, !add(second, -Double(constraint.multiplier)) { return nil }
    if mirrored != 0 { addSpan(of: owner, times: mirrored, to: &result) }
    result.expression.constant -= Double(constraint.constant)
    return result
  }

  /// Adds the sum of both edges of a view, in its own coordinates. A position plus its mirrored position is equal to
  /// this sum.
  private func addSpan(of slot: Int32, times: Double, to result: inout LoweredConstraint) {
    let box = Box(slot: slot, isContent: items[Int(slot)].scrolls)
    addEdge(.low, of: box, .horizontal, times: times, owner: slot, to: &result)
    addEdge(.high, of: box, .horizontal, times: times, owner: slot, to: &result)
  }

  private func addTerm(
    _ reference: LayoutItemReference, _ attribute: NSLayoutConstraint.Attribute, times: Double, isMirrored: Bool,
    owner: Int32, to result: inout LoweredConstraint
  ) -> Bool {
    let axis = attribute.axis
    let part = part(of: attribute, isMirrored: isMirrored)
    if let slot = slot(of: reference) {
      let item = items[Int(slot)]
      if item.guide != nil {
        addGuide(slot, part, axis, times: times, owner: owner, to: &result)
        return true
      }
      if part == .firstBaseline || part == .lastBaseline {
        addBaseline(slot, isFirst: part == .firstBaseline, times: times, owner: owner, to: &result)
        return true
      }
      var box: Box
      if attribute.isOfMargins {
        box = self.box(slot, item.view.layoutMargins, axis)
        result.dependsOnInsets = true
      } else {
        box = self.box(slot, item.alignment, axis)
      }
      // Inside the scroll view, its edges are those of its content.
      if item.scrolls, slot == owner, part != .length {
        box.isContent = part == .low || part == .high
        box.isFixed = !box.isContent
      }
      add(part, of: box, axis, times: times, owner: owner, to: &result)
      return true
    }
    guard let guide = reference.item as? EdgeGuide, let view = guide.owningView,
      let slot = slot(of: view.layoutItemReference)
    else { return false }
    var box = self.box(slot, guide.insets, axis)
    if guide.kind == .content { box.isContent = true }
    if guide.dependsOnInsets { result.dependsOnInsets = true }
    if guide.kind == .margins, items[Int(slot)].scrolls, slot == owner { box.isContent = true }
    add(part, of: box, axis, times: times, owner: owner, to: &result)
    return true
  }

  private func part(of attribute: NSLayoutConstraint.Attribute, isMirrored: Bool) -> Part {
    switch attribute {
    case .left, .top, .leftMargin, .topMargin: .low
    case .right, .bottom, .rightMargin, .bottomMargin: .high
    case .leading, .leadingMargin: isMirrored ? .high : .low
    case .trailing, .trailingMargin: isMirrored ? .low : .high
    case .width, .height, .notAnAttribute: .length
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }

  private func box(_ slot: Int32, _ insets: UIEdgeInsets, _ axis: NSLayoutConstraint.Axis) -> Box {
    axis == .horizontal
      ? Box(slot: slot, low: insets.left, high: insets.right) : Box(slot: slot, low: insets.top, high: insets.bottom)
  }

  private func add(
    _ part: Part, of box: Box, _ axis: NSLayoutConstraint.Axis, times: Double, owner: Int32,
    to result: inout LoweredConstraint
  ) {
    switch part {
    case .low, .high: addEdge(part, of: box, axis, times: times, owner: owner, to: &result)
    case .middle, .firstBaseline, .lastBaseline:
      addEdge(.low, of: box, axis, times: times / 2, owner: owner, to: &result)
      addEdge(.high, of: box, axis, times: times / 2, owner: owner, to: &result)
    case .length: addLength(of: box, axis, times: times, to: &result)
    }
  }

  private func addLength(
    of box: Box, _ axis: NSLayoutConstraint.Axis, times: Double, to result: inout LoweredConstraint
  ) {
    let item = items[Int(box.slot)]
    if box.isContent {
      result.expression.add(contentLength(of: box.slot, axis), times: times)
      result.expression.constant -= times * (box.low + box.high)
    } else {
      result.expression.add(axis == .horizontal ? item.width : item.height, times: times)
      result.expression.constant += times * (item.alignment.sum(axis) - box.low - box.high)
    }
  }

  /// Adds an edge in the coordinates of `owner`, which is the box's view or one of its ancestors.
  private func addEdge(
    _ part: Part, of box: Box, _ axis: NSLayoutConstraint.Axis, times: Double, owner: Int32,
    to result: inout LoweredConstraint
  ) {
    let item = items[Int(box.slot)]
    if box.isContent {
      // The content starts at the origin of the scroll view's own coordinates.
      if box.slot != owner { addOrigin(ofCoordinatesIn: box.slot, axis, times: times, owner: owner, to: &result) }
    } else if box.slot == owner {
      if item.scrolls, !box.isFixed { result.dependsOnOffset = true }
      if !box.isFixed { result.expression.constant += times * item.view.bounds.origin[axis] }
    } else {
      result.expression.add(axis == .horizontal ? item.x : item.y, times: times)
      result.expression.constant -= times * item.alignment.low(axis)
      addOrigin(ofCoordinatesIn: item.parent, axis, times: times, owner: owner, to: &result)
    }
    if part == .high {
      var whole = box
      (whole.low, whole.high) = (0, 0)
      addLength(of: whole, axis, times: times, to: &result)
      result.expression.constant -= times * box.high
    } else {
      result.expression.constant += times * box.low
    }
  }

  /// Adds the origin of a view's own coordinates, in the coordinates of `owner`.
  private func addOrigin(
    ofCoordinatesIn slot: Int32, _ axis: NSLayoutConstraint.Axis, times: Double, owner: Int32,
    to result: inout LoweredConstraint
  ) {
    var slot = slot
    while slot != owner, slot > 0 {
      let item = items[Int(slot)]
      result.expression.add(axis == .horizontal ? item.x : item.y, times: times)
      result.expression.constant -= times * (item.alignment.low(axis) + item.view.bounds.origin[axis])
      if item.scrolls { result.dependsOnOffset = true }
      slot = item.parent
    }
  }

  private func addGuide(
    _ slot: Int32, _ part: Part, _ axis: NSLayoutConstraint.Axis, times: Double, owner: Int32,
    to result: inout LoweredConstraint
  ) {
    let item = items[Int(slot)]
    let length = axis == .horizontal ? item.width : item.height
    if part == .length { return result.expression.add(length, times: times) }
    result.expression.add(axis == .horizontal ? item.x : item.y, times: times)
    switch part {
    case .high, .lastBaseline: result.expression.add(length, times: times)
    case .middle: result.expression.add(length, times: times / 2)
    case .low, .length, .firstBaseline: break
    }
    addOrigin(ofCoordinatesIn: item.parent, axis, times: times, owner: owner, to: &result)
  }

  private func addBaseline(
    _ slot: Int32, isFirst: Bool, times: Double, owner: Int32, to result: inout LoweredConstraint
  ) {
    result.dependsOnBaseline = true
    let view = items[Int(slot)].view
    let target = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if target !== view, let other = self.slot(of: target.layoutItemReference), other != slot {
      return addBaseline(other, isFirst: isFirst, times: times, owner: owner, to: &result)
    }
    var box = Box(slot: slot)
    if items[Int(slot)].scrolls, slot == owner { box.isContent = true }
    addEdge(isFirst ? .low : .high, of: box, .vertical, times: times, owner: owner, to: &result)
    result.expression.constant +=
      times * Double(isFirst ? view.firstBaselineOffsetFromTop : -view.lastBaselineOffsetFromBottom)
  }

  /// Returns the variable for a scroll view's content length, and creates it on first use.
  private func contentLength(of slot: Int32, _ axis: NSLayoutConstraint.Axis) -> Variable {
    if items[Int(slot)].content < 0 {
      items[Int(slot)].content = Int32(contentSizes.count)
      contentSizes.append(ContentSize(slot: slot, width: solver.makeVariable(), height: solver.makeVariable()))
    }
    let content = contentSizes[Int(items[Int(slot)].content)]
    return axis == .horizontal ? content.width : content.height
  }
}

extension NSLayoutConstraint.Attribute {
  /// A Boolean value that indicates whether the attribute is mirrored in a right-to-left layout.
  var followsReading: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the attribute refers to the margins.
  var isOfMargins: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }
}

extension UIEdgeInsets {
  /// Returns the inset at the start of an axis.
  func low(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left : top }

  /// Returns the sum of the insets along an axis.
  func sum(_ axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? left + right : top + bottom }
}

extension CGPoint {
  subscript(axis: NSLayoutConstraint.Axis) -> Double { axis == .horizontal ? x : y }
}
