/// The visual order of the pieces of a line, from left to right (rule L2 of the bidirectional algorithm).
enum VisualOrder {
  /// Returns the indices of the pieces from left to right.
  ///
  /// - Parameter levels: The levels of the pieces in text order. Odd levels are right-to-left.
  static func order(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd && level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
