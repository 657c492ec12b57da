extension Difference {
  /// New elements that were consecutive in the old list, in the same order. Each inserted, moved, or changed element is
  /// a separate run.
  @usableFromInline package struct Run: Sendable, Hashable {
    /// The new places.
    @usableFromInline package let after: Range<Int>
    /// The old place of the first element, or `nil` if the run is an insertion.
    @usableFromInline package let before: Int?
    /// A Boolean value that indicates whether the only element has changed content.
    @usableFromInline package let isChanged: Bool

    /// The old places, or `nil` if the run is an insertion.
    package var origins: Range<Int>? { before.map { $0..<$0 + after.count } }
  }

  /// Calls a closure with each run of the new list, in order.
  ///
  /// - Parameters:
  ///   - countBefore: The number of elements in the old list.
  ///   - countAfter: The number of elements in the new list.
  ///   - body: A closure that receives each run.
  /// - Complexity: O(k) for k changes, or O(n + k) for n old elements if some of them move.
  // The function isn't inlined because the body is the part that's specialized for elements.
  @usableFromInline package func forEachRun(countBefore: Int, countAfter: Int, _ body: (Run) -> Void) {
    let leaving = departures(among: countBefore)
    var (before, after) = (0, 0)
    var (nextLeaving, nextInsertion, nextMove, nextChange) = (0, 0, 0, 0)
    while after < countAfter {
      while nextLeaving < leaving.count, leaving[nextLeaving] == before {
        nextLeaving += 1
        before += 1
      }
      let insertion = nextInsertion < insertions.count ? insertions[nextInsertion] : .max
      let move = nextMove < moves.count ? moves[nextMove].after : .max
      let change = nextChange < changes.count ? changes[nextChange].after : .max
      let event = min(insertion, move, change, countAfter)
      guard event == after else {
        let next = nextLeaving < leaving.count ? leaving[nextLeaving] : countBefore
        let end = after + min(event - after, next - before)
        body(Run(after: after..<end, before: before, isChanged: false))
        (before, after) = (before + end - after, end)
        continue
      }
      var origin: Int?
      if insertion == after {
        nextInsertion += 1
      } else if move == after {
        origin = moves[nextMove].before
        nextMove += 1
      } else {
        origin = before
        before += 1
      }
      if change == after { nextChange += 1 }
      after += 1
      body(Run(after: after - 1..<after, before: origin, isChanged: change == after - 1))
    }
  }

  /// Returns the old places of removed and moved elements, in ascending order.
  private func departures(among countBefore: Int) -> [Int] {
    if moves.isEmpty { return removals }
    // Each place has a bit because sorting the moves or using a byte for each place would take longer.
    var words = Array(repeating: UInt64(0), count: countBefore / 64 + 1)
    func mark(_ place: Int) { words[place >> 6] |= 1 << UInt64(truncatingIfNeeded: place & 63) }
    for place in removals { mark(place) }
    for move in moves { mark(move.before) }
    var places: [Int] = []
    places.reserveCapacity(removals.count + moves.count)
    for (index, marked) in words.enumerated() {
      var word = marked
      while word != 0 {
        places.append(index << 6 | word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return places
  }
}
