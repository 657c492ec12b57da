import Foundation

/// Timers that wait for their time, the next first; of those that are due at once, the one that was made first.
///
/// A binary heap: each call takes O(log n). Canceled timers stay in it until their turn comes, or until they may be the most of it.
@MainActor struct TimerQueue {
  private var heap: [ClockTimer] = []
  /// The number of timers at which canceled ones are looked for.
  private var limit = TimerQueue.leastLimit

  private static let leastLimit = 64

  /// The timer that is due next; nil if there is none.
  mutating func next() -> ClockTimer? {
    while let first = heap.first {
      if !first.isCancelled { return first }
      removeFirst()
    }
    return nil
  }

  /// Adds a timer. It must be taken out before its time is changed.
  mutating func insert(_ timer: ClockTimer) {
    if heap.count >= limit { removeCanceled() }
    heap.append(timer)
    raise(heap.count - 1)
  }

  /// Takes out the first timer, which must be there.
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

  /// Brings a timer up to where none above is later.
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

  /// Brings a timer down to where none below is earlier.
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
