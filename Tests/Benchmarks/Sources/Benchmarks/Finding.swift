/// The findings of a benchmark in addition to its times.
@MainActor enum Finding {
  private static var all: [(name: String, value: String)] = []

  /// Adds a finding, to be printed at the end of the run.
  static func note(_ name: String, _ value: String) { all.append((name, value)) }

  static func report() {
    if !all.isEmpty { print("\nfindings") }
    for finding in all { print("  \(finding.name): \(finding.value)") }
  }
}
