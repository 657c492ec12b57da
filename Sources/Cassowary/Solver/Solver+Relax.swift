// When a constraint leaves or its priority changes, pressures may exceed their limits while the values stay where they
// are. Each constraint that bears too much then gives way, and the values move until the balance is right again. This
// is the primal simplex method. It violates no required constraint on the way.

extension Solver {
  @inline(__always)
  mutating func suspect(_ index: Int32) {
    if index < 0 {
      guard !variables[~index].isSuspect else { return }
      variables[~index].isSuspect = true
      suspects.append(index)
    } else if !constraints[index].isSuspect {
      constraints[index].isSuspect = true
      suspects.append(index)
    }
  }

  /// Adds to the pressure on a variable's stay.
  ///
  /// A stay bears pressure only while constraints give way.
  mutating func addStayPressure(_ amount: Double, at priority: Float, of variable: Int32) {
    while stayPressures.count <= variable { stayPressures.append(-1) }
    pressures.add(amount, at: priority, to: &stayPressures[variable])
  }

  mutating func clearStayPressure(of variable: Int32) {
    if variable < stayPressures.count { pressures.clear(&stayPressures[variable]) }
  }

  /// Takes a constraint out of force and solves for the best values.
  mutating func leave(_ index: Int32) {
    let record = constraints[index]
    guard record.position >= 0 else {
      unlink(index)
      constraints[index].state = .idle
      if record.slope != 0 {
        changePressure(ofResting: index, by: -Double(record.slope) * record.weight, at: record.priority)
        constraints[index].slope = 0
        relax()
      }
      return
    }
    constraints[index].state = .leaving
    suspect(index)
    relax()
    if constraints[index].state == .leaving { replaceUnpressed(index) }
    settleAfterRelaxing()
  }

  /// Makes holding constraints that bear too much give way, until none does.
  mutating func relax() {
    isRelaxing = true
    var rounds = 0
    let size = Int(constraints.count + variables.count)
    while let (index, direction) = nextOverburdened(isCareful: isAlwaysCareful || rounds > 64 + 2 * size) {
      guard giveWay(index, direction: direction) else { break }
      rounds += 1
      if factors.isWorthRefreshing { refactor() }
      if rounds > 10_000 + 50 * size {
        isRelaxing = false
        return rebuild()
      }
    }
    isRelaxing = false
    settleAfterRelaxing()
  }

  /// Moves constraints that rounding left on the wrong side.
  private mutating func settleAfterRelaxing() {
    do { try settle() } catch { rebuild() }
  }

  /// Passes the changed pressure of a resting constraint to the holding ones.
  mutating func changePressure(ofResting index: Int32, by amount: Double, at priority: Float) {
    isRelaxing = true
    loadTerms(of: index)
    factors.solveColumn()
    addPressure(-amount, at: priority)
    isRelaxing = false
  }

  private mutating func nextOverburdened(isCareful: Bool) -> (Int32, Double)? {
    var best: Int32?
    var bestDirection = 0.0
    var place: Int32 = 0
    while place < suspects.count {
      let index = suspects[place]
      let direction = self.position(of: index) >= 0 ? overburden(of: index) : 0
      if direction == 0 {
        if index >= 0 { constraints[index].isSuspect = false } else { variables[~index].isSuspect = false }
        suspects[place] = suspects[suspects.count - 1]
        suspects.truncate(to: suspects.count - 1)
        continue
      }
      place += 1
      // `room` is negative, so the least one exceeds its limit the most.
      let isBetter = isCareful ? index < (best ?? .max) : best == nil || room.compare(leastRoom) < 0
      if isBetter {
        best = index
        bestDirection = direction
        swap(&room, &leastRoom)
      }
    }
    guard let best else { return nil }
    return (best, bestDirection)
  }

  /// Returns 1 or -1 if the pressure on a holding constraint is above or below its limits; otherwise, returns 0.
  ///
  /// The function writes the excess to `room`.
  mutating func overburden(of index: Int32) -> Double {
    for isUpward in [true, false] {
      guard let limit = limit(of: index, upward: isUpward) else { continue }
      writeRoom(of: index, to: limit, upward: isUpward, scale: 1)
      if room.sign < 0 { return isUpward ? 1 : -1 }
    }
    return 0
  }

  @inline(__always)
  private func position(of holder: Int32) -> Int32 {
    holder >= 0 ? constraints[holder].position : variables[~holder].stayPosition
  }

  @inline(__always)
  private func limit(of holder: Int32, upward: Bool) -> Int8? {
    holder >= 0 ? constraints[holder].limit(upward: upward) : 0
  }

  /// Moves the values in the direction in which a holding constraint is pressed, as long as that improves the result.
  private mutating func giveWay(_ index: Int32, direction: Double) -> Bool {
    let position = self.position(of: index)
    guard let limit = limit(of: index, upward: direction > 0) else { return false }
    factors.load(direction, at: position)
    factors.solveRow(forReplacing: true)
    sortCrossingsAhead()
    guard let stop = stop(of: index) else {
      // Nothing stops the move, so it gains nothing, and the excess comes from rounding.
      if index >= 0 {
        pressures.clear(&constraints[index].pressure)
      } else {
        clearStayPressure(of: ~index)
      }
      return true
    }
    flipSlopes(before: stop)
    pivot(index, at: position, to: crossings[stop], direction: direction, limit: limit)
    return true
  }

  /// Collects the crossings that the move reaches, in the order of their distances.
  @inline(__always)
  private mutating func sortCrossingsAhead() {
    collectCrossings()
    var reached: Int32 = 0
    for place in 0..<crossings.count {
      var crossing = crossings[place]
      let record = constraints[crossing.constraint]
      let isUpward = crossing.rate > 0
      guard abs(crossing.rate) > Tolerance.pivot, record.limit(upward: isUpward) != record.slope else { continue }
      crossing.distance = max(0, -record.residual / crossing.rate)
      crossings[reached] = crossing
      reached += 1
    }
    crossings.truncate(to: reached)
    var ahead = UnsafeMutableBufferPointer(start: crossings.pointer, count: Int(crossings.count))
    ahead.sort {
      $0.distance == $1.distance ? $0.constraint < $1.constraint : $0.distance < $1.distance
    }
  }

  /// Returns the index of the crossing beyond which the move would gain nothing, or `nil` if none stops it.
  ///
  /// This is the ratio test.
  @inline(__always)
  private mutating func stop(of index: Int32) -> Int32? {
    _ = overburden(of: index)
    for place in 0..<crossings.count {
      let record = constraints[crossings[place].constraint]
      guard let next = record.limit(upward: crossings[place].rate > 0) else { return place }
      room.add(Double(abs(next - record.slope)) * abs(crossings[place].rate) * record.weight, at: record.priority)
      if room.sign >= 0 { return place }
    }
    return nil
  }

  /// Switches the slopes of the constraints that are crossed before the stop, without pivots.
  ///
  /// These are the bound flips.
  @inline(__always)
  private mutating func flipSlopes(before stop: Int32) {
    for passed in 0..<stop {
      let crossing = crossings[passed]
      let record = constraints[crossing.constraint]
      guard let next = record.limit(upward: crossing.rate > 0) else { continue }
      loadTerms(of: crossing.constraint)
      factors.solveColumn()
      addPressure(-Double(next - record.slope) * record.weight, at: record.priority)
      setSlope(next, of: crossing.constraint)
    }
  }

  /// Moves the values to a crossing, and replaces the leaving constraint with the one that is crossed there.
  @inline(__always)
  private mutating func pivot(
    _ leaving: Int32, at position: Int32, to stop: Crossing, direction: Double, limit: Int8
  ) {
    move(by: stop.distance)
    let entering = constraints[stop.constraint]
    loadTerms(of: stop.constraint)
    factors.solveColumn()
    let pivot = columnValue(at: position)
    // This step takes the pressure on the leaving constraint to its limit.
    writeRoom(of: leaving, to: limit, upward: true, scale: -1 / pivot)
    swap(&room, &leastRoom)
    for amount in 0..<leastRoom.amounts.count {
      let part = leastRoom.amounts[amount]
      addPressure(-part.value, at: part.priority)
    }
    exchange(
      stop.constraint, at: position, pivot: pivot, leavingSlope: limit, residual: direction * stop.distance)
    press(stop.constraint, slope: entering.slope, plus: 1)
    suspect(stop.constraint)
  }

  /// Sets the pressure on a constraint that has begun to hold, to that of its slope plus `factor` times `leastRoom`.
  mutating func press(_ index: Int32, slope: Int8, plus factor: Double) {
    let record = constraints[index]
    if slope != 0 {
      pressures.add(Double(slope) * record.weight, at: record.priority, to: &constraints[index].pressure)
    }
    for amount in 0..<leastRoom.amounts.count {
      let part = leastRoom.amounts[amount]
      pressures.add(factor * part.value, at: part.priority, to: &constraints[index].pressure)
    }
  }

  @inline(__always)
  func columnValue(at position: Int32) -> Double {
    for item in 0..<factors.column.count where factors.column[item].index == position {
      return factors.column[item].value
    }
    return 0
  }

  /// Collects the resting constraints with a residual that changes along the solved row, each with its rate.
  private mutating func collectCrossings() {
    crossings.removeAll()
    for item in 0..<factors.row.count {
      let (index, rate) = (factors.row[item].index, factors.row[item].value)
      var link = variables[index].firstResting
      while link >= 0 {
        let constraint = links[link].constraint
        if constraints[constraint].position < 0 {
          constraints[constraint].position = crossings.count
          crossings.append(Crossing(constraint: constraint, rate: 0))
        }
        crossings[constraints[constraint].position].rate += links[link].coefficient * rate
        link = links[link].next
      }
    }
    for place in 0..<crossings.count { constraints[crossings[place].constraint].position = -1 }
  }

  /// Replaces a leaving constraint that bears nothing with one that is satisfied exactly, or else with a stay.
  private mutating func replaceUnpressed(_ index: Int32) {
    let position = constraints[index].position
    pressures.clear(&constraints[index].pressure)
    factors.load(1, at: position)
    factors.solveRow(forReplacing: true)
    collectCrossings()
    leastRoom.clear()
    var best: Crossing?
    for place in 0..<crossings.count {
      let crossing = crossings[place]
      let record = constraints[crossing.constraint]
      guard abs(record.residual) <= record.tolerance, abs(crossing.rate) > max(1e-6, abs(best?.rate ?? 0)) else {
        continue
      }
      best = crossing
    }
    if let best {
      let entering = constraints[best.constraint]
      move(by: -entering.residual / best.rate)
      loadTerms(of: best.constraint)
      factors.solveColumn()
      exchange(best.constraint, at: position, pivot: columnValue(at: position), leavingSlope: 0, residual: 0)
      press(best.constraint, slope: entering.slope, plus: 0)
      return
    }
    var variable: Int32 = position
    var largest = 0.0
    for item in 0..<factors.row.count where abs(factors.row[item].value) > largest {
      variable = factors.row[item].index
      largest = abs(factors.row[item].value)
    }
    factors.load(1, at: variable)
    factors.solveColumn()
    exchange(~variable, at: position, pivot: columnValue(at: position), leavingSlope: 0, residual: 0)
  }
}
