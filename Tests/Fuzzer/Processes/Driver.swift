import Foundation

/// A driver that runs cases in other processes, so that it can catch a crash. It makes the first failure small and prints it.
struct Driver {
  let options: Options

  init(_ options: Options) { self.options = options }

  func run() -> Int32 {
    guard runKept() else { return 1 }
    let started = Date()
    var seed = options.seed ?? Int(started.timeIntervalSince1970) % 1_000_000 * 1_000
    let first = seed
    var tally = Tally()
    tell("Fuzzing for \(Int(options.seconds)) s from seed \(seed), \(options.steps) steps a case …")
    while true {
      let left = options.seconds + started.timeIntervalSinceNow
      let cases = options.cases.map { $0 - (seed - first) }
      if left <= 0 || cases.map({ $0 <= 0 }) ?? false { break }
      // Runs the cases in slices, so that memory that a process accumulates is freed when it ends.
      let arguments =
        [
          "--worker", "--seconds", "\(min(left, 30))", "--seed", "\(seed)", "--steps", "\(options.steps)",
        ] + (cases.map { ["--cases", "\($0)"] } ?? []) + (options.hasHands ? ["--hands"] : [])
        + (options.without.isEmpty
          ? [] : ["--without", options.without.map(\.rawValue).sorted().joined(separator: ",")])
      guard let child = try? Child.run(arguments, patience: 30), let progress = Progress(child) else {
        tell("The fuzzer cannot run itself again.")
        return 2
      }
      tally += progress.tally
      seed = progress.seed
      if case .clean = child.outcome { continue }
      tell(
        "A failure after \(tally.steps) steps, seed \(seed): \(child.message.prefix(600))\nMaking it smaller …")
      report(Shrinker(options.test(seed)).shrunk())
      return 1
    }
    let seconds = -started.timeIntervalSinceNow
    tell(
      """
      Fuzzed \(tally.steps) steps and \(tally.updates) updates of \(seed - first) chains in \(Int(seconds)) s, \
      \(Int(Double(tally.steps) / seconds)) steps a second: clean. Seeds \(first)..<\(seed). \
      \(tally.mutants) plans without one of their operations: the checker refuses \(tally.caughtByChecker), \
      identities give away \(tally.caughtByIdentity).
      """)
    return 0
  }

  /// Runs the cases that failed in the past. Returns false if one fails again.
  private func runKept() -> Bool {
    for arguments in KeptCases.arguments {
      guard let child = try? Child.run(arguments, patience: 30) else {
        tell("The fuzzer cannot run itself again.")
        return false
      }
      if case .clean = child.outcome { continue }
      tell("A kept case fails again: \(child.message)\n  Tests/run --fuzz 1 \(arguments.joined(separator: " ")) --tell")
      return false
    }
    return true
  }

  private func report(_ result: Shrinker.Result) {
    tell(
      """

      ── seed \(result.test.seed), \(result.test.numbersOfSteps.count) steps, \(result.tries) \
      tries\(result.isRepeatable ? "" : "; it did not happen again")
      \(result.message)
      Again, with each step told:
        Tests/run --fuzz 1 --case --tell \(result.test.arguments.joined(separator: " "))
      """)
  }
}

/// The progress that a process reported.
private struct Progress {
  /// The seed of the case during which the process ended, or of the first case that remains.
  let seed: Int
  let tally: Tally

  init?(_ child: Child) {
    let lines = child.output.split(separator: "\n").filter { $0.hasPrefix("case ") || $0.hasPrefix("end ") }
    guard let numbers = lines.last?.split(separator: " ").dropFirst().compactMap({ Int($0) }), let seed = numbers.first,
      let tally = Tally(numbers.dropFirst())
    else { return nil }
    (self.seed, self.tally) = (seed, tally)
  }
}
