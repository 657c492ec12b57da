/// An amount at one priority.
///
/// In a list of amounts, strongest first, any amount at a priority outweighs every amount at a lower one.
struct Amount: BitwiseCopyable {
  var value: Double
  var priority: Float
}

/// A comparable list of nonzero amounts, strongest first.
struct Pressure: ~Copyable {
  private(set) var amounts = Buffer<Amount>()

  var isZero: Bool { amounts.isEmpty }

  /// The sign of the strongest amount.
  var sign: Int { amounts.isEmpty ? 0 : amounts[0].value > 0 ? 1 : -1 }

  mutating func clear() { amounts.removeAll() }

  /// Appends an amount at a priority that is weaker than all others in the list.
  @inline(__always)
  mutating func append(_ value: Double, at priority: Float) {
    if abs(value) > Tolerance.pressure { amounts.append(Amount(value: value, priority: priority)) }
  }

  /// Inserts an amount by its priority.
  mutating func add(_ value: Double, at priority: Float) {
    var index: Int32 = 0
    while index < amounts.count && amounts[index].priority > priority { index += 1 }
    if index < amounts.count && amounts[index].priority == priority {
      amounts[index].value += value
      guard abs(amounts[index].value) <= Tolerance.pressure else { return }
      while index + 1 < amounts.count {
        amounts[index] = amounts[index + 1]
        index += 1
      }
      amounts.truncate(to: amounts.count - 1)
    } else if abs(value) > Tolerance.pressure {
      amounts.append(Amount(value: value, priority: priority))
      var last = amounts.count - 1
      while last > index {
        amounts[last] = amounts[last - 1]
        last -= 1
      }
      amounts[index] = Amount(value: value, priority: priority)
    }
  }

  mutating func scale(by factor: Double) {
    for index in 0..<amounts.count { amounts[index].value *= factor }
  }

  /// Returns -1, 0, or 1 from a comparison with another list, in which the strongest difference decides.
  func compare(_ other: borrowing Pressure) -> Int {
    var left: Int32 = 0
    var right: Int32 = 0
    while left < amounts.count || right < other.amounts.count {
      let leftPriority = left < amounts.count ? amounts[left].priority : 0
      let rightPriority = right < other.amounts.count ? other.amounts[right].priority : 0
      var difference = 0.0
      if leftPriority >= rightPriority {
        difference += amounts[left].value
        left += 1
      }
      if rightPriority >= leftPriority {
        difference -= other.amounts[right].value
        right += 1
      }
      if abs(difference) > Tolerance.pressure { return difference > 0 ? 1 : -1 }
    }
    return 0
  }
}

/// A node in the list of amounts that make up the pressure on a holding constraint.
struct PressureNode: BitwiseCopyable {
  var value: Double
  var priority: Float
  var next: Int32
}

/// The pressures on the holding constraints, as lists in one pool.
struct PressurePool: ~Copyable {
  var nodes = Buffer<PressureNode>()
  private var firstFree: Int32 = -1

  private mutating func make(_ value: Double, _ priority: Float, next: Int32) -> Int32 {
    let node = PressureNode(value: value, priority: priority, next: next)
    if firstFree >= 0 {
      let index = firstFree
      firstFree = nodes[index].next
      nodes[index] = node
      return index
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// Adds an amount to the list that begins at `head`, and removes a node that becomes 0.
  mutating func add(_ value: Double, at priority: Float, to head: inout Int32) {
    var previous: Int32 = -1
    var node = head
    while node >= 0 && nodes[node].priority > priority {
      previous = node
      node = nodes[node].next
    }
    if node >= 0 && nodes[node].priority == priority {
      nodes[node].value += value
      guard abs(nodes[node].value) <= Tolerance.pressure else { return }
      let next = nodes[node].next
      nodes[node].next = firstFree
      firstFree = node
      if previous >= 0 { nodes[previous].next = next } else { head = next }
    } else if abs(value) > Tolerance.pressure {
      let made = make(value, priority, next: node)
      if previous >= 0 { nodes[previous].next = made } else { head = made }
    }
  }

  mutating func clear(_ head: inout Int32) {
    while head >= 0 {
      let next = nodes[head].next
      nodes[head].next = firstFree
      firstFree = head
      head = next
    }
  }

  mutating func removeAll() {
    nodes.removeAll()
    firstFree = -1
  }
}
