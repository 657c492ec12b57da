/// The connections that are open, and which of them goes when there are too many.
///
/// One that has shown the key stays: those that haven't push out each other.
struct ConnectionTable {
  private let most: Int
  private var last = 0
  private var strangers: Set<Int> = []
  private var known: Set<Int> = []

  init(most: Int) { self.most = most }

  /// A Boolean value that indicates whether one has to go before another comes.
  var isFull: Bool { strangers.count + known.count >= most }

  /// The connection that goes first: the oldest that hasn't shown the key; nil if all have.
  var first: Int? { strangers.min() }

  /// Adds a connection.
  ///
  /// - Returns: Its number.
  mutating func add() -> Int {
    last += 1
    strangers.insert(last)
    return last
  }

  /// Notes that a connection has shown the key.
  mutating func know(_ number: Int) {
    if strangers.remove(number) != nil { known.insert(number) }
  }

  /// Removes a connection.
  mutating func remove(_ number: Int) {
    strangers.remove(number)
    known.remove(number)
  }
}
