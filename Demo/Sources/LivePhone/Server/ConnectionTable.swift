/// The open connections, and the choice of the one to close if there are too many.
///
/// A connection that has shown the key stays open. The others replace each other.
struct ConnectionTable {
  private let limits: ServerLimits
  private var last = 0
  private var strangers: Set<Int> = []
  private var known: Set<Int> = []
  /// The connections with a large head that is still arriving, in the order in which the heads became large.
  private var large: [Int] = []

  init(_ limits: ServerLimits) { self.limits = limits }

  /// A Boolean value that indicates whether a connection has to close before another one can open.
  var isFull: Bool { strangers.count + known.count >= limits.connections }

  /// Removes the oldest connection that hasn't shown the key.
  ///
  /// - Returns: The connection's number, or `nil` if all connections have shown the key.
  mutating func removeFirst() -> Int? {
    let first = strangers.min()
    if let first { remove(first) }
    return first
  }

  /// Adds a connection.
  ///
  /// - Returns: Its number.
  mutating func add() -> Int {
    last += 1
    strangers.insert(last)
    return last
  }

  /// Records a step of a connection.
  ///
  /// - Returns: The number of a connection that has to close because of the step, or `nil` if there's none.
  mutating func note(_ step: Connection.Step, of number: Int) -> Int? {
    switch step {
    case .key:
      if strangers.remove(number) != nil { known.insert(number) }
    case .head: large.removeAll { $0 == number }
    case .largeHead:
      guard strangers.contains(number) else { return nil }
      large.append(number)
      guard large.count > limits.largeHeads else { return nil }
      let first = large[0]
      remove(first)
      return first
    }
    return nil
  }

  /// Removes a connection.
  mutating func remove(_ number: Int) {
    strangers.remove(number)
    known.remove(number)
    large.removeAll { $0 == number }
  }
}
