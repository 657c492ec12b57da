// A change that moves values may put resting constraints on the wrong side. Each of them then presses more and more,
// until one of two things happens: its own priority is exhausted and it stays violated, or the pressure on a holding
// constraint reaches its limit and that one gives way. This is the dual simplex method. The pressures stay within their
// limits all the time.

extension Solver {
  /// Puts a constraint in force and solves for the best values.
  mutating func arrive(_ index: Int32) throws(SolverError) {
    constraints[index].state = .arriving
    constraints[index].slope = 0
    constraints[index].residual = residual(of: index)
    if constraints[index].disagreement != 0 { try enter(index, isCareful: isAlwaysCareful) }
    if constraints[index].state == .arriving {
      constraints[index].state = .resting
      link(index)
    }
    try settle()
  }

  /// Solves for the best values after some values or constants have changed.
  mutating func settle() throws(SolverError) {
    guard !pending.isEmpty else { return }
    var rounds = 0
    let size = Int(constraints.count + variables.count)
    while let index = nextPending(isCareful: isAlwaysCareful || rounds > 64 + 2 * size) {
      try enter(index, isCareful: isAlwaysCareful || rounds > 64 + 2 * size)
      rounds += 1
      if factors.isWorthRefreshing { refactor() }
      if rounds > 10_000 + 50 * size { return rebuild() }
    }
  }

  @inline(__always)
  mutating func pend(_ index: Int32) {
    if !constraints[index].isPending {
      constraints[index].isPending = true
      pending.append(index)
    }
  }

  /// Returns the pending constraint with the largest error, required ones first, and removes those that agree.
  ///
  /// - Parameter isCareful: Whether to return the first one by number instead, as Bland's rule against cycling
  ///   requires.
  private mutating func nextPending(isCareful: Bool) -> Int32? {
    var best: Int32?
    var largest = -1.0
    var place: Int32 = 0
    while place < pending.count {
      let index = pending[place]
      let record = constraints[index]
      if record.state != .resting || record.disagreement == 0 {
        constraints[index].isPending = false
        pending[place] = pending[pending.count - 1]
        pending.truncate(to: pending.count - 1)
        continue
      }
      place += 1
      let size =
        isCareful ? Double(constraints.count - index) : abs(record.residual) * (record.isRequired ? 1e9 : 1)
      if size > largest {
        largest = size
        best = index
      }
    }
    return best
  }

  /// Presses a violated constraint until it's satisfied or until that costs too much.
  private mutating func enter(_ index: Int32, isCareful: Bool) throws(SolverError) {
    loadTerms(of: index)
    factors.applySteps()
    if !isCareful, let stay = decidableStay(), decide(index, at: stay) { return }
    let record = constraints[index]
    let direction = Double(record.disagreement)
    factors.finishColumn()
    let limit = record.limit(upward: direction > 0)
    let position = givingWay(to: record, direction: direction, limit: limit, isCareful: isCareful)
    guard let position else {
      guard let limit else { throw conflict(of: index) }
      let change = Double(limit - record.slope) * record.weight
      addPressure(-change, at: record.priority)
      setSlope(limit, of: index)
      if record.state == .arriving {
        constraints[index].state = .resting
        link(index)
      }
      return
    }
    let pivot = factors.column[position].value
    let place = factors.column[position].index
    let leavingSlope = leavingSlope(at: place, upward: direction * pivot < 0)
    if !leastRoom.isZero {
      for amount in 0..<leastRoom.amounts.count {
        let part = leastRoom.amounts[amount]
        addPressure(-direction * part.value, at: part.priority)
      }
    }
    let distance = -record.residual / pivot
    if distance != 0 || factors.needsRow(at: place) {
      factors.load(1, at: place)
      factors.solveRow(forReplacing: true)
      move(by: distance)
    }
    exchange(index, at: place, pivot: pivot, leavingSlope: leavingSlope, residual: distance)
    press(index, slope: record.slope, plus: direction)
  }

  /// Returns the position of a stay that the loaded column touches, or `nil` if there is none.
  ///
  /// A stay gives way before anything else, so the rest of the column needs no solve. Nearly every constraint of a
  /// growing layout finds its place this way. The best stay is one with a variable that nothing depends on yet.
  @inline(__always)
  private func decidableStay() -> Int32? {
    var best: Int32?
    var highest: Int32 = -1
    for item in 0..<factors.spike.count {
      let position = factors.spike[item].index
      guard variables[position].holder < 0, abs(factors.spike[item].value) > 0.1 else { continue }
      let isFree = factors.pivots[position].firstInRow < 0
      let order = isFree ? Int32.max : factors.pivots[position].order
      if order > highest {
        highest = order
        best = position
      }
    }
    return best
  }

  /// Replaces a stay with a constraint, if its element of the solved column is large enough to divide by.
  mutating func decide(_ index: Int32, at position: Int32) -> Bool {
    factors.abandonColumn()
    factors.load(1, at: position)
    factors.solveRow(forReplacing: true)
    let pivot = factors.productOfRowAndSpike()
    guard abs(pivot) > 0.1 else {
      loadTerms(of: index)
      factors.applySteps()
      return false
    }
    let distance = -constraints[index].residual / pivot
    let movedBefore = movement
    move(by: distance)
    // A single variable takes its value from others, so no error accumulates.
    if factors.row.count == 1 { movement = movedBefore }
    leastRoom.clear()
    let slope = constraints[index].slope
    exchange(index, at: position, pivot: pivot, leavingSlope: 0, residual: distance)
    press(index, slope: slope, plus: 0)
    return true
  }

  /// Returns the element of the solved column with the constraint that gives way first.
  ///
  /// The result is `nil` if the pressing constraint gives way before any other. `leastRoom` then contains how far the
  /// pressure goes.
  private mutating func givingWay(
    to record: ConstraintRecord, direction: Double, limit: Int8?, isCareful: Bool
  ) -> Int32? {
    leastRoom.clear()
    if let limit {
      leastRoom.append(Double(abs(limit - record.slope)) * record.weight, at: record.priority)
    }
    var isLimited = limit != nil
    var best: Int32?
    var bestScore = 0.0
    var inPlace: Int32 = -1
    var highest: Int32 = -1
    for item in 0..<factors.spike.count {
      let position = factors.spike[item].index
      if factors.pivots[position].order > highest {
        highest = factors.pivots[position].order
        inPlace = position
      }
    }
    for item in 0..<factors.column.count {
      let rate = factors.column[item].value
      guard abs(rate) > Tolerance.pivot else { continue }
      let position = factors.column[item].index
      let holder = variables[position].holder
      room.clear()
      if holder >= 0 {
        let isUpward = direction * rate < 0
        guard let bound = constraints[holder].limit(upward: isUpward) else { continue }
        writeRoom(of: holder, to: bound, upward: isUpward, scale: 1 / abs(rate))
      }
      var order = isLimited ? room.compare(leastRoom) : -1
      if order > 0 || (order == 0 && best == nil) { continue }
      // Among equal ones, a stay comes first because more is decided then. Next comes one that needs no elimination,
      // and then the largest.
      var score = abs(rate)
      if isCareful {
        score = -Double(holder)
      } else if score > 1e-3 {
        if holder < 0 { score += 1e6 }
        if position == inPlace { score += 1e3 }
      }
      if order == 0 && score > bestScore { order = -1 }
      guard order < 0 else { continue }
      best = item
      bestScore = score
      swap(&room, &leastRoom)
      isLimited = true
    }
    return best
  }

  /// Writes to `room` how far the pressure on a holding constraint, or on the stay `~v`, may go.
  mutating func writeRoom(of holder: Int32, to limit: Int8, upward: Bool, scale: Double) {
    room.clear()
    let sign = upward ? scale : -scale
    var bound = 0.0
    var priority: Float = 0
    var node: Int32
    if holder >= 0 {
      priority = constraints[holder].priority
      bound = Double(limit) * constraints[holder].weight * sign
      node = constraints[holder].pressure
    } else {
      node = ~holder < stayPressures.count ? stayPressures[~holder] : -1
    }
    while node >= 0 {
      let amount = pressures.nodes[node]
      var value = -amount.value * sign
      if bound != 0 && priority >= amount.priority {
        if priority == amount.priority { value += bound } else { room.append(bound, at: priority) }
        bound = 0
      }
      room.append(value, at: amount.priority)
      node = amount.next
    }
    if bound != 0 { room.append(bound, at: priority) }
    // A pressure that rounding has pushed out of its limits has no room left.
    if room.sign < 0 && !isRelaxing { room.clear() }
  }

  @inline(__always)
  private func leavingSlope(at position: Int32, upward: Bool) -> Int8 {
    let holder = variables[position].holder
    return holder < 0 ? 0 : constraints[holder].limit(upward: upward) ?? 0
  }

  /// Returns a conflict with the required constraints that bear the pressure of a constraint.
  private func conflict(of index: Int32) -> SolverError {
    var others: [Constraint] = []
    for item in 0..<factors.column.count where abs(factors.column[item].value) > Tolerance.pivot {
      let holder = variables[factors.column[item].index].holder
      if holder >= 0 { others.append(constraint(at: holder)) }
    }
    others.sort { $0.index < $1.index }
    return .conflict(constraint(at: index), with: others)
  }
}
