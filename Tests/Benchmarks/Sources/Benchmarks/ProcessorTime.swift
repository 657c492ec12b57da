import Foundation

/// The processor time of measurements: the least of all iterations.
///
/// Rows by the thousand take seconds, in which other work on the machine comes between; that is not counted here.
@MainActor enum ProcessorTime {
  private static var least: [String: Double] = [:]
  private static var ratios: [(subject: String, reference: String, goal: Double)] = []

  /// Seconds that this thread has been running.
  nonisolated static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Measures a closure, and notes its time under a name.
  static func noting(_ name: String, _ body: () -> Void) {
    let start = now
    body()
    least[name] = min(least[name] ?? .infinity, now - start)
  }

  /// Adds a ratio to print at the end of the run.
  static func addRatio(_ subject: String, to reference: String, goal: Double) {
    ratios.append((subject, reference, goal))
  }

  static func report() {
    if !least.isEmpty { print("\nprocessor time, the least of all iterations") }
    for (name, time) in least.sorted(by: { $0.key < $1.key }) { print("  \(name): \(milliseconds(time))") }
    for ratio in ratios {
      guard let subject = least[ratio.subject], let reference = least[ratio.reference] else { continue }
      print(
        String(format: "  %6.2f", subject / reference),
        " \(ratio.subject) to \(ratio.reference) (goal: at most \(ratio.goal))")
    }
  }

  /// Seconds, as a text.
  static func milliseconds(_ time: Double) -> String { String(format: "%.2f ms", time * 1e3) }
}
