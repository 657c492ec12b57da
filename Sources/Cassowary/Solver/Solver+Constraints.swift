extension Solver {
  /// Makes a constraint that is not in force yet.
  ///
  /// A constraint can be added and removed as often as needed. When it is not needed again, discard it.
  ///
  /// - Parameters:
  ///   - comparison: What it demands, made with `==`, `<=` or `>=`.
  ///   - priority: How much it matters: above 0 and at most 1000, which is required.
  /// - Complexity: O(terms).
  public mutating func makeConstraint(
    _ comparison: Comparison, priority: Float = Constraint.required
  ) throws(SolverError) -> Constraint {
    try check(priority)
    guard comparison.constant.isFinite else { throw .notFinite(comparison.constant) }
    let expression = comparison.expression
    for index in 0..<expression.count {
      let term = expression[index]
      _ = try self.index(of: term.variable)
      guard term.coefficient.isFinite else { throw .notFinite(term.coefficient) }
    }
    // Terms of one variable become one: the factors' dense vector adds them up.
    for index in 0..<expression.count {
      factors.load(expression[index].coefficient, at: Int32(expression[index].variable.index))
    }
    var largest = 0.0
    var count: Int32 = 0
    for index in 0..<factors.path.count {
      let coefficient = factors.pivots[factors.path[index]].work
      if coefficient != 0 { count += 1 }
      largest = max(largest, abs(coefficient))
    }
    let exponent = largest == 0 || !largest.isFinite ? 0 : max(-400, min(400, Int(largest.exponent)))
    let weight = Double(sign: .plus, exponent: exponent, significand: 1)
    let constant = comparison.constant / weight
    guard largest.isFinite, constant.isFinite else {
      drainLoad()
      throw .notFinite(largest.isFinite ? constant : largest)
    }
    let slot = takeConstraintSlot()
    let first = takeTerms(count)
    var next = first
    for index in 0..<factors.path.count {
      let variable = factors.path[index]
      let coefficient = factors.pivots[variable].work
      guard coefficient != 0 else { continue }
      terms[next] = TermRecord(coefficient: coefficient / weight, variable: variable, constraint: slot)
      variables[variable].uses += 1
      next += 1
    }
    drainLoad()
    generation &+= 1
    constraints[slot] = ConstraintRecord(
      constant: constant, weight: weight, firstTerm: first, termCount: count, generation: generation,
      priority: priority, relation: comparison.relation, state: .idle)
    return constraint(at: slot)
  }

  /// Puts a constraint in force.
  ///
  /// - Parameter constraint: A constraint that is not in force.
  /// - Throws: ``SolverError/conflict(_:with:)`` if it is required and cannot be satisfied.
  /// - Complexity: O(what moves), for each constraint that must give way.
  public mutating func add(_ constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    guard constraints[index].state == .idle else { throw .alreadyAdded(constraint) }
    begin()
    do {
      try arrive(index)
    } catch {
      undo(arrivalOf: index)
      throw error.blaming(constraint)
    }
    finish()
  }

  /// Makes a constraint and puts it in force.
  ///
  /// - Parameters:
  ///   - comparison: What it demands, made with `==`, `<=` or `>=`.
  ///   - priority: How much it matters: above 0 and at most 1000, which is required.
  /// - Returns: The constraint, for later changes.
  /// - Throws: ``SolverError/conflict(_:with:)`` if it is required and cannot be satisfied; the constraint that the
  ///   error names is then discarded already.
  /// - Complexity: O(terms + what moves), for each constraint that must give way.
  @discardableResult
  public mutating func add(
    _ comparison: Comparison, priority: Float = Constraint.required
  ) throws(SolverError) -> Constraint {
    let constraint = try makeConstraint(comparison, priority: priority)
    do {
      try add(constraint)
    } catch {
      try discard(constraint)
      throw error
    }
    return constraint
  }

  /// Takes a constraint out of force. It can be added again.
  ///
  /// - Parameter constraint: A constraint in force.
  /// - Complexity: O(what moves), for each constraint that can now be satisfied better.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    guard constraints[index].state != .idle else { throw .notAdded(constraint) }
    leave(index)
    finish()
  }

  /// Gives a constraint's slot back, for the next that is made; takes it out of force first.
  ///
  /// - Parameter constraint: A constraint of this solver.
  /// - Complexity: That of ``remove(_:)`` if it is in force, else O(terms).
  public mutating func discard(_ constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    if constraints[index].state != .idle { leave(index) }
    let record = constraints[index]
    for term in record.firstTerm..<record.firstTerm + record.termCount { variables[terms[term].variable].uses -= 1 }
    if record.termCount > 0 && variables[terms[record.firstTerm].variable].edit == index {
      variables[terms[record.firstTerm].variable].edit = -1
    }
    giveBackTerms(record.firstTerm, record.termCount)
    constraints[index].state = .free
    freeConstraints.append(index)
    finish()
  }

  /// Whether a constraint is in force.
  ///
  /// - Parameter constraint: Any constraint; another solver's is not in force here.
  public func isInForce(_ constraint: Constraint) -> Bool {
    knows(constraint) && constraints[Int32(constraint.index)].state != .idle
  }

  /// Whether this solver made the constraint and still has it.
  public func knows(_ constraint: Constraint) -> Bool {
    guard constraint.solver == identity, constraint.index < UInt32(constraints.count) else { return false }
    let record = constraints[Int32(constraint.index)]
    return record.generation == constraint.generation && record.state != .free
  }

  func index(of constraint: Constraint) throws(SolverError) -> Int32 {
    guard knows(constraint) else { throw .unknownConstraint(constraint) }
    return Int32(constraint.index)
  }

  func constraint(at index: Int32) -> Constraint {
    Constraint(index: UInt32(index), generation: constraints[index].generation, solver: identity)
  }

  func check(_ priority: Float) throws(SolverError) {
    guard priority > 0 && priority <= Constraint.required else { throw .invalidPriority(priority) }
  }
}

// MARK: - Slots

extension Solver {
  private mutating func drainLoad() {
    for index in 0..<factors.path.count {
      factors.pivots[factors.path[index]].work = 0
      factors.pivots[factors.path[index]].mark = 0
    }
    factors.path.removeAll()
  }

  private mutating func takeConstraintSlot() -> Int32 {
    if let slot = freeConstraints.popLast() { return slot }
    constraints.append(
      ConstraintRecord(
        constant: 0, weight: 1, firstTerm: 0, termCount: 0, generation: 0, priority: 0, relation: .equal, state: .free))
    return constraints.count - 1
  }

  /// A range of terms of exactly that length.
  private mutating func takeTerms(_ count: Int32) -> Int32 {
    if count > 0 && count < freeTerms.count && freeTerms[count] >= 0 {
      let first = freeTerms[count]
      freeTerms[count] = terms[first].next
      return first
    }
    return terms.append(repeating: TermRecord(coefficient: 0, variable: 0, constraint: 0), count: count)
  }

  private mutating func giveBackTerms(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while freeTerms.count <= count { freeTerms.append(-1) }
    terms[first].next = freeTerms[count]
    freeTerms[count] = first
  }
}

// MARK: - Links between variables and the resting constraints that mention them

extension Solver {
  mutating func link(_ index: Int32) {
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      let variable = terms[term].variable
      let next = variables[variable].firstResting
      terms[term].next = next
      terms[term].previous = -1
      if next >= 0 { terms[next].previous = term }
      variables[variable].firstResting = term
    }
  }

  mutating func unlink(_ index: Int32) {
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      let (next, previous) = (terms[term].next, terms[term].previous)
      if previous >= 0 { terms[previous].next = next } else { variables[terms[term].variable].firstResting = next }
      if next >= 0 { terms[next].previous = previous }
    }
  }
}
