extension Solver {
  /// Creates a variable.
  ///
  /// - Parameter value: The value until a constraint decides another one; it must be finite. If it's close to the value
  ///   that constraints will require, they move less.
  public mutating func makeVariable(value: Double = 0) -> Variable {
    precondition(value.isFinite, "The value of a variable must be finite, got \(value)")
    generation &+= 1
    if let index = freeVariables.popLast() {
      variables[index].generation = generation
      variables[index].isFree = false
      variables[index].value = value
      variables[index].reported = value
      return Variable(index: UInt32(index), generation: generation)
    }
    let index = variables.count
    variables.append(VariableRecord(holder: ~index, stayPosition: index, generation: generation))
    variables[index].value = value
    factors.addPosition()
    return Variable(index: UInt32(index), generation: generation)
  }

  /// Discards a variable.
  ///
  /// The solver reuses the slot for the next variable.
  ///
  /// - Parameter variable: A variable that no constraint mentions, in force or not.
  /// - Complexity: O(1), or O(size of the system) in the rare case that another variable has its place in the factors.
  public mutating func discard(_ variable: Variable) throws(SolverError) {
    let index = try self.index(of: variable)
    guard variables[index].uses == 0 else {
      throw .variableInUse(variable, constraintCount: Int(variables[index].uses))
    }
    if variables[index].stayPosition != index { refactor() }
    variables[index].isFree = true
    variables[index].value = 0
    freeVariables.append(index)
    checkInvariants()
  }

  /// Returns the value that satisfies the constraints best.
  ///
  /// A variable that no constraint fixes keeps its previous value.
  ///
  /// - Parameter variable: A variable of this solver. Passing another solver's is a programming error and stops the
  ///   program.
  public func value(of variable: Variable) -> Double {
    precondition(knows(variable), "This solver has no such \(variable): another made it, or it was discarded")
    return variables[Int32(variable.index)].value
  }

  /// Returns whether this solver made the variable and still has it.
  @inline(__always)
  public func knows(_ variable: Variable) -> Bool {
    guard variable.index < UInt32(variables.count) else { return false }
    let index = Int32(variable.index)
    return variables[index].generation == variable.generation && !variables[index].isFree
  }

  /// The number of variables.
  public var variableCount: Int { Int(variables.count - freeVariables.count) }

  @inline(__always)
  func index(of variable: Variable) throws(SolverError) -> Int32 {
    guard knows(variable) else { throw .unknownVariable(variable) }
    return Int32(variable.index)
  }

  @inline(__always)
  func variable(at index: Int32) -> Variable {
    Variable(index: UInt32(index), generation: variables[index].generation)
  }
}

// MARK: - Changes

extension Solver {
  /// The variables with values that changed since the last ``acceptChanges()``.
  ///
  /// - Complexity: O(changed variables).
  public var changedVariables: [Variable] {
    var result: [Variable] = []
    for index in 0..<changed.count where isReallyChanged(changed[index]) { result.append(variable(at: changed[index])) }
    return result
  }

  /// Starts to collect changes from the current values.
  ///
  /// - Complexity: O(changed variables).
  public mutating func acceptChanges() {
    for index in 0..<changed.count { variables[changed[index]].isChanged = false }
    changed.removeAll()
  }

  /// Calls a closure with each changed variable and its value, and starts to collect changes again.
  ///
  /// This method allocates nothing.
  ///
  /// - Parameter body: A closure that receives a variable and its new value.
  /// - Complexity: O(changed variables).
  public mutating func takeChanges(_ body: (Variable, Double) -> Void) {
    for index in 0..<changed.count where isReallyChanged(changed[index]) {
      body(variable(at: changed[index]), variables[changed[index]].value)
    }
    acceptChanges()
  }

  @inline(__always)
  private func isReallyChanged(_ index: Int32) -> Bool {
    let record = variables[index]
    return !record.isFree
      && abs(record.value - record.reported) > Tolerance.change * max(1, abs(record.value) / Tolerance.size)
  }

  @inline(__always)
  mutating func setValue(_ value: Double, of index: Int32) {
    if !variables[index].isChanged {
      variables[index].isChanged = true
      variables[index].reported = variables[index].value
      changed.append(index)
    }
    variables[index].value = value
  }
}
