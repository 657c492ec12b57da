import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A strict table in a window through random updates by the hundred thousand, in a build that is optimized.
///
/// `RANDOM_UPDATES=20000 RANDOM_SEED=7 Tests/run --only UIKitTests --filter RandomTable` tries more of them, from another seed.
@MainActor @Suite struct RandomTableTests {
  init() { AnimationClock.shared.hold() }

  /// The number of updates in each world.
  #if DEBUG
    private static let updates = number("RANDOM_UPDATES") ?? 20
  #else
    private static let updates = number("RANDOM_UPDATES") ?? 3200
  #endif

  private static let firstSeed = 1000 * (number("RANDOM_SEED") ?? 0)

  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap(Int.init) }

  @Test(arguments: WorldSource.Heights.allCases, [UITableView.Style.plain, .grouped])
  func `an app that meddles from every callback ends no process and leaves no ghosts`(
    heights: WorldSource.Heights, style: UITableView.Style
  ) {
    for seed in 0..<4 {
      let world = TableWorld(
        heights, style, seed: Self.firstSeed + 100 * seed + (style == .plain ? 29 : 92), isStrict: false)
      for step in 0..<Self.updates / 4 {
        guard let fault = world.meddledStep() else { continue }
        Issue.record(
          "The table of seed \(seed) \(fault), step \(step), after:\n\(world.history.suffix(25).joined(separator: "\n"))"
        )
        break
      }
    }
  }

  @Test(arguments: WorldSource.Heights.allCases, [UITableView.Style.plain, .grouped])
  func `whatever comes and goes, a table shows every row where it belongs, and those that stay in the cells they have`(
    heights: WorldSource.Heights, style: UITableView.Style
  ) {
    for seed in 0..<4 {
      let world = TableWorld(heights, style, seed: Self.firstSeed + 100 * seed + (style == .plain ? 17 : 71))
      for step in 0..<Self.updates {
        guard let fault = world.step() else { continue }
        Issue.record(
          "The table of seed \(seed) \(fault), step \(step), after:\n\(world.history.suffix(6).joined(separator: "\n"))"
        )
        break
      }
    }
  }
}
