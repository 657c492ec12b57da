internal import TableMakerCassowary
import Foundation

extension LayoutSystem {
  /// Returns the variables of an item that could have other values while all constraints are satisfied equally well.
  func ambiguousVariables(of slot: Int32) -> [Variable] {
    // The system doesn't determine the root's origin.
    solver.ambiguousVariables().filter { self.slot(of: $0) == slot && (slot > 0 || $0.number > 1) }
  }

  /// Assigns other values to the ambiguous variables of an item, which keep them.
  func moveAmbiguousVariables(of slot: Int32) {
    for variable in ambiguousVariables(of: slot) {
      let value = solver.value(of: variable) + Double.random(in: 8...40) * (Bool.random() ? 1 : -1)
      for wish in [value, 2 * solver.value(of: variable) - value] {
        let old = solver.value(of: variable)
        guard let handle = enforce(variable == max(0, wish), priority: LayoutSystem.keeping / 2) else { return }
        discard(handle)
        if solver.value(of: variable) != old { break }
      }
    }
  }

  /// Returns the constraints with constants that affect an item's position or size.
  func constraints(moving slot: Int32, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let item = items[Int(slot)]
    let variables = axis == .horizontal ? [item.x, item.width] : [item.y, item.height]
    let result = records.filter { isMoving($0.handle, variables) }.map(\.constraint)
    let sizes = sizedItems.filter { sized in
      let handles =
        axis == .horizontal
        ? [sized.widthHugging, sized.widthResistance] : [sized.heightHugging, sized.heightResistance]
      return handles.contains { $0.map { isMoving($0, variables) } ?? false }
    }
    return result + sizes.map { contentSizeConstraint(of: $0, axis) }
  }

  /// Returns whether a different constant would change the values.
  private func isMoving(_ handle: Constraint, _ variables: [Variable]) -> Bool {
    guard solver.isInForce(handle) else { return false }
    let constant = solver.constant(of: handle)
    let old = variables.map { solver.value(of: $0) }
    var isMoving = false
    for change in [0.25, -0.25] {
      // If the change conflicts with other constraints, those determine the value.
      guard (try? solver.setConstant(constant + change, of: handle)) != nil else { continue }
      if zip(variables, old).contains(where: { abs(solver.value(of: $0) - $1) > 1e-6 }) { isMoving = true }
      _ = try? solver.setConstant(constant, of: handle)
    }
    return isMoving
  }
}
