import Foundation
import TestSupport
import Testing

@testable import UIKit

/// The queue of the clock's timers, compared with an array that is sorted again each time.
@MainActor @Suite struct TimerQueueTests {
  @MainActor private struct Model {
    var timers: [ClockTimer] = []

    mutating func next() -> ClockTimer? {
      timers.removeAll(where: \.isCancelled)
      timers.sort { ($0.due, $0.serial) < ($1.due, $1.serial) }
      return timers.first
    }
  }

  @Test(arguments: 0..<20)
  func `the next timer is the earliest that is left, through random insertions, cancellations and firings`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: seed)
    var (queue, model, all) = (TimerQueue(), Model(), [ClockTimer]())
    for step in 0..<600 {
      // First it grows, then it shrinks.
      switch Int.random(in: 0..<(step < 300 ? 4 : 12), using: &random) {
      case 0...1:
        let due = TimeInterval(Int.random(in: 0..<40, using: &random))
        let timer = ClockTimer(due: due, serial: step, interval: nil, isEndless: false) {}
        all.append(timer)
        queue.insert(timer)
        model.timers.append(timer)
      case 2: all.randomElement(using: &random)?.cancel()
      default:
        let expected = model.next()
        #expect(queue.next() === expected)
        if expected != nil {
          queue.removeFirst()
          model.timers.removeFirst()
        }
      }
    }
    while let expected = model.next() {
      #expect(queue.next() === expected)
      queue.removeFirst()
      model.timers.removeFirst()
    }
    #expect(queue.next() == nil)
  }

  @Test func `canceled timers are not kept, however far their time is`() {
    var queue = TimerQueue()
    var references: [WeakReference<ClockTimer>] = []
    for serial in 0..<1000 {
      let timer = ClockTimer(due: 1e9, serial: serial, interval: nil, isEndless: false) {}
      queue.insert(timer)
      references.append(WeakReference(timer))
      timer.cancel()
    }
    #expect(references.count { $0.object != nil } <= 64)
  }
}

private struct WeakReference<Object: AnyObject> {
  weak var object: Object?
  init(_ object: Object) { self.object = object }
}
