extension Difference {
  /// Neighbors after that were neighbors before, in the same order. An inserted, moved or changed element is a run by itself.
  @usableFromInline package struct Run: Sendable, Hashable {
    /// The places after.
    @usableFromInline package let after: Range<Int>
    /// The place before of the first element; nil for an inserted one.
    @usableFromInline package let before: Int?
    /// True if the content of the only element has changed.
    @usableFromInline package let isChanged: Bool

    /// The places before; nil for an inserted element.
    package var origins: Range<Int>? { before.map { $0..<$0 + after.count } }
  }

  /// Walks the list after, in order, and tells where each run of it was before.
  ///
  /// - Parameters:
  ///   - countBefore: The number of elements before.
  ///   - countAfter: The number of elements after.
  ///   - body: Called for each run.
  /// - Complexity: O(k) for k changes; O(n + k) for n elements before where some move.
  // Not inlined: what is specialized for elements is the body.
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

  /// The places before of the elements that are removed, or moved out of their order; ascending.
  private func departures(among countBefore: Int) -> [Int] {
    if moves.isEmpty { return removals }
    // A bit for each place: sorting the moves would take longer, and so would a byte for each.
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
