import Foundation

/// A priority queue of timers. If several are due at the same time, the one that was created first is first.
///
/// It's a binary heap, so each call takes O(log n). Canceled timers stay in the heap until they are first, or until
/// they might be the majority.
@MainActor struct TimerQueue {
  private var heap: [ClockTimer] = []
  /// The number of timers at which canceled ones are removed.
  private var limit = TimerQueue.leastLimit

  private static let leastLimit = 64

  /// Returns the next timer, or `nil` if there is none.
  mutating func next() -> ClockTimer? {
    while let first = heap.first {
      if !first.isCancelled { return first }
      removeFirst()
    }
    return nil
  }

  /// Adds a timer. Remove it before you change its time.
  mutating func insert(_ timer: ClockTimer) {
    if heap.count >= limit { removeCanceled() }
    heap.append(timer)
    raise(heap.count - 1)
  }

  /// Removes the first timer. The queue must not be empty.
  mutating func removeFirst() {
    let last = heap.removeLast()
    guard !heap.isEmpty else { return }
    heap[0] = last
    lower(0)
  }

  private mutating func removeCanceled() {
    heap.removeAll(where: \.isCancelled)
    for place in stride(from: heap.count / 2 - 1, through: 0, by: -1) { lower(place) }
    limit = max(Self.leastLimit, 2 * heap.count)
  }

  /// Moves a timer up until its parent isn't later.
  private mutating func raise(_ place: Int) {
    var place = place
    let timer = heap[place]
    while place > 0 {
      let above = (place - 1) / 2
      guard timer.isBefore(heap[above]) else { break }
      heap[place] = heap[above]
      place = above
    }
    heap[place] = timer
  }

  /// Moves a timer down until its children aren't earlier.
  private mutating func lower(_ place: Int) {
    var place = place
    let timer = heap[place]
    while true {
      var below = 2 * place + 1
      guard below < heap.count else { break }
      if below + 1 < heap.count, heap[below + 1].isBefore(heap[below]) { below += 1 }
      guard heap[below].isBefore(timer) else { break }
      heap[place] = heap[below]
      place = below
    }
    heap[place] = timer
  }
}
