import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Random touches over random trees of recognizers, checked against the documented rules (`GestureOracle`).
@MainActor @Suite struct RandomGestureTests {
  @Test(arguments: 0..<40)
  func `random fingers on random recognizers make what Apple's rules make of them`(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    for number in 0..<50 {
      let world = GestureWorld(&random)
      let oracle = GestureOracle(world.plan)
      for step in world.steps(&random) {
        world.play(step)
        oracle.play(step)
        let (seen, expected) = (world.log.take().sorted(), oracle.takeLog().sorted())
        #expect(seen == expected, "seed \(seed), world \(number), \(world.plan), after \(step)")
        if seen != expected { return }
      }
      AnimationClock.shared.advance(by: 0)
      #expect(world.recognizers.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
    }
  }
}
