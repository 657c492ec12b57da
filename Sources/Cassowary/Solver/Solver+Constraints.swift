extension Solver {
  /// Creates a constraint that isn't in force yet.
  ///
  /// You can add and remove a constraint as often as you need. If you no longer need it, discard it.
  ///
  /// - Parameters:
  ///   - comparison: The comparison to satisfy, made with `==`, `<=`, or `>=`.
  ///   - priority: The priority, which is above 0 and at most 1000. A constraint of priority 1000 is required.
  /// - Complexity: O(terms).
  public mutating func makeConstraint(
    _ comparison: borrowing Comparison, priority: Float = Constraint.required
  ) throws(SolverError) -> Constraint {
    try check(priority)
    guard comparison.constant.isFinite else { throw .notFinite(comparison.constant) }
    let first = try takeTerms(of: comparison)
    let count = terms.count - first
    var largest = 0.0
    for term in first..<first + count { largest = max(largest, abs(terms[term].coefficient)) }
    let scale = largest == 0 ? 0 : max(-400, min(400, Int(largest.bitPattern >> 52) - 1023))
    var record = ConstraintRecord(
      constant: 0, firstTerm: first, termCount: count, generation: generation &+ 1, priority: priority,
      scale: Int16(scale), relation: comparison.relation, state: .idle)
    record.constant = comparison.constant / record.weight
    guard largest.isFinite, record.constant.isFinite else {
      terms.truncate(to: first)
      throw .notFinite(largest.isFinite ? comparison.constant : largest)
    }
    let factor = 1 / record.weight
    for term in first..<first + count {
      terms[term].coefficient *= factor
      variables[terms[term].variable].uses += 1
    }
    record.firstTerm = moveToFreeRange(first, count)
    generation = record.generation
    guard let slot = freeConstraints.popLast() else {
      constraints.append(record)
      return constraint(at: constraints.count - 1)
    }
    constraints[slot] = record
    return constraint(at: slot)
  }

  /// Puts a constraint in force.
  ///
  /// - Parameter constraint: A constraint that isn't in force.
  /// - Throws: ``SolverError/conflict(_:with:)`` if the constraint is required and can't be satisfied.
  /// - Complexity: O(what moves) for each constraint that must give way.
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

  /// Creates a constraint and puts it in force.
  ///
  /// - Parameters:
  ///   - comparison: The comparison to satisfy, made with `==`, `<=`, or `>=`.
  ///   - priority: The priority, which is above 0 and at most 1000. A constraint of priority 1000 is required.
  /// - Returns: The constraint, for later changes.
  /// - Throws: ``SolverError/conflict(_:with:)`` if the constraint is required and can't be satisfied. The solver has
  ///   then discarded the constraint that the error names.
  /// - Complexity: O(terms + what moves) for each constraint that must give way.
  @discardableResult
  public mutating func add(
    _ comparison: borrowing Comparison, priority: Float = Constraint.required
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

  /// Takes a constraint out of force.
  ///
  /// You can add it again.
  ///
  /// - Parameter constraint: A constraint in force.
  /// - Complexity: O(what moves) for each constraint that can now be satisfied better.
  public mutating func remove(_ constraint: Constraint) throws(SolverError) {
    let index = try self.index(of: constraint)
    guard constraints[index].state != .idle else { throw .notAdded(constraint) }
    leave(index)
    finish()
  }

  /// Discards a constraint, and takes it out of force first if necessary.
  ///
  /// The solver reuses the slot for the next constraint.
  ///
  /// - Parameter constraint: A constraint of this solver.
  /// - Complexity: That of ``remove(_:)`` if the constraint is in force; otherwise, O(terms).
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

  /// Returns whether a constraint is in force.
  ///
  /// - Parameter constraint: Any constraint. Another solver's isn't in force here.
  public func isInForce(_ constraint: Constraint) -> Bool {
    knows(constraint) && constraints[Int32(constraint.index)].state != .idle
  }

  /// Returns whether this solver made the constraint and still has it.
  @inline(__always)
  public func knows(_ constraint: Constraint) -> Bool {
    guard constraint.index < UInt32(constraints.count) else { return false }
    let index = Int32(constraint.index)
    return constraints[index].generation == constraint.generation && constraints[index].state != .free
  }

  @inline(__always)
  func index(of constraint: Constraint) throws(SolverError) -> Int32 {
    guard knows(constraint) else { throw .unknownConstraint(constraint) }
    return Int32(constraint.index)
  }

  @inline(__always)
  func constraint(at index: Int32) -> Constraint {
    Constraint(index: UInt32(index), generation: constraints[index].generation)
  }

  @inline(__always)
  func check(_ priority: Float) throws(SolverError) {
    guard priority > 0 && priority <= Constraint.required else { throw .invalidPriority(priority) }
  }
}

// MARK: - Slots

extension Solver {
  /// Appends the terms of an expression to `terms`, adds up those of one variable, and returns the first index.
  private mutating func takeTerms(of comparison: borrowing Comparison) throws(SolverError) -> Int32 {
    let first = terms.count
    let count = comparison.expression.count
    for index in 0..<count {
      let term = comparison.expression.term(index)
      guard knows(term.variable), term.coefficient.isFinite else {
        terms.truncate(to: first)
        if count > 8 { factors.abandonColumn() }
        guard knows(term.variable) else { throw .unknownVariable(term.variable) }
        throw .notFinite(term.coefficient)
      }
      let variable = Int32(term.variable.index)
      if count > 8 {
        // The dense vector of the factors adds up many terms.
        factors.load(term.coefficient, at: variable)
        continue
      }
      var same = first
      while same < terms.count && terms[same].variable != variable { same += 1 }
      if same < terms.count {
        terms[same].coefficient += term.coefficient
      } else {
        terms.append(TermRecord(coefficient: term.coefficient, variable: variable))
      }
    }
    if count > 8 {
      for index in 0..<factors.path.count {
        let variable = factors.path[index]
        terms.append(TermRecord(coefficient: factors.pivots[variable].work, variable: variable))
      }
      factors.abandonColumn()
    }
    dropZeros(from: first)
    return first
  }

  private mutating func dropZeros(from first: Int32) {
    var kept = first
    for term in first..<terms.count where terms[term].coefficient != 0 {
      if kept != term { terms[kept] = terms[term] }
      kept += 1
    }
    terms.truncate(to: kept)
  }

  /// Moves the last terms to a free range of the same size, if there is one, and returns the first index.
  private mutating func moveToFreeRange(_ first: Int32, _ count: Int32) -> Int32 {
    guard count > 0, count < freeTerms.count, freeTerms[count] >= 0 else { return first }
    let free = freeTerms[count]
    freeTerms[count] = terms[free].link
    for offset in 0..<count { terms[free + offset] = terms[first + offset] }
    terms.truncate(to: first)
    return free
  }

  private mutating func giveBackTerms(_ first: Int32, _ count: Int32) {
    guard count > 0 else { return }
    while freeTerms.count <= count { freeTerms.append(-1) }
    terms[first].link = freeTerms[count]
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
      let record = LinkRecord(coefficient: terms[term].coefficient, constraint: index, next: next, previous: -1)
      let link: Int32
      if firstFreeLink >= 0 {
        link = firstFreeLink
        firstFreeLink = links[link].next
        links[link] = record
      } else {
        link = links.count
        links.append(record)
      }
      if next >= 0 { links[next].previous = link }
      terms[term].link = link
      variables[variable].firstResting = link
    }
  }

  mutating func unlink(_ index: Int32) {
    let first = constraints[index].firstTerm
    for term in first..<first + constraints[index].termCount {
      let link = terms[term].link
      let (next, previous) = (links[link].next, links[link].previous)
      if previous >= 0 { links[previous].next = next } else { variables[terms[term].variable].firstResting = next }
      if next >= 0 { links[next].previous = previous }
      links[link].next = firstFreeLink
      firstFreeLink = link
    }
  }
}
