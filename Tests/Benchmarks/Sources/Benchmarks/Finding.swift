/// What a benchmark found out beside how long it took.
@MainActor enum Finding {
  private static var all: [(name: String, value: String)] = []

  /// Has a finding printed at the end of the run.
  static func note(_ name: String, _ value: String) { all.append((name, value)) }

  static func report() {
    if !all.isEmpty { print("\nfindings") }
    for finding in all { print("  \(finding.name): \(finding.value)") }
  }
}
