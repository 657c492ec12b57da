import Foundation

/// The least time of several rounds for one call, in milliseconds, and the longest call of the best round.
struct Measurement {
  var each = Double.infinity
  var longest = Double.infinity
}

/// Measures one thing done a number of times, in several rounds; each starts from what `prepare` makes.
@MainActor func measure<State>(
  rounds: Int, times: Int = 1, prepare: () -> State, work: (inout State, Int) -> Void, cleanUp: () -> Void
) -> Measurement {
  var result = Measurement()
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    var state = prepare()
    var total = 0.0
    var longest = 0.0
    for index in 0..<times {
      let start = clock.now
      work(&state, index)
      let passed = start.duration(to: clock.now).components
      let milliseconds = Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
      total += milliseconds
      longest = max(longest, milliseconds)
    }
    cleanUp()
    result.each = min(result.each, total / Double(times))
    result.longest = min(result.longest, longest)
  }
  return result
}

func show(_ name: String, _ columns: [String]) {
  print(
    name.padding(toLength: 40, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(0, 12 - $0.count)) + $0 }.joined())
}

func number(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }

func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
