extension Solver {
  /// Begins to edit a variable, so that values can be suggested for it.
  ///
  /// An edit is a constraint like others, `variable == value`, that the solver keeps for the variable.
  ///
  /// - Parameters:
  ///   - variable: A variable of this solver that is not being edited.
  ///   - priority: How much the suggested value matters. A required one may conflict with others.
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

  /// Suggests a value for a variable that is being edited, and makes the values the best ones again.
  ///
  /// - Parameters:
  ///   - value: The value it should have.
  ///   - variable: A variable that is being edited.
  /// - Throws: ``SolverError/conflict(_:with:)`` if the edit is required and cannot be satisfied.
  /// - Complexity: O(variables that move and their resting constraints), and O(what moves) for each constraint that
  ///   must give way.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].edit >= 0 else { throw .notEdited(variable) }
    try setConstant(value, of: constraint(at: variables[index].edit))
  }

  /// Ends the editing of a variable; its value may then be another one.
  ///
  /// - Parameter variable: A variable that is being edited.
  /// - Complexity: That of removing a constraint.
  public mutating func endEditing(_ variable: Variable) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].edit >= 0 else { throw .notEdited(variable) }
    try discard(constraint(at: variables[index].edit))
  }
}
