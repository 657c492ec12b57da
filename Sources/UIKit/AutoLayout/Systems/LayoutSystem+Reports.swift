internal import TableMakerCassowary
import Foundation

extension LayoutSystem {
  /// Reports a conflict on standard error. A measurement isn't a layout, so it reports nothing.
  func report(_ conflict: [Constraint], _ victim: Constraint) {
    guard rootSize.isLayout, let broken = described(victim) else { return }
    let others = conflict.filter { $0 != victim && !positiveLengths.map(\.handle).contains($0) }
    let all = others.compactMap(described) + [broken]
    for constraint in all where constraint.owner == nil {
      // The system's constraints appear as active, after the app's constraints in the order of activation.
      constraint.ownerReference = root.layoutItemReference
      constraint.activationNumber = .max
    }
    let constraints = all.sorted { $0.activationNumber < $1.activationNumber }
    ConstraintConflict(constraints: constraints, broken: broken).tell()
  }

  /// Returns a constraint that represents the solver's constraint in a report, or `nil` if Apple doesn't show it.
  private func described(_ handle: Constraint) -> NSLayoutConstraint? {
    if let record = record(of: handle) { return records[record].constraint }
    if handle == rootWidth { return rootSizeConstraint(.horizontal) }
    if handle == rootHeight { return rootSizeConstraint(.vertical) }
    for sized in sizedItems {
      if handle == sized.widthHugging || handle == sized.widthResistance {
        return contentSizeConstraint(of: sized, .horizontal)
      }
      if handle == sized.heightHugging || handle == sized.heightResistance {
        return contentSizeConstraint(of: sized, .vertical)
      }
    }
    return maskConstraint(handle)
  }

  /// Returns a constraint that represents the intrinsic content size of an item along an axis.
  func contentSizeConstraint(of sized: SizedItem, _ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    NSContentSizeLayoutConstraint(
      items[Int(sized.slot)].view, axis, size: axis == .horizontal ? sized.asked.width : sized.asked.height,
      hugging: sized.priorities.hugging(axis), compressionResistance: sized.priorities.resistance(axis))
  }

  private func rootSizeConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    let length = axis == .horizontal ? rootSize.width : rootSize.height
    let constraint: NSLayoutConstraint
    if root.isEncapsulated {
      let anchor = axis == .horizontal ? root.widthAnchor : root.heightAnchor
      constraint = anchor.constraint(equalToConstant: length)
    } else {
      constraint = NSAutoresizingMaskLayoutConstraint(
        root, axis == .horizontal ? .width : .height, constant: length)
    }
    constraint.identifier =
      axis == .horizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
    return constraint
  }

  private func maskConstraint(_ handle: Constraint) -> NSLayoutConstraint? {
    for masked in maskedItems {
      let view = items[Int(masked.slot)].view
      let (across, down) = (
        maskedLength(Int(masked.slot), .horizontal), maskedLength(Int(masked.slot), .vertical)
      )
      func made(
        _ part: NSAutoresizingMaskLayoutConstraint.Part, _ whole: NSAutoresizingMaskLayoutConstraint.Part,
        _ constant: Double, _ share: Double
      ) -> NSLayoutConstraint {
        NSAutoresizingMaskLayoutConstraint(
          view, part, superviewPart: share == 0 ? nil : whole, multiplier: share == 0 ? 1 : share, constant: constant)
      }
      if handle == masked.handles.0 { return made(.minX, .width, across.origin, across.originShare) }
      if handle == masked.handles.1 { return made(.minY, .height, down.origin, down.originShare) }
      if handle == masked.handles.2 { return made(.width, .width, across.length, across.lengthShare) }
      if handle == masked.handles.3 { return made(.height, .height, down.length, down.lengthShare) }
    }
    return nil
  }
}
