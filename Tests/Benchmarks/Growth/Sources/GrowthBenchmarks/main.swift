import Foundation

/// A verb with what it needs: a closure that prepares n items, and returns the one that is measured.
struct Verb {
  let name: String
  /// A Boolean value that indicates whether one call is documented to take a time that grows with the number of items,
  /// so that n calls grow with the square.
  var isLinear = false
  let prepare: @MainActor (_ count: Int) -> @MainActor () -> Void
}

/// The largest exponent of a verb that isn't documented to take longer.
let goal = 1.2

/// Seconds that the process has been running, on all threads.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The least time of three rounds, or that of the first one of more than a second.
@MainActor func measure(_ verb: Verb, _ count: Int) -> Double {
  var least = Double.infinity
  for _ in 0..<3 where least == .infinity || least < 1 {
    let body = verb.prepare(count)
    let start = processorTime()
    body()
    least = min(least, processorTime() - start)
  }
  return least
}

func column(_ text: String) -> String { String(repeating: " ", count: max(0, 10 - text.count)) + text }

/// Prints a line immediately, even if the output is a file.
func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

@MainActor func run() {
  let only = CommandLine.arguments.dropFirst().first ?? ""
  let counts = [1_000, 2_000, 4_000]
  show(
    "milliseconds".padding(toLength: 58, withPad: " ", startingAt: 0) + counts.map { column("\($0)") }.joined()
      + "  exponent")
  for verb in allVerbs where only.isEmpty || verb.name.contains(only) {
    let times = counts.map { measure(verb, $0) }
    let exponent = log2(times[2] / times[0]) / 2
    let remark = exponent <= goal ? "" : verb.isLinear ? "  (documented)" : "  !"
    show(
      verb.name.padding(toLength: 58, withPad: " ", startingAt: 0)
        + times.map { column(String(format: "%.2f", $0 * 1e3)) }.joined() + column(String(format: "%.2f", exponent))
        + remark)
  }
}

run()
