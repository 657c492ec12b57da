import TableMakerDiffing
import TableMaker
import TestSupport
import UIKit

/// An error for a step after which the table differs from the model.
struct Failure: Error {
  /// The number of the step; -1 if the difference existed before the first step.
  let step: Int
  let message: String
}

/// An object that runs the steps of a case in this process.
@MainActor struct CaseRunner {
  let test: FuzzCase
  /// A Boolean value that indicates whether each step is printed before it runs.
  var isTalkative = false

  func run() async throws -> Tally {
    let scene = Scene(test)
    if let mutant = test.mutant { Mutation(mutant).apply(to: scene) }
    scene.handState?.isTalkative = isTalkative
    if isTalkative { tell(test.spec.description) }
    do { try Oracle(scene, Step(seed: 0, number: 0), Before(scene)).checkFirst() } catch {
      throw Failure(step: -1, message: "\(error)")
    }
    for number in test.numbersOfSteps { try await perform(number, in: scene) }
    // Nothing from a case continues in the next one.
    settleAnimations()
    scene.takeAway()
    scene.table.removeFromSuperview()
    return scene.tally
  }

  private func perform(_ number: Int, in scene: Scene) async throws {
    let step = test.step(number)
    if isTalkative {
      tell("step \(number), \(step.kind)\(step.isWaitedFor ? "" : ", not waited for"): \(scene.current)")
    }
    scene.events = Events()
    scene.noteTwins()
    for group in scene.groups {
      group.isTold = false
      group.hasEarlierRows = false
      group.loads?.mayBeTapped = false
    }
    let before = Before(scene)
    scene.events.screen = before.screen
    await scene.perform(step)
    let oracle = Oracle(scene, step, before)
    do { try await oracle.check() } catch {
      throw Failure(step: number, message: "after step \(number), \(step.kind): \(error)\(oracle.story)")
    }
    if step.isWaitedFor { scene.isScrolling = false }
    scene.tally.steps += 1
    scene.tally.updates += scene.events.updates.count
  }
}

/// A mutation that removes one operation from a case's plans. The library doesn't check them before the table view gets them.
@MainActor final class Mutation {
  private var left: Int

  init(_ number: Int) { left = number }

  func apply(to scene: Scene) {
    scene.dataSource.checksPlans = false
    scene.changesPlan = { [self] update in
      let count = update.plan.operations.count
      defer { left -= count }
      guard left >= 0, left < count else { return update.plan }
      let mutant = update.plan.without(left)
      let oracle = PlanOracle(before: update.before, after: update.after)
      let layer =
        oracle.violation(of: mutant) != nil ? "checker" : oracle.misplacement(of: mutant) != nil ? "identity" : "nobody"
      tell("mutant \(layer) \(update.plan.operations[left])")
      return mutant
    }
  }
}
