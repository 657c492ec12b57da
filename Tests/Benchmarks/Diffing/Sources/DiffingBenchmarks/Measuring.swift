import Foundation

/// Least times, in milliseconds, of several ways to do one thing, measured in turn so that noise meets all of them.
func measure(rounds: Int, _ ways: [() -> Int]) -> [Double] {
  var least = Array(repeating: Double.infinity, count: ways.count)
  let clock = ContinuousClock()
  for _ in 0..<rounds {
    for (index, way) in ways.enumerated() {
      let start = clock.now
      use(way())
      let passed = start.duration(to: clock.now).components
      least[index] = min(least[index], Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15)
    }
  }
  return least
}

/// Keeps a result from being optimized away.
@inline(never) @_optimize(none) func use(_ result: Int) {}

func show(_ name: String, _ columns: [String]) {
  print(
    name.padding(toLength: 56, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(0, 13 - $0.count)) + $0 }.joined())
}

func milliseconds(_ value: Double) -> String { String(format: "%.3f", value) }

func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

/// The most memory that this process has had resident since `resetPeak`, and what it has now; in kilobytes.
func resident() -> (peak: Int, now: Int) {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  func value(_ key: String) -> Int {
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) } ?? ""
    return Int(line.filter(\.isNumber)) ?? 0
  }
  return (value("VmHWM:"), value("VmRSS:"))
}

/// Gives free memory back to the system, and starts counting the peak again.
func resetPeak() {
  // The C library's module does not declare it.
  if let trim = dlsym(nil, "malloc_trim") {
    _ = unsafeBitCast(trim, to: (@convention(c) (Int) -> Int32).self)(0)
  }
  try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
}
