extension Solver {
  /// Begins editing a variable, so that you can suggest values for it.
  ///
  /// An edit is an ordinary constraint, `variable == value`, that the solver keeps for the variable.
  ///
  /// - Parameters:
  ///   - variable: A variable of this solver that isn't being edited.
  ///   - priority: The priority of the suggested value. A required edit can conflict with other constraints.
  /// - Returns: The constraint, for ``setConstants(_:)`` and ``setPriority(_:of:)``.
  /// - Complexity: That of adding a constraint.
  @discardableResult
  public mutating func edit(_ variable: Variable, priority: Float = 999) throws(SolverError) -> Constraint {
    let index = try self.index(of: variable)
    guard variables[index].edit < 0 else { throw .alreadyEdited(variable) }
    let constraint = try add(variable == variables[index].value, priority: priority)
    variables[index].edit = Int32(constraint.index)
    return constraint
  }

  /// Suggests a value for a variable that is being edited, and solves for the best values.
  ///
  /// - Parameters:
  ///   - value: The suggested value.
  ///   - variable: A variable that is being edited.
  /// - Throws: ``SolverError/conflict(_:with:)`` if the edit is required and can't be satisfied.
  /// - Complexity: O(variables that move and their resting constraints), and O(what moves) for each constraint that
  ///   must give way.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].edit >= 0 else { throw .notEdited(variable) }
    try setConstant(value, of: constraint(at: variables[index].edit))
  }

  /// Ends editing a variable, which can change its value.
  ///
  /// - Parameter variable: A variable that is being edited.
  /// - Complexity: That of removing a constraint.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].edit >= 0 else { throw .notEdited(variable) }
    try discard(constraint(at: variables[index].edit))
  }
}
