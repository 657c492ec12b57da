/// Constants for the reasons that a solver rejects a call.
///
/// The call leaves the solver unchanged.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint can't be satisfied together with others.
  ///
  /// The set of constraints is irreducible: without any one of them, the rest can be satisfied.
  case conflict(Constraint, with: [Constraint])

  /// A coefficient, a constant or a suggested value is infinite or not a number.
  case notFinite(Double)

  /// A priority isn't above 0 and at most 1000.
  case invalidPriority(Float)

  /// Another solver made the variable, or it was discarded.
  case unknownVariable(Variable)

  /// Another solver made the constraint, or it was discarded.
  case unknownConstraint(Constraint)

  /// The constraint is in force already.
  case alreadyAdded(Constraint)

  /// The constraint isn't in force.
  case notAdded(Constraint)

  /// The variable can't be discarded because constraints mention it.
  case variableInUse(Variable, constraintCount: Int)

  /// The variable is being edited already.
  case alreadyEdited(Variable)

  /// A value was suggested for a variable that isn't being edited.
  case notEdited(Variable)
}

extension SolverError: CustomStringConvertible {
  /// A description of the error and how to fix it.
  public var description: String {
    switch self {
    case .conflict(let constraint, let others):
      let names = others.map(\.description).joined(separator: ", ")
      return others.isEmpty
        ? "The required \(constraint) cannot be satisfied by any values."
        : "The required \(constraint) conflicts with \(names). Remove one of them or lower its priority."
    case .notFinite(let value):
      return "Coefficients, constants and values must be finite, got \(value)."
    case .invalidPriority(let priority):
      return "A priority must be above 0 and at most 1000, got \(priority)."
    case .unknownVariable(let variable):
      return "This solver has no such \(variable): another made it, or it was discarded."
    case .unknownConstraint(let constraint):
      return "This solver has no such \(constraint): another made it, or it was discarded."
    case .alreadyAdded(let constraint):
      return "\(constraint) is in force already. Remove it first."
    case .notAdded(let constraint):
      return "\(constraint) is not in force. Add it first."
    case .variableInUse(let variable, let count):
      return "\(variable) is mentioned by \(count) constraints. Discard them first."
    case .alreadyEdited(let variable):
      return "\(variable) is being edited already. Call endEditing first."
    case .notEdited(let variable):
      return "\(variable) is not being edited. Call edit first."
    }
  }
}

extension SolverError {
  /// Returns the same conflict with one of its constraints as the one to blame.
  func blaming(_ culprit: Constraint) -> SolverError {
    guard case .conflict(let constraint, let others) = self, others.contains(culprit) else { return self }
    let rest = others.filter { $0 != culprit } + [constraint]
    return .conflict(culprit, with: rest.sorted { $0.index < $1.index })
  }
}
