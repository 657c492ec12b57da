import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

@MainActor @Suite struct AnimationClockTests {
  private let clock = AnimationClock()

  /// Stops the time. All tests have one time, so this is the first that a test does.
  private func begin() -> TimeInterval {
    clock.hold()
    return clock.now
  }

  @Test func `a held clock stands still until it is advanced, and media time is its time`() {
    let start = begin()
    #expect(clock.now == start && CACurrentMediaTime() == start)
    clock.advance(by: 0.25)
    #expect(clock.now == start + 0.25 && CACurrentMediaTime() == start + 0.25)
    clock.advance(by: -1)
    #expect(clock.now == start + 0.25)
  }

  @Test func `timers fire in order of time, and in order of making where they are due at once`() {
    var fired: [String] = []
    let clock = clock
    let start = begin()
    func note(_ name: String) { fired.append("\(name) \(((clock.now - start) * 1000).rounded())") }
    clock.after(0.3) { note("c") }
    clock.after(0.1) { note("a") }
    clock.after(0.2) { note("b") }
    clock.after(0.1) { note("a2") }
    clock.advance(by: 0.05)
    #expect(fired == [])
    clock.advance(by: 0.2)
    #expect(fired == ["a 100.0", "a2 100.0", "b 200.0"])
    clock.advance(by: 1)
    #expect(fired.last == "c 300.0" && fired.count == 4)
  }

  @Test func `what fires in random order of making fires in order of time`() {
    var generator = Seeded(state: 7)
    var fired: [Int] = []
    for milliseconds in (0..<200).shuffled(using: &generator) {
      clock.after(Double(milliseconds) / 1000) { fired.append(milliseconds) }
    }
    for _ in 0..<40 { clock.advance(by: 0.005) }
    #expect(fired == Array(0..<200))
  }

  @Test func `a delay of zero waits for the next turn`() {
    var fired: [String] = []
    let clock = clock
    clock.after(0) {
      fired.append("first")
      clock.after(0) { fired.append("second") }
      #expect(fired == ["first"])
    }
    #expect(fired == [])
    clock.advance(by: 0)
    #expect(fired == ["first", "second"])
  }

  @Test func `a timer that repeats fires at each of its times until it is canceled`() {
    var times: [TimeInterval] = []
    let clock = clock
    let start = begin()
    let timer = clock.every(0.1, isEndless: true) { times.append(((clock.now - start) * 1000).rounded()) }
    clock.advance(by: 0.35)
    #expect(times == [100, 200, 300])
    timer.cancel()
    clock.advance(by: 1)
    #expect(times.count == 3)
  }

  @Test func `a timer may cancel itself and others while it fires`() {
    var fired: [String] = []
    let clock = clock
    let late = clock.after(0.2) { fired.append("late") }
    var repeating: ClockTimer?
    repeating = clock.every(0.1, isEndless: false) {
      fired.append("repeating")
      repeating?.cancel()
      late.cancel()
    }
    clock.advance(by: 1)
    #expect(fired == ["repeating"])
    repeating = nil
  }

  @Test func `settling waits for all that ends, but not for what goes on for ever`() {
    var ends = 0
    let start = begin()
    let clock = clock
    let endless = clock.every(0.1, isEndless: true) {}
    clock.after(0.5) { clock.after(0.7) { ends += 1 } }
    clock.settle()
    #expect(ends == 1)
    #expect(abs(clock.now - start - 1.2) < 1e-9)
    endless.cancel()
  }

  @Test func `something that always starts again does not stop the time`() {
    let clock = clock
    let start = begin()
    func again() { clock.after(0) { again() } }
    again()
    clock.advance(by: 1)
    #expect(clock.now == start + 1)
  }

  @Test func `a timer that has fired keeps nothing alive`() {
    weak var kept: NSObject?
    do {
      let object = NSObject()
      kept = object
      clock.after(0.1) { _ = object }
    }
    #expect(kept != nil)
    clock.advance(by: 0.1)
    #expect(kept == nil)
  }

  @Test func `advancing the clock from what it calls is told as a mistake`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let clock = AnimationClock()
        clock.after(0) { clock.advance(by: 1) }
        clock.advance(by: 1)
      }
    }
  }

  @Test func `a clock that nobody holds runs by itself while the main actor is served`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let clock = AnimationClock()
      let start = clock.now
      var times: [TimeInterval] = []
      clock.after(0.06) { times.append(clock.now - start) }
      clock.after(0.02) { times.append(clock.now - start) }
      var repeated = 0
      let timer = clock.every(0.01, isEndless: true) { repeated += 1 }
      for _ in 0..<500 where times.count < 2 || repeated < 3 { try? await Task.sleep(nanoseconds: 10_000_000) }
      timer.cancel()
      precondition(times.count == 2 && times[0] >= 0.02 && times[1] >= 0.06 && times[0] < times[1], "\(times)")
      precondition(repeated >= 3, "\(repeated)")
      // Held and let go again it goes on from where it stood, and never back.
      clock.advance(by: 1)
      let held = clock.now
      clock.run()
      precondition(clock.now >= held)
      try? await Task.sleep(nanoseconds: 20_000_000)
      precondition(clock.now > held + 0.015)
    }
  }
}
