extension Solver {
  /// A constraint and its new constant.
  public typealias ConstantChange = (constant: Double, constraint: Constraint)

  /// Replaces a constraint's constant: the number on its right side when every variable is on the left.
  ///
  /// - Parameters:
  ///   - constant: The new constant.
  ///   - constraint: A constraint of this solver, in force or not.
  /// - Throws: ``SolverError/conflict(_:with:)`` if a required constraint can no longer be satisfied.
  /// - Complexity: O(variables that move and their resting constraints), and O(what moves) for each constraint that
  ///   must give way.
  public mutating func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    guard constant.isFinite, (constant / constraints[index].weight).isFinite else { throw .notFinite(constant) }
    begin()
    change(constant, of: index)
    try applyChanges()
  }

  /// Replaces the constants of many constraints with one optimization.
  ///
  /// - Parameter changes: The constants, each with its constraint. If a constraint occurs more than once, its last
  ///   constant applies.
  /// - Throws: ``SolverError/conflict(_:with:)`` if a required constraint can no longer be satisfied. In this case, no
  ///   constant changes.
  /// - Complexity: That of ``setConstant(_:of:)``, but each variable moves only once.
  public mutating func setConstants(_ changes: some Collection<ConstantChange>) throws(SolverError) {
    for (constant, constraint) in changes {
      let index = try self.index(of: constraint)
      guard constant.isFinite, (constant / constraints[index].weight).isFinite else { throw .notFinite(constant) }
    }
    begin()
    for (constant, constraint) in changes { change(constant, of: Int32(constraint.index)) }
    try applyChanges()
  }

  /// Returns the number on a constraint's right side when every variable is on the left.
  ///
  /// - Parameter constraint: A constraint of this solver. Passing another solver's is a programming error and stops the
  ///   program.
  public func constant(of constraint: Constraint) -> Double {
    precondition(knows(constraint), "This solver has no such \(constraint): another made it, or it was discarded")
    let record = constraints[Int32(constraint.index)]
    return record.constant * record.weight
  }

  /// Records a new constant; `applyChanges` then updates the values.
  private mutating func change(_ constant: Double, of index: Int32) {
    let record = constraints[index]
    let scaled = constant / record.weight
    guard scaled != record.constant else { return }
    savedConstants.append(Factorization.Item(index: index, value: record.constant))
    constraints[index].constant = scaled
    if record.position >= 0 {
      factors.load(scaled - record.constant, at: record.position)
    } else if record.state == .resting {
      constraints[index].residual -= scaled - record.constant
      pend(index)
    }
  }

  private mutating func applyChanges() throws(SolverError) {
    if !factors.path.isEmpty {
      factors.solveRow()
      move(by: 1)
    }
    do {
      try settle()
    } catch {
      undo()
      throw error
    }
    finish()
  }
}

// MARK: - Priorities

extension Solver {
  /// Replaces a constraint's priority.
  ///
  /// - Parameters:
  ///   - priority: The new priority, which is above 0 and at most 1000. A constraint of priority 1000 is required.
  ///   - constraint: A constraint of this solver, in force or not.
  /// - Throws: ``SolverError/conflict(_:with:)`` if the constraint becomes required and can't be satisfied.
  /// - Complexity: O(what moves) for each constraint that must give way. O(1) for one that is satisfied without
  ///   deciding a value.
  public mutating func setPriority(_ priority: Float, of constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    try check(priority)
    let record = constraints[index]
    guard priority != record.priority else { return }
    guard record.state != .idle, record.position >= 0 || record.slope != 0 else {
      constraints[index].priority = priority
      return
    }
    begin()
    if record.position >= 0 {
      constraints[index].priority = priority
      suspect(index)
      relax()
    } else if priority < Constraint.required {
      let amount = Double(record.slope) * record.weight
      constraints[index].priority = priority
      changePressure(ofResting: index, by: -amount, at: record.priority)
      changePressure(ofResting: index, by: amount, at: priority)
      relax()
    } else {
      try makeRequired(index)
    }
    finish()
  }

  /// Changes a violated constraint to a required one.
  private mutating func makeRequired(_ index: Int32) throws(SolverError) {
    let (old, slope) = (constraints[index].priority, constraints[index].slope)
    leave(index)
    constraints[index].priority = Constraint.required
    do {
      try arrive(index)
    } catch {
      constraints[index].priority = old
      undo(arrivalOf: index, slope: slope)
      throw error.blaming(constraint(at: index))
    }
  }

  /// Returns the priority of a constraint.
  ///
  /// - Parameter constraint: A constraint of this solver. Passing another solver's is a programming error and stops the
  ///   program.
  public func priority(of constraint: Constraint) -> Float {
    precondition(knows(constraint), "This solver has no such \(constraint): another made it, or it was discarded")
    return constraints[Int32(constraint.index)].priority
  }
}
