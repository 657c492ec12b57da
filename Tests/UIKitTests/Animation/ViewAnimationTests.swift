import Testing

@testable import QuartzCoreOnLinux
@_spi(Testing) @testable import UIKit

@MainActor @Suite struct ViewAnimationTests {
  @Test func `the view has its new values at once, and what shows follows the pace`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) { stage.view.center = CGPoint(x: 60, y: 30) }
    #expect(stage.view.center == CGPoint(x: 60, y: 30))
    for step in 0...10 {
      let part = UnitBezier.easeInOut.value(at: Double(step) / 10)
      #expect(abs(stage.shown.position.x - (10 + 50 * part)) < 1e-6)
      #expect(abs(stage.shown.position.y - (10 + 20 * part)) < 1e-6)
      stage.clock.advance(by: 0.1)
    }
    #expect(stage.shown.position == CGPoint(x: 60, y: 30))
    #expect(stage.view.layer.animations == nil)
  }

  nonisolated private static let curves: [(UIView.AnimationOptions, UnitBezier)] = [
    (.curveLinear, .linear), (.curveEaseIn, .easeIn), (.curveEaseOut, .easeOut), (.curveEaseInOut, .easeInOut),
    ([], .easeInOut),
  ]

  @Test(arguments: curves) func `options choose the pace`(options: UIView.AnimationOptions, curve: UnitBezier) {
    let stage = AnimationStage()
    UIView.animate(withDuration: 2, delay: 0, options: options) { stage.view.alpha = 0 }
    stage.clock.advance(by: 0.5)
    #expect(abs(Double(stage.shown.opacity) - (1 - curve.value(at: 0.25))) < 1e-6)
  }

  @Test func `the screen shows the moment at which it is drawn`() {
    let stage = AnimationStage()
    stage.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.frame.origin.x = 40 }
    func left() -> Int? { (0..<100).first { draw(stage.window)[$0, 5] == [0, 0, 0, 255] } }
    #expect(left() == 0)
    stage.clock.advance(by: 0.25)
    #expect(left() == 10)
    stage.clock.advance(by: 0.5)
    #expect(left() == 30)
    stage.clock.advance(by: 0.25)
    #expect(left() == 40)
  }

  @Test func `colors, borders, corners and shadows change step by step`() {
    let stage = AnimationStage()
    let layer = stage.view.layer
    layer.borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stage.view.backgroundColor = .white
      layer.cornerRadius = 8
      layer.borderWidth = 4
      layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      layer.shadowOpacity = 1
      layer.shadowRadius = 7
      layer.shadowOffset = CGSize(width: 4, height: 1)
    }
    stage.clock.advance(by: 0.5)
    let shown = stage.shown
    #expect(shown.backgroundColor?.red == 0.5 && shown.borderColor?.red == 0.5)
    #expect(shown.cornerRadius == 4 && shown.borderWidth == 2 && shown.shadowOpacity == 0.5)
    #expect(shown.shadowRadius == 5 && shown.shadowOffset == CGSize(width: 2, height: -1))
    #expect(draw(stage.window)[10, 10] == [128, 128, 128, 255])
  }

  @Test func `a gradient's colors and a shape's path and line change step by step`() throws {
    let stage = AnimationStage()
    let gradient = CAGradientLayer()
    let shape = CAShapeLayer()
    for layer in [gradient, shape] { stage.view.layer.addSublayer(layer) }
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 0, alpha: 1)]
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    shape.strokeEnd = 0
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      gradient.colors = [CGColor(gray: 1, alpha: 1), CGColor(gray: 0, alpha: 1)]
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 4), transform: nil)
      shape.strokeEnd = 1
    }
    stage.clock.advance(by: 0.5)
    let colors = try #require(gradient.presentation()?.colors as? [CGColor])
    #expect(colors.map(\.red) == [0.5, 0])
    #expect(shape.presentation()?.path?.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 4))
    #expect(shape.presentation()?.strokeEnd == 0.5)
  }

  @Test func `layout inside an animation animates what it moves`() {
    let stage = AnimationStage()
    let holder = HalvingView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stage.window.addSubview(holder)
    stage.window.layoutIfNeeded()
    holder.part = 0.2
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      holder.setNeedsLayout()
      holder.layoutIfNeeded()
    }
    #expect(holder.half.frame.width == 20)
    stage.clock.advance(by: 0.5)
    #expect(holder.half.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 35, height: 10))
  }

  @Test func `an animation may lay out what it resizes, without being asked in the block`() {
    let stage = AnimationStage()
    let holder = HalvingView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    stage.window.addSubview(holder)
    stage.window.layoutIfNeeded()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) { holder.frame.size.width = 60 }
    #expect(holder.half.frame.width == 30)
    stage.clock.advance(by: 0.5)
    #expect(holder.half.layer.presentation()?.frame.width == 40)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { holder.frame.size.width = 20 }
    #expect(holder.half.frame.width == 30)
  }

  @Test func `a transition dissolves the old look into the new one`() {
    let stage = AnimationStage()
    var ends: [Bool] = []
    stage.view.alpha = 0.5
    UIView.transition(with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear]) {
      stage.view.backgroundColor = .white
    } completion: {
      ends.append($0)
    }
    // Black at half its alpha on white, then white.
    for (part, shade) in [(0.0, 128), (0.25, 159), (0.75, 223), (1, 255)] {
      let pixel = draw(stage.window)[10, 10]
      #expect(abs(pixel[0] - shade) <= 2 && pixel[3] == 255, "\(part): \(pixel)")
      stage.clock.advance(by: part == 0.25 ? 0.5 : 0.25)
    }
    #expect(ends == [true] && stage.view.layer.animations == nil)
  }

  @Test func `a view that dissolves into another takes its place`() {
    let stage = AnimationStage()
    let other = UIView(frame: stage.view.frame)
    other.backgroundColor = .red
    UIView.transition(from: stage.view, to: other, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
    #expect(stage.view.superview == nil && other.superview === stage.window)
    stage.clock.advance(by: 0.5)
    #expect(abs(draw(stage.window)[10, 10][0] - 128) <= 1 && draw(stage.window)[10, 10][1] == 0)
    stage.clock.advance(by: 0.5)
    #expect(draw(stage.window)[10, 10] == [255, 0, 0, 255])
  }

  @Test func `an animation that is interrupted goes on smoothly`() {
    let stage = AnimationStage()
    stage.view.center.x = 0
    UIView.animate(withDuration: 1) { stage.view.center.x = 100 }
    stage.clock.advance(by: 0.5)
    let before = stage.shown.position.x
    UIView.animate(withDuration: 1) { stage.view.center.x = 0 }
    #expect(abs(stage.shown.position.x - before) < 1e-9)
    #expect(stage.view.layer.animationKeys() == ["position", "position-2"])
    // What is left of the first is added to the second: 100 (e(t + 0.5) − 1) + 100 (1 − e(t)) about 0.
    for step in 1...4 {
      stage.clock.advance(by: 0.1)
      let time = Double(step) / 10
      let ease = UnitBezier.easeInOut
      let expected = -100 * (1 - ease.value(at: time + 0.5)) + 100 * (1 - ease.value(at: time))
      #expect(abs(stage.shown.position.x - expected) < 1e-6)
    }
    stage.clock.advance(by: 1)
    #expect(stage.shown.position.x == 0)
  }

  @Test func `a value that is not added starts at the layer's, or at what shows`() {
    for options: UIView.AnimationOptions in [[.curveLinear], [.curveLinear, .beginFromCurrentState]] {
      let stage = AnimationStage()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { stage.view.alpha = 0 }
      stage.clock.advance(by: 0.25)
      UIView.animate(withDuration: 1, delay: 0, options: options) { stage.view.alpha = 1 }
      let start = options.contains(.beginFromCurrentState) ? 0.75 : 0
      #expect(abs(Double(stage.shown.opacity) - start) < 1e-6)
      #expect(stage.view.layer.animationKeys() == ["opacity"])
    }
  }

  @Test func `a delay shows the old value until it is over`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.view.alpha = 0 }
    stage.clock.advance(by: 0.4)
    #expect(stage.shown.opacity == 1)
    stage.clock.advance(by: 0.6)
    #expect(abs(stage.shown.opacity - 0.5) < 1e-6)
  }

  @Test func `a layer whose time stands still keeps a delay`() {
    let stage = AnimationStage()
    let start = stage.view.layer.convertTime(CACurrentMediaTime(), from: nil)
    (stage.view.layer.speed, stage.view.layer.timeOffset) = (0, start)
    stage.clock.advance(by: 3)
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.view.bounds.origin.y = 10 }
    for (passed, y) in [(0.4, 0.0), (0.5, 0), (1, 5), (1.6, 10)] {
      stage.view.layer.timeOffset = start + passed
      #expect(abs(Double(stage.shown.bounds.minY) - y) < 1e-6, "after \(passed) seconds")
    }
  }

  @Test func `repeating and reversing runs go back and forth for ever`() {
    let stage = AnimationStage()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      stage.view.alpha = 0
    } completion: {
      ends.append($0)
    }
    for (time, value) in [(0.25, 0.75), (1.0, 0.0), (1.25, 0.25), (1.75, 0.75), (102.5, 0.5)] as [(Double, Float)] {
      stage.clock.advance(by: time)
      #expect(abs(stage.shown.opacity - value) < 1e-4, "\(time)")
      stage.clock.advance(by: 200 - time)
    }
    #expect(ends == [])
    stage.clock.settle()
    stage.view.layer.removeAllAnimations()
    stage.clock.advance(by: 0)
    #expect(ends == [false] && stage.shown.opacity == 0)
  }

  @Test func `a spring moves by its closed form and swings over`() {
    let stage = AnimationStage()
    stage.view.center.x = 0
    UIView.animate(
      withDuration: 0.8, delay: 0.1, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
      animations: {
        stage.view.center.x = 50
      })
    let spring = SpringMotion(settlingIn: 0.8, dampingRatio: 0.4, velocity: 2)
    var farthest = 0.0
    stage.clock.advance(by: 0.1)
    for step in 0..<80 {
      #expect(abs(stage.shown.position.x - 50 * spring.value(at: Double(step) / 100)) < 1e-6)
      farthest = max(farthest, stage.shown.position.x)
      stage.clock.advance(by: 0.01)
    }
    #expect(farthest > 55)
    #expect(stage.shown.position.x == 50 && stage.view.layer.animations == nil)
  }

  @Test func `a spring of a duration and a bounce ends when it has settled`() {
    let stage = AnimationStage()
    var ends = 0
    UIView.animate(springDuration: 0.5, bounce: 0.3) {
      stage.view.center.x = 90
    } completion: { _ in
      ends += 1
    }
    let spring = SpringMotion(perceptualDuration: 0.5, bounce: 0.3, velocity: 0)
    stage.clock.advance(by: 0.2)
    #expect(abs(stage.shown.position.x - (10 + 80 * spring.value(at: 0.2))) < 1e-6)
    stage.clock.advance(by: spring.settlingDuration - 0.2 - 0.001)
    #expect(ends == 0)
    stage.clock.advance(by: 0.001)
    #expect(ends == 1)
  }

  @Test func `keyframes have their parts of the time`() {
    let stage = AnimationStage()
    stage.view.center.x = 0
    UIView.animateKeyframes(
      withDuration: 10, delay: 0,
      options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.2) { stage.view.center.x = 40 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        stage.view.center.x = 20
        stage.view.alpha = 0
      }
    }
    for (time, x, alpha) in [
      (0.0, 0.0, 1.0), (1, 0, 1), (2, 20, 1), (3, 40, 1), (4.5, 40, 1), (7.5, 30, 0.5), (9, 24, 0.2),
    ] {
      stage.clock.advance(by: time - (stage.clock.now - begin(stage)))
      #expect(abs(stage.shown.position.x - x) < 1e-6, "\(time)")
      #expect(abs(Double(stage.shown.opacity) - alpha) < 1e-6, "\(time)")
    }
    stage.clock.advance(by: 2)
    #expect(stage.view.layer.animations == nil && stage.shown.position.x == 20)
  }

  private func begin(_ stage: AnimationStage) -> TimeInterval {
    stage.view.layer.animations?.running.first?.begin ?? 0
  }

  @Test func `the pace of keyframes as a whole is slow at the start and at the end`() {
    let stage = AnimationStage()
    stage.view.alpha = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 1 }
    }
    stage.clock.advance(by: 0.25)
    #expect(abs(Double(stage.shown.opacity) - UnitBezier.easeInOut.value(at: 0.25)) < 1e-6)
  }

  @Test func `views that are not in a window change at once`() {
    let stage = AnimationStage()
    let view = UIView(frame: .zero)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    #expect(view.layer.animations == nil)
    #expect(stage.view.layer.animations == nil)
  }

  @Test func `what a view draws for its end is stretched into the size that shows, or placed in it`() {
    let stage = AnimationStage()
    let view = HalfBlackView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .white
    stage.view.removeFromSuperview()
    stage.window.addSubview(view)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    }
    // 40 points wide shows now; its left half is black.
    stage.clock.advance(by: 0.5)
    #expect((0..<100).filter { draw(stage.window)[$0, 5][0] < 100 }.count == 20)
    // At its own size the black half is 30 points, of which the middle 40 of 60 show 20.
    view.contentMode = .center
    view.clipsToBounds = true
    #expect((0..<100).filter { draw(stage.window)[$0, 5][0] < 100 } == Array(0..<20))
  }

  @Test(arguments: [NSTextAlignment.natural, .center])
  func `the lines of a label keep their shape while its bounds are animated`(alignment: NSTextAlignment) {
    let stage = AnimationStage()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (label.text, label.textAlignment) = ("Hill", alignment)
    stage.window.backgroundColor = .white
    stage.view.removeFromSuperview()
    stage.window.addSubview(label)
    /// The distance from the first column with ink to the last one.
    func width() -> Int {
      let drawn = draw(stage.window)
      let columns = (0..<100).filter { x in (0..<30).contains { drawn[x, $0][0] < 100 } }
      return (columns.last ?? 0) - (columns.first ?? 0)
    }
    let before = width()
    #expect(before > 15)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.width = 90 }
    stage.clock.advance(by: 0.5)
    #expect(abs(width() - before) <= 1)
  }

  @Test func `a scroll view's content moves with its animated offset`() {
    let stage = AnimationStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let mark = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 10))
    mark.backgroundColor = .black
    scrollView.addSubview(mark)
    stage.view.removeFromSuperview()
    stage.window.addSubview(scrollView)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scrollView.contentOffset.y = 40 }
    #expect(scrollView.contentOffset.y == 40)
    stage.clock.advance(by: 0.5)
    #expect((0..<100).filter { draw(stage.window)[50, $0] == [0, 0, 0, 255] } == Array(40..<50))
  }
}

/// Gives its one subview a part of its width.
private final class HalvingView: UIView {
  let half = UIView(frame: .zero)
  var part = 0.5

  override func layoutSubviews() {
    super.layoutSubviews()
    if half.superview == nil { addSubview(half) }
    half.frame = CGRect(x: 0, y: 0, width: bounds.width * part, height: bounds.height)
  }
}

private final class HalfBlackView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.black.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
  }
}
