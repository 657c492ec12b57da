import Testing

@testable import QuartzCoreOnLinux
@_spi(Testing) @testable import UIKit

@MainActor @Suite struct LayerAnimationTests {
  private func basic(_ keyPath: String, from: Any?, to: Any?, duration: TimeInterval = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
  }

  @Test func `an animation shows while it runs, and the layer's own value afterwards`() {
    let stage = AnimationStage()
    stage.view.layer.add(basic("opacity", from: 0, to: 0.5), forKey: "fade")
    #expect(stage.view.layer.opacity == 1 && stage.shown.opacity == 0)
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.opacity == 0.25)
    #expect(stage.view.layer.animationKeys() == ["fade"] && stage.view.layer.animation(forKey: "fade") != nil)
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.opacity == 1 && stage.view.layer.animationKeys() == nil)
  }

  @Test func `an animation that is not removed keeps its end where it fills forwards`() {
    let stage = AnimationStage()
    let animation = basic("opacity", from: 0, to: 0.5)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    stage.view.layer.add(animation, forKey: "fade")
    stage.clock.advance(by: 3)
    #expect(stage.shown.opacity == 0.5)
    stage.view.layer.removeAnimation(forKey: "fade")
    #expect(stage.shown.opacity == 1)
  }

  nonisolated private static let paths: [(String, Double, @Sendable (CALayer) -> Double)] = [
    ("position.x", 30, { $0.position.x }), ("position.y", 30, { $0.position.y }),
    ("bounds.size.width", 30, { $0.bounds.width }), ("bounds.origin.y", 4, { $0.bounds.minY }),
    ("transform.scale", 2, { $0.affineTransform().d }), ("transform.scale.x", 2, { $0.affineTransform().a }),
    ("transform.rotation.z", 1, { atan2($0.affineTransform().b, $0.affineTransform().a) }),
    ("transform.rotation", 3, { atan2($0.affineTransform().b, $0.affineTransform().a) }),
    ("transform.translation.x", 8, { $0.affineTransform().tx }), ("cornerRadius", 6, { $0.cornerRadius }),
    ("zPosition", 3, { $0.zPosition }), ("shadowOpacity", 1, { Double($0.shadowOpacity) }),
  ]

  @Test(arguments: paths.indices) func `a key path names a property or a part of one`(index: Int) {
    let (path, end, read) = Self.paths[index]
    let stage = AnimationStage()
    let start = read(stage.view.layer)
    stage.view.layer.add(basic(path, from: start, to: end, duration: 4), forKey: nil)
    stage.clock.advance(by: 1)
    #expect(abs(read(stage.shown) - (start + (end - start) / 4)) < 1e-6, "\(path)")
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test func `from, to and by are what the documentation of CABasicAnimation says of them`() {
    // With the layer's own opacity of 1 in the last cases.
    let cases: [(from: Any?, to: Any?, by: Any?, start: Float, end: Float)] = [
      (0.2, 0.6, nil, 0.2, 0.6), (0.2, nil, 0.5, 0.2, 0.7), (nil, 0.6, 0.5, 0.1, 0.6), (0.2, nil, nil, 0.2, 1),
      (nil, 0.4, nil, 1, 0.4), (nil, nil, -0.5, 1, 0.5),
    ]
    for (from, to, by, start, end) in cases {
      let stage = AnimationStage()
      let animation = basic("opacity", from: from, to: to)
      animation.byValue = by
      stage.view.layer.add(animation, forKey: nil)
      #expect(abs(stage.shown.opacity - start) < 1e-6)
      stage.clock.advance(by: 0.999_999)
      #expect(abs(stage.shown.opacity - end) < 1e-5)
    }
  }

  @Test func `runs repeat, reverse, add up and have their speed and offset`() {
    func value(_ time: TimeInterval, _ change: (CABasicAnimation) -> Void) -> CGFloat {
      let stage = AnimationStage()
      let animation = basic("cornerRadius", from: 0, to: 10)
      change(animation)
      stage.view.layer.add(animation, forKey: nil)
      stage.clock.advance(by: time)
      return (stage.shown.cornerRadius * 1000).rounded() / 1000
    }
    #expect(value(2.25) { $0.repeatCount = 3 } == 2.5)
    #expect(value(3.25) { $0.repeatCount = 3 } == 0)
    #expect(value(1.25) { $0.autoreverses = true } == 7.5)
    #expect(value(2.25) { $0.autoreverses = true } == 0)
    #expect(value(1.4) { $0.repeatDuration = 1.5 } == 4)
    #expect(value(1.6) { $0.repeatDuration = 1.5 } == 0)
    #expect(value(0.25) { $0.speed = 2 } == 5)
    #expect(value(0.25) { $0.timeOffset = 0.5 } == 7.5)
    #expect(value(0.75) { $0.timeOffset = 0.5 } == 0)
    #expect(
      value(2.5) { animation in
        animation.repeatCount = 4
        animation.isCumulative = true
      } == 25)
    #expect(value(0.5) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) } < 4)
  }

  @Test func `an additive animation is added to what shows without it`() {
    let stage = AnimationStage()
    let animation = basic("position.x", from: -10, to: 0)
    animation.isAdditive = true
    stage.view.layer.add(animation, forKey: "a")
    stage.view.layer.add(animation, forKey: "b")
    #expect(stage.shown.position.x == -10)
    stage.view.layer.position.x = 50
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.position.x == 40)
  }

  @Test func `keyframes go through their values in their times, paces and modes`() {
    func value(_ time: TimeInterval, _ change: (CAKeyframeAnimation) -> Void) -> CGFloat {
      let stage = AnimationStage()
      let animation = CAKeyframeAnimation(keyPath: "zPosition")
      animation.values = [0, 10, 40]
      animation.duration = 1
      change(animation)
      stage.view.layer.add(animation, forKey: nil)
      stage.clock.advance(by: time)
      return (stage.shown.zPosition * 1000).rounded() / 1000
    }
    #expect(value(0.25) { _ in } == 5)
    #expect(value(0.75) { _ in } == 25)
    #expect(value(0.4) { $0.keyTimes = [0, 0.8, 1] } == 5)
    #expect(value(0.9) { $0.keyTimes = [0, 0.8, 1] } == 25)
    #expect(value(0.5) { $0.calculationMode = .discrete } == 10)
    #expect(value(0.7) { $0.calculationMode = .discrete } == 40)
    #expect(value(0.5) { $0.calculationMode = .paced } == 20)
    let eased = value(0.25) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
    }
    #expect(abs(eased - UnitBezier.easeIn.value(at: 0.5) * 10) < 0.001)
    // Catmull and Rom's curve half way: (−p0 + 9 p1 + 9 p2 − p3) / 16.
    #expect(value(0.75) { $0.calculationMode = .cubic } == 25.625)
  }

  @Test func `a point follows a path at an even speed`() {
    let stage = AnimationStage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    animation.path = path
    animation.duration = 4
    stage.view.layer.add(animation, forKey: nil)
    stage.clock.advance(by: 1)
    #expect(abs(stage.shown.position.x - 10) < 1e-6 && stage.shown.position.y == 0)
    stage.clock.advance(by: 2.5)
    #expect(stage.shown.position.x == 30 && abs(stage.shown.position.y - 5) < 1e-6)
  }

  @Test func `a group's animations run in its time`() {
    let stage = AnimationStage()
    let fade = basic("opacity", from: 0, to: 1, duration: 2)
    let grow = basic("cornerRadius", from: 0, to: 8, duration: 0)
    let late = basic("borderWidth", from: 0, to: 4, duration: 1)
    late.beginTime = 0.5
    let group = CAAnimationGroup()
    group.animations = [fade, grow, late]
    group.duration = 1
    stage.view.layer.add(group, forKey: "group")
    stage.clock.advance(by: 0.25)
    #expect(stage.shown.opacity == 0.125 && stage.shown.cornerRadius == 2 && stage.shown.borderWidth == 0)
    stage.clock.advance(by: 0.5)
    #expect(stage.shown.borderWidth == 1)
    stage.clock.advance(by: 0.25)
    #expect(stage.shown.opacity == 1 && stage.view.layer.animations == nil)
  }

  @Test func `a delegate hears of start and stop`() {
    let stage = AnimationStage()
    let delegate = RecordingAnimationDelegate()
    let animation = basic("opacity", from: 0, to: 1)
    animation.delegate = delegate
    animation.beginTime = stage.clock.now + 0.5
    stage.view.layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.4)
    #expect(delegate.calls == [])
    stage.clock.advance(by: 0.2)
    #expect(delegate.calls == ["start"])
    stage.clock.advance(by: 1)
    #expect(delegate.calls == ["start", "stop true"])
    animation.beginTime = 0
    stage.view.layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.1)
    stage.view.layer.removeAnimation(forKey: "a")
    stage.clock.advance(by: 0)
    #expect(delegate.calls.suffix(2) == ["start", "stop false"])
    // Also where the layer itself is taken away.
    let layer = CALayer()
    stage.view.layer.addSublayer(layer)
    layer.add(animation, forKey: "a")
    stage.clock.advance(by: 0.1)
    layer.removeFromSuperlayer()
    stage.clock.advance(by: 0)
    #expect(delegate.calls.suffix(2) == ["start", "stop false"])
  }

  @Test func `a transaction animates layers without views and tells when all has ended`() {
    let stage = AnimationStage()
    let layer = CALayer()
    stage.view.layer.addSublayer(layer)
    layer.opacity = 0.9
    #expect(layer.animations == nil)
    var calls: [String] = []
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { calls.append("done") }
    layer.opacity = 0.1
    stage.view.layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.cornerRadius = 9
    CATransaction.commit()
    stage.view.layer.add(basic("zPosition", from: 0, to: 1, duration: 3), forKey: nil)
    CATransaction.commit()
    #expect(stage.shown.opacity == 0.5)
    stage.clock.advance(by: 1)
    #expect(abs((layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6 && layer.presentation()?.cornerRadius == 9)
    stage.clock.advance(by: 1)
    #expect(calls == [])
    stage.clock.advance(by: 1)
    #expect(calls == ["done"])
    #expect(!AnimationScopes.isOpen)
  }

  @Test func `an animation without a duration takes the transaction's, or a quarter of a second`() {
    let stage = AnimationStage()
    stage.view.layer.add(basic("opacity", from: 0, to: 1, duration: 0), forKey: "a")
    #expect(stage.view.layer.animation(forKey: "a")?.duration == 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    stage.view.layer.add(basic("opacity", from: 0, to: 1, duration: 0), forKey: "b")
    CATransaction.commit()
    #expect(stage.view.layer.animation(forKey: "b")?.duration == 3)
  }

  @Test func `a layer can be stopped and let go on, as Apple's QA1673 does it`() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    layer.add(basic("opacity", from: 0, to: 1, duration: 10), forKey: "a")
    stage.clock.advance(by: 2)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.clock.advance(by: 100)
    #expect(abs(stage.shown.opacity - 0.2) < 1e-6)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    stage.clock.advance(by: 3)
    #expect(abs(stage.shown.opacity - 0.5) < 1e-6)
    stage.clock.advance(by: 5)
    #expect(stage.shown.opacity == 1 && layer.animationKeys() == nil)
  }

  @Test func `a layer of a fast view is fast too`() {
    let stage = AnimationStage()
    stage.window.layer.speed = 2
    stage.view.layer.add(basic("opacity", from: 0, to: 1), forKey: nil)
    stage.clock.advance(by: 0.25)
    #expect(stage.shown.opacity == 0.5)
    stage.clock.advance(by: 0.25)
    #expect(stage.view.layer.animations == nil)
  }

  @Test func `rendering a layer leaves its animations out, as documented`() {
    let stage = AnimationStage()
    stage.view.layer.add(basic("opacity", from: 0, to: 0), forKey: nil)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      stage.window.layer.render(in: $0.cgContext)
    }
    #expect(Pixels(image)[5, 5] == [0, 0, 0, 255])
    #expect(draw(stage.window)[5, 5] == [255, 255, 255, 255])
  }
}

private final class RecordingAnimationDelegate: NSObject, CAAnimationDelegate {
  var calls: [String] = []
  func animationDidStart(_ anim: CAAnimation) { calls.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { calls.append("stop \(flag)") }
}
