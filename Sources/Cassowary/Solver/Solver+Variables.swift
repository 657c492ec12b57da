extension Solver {
  /// Makes a variable.
  ///
  /// - Parameter value: The value that it has until a constraint says otherwise; a finite number. Where it is near to
  ///   the one that constraints will ask for, less moves when these come.
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

  /// Gives a variable's slot back, for the next that is made.
  ///
  /// - Parameter variable: A variable that no constraint mentions, in force or not.
  /// - Complexity: O(1); O(size of the system) in the rare case that its place in the factors is another's.
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

  /// The value that satisfies the constraints best.
  ///
  /// A variable that nothing fixes keeps the value it had.
  ///
  /// - Parameter variable: A variable of this solver; another's is a programming error and stops the program.
  public func value(of variable: Variable) -> Double {
    precondition(knows(variable), "This solver has no such \(variable): another made it, or it was discarded")
    return variables[Int32(variable.index)].value
  }

  /// Returns a Boolean value that indicates whether this solver made the variable and still has it.
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
  /// The variables whose value is another than when ``acceptChanges()`` was called last.
  ///
  /// - Complexity: O(changed variables).
  public var changedVariables: [Variable] {
    var result: [Variable] = []
    for index in 0..<changed.count where isReallyChanged(changed[index]) { result.append(variable(at: changed[index])) }
    return result
  }

  /// Starts to collect changes anew.
  ///
  /// - Complexity: O(changed variables).
  public mutating func acceptChanges() {
    for index in 0..<changed.count { variables[changed[index]].isChanged = false }
    changed.removeAll()
  }

  /// Hands over each changed variable with its value, and starts to collect changes anew. Allocates nothing.
  ///
  /// - Parameter body: Receives a variable and its new value.
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
