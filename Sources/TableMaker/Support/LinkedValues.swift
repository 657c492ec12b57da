/// Values in order, each linked to the one before it, so that adding one to a copy costs the same at any length.
struct LinkedValues<Value> {
  private var last: Node?

  private final class Node {
    let value: Value
    var previous: Node?

    init(_ value: Value, after previous: Node?) {
      self.value = value
      self.previous = previous
    }

    // Releases the nodes in a loop, because recursive releases would overflow the stack.
    deinit {
      var next = previous
      previous = nil
      while isKnownUniquelyReferenced(&next) {
        let before = next?.previous
        next?.previous = nil
        next = before
      }
    }
  }

  var isEmpty: Bool { last == nil }

  mutating func append(_ value: Value) { last = Node(value, after: last) }

  /// All values.
  ///
  /// - Complexity: O(n)
  var all: [Value] {
    var values: [Value] = []
    var next = last
    while let node = next {
      values.append(node.value)
      next = node.previous
    }
    return values.reversed()
  }
}
