// A solve costs only as much as it touches. The vectors are sparse, a search finds the order in which their parts
// depend on each other, and the solver computes only those parts (Gilbert and Peierls, 1988).

extension Factorization {
  /// Adds a value to the vector for the next solve.
  @inline(__always)
  mutating func load(_ value: Double, at position: Int32) {
    touch(position)
    pivots[position].work += value
  }

  @inline(__always)
  private mutating func touch(_ position: Int32) {
    if pivots[position].mark == 0 {
      pivots[position].mark = 1
      path.append(position)
    }
  }

  /// Expresses the loaded column as a combination of the holding ones, and fills `spike` and `column`.
  mutating func solveColumn() {
    applySteps()
    finishColumn()
  }

  /// Runs the first half of `solveColumn`, and fills `spike`.
  mutating func applySteps() {
    if !steps.isEmpty && startsStep() { applyStepsForward() }
    spike.removeAll()
    for index in 0..<path.count {
      let position = path[index]
      let value = pivots[position].work
      if abs(value) > Tolerance.entry { spike.append(Item(index: position, value: value)) }
    }
  }

  /// Returns whether a loaded position is the source of a step.
  @inline(__always)
  private func startsStep() -> Bool {
    for index in 0..<path.count where pivots[path[index]].lastStepFrom >= 0 { return true }
    return false
  }

  /// Discards the vector that `applySteps` prepared for the second half.
  mutating func abandonColumn() {
    for index in 0..<path.count {
      pivots[path[index]].work = 0
      pivots[path[index]].mark = 0
    }
    path.removeAll()
  }

  /// Runs the second half of `solveColumn`, and fills `column`.
  mutating func finishColumn() {
    column.removeAll()
    sortPathAlongColumns()
    let pivots = self.pivots.pointer
    let entries = self.entries.pointer
    var index = path.count - 1
    while index >= 0 {
      let position = path[index]
      let work = pivots[Int(position)].work
      pivots[Int(position)].work = 0
      pivots[Int(position)].mark = 0
      if abs(work) > Tolerance.entry {
        let value = work / pivots[Int(position)].diagonal
        column.append(Item(index: position, value: value))
        var entry = Int(pivots[Int(position)].firstInColumn)
        while entry >= 0 {
          pivots[Int(entries[entry].row)].work -= entries[entry].value * value
          entry = Int(entries[entry].nextInColumn)
        }
      }
      index -= 1
    }
    path.removeAll()
  }

  /// Computes how the variables change with the loaded constants, and fills `row`.
  ///
  /// - Parameter forReplacing: Whether `replaceColumn` comes next, which also needs the row before the steps.
  mutating func solveRow(forReplacing: Bool = false) {
    row.removeAll()
    rowInTriangle.removeAll()
    sortPathAlongRows()
    let pivots = self.pivots.pointer
    let entries = self.entries.pointer
    var index = path.count - 1
    while index >= 0 {
      let position = path[index]
      let work = pivots[Int(position)].work
      pivots[Int(position)].work = 0
      pivots[Int(position)].mark = 0
      if abs(work) > Tolerance.entry {
        let value = work / pivots[Int(position)].diagonal
        row.append(Item(index: position, value: value))
        var entry = Int(pivots[Int(position)].firstInRow)
        while entry >= 0 {
          pivots[Int(entries[entry].column)].work -= entries[entry].value * value
          entry = Int(entries[entry].nextInRow)
        }
      }
      index -= 1
    }
    path.removeAll()
    isRowPlain = steps.isEmpty || !reachesStep()
    if !isRowPlain { applyStepsToRow(keepsTriangle: forReplacing) }
  }

  /// Returns whether a position of the row is the target of a step.
  @inline(__always)
  private func reachesStep() -> Bool {
    for index in 0..<row.count where pivots[row[index].index].lastStepToward >= 0 { return true }
    return false
  }

  private mutating func applyStepsToRow(keepsTriangle: Bool) {
    for index in 0..<row.count {
      load(row[index].value, at: row[index].index)
      if keepsTriangle { rowInTriangle.append(row[index]) }
    }
    row.removeAll()
    applyStepsBackward()
    for index in 0..<path.count {
      let position = path[index]
      let value = pivots[Int32(position)].work
      pivots[position].work = 0
      pivots[position].mark = 0
      if abs(value) > Tolerance.entry { row.append(Item(index: position, value: value)) }
    }
    path.removeAll()
  }
}

// MARK: - The order of dependence

extension Factorization {
  /// Replaces the touched positions with all that depend on them through columns, dependents first.
  private mutating func sortPathAlongColumns() {
    sortPath(from: { $0.pointee.firstInColumn }, step: { ($0.pointee.row, $0.pointee.nextInColumn) })
  }

  /// Replaces the touched positions with all that depend on them through rows, dependents first.
  private mutating func sortPathAlongRows() {
    sortPath(from: { $0.pointee.firstInRow }, step: { ($0.pointee.column, $0.pointee.nextInRow) })
  }

  /// Searches depth-first without recursion.
  ///
  /// The function is inlined so that the two closures cost nothing.
  ///
  /// - Parameters:
  ///   - first: The first entry of a position's list.
  ///   - step: The position that an entry leads to, and the next entry in the list.
  @inline(__always)
  private mutating func sortPath(
    from first: (UnsafePointer<Pivot>) -> Int32, step: (UnsafePointer<Entry>) -> (position: Int32, entry: Int32)
  ) {
    let pivots = self.pivots.pointer
    let entries = self.entries.pointer
    let touched = path.count
    for index in 0..<touched {
      let start = path[index]
      guard pivots[Int(start)].mark == 1 else { continue }
      pivots[Int(start)].mark = 2
      stack.append(Visit(position: start, entry: first(pivots + Int(start))))
      while let top = stack.popLast() {
        var entry = top.entry
        while entry >= 0 {
          let next: Int32
          (next, entry) = step(entries + Int(entry))
          if pivots[Int(next)].mark != 2 {
            pivots[Int(next)].mark = 2
            stack.append(Visit(position: top.position, entry: entry))
            stack.append(Visit(position: next, entry: first(pivots + Int(next))))
            entry = -2
          }
        }
        if entry == -1 { path.append(top.position) }
      }
    }
    path.removeFirst(touched)
  }
}

// MARK: - Steps

extension Factorization {
  /// The number of steps up to which a scan is cheaper than a search.
  private static let fewSteps: Int32 = 32

  private mutating func applyStepsForward() {
    guard steps.count > Self.fewSteps else {
      stepWork += Int(steps.count)
      for index in 0..<steps.count {
        let step = steps[index]
        let value = pivots[step.source].work
        if value != 0 { load(-step.multiplier * value, at: step.target) }
      }
      return
    }
    for index in 0..<path.count {
      let last = pivots[path[index]].lastStepFrom
      if last >= 0 { pushEvent(steps[last].newerFrom) }
    }
    while let index = popEvent() {
      let step = steps[index]
      stepWork += 4
      if index != pivots[step.source].lastStepFrom { pushEvent(step.newerFrom) }
      let value = pivots[step.source].work
      guard value != 0 else { continue }
      if pivots[step.target].mark == 0 {
        let last = pivots[step.target].lastStepFrom
        if last > index {
          var next = steps[last].newerFrom
          while next < index { next = steps[next].newerFrom }
          pushEvent(next)
        }
      }
      load(-step.multiplier * value, at: step.target)
    }
  }

  private mutating func applyStepsBackward() {
    guard steps.count > Self.fewSteps else {
      stepWork += Int(steps.count)
      var index = steps.count - 1
      while index >= 0 {
        let step = steps[index]
        let value = pivots[step.target].work
        if value != 0 { load(-step.multiplier * value, at: step.source) }
        index -= 1
      }
      return
    }
    // The heap holds negated events because the latest step comes first.
    for index in 0..<path.count {
      let last = pivots[path[index]].lastStepToward
      if last >= 0 { pushEvent(-last) }
    }
    while let event = popEvent() {
      let index = -event
      let step = steps[index]
      stepWork += 4
      if step.olderToward >= 0 { pushEvent(-step.olderToward) }
      let value = pivots[step.target].work
      guard value != 0 else { continue }
      if pivots[step.source].mark == 0 {
        var next = pivots[step.source].lastStepToward
        while next > index { next = steps[next].olderToward }
        if next >= 0 { pushEvent(-next) }
      }
      load(-step.multiplier * value, at: step.source)
    }
  }

  /// Pushes an event onto a binary heap that has the least event at the top.
  private mutating func pushEvent(_ event: Int32) {
    var hole = events.count
    events.append(event)
    while hole > 0 {
      let parent = (hole - 1) / 2
      if events[parent] <= event { break }
      events[hole] = events[parent]
      hole = parent
    }
    events[hole] = event
  }

  private mutating func popEvent() -> Int32? {
    guard let last = events.popLast() else { return nil }
    guard !events.isEmpty else { return last }
    let least = events[0]
    let count = events.count
    var hole: Int32 = 0
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count && events[child + 1] < events[child] { child += 1 }
      if events[child] >= last { break }
      events[hole] = events[child]
      hole = child
    }
    events[hole] = last
    return least
  }
}
