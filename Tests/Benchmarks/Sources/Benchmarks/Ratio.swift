import Benchmark
import Foundation

/// A ratio of two measurements of one run. Times on their own say more about the machine than about the code.
struct Ratio {
  let suite: String
  let subject: String
  let reference: String
  /// The most that the ratio may be, where the project has set a goal.
  var goal: Double?

  @MainActor private static var all: [Ratio] = []

  /// Adds a ratio to print at the end of the run.
  @MainActor static func add(_ suite: BenchmarkSuite, _ subject: String, to reference: String, goal: Double? = nil) {
    all.append(Ratio(suite: suite.name, subject: subject, reference: reference, goal: goal))
  }

  /// Prints the ratios of the lower quartiles: other work on the machine makes measurements longer, never shorter.
  @MainActor static func report(_ results: [BenchmarkResult]) {
    func quartile(_ suite: String, _ name: String) -> Double? {
      guard let result = results.first(where: { $0.suiteName == suite && $0.benchmarkName == name }) else { return nil }
      let sorted = result.measurements.sorted()
      return sorted.isEmpty ? nil : sorted[sorted.count / 4]
    }
    print("\nratios of lower quartiles")
    for ratio in all {
      guard let subject = quartile(ratio.suite, ratio.subject), let reference = quartile(ratio.suite, ratio.reference)
      else {
        continue
      }
      let goal = ratio.goal.map { String(format: " (goal: at most %.2f)", $0) } ?? ""
      print(
        String(format: "  %6.2f", subject / reference),
        " \(ratio.suite): \(ratio.subject) [\(time(subject))] to \(ratio.reference) [\(time(reference))]\(goal)")
    }
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e4: String(format: "%.0f ns", nanoseconds)
    case ..<1e7: String(format: "%.1f µs", nanoseconds / 1e3)
    default: String(format: "%.2f ms", nanoseconds / 1e6)
    }
  }
}
