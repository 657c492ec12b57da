import Foundation

/// Least time of several rounds, in milliseconds, and the longest single call of the best round.
struct Measurement {
  var total = Double.infinity
  var longest = Double.infinity
}

/// Measures one thing done a number of times, in several rounds; each starts from what `prepare` makes.
func measure<State>(
  rounds: Int = 5, times: Int = 1, prepare: () -> State, _ work: (inout State, Int) -> Int
) -> Measurement {
  var result = Measurement()
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    var state = prepare()
    var total = 0.0
    var longest = 0.0
    for index in 0..<times {
      let start = clock.now
      use(work(&state, index))
      let passed = start.duration(to: clock.now).components
      let milliseconds = Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15
      total += milliseconds
      longest = max(longest, milliseconds)
    }
    result.total = min(result.total, total)
    result.longest = min(result.longest, longest)
  }
  return result
}

/// Keeps a result from being optimised away.
@inline(never) @_optimize(none) func use(_ result: Int) {}

func show(_ name: String, _ columns: [String]) {
  print(
    name.padding(toLength: 50, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(0, 14 - $0.count)) + $0 }.joined())
}

func number(_ value: Double) -> String { String(format: value < 10 ? "%.4f" : "%.1f", value) }

func ratio(_ value: Double) -> String { String(format: value < 100 ? "%.2f" : "%.0f", value) }
