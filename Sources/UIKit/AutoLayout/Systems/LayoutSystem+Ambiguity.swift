internal import TableMakerCassowary
import Foundation

extension LayoutSystem {
  /// The variables of an item that could have another value with all constraints satisfied as well as they are.
  func ambiguousVariables(of slot: Int32) -> [Variable] {
    // The root's origin is not the system's concern.
    solver.ambiguousVariables().filter { self.slot(of: $0) == slot && (slot > 0 || $0.number > 1) }
  }

  /// Gives those variables other values, which they keep.
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

  /// The constraints whose constants an item's place or size depends on.
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

  /// Returns whether another constant would change the values.
  private func isMoving(_ handle: Constraint, _ variables: [Variable]) -> Bool {
    guard solver.isInForce(handle) else { return false }
    let constant = solver.constant(of: handle)
    let old = variables.map { solver.value(of: $0) }
    var isMoving = false
    for change in [0.25, -0.25] {
      // Where it contradicts others, it is they who decide.
      guard (try? solver.setConstant(constant + change, of: handle)) != nil else { continue }
      if zip(variables, old).contains(where: { abs(solver.value(of: $0) - $1) > 1e-6 }) { isMoving = true }
      _ = try? solver.setConstant(constant, of: handle)
    }
    return isMoving
  }
}
