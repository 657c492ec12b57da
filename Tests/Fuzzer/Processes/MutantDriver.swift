import TestSupport

/// A driver that removes one operation each from plans of real tables, and counts the checks that notice it.
struct MutantDriver {
  let options: Options
  let count: Int

  init(_ options: Options, count: Int) { (self.options, self.count) = (options, count) }

  func run() -> Int32 {
    var random = SeededGenerator(seed: options.seed ?? 1)
    var noticed: [String: Int] = [:]
    var escaped: [String] = []
    var tried = 0
    var seed = options.seed ?? 1
    while tried < count {
      seed += 1
      var test = options.test(seed)
      test.mutant = random.below(40)
      guard let child = try? Child.run(["--case"] + test.arguments, patience: 30) else { return 2 }
      guard let line = child.output.split(separator: "\n").first(where: { $0.hasPrefix("mutant ") }) else { continue }
      tried += 1
      let planLayer = line.split(separator: " ")[1]
      noticed["plan: \(planLayer)", default: 0] += 1
      switch child.outcome {
      case .clean: noticed["table: nobody", default: 0] += 1
      case .differs: noticed["table: oracle", default: 0] += 1
      case .died:
        noticed[child.errors.contains("strict table") ? "table: strict" : "table: UIKit's rules", default: 0] += 1
      }
      if case .clean = child.outcome, planLayer == "nobody" { escaped.append("seed \(seed): \(line)") }
    }
    tell("\(tried) plans lacked one operation. Noticed by:")
    for (who, times) in noticed.sorted(by: { $0.key < $1.key }) { tell("  \(who): \(times)") }
    for mutant in escaped { tell("Nobody noticed \(mutant)") }
    return escaped.isEmpty ? 0 : 1
  }
}
