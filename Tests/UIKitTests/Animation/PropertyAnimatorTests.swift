import Testing

@testable import QuartzCoreOnLinux
@_spi(Testing) @testable import UIKit

@MainActor @Suite struct PropertyAnimatorTests {
  private func animator(_ stage: AnimationStage, _ calls: @escaping (String) -> Void = { _ in })
    -> UIViewPropertyAnimator
  {
    stage.view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 100 }
    animator.addCompletion { calls("\($0)") }
    return animator
  }

  @Test func `it waits until it is started, and runs to its end`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let animator = animator(stage) { calls.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && stage.view.center.x == 0)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && stage.view.center.x == 100)
    stage.clock.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 25) < 1e-6 && abs(animator.fractionComplete - 0.25) < 1e-6)
    stage.clock.advance(by: 0.75)
    #expect(calls == ["end"] && animator.state == .inactive && stage.view.layer.animations == nil)
    #expect(stage.shown.position.x == 100)
  }

  @Test func `it can be paused, set anywhere, and goes on from there`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let animator = animator(stage) { calls.append($0) }
    animator.startAnimation()
    stage.clock.advance(by: 0.5)
    animator.pauseAnimation()
    stage.clock.advance(by: 5)
    #expect(abs(stage.shown.position.x - 50) < 1e-6 && animator.state == .active && !animator.isRunning)
    animator.fractionComplete = 0.8
    #expect(abs(stage.shown.position.x - 80) < 1e-6)
    animator.startAnimation()
    stage.clock.advance(by: 0.1)
    #expect(abs(stage.shown.position.x - 90) < 1e-6)
    #expect(calls == [])
    stage.clock.advance(by: 0.1)
    #expect(calls == ["end"])
  }

  @Test func `turned round it goes back, and gives the views their old values`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let animator = animator(stage) { calls.append($0) }
    animator.startAnimation()
    stage.clock.advance(by: 0.75)
    animator.isReversed = true
    stage.clock.advance(by: 0.25)
    #expect(abs(stage.shown.position.x - 50) < 1e-6)
    stage.clock.advance(by: 0.5)
    #expect(calls == ["start"] && stage.view.center.x == 0 && stage.shown.position.x == 0)
  }

  @Test func `stopped it leaves the views as they show`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let animator = animator(stage) { calls.append($0) }
    animator.startAnimation()
    stage.clock.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(abs(stage.view.center.x - 30) < 1e-6 && animator.state == .inactive && calls == [])
    #expect(stage.view.layer.animations == nil)
  }

  @Test func `stopped to be finished it puts the views where it is told`() {
    for (position, x) in [(UIViewAnimatingPosition.start, 0.0), (.end, 100), (.current, 30)] {
      let stage = AnimationStage()
      var calls: [String] = []
      let animator = animator(stage) { calls.append($0) }
      animator.startAnimation()
      stage.clock.advance(by: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(abs(stage.view.center.x - x) < 1e-6 && calls == ["\(position)"])
    }
  }

  @Test func `its curve is that of its parameters`() {
    let stage = AnimationStage()
    stage.view.alpha = 0
    let animator = UIViewPropertyAnimator(
      duration: 2, controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.2, y: 1)
    ) { stage.view.alpha = 1 }
    animator.startAnimation(afterDelay: 0.5)
    stage.clock.advance(by: 1)
    let curve = UnitBezier(x1: 0.1, y1: 0.7, x2: 0.2, y2: 1)
    #expect(abs(Double(stage.shown.opacity) - curve.value(at: 0.25)) < 1e-6)
    #expect(UISpringTimingParameters().timingCurveType == .spring)
    #expect(UICubicTimingParameters(animationCurve: .easeIn).controlPoint1 == CGPoint(x: 0.42, y: 0))
  }

  @Test func `a spring swings over its end`() {
    let stage = AnimationStage()
    stage.view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { stage.view.center.x = 50 }
    animator.startAnimation()
    let spring = SpringMotion(settlingIn: 1, dampingRatio: 0.3, velocity: 0)
    var farthest = 0.0
    for step in 1..<50 {
      stage.clock.advance(by: 0.02)
      #expect(abs(stage.shown.position.x - 50 * spring.value(at: Double(step) * 0.02)) < 1e-6)
      farthest = max(farthest, stage.shown.position.x)
    }
    #expect(farthest > 60)
  }

  @Test func `later changes start later`() {
    let stage = AnimationStage()
    let animator = animator(stage)
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.opacity == 1)
    stage.clock.advance(by: 0.25)
    #expect(abs(stage.shown.opacity - 0.5) < 1e-6)
  }

  @Test func `one that runs keeps itself alive, and nothing afterwards`() {
    let stage = AnimationStage()
    weak var kept: UIViewPropertyAnimator?
    do {
      let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { stage.view.alpha = 0 }
      kept = running
    }
    stage.clock.advance(by: 0.5)
    #expect(kept != nil)
    stage.clock.advance(by: 0.5)
    #expect(kept == nil)
  }
}
