import Foundation

/// A worker that runs cases one after the other until the time is over. It prints each case, so that a crash can be attributed.
struct Worker {
  let options: Options

  init(_ options: Options) { self.options = options }

  @MainActor func run() async -> Int32 {
    let end = ContinuousClock.now + .seconds(options.seconds)
    var seed = options.seed ?? 0
    let last = options.cases.map { seed + $0 } ?? .max
    var tally = Tally()
    while ContinuousClock.now < end, seed < last {
      tell("case \(seed) \(tally.words)")
      do {
        tally += try await CaseRunner(test: options.test(seed)).run()
      } catch {
        let failure = error as? Failure
        tell("failed \(failure?.step ?? -1)\n\(failure?.message ?? "\(error)")")
        return 1
      }
      seed += 1
    }
    tell("end \(seed) \(tally.words)")
    return 0
  }
}
