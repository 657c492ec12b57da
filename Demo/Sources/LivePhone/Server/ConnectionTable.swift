/// The connections that are open, and which of them goes when there are too many.
///
/// One that has shown the key stays: those that haven't push out each other.
struct ConnectionTable {
  private let limits: ServerLimits
  private var last = 0
  private var strangers: Set<Int> = []
  private var known: Set<Int> = []
  /// Those with a large head that still arrives, in the order in which it became large.
  private var large: [Int] = []

  init(_ limits: ServerLimits) { self.limits = limits }

  /// A Boolean value that indicates whether one has to go before another comes.
  var isFull: Bool { strangers.count + known.count >= limits.connections }

  /// Removes the connection that goes first: the oldest that hasn't shown the key; nil if all have.
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

  /// Notes a step of a connection.
  ///
  /// - Returns: The connection that has to go because of it.
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
