import Testing

@testable import QuartzCoreOnLinux
@_spi(Testing) @testable import UIKit

/// The times of completions, their order, and their arguments.
@MainActor @Suite struct AnimationCompletionTests {
  @Test func `completions come when their time has come, in its order`() {
    let stage = AnimationStage()
    var calls: [String] = []
    UIView.animate(withDuration: 0.4) {
      stage.view.alpha = 0
    } completion: {
      calls.append("alpha \($0)")
    }
    UIView.animate(withDuration: 0.2) {
      stage.view.center.x = 50
    } completion: {
      calls.append("center \($0)")
    }
    UIView.animate(withDuration: 0.1, delay: 0.2) {
      stage.view.center.y = 9
    } completion: {
      calls.append("y \($0)")
    }
    stage.clock.after(0.25) { calls.append("timer") }
    stage.clock.advance(by: 0.199)
    #expect(calls == [])
    stage.clock.advance(by: 0.201)
    #expect(calls == ["center true", "timer", "y true", "alpha true"])
  }

  @Test func `without anything to animate the completion comes at the next turn`() {
    let stage = AnimationStage()
    var calls: [String] = []
    UIView.animate(withDuration: 5) {
      calls.append("nothing changes")
    } completion: {
      calls.append("a \($0)")
    }
    UIView.animate(withDuration: 0) {
      stage.view.alpha = 0.5
    } completion: {
      calls.append("b \($0)")
    }
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0.5
    } completion: {
      calls.append("c \($0)")
    }
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1) {
        stage.view.alpha = 0
      } completion: {
        calls.append("d \($0)")
      }
    }
    #expect(calls == ["nothing changes"])
    #expect(stage.shown.opacity == 0)
    stage.clock.advance(by: 0)
    #expect(calls == ["nothing changes", "a true", "b true", "c true", "d true"])
  }

  @Test func `a completion may start the next animation, which starts when the first has ended`() {
    let stage = AnimationStage()
    var calls: [Double] = []
    let start = stage.clock.now
    func next(_ count: Int) {
      guard count > 0 else { return }
      UIView.animate(withDuration: 0.1) {
        stage.view.alpha = stage.view.alpha == 1 ? 0 : 1
      } completion: { _ in
        calls.append(((stage.clock.now - start) * 1000).rounded())
        next(count - 1)
      }
    }
    next(4)
    stage.clock.advance(by: 1)
    #expect(calls == [100, 200, 300, 400])
  }

  @Test func `an animation that is replaced or removed ends unfinished`() {
    let stage = AnimationStage()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 0
    } completion: {
      calls.append("first \($0)")
    }
    UIView.animate(withDuration: 1) {
      stage.view.alpha = 1
    } completion: {
      calls.append("second \($0)")
    }
    #expect(calls == [])
    stage.clock.advance(by: 0)
    #expect(calls == ["first false"])
    stage.view.layer.removeAllAnimations()
    stage.clock.advance(by: 0)
    #expect(calls == ["first false", "second false"])
  }

  @Test func `an animation that is added to another one runs to its end beside it`() {
    let stage = AnimationStage()
    var calls: [String] = []
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 90
    } completion: {
      calls.append("first \($0)")
    }
    stage.clock.advance(by: 0.5)
    UIView.animate(withDuration: 1) {
      stage.view.center.x = 10
    } completion: {
      calls.append("second \($0)")
    }
    stage.clock.advance(by: 0.5)
    #expect(calls == ["first true"])
    stage.clock.advance(by: 0.5)
    #expect(calls == ["first true", "second true"])
  }

  @Test func `a view that leaves its window takes no animation along`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    stage.view.addSubview(child)
    UIView.animate(withDuration: 1) {
      child.alpha = 0
    } completion: {
      calls.append("child \($0)")
    }
    UIView.animate(withDuration: 1) {
      stage.window.backgroundColor = .red
    } completion: {
      calls.append("window \($0)")
    }
    stage.view.removeFromSuperview()
    #expect(child.layer.animations == nil)
    stage.clock.advance(by: 0)
    #expect(calls == ["child false"])
    stage.clock.advance(by: 1)
    #expect(calls == ["child false", "window true"])
  }

  @Test func `views that are brought to the front keep their animations`() {
    let stage = AnimationStage()
    stage.window.addSubview(UIView(frame: .zero))
    UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
    stage.window.bringSubviewToFront(stage.view)
    #expect(stage.view.layer.animationKeys() == ["opacity"])
  }

  @Test func `nested animations take the time and the pace of the outer one unless they say otherwise`() {
    let stage = AnimationStage()
    var calls: [String] = []
    let views = (0..<3).map { _ in UIView(frame: .zero) }
    for view in views { stage.window.addSubview(view) }
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.5) {
        views[0].alpha = 0
      } completion: { _ in
        calls.append("inner")
      }
      UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) { views[1].alpha = 0 }
      UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedCurve, .curveEaseIn]) { views[2].alpha = 0 }
      UIView.performWithoutAnimation {
        #expect(UIView.inheritedAnimationDuration == 0 && !UIView.areAnimationsEnabled)
        stage.view.alpha = 0.3
      }
      #expect(UIView.areAnimationsEnabled)
    } completion: { _ in
      calls.append("outer")
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(stage.view.layer.animations == nil)
    stage.clock.advance(by: 0.5)
    func opacity(_ index: Int) -> Double { Double(views[index].layer.presentation()?.opacity ?? -1) }
    #expect(abs(opacity(0) - 0.75) < 1e-6)
    #expect(abs(opacity(1) - 0.5) < 1e-6)
    #expect(abs(opacity(2) - (1 - UnitBezier.easeIn.value(at: 0.25))) < 1e-6)
    stage.clock.advance(by: 1.5)
    #expect(calls.sorted() == ["inner", "outer"])
  }

  @Test func `animations can be disabled as a whole`() {
    let stage = AnimationStage()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
    UIView.setAnimationsEnabled(true)
    #expect(stage.view.layer.animations == nil && stage.shown.opacity == 0)
  }

  @Test func `views take no touches while they are animated, unless the animation lets them`() {
    let stage = AnimationStage()
    let point = CGPoint(x: 60, y: 10)
    UIView.animate(withDuration: 1) { stage.view.center.x = 60 }
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
    stage.clock.advance(by: 1)
    // Where the view is counts, not where it shows.
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { stage.view.center.x = 20 }
    #expect(stage.window.hitTest(CGPoint(x: 20, y: 10), with: nil) === stage.view)
    #expect(stage.window.hitTest(point, with: nil) === stage.window)
  }

  @Test func `nothing is kept alive by an animation that has ended, and a view that is gone ends its own`() {
    weak var view: UIView?
    weak var object: NSObject?
    var calls: [Bool] = []
    let stage = AnimationStage()
    do {
      let kept = NSObject()
      object = kept
      UIView.animate(withDuration: 1) {
        stage.view.alpha = 0
      } completion: { _ in
        _ = kept
      }
    }
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView(frame: .zero)
      window.addSubview(child)
      view = child
      UIView.animate(withDuration: 10) {
        child.alpha = 0
      } completion: {
        calls.append($0)
      }
    }
    #expect(view == nil && object != nil)
    stage.clock.advance(by: 1)
    #expect(object == nil)
    #expect(calls == [false])
  }

  @Test func `what does not move again once it has ended costs nothing`() {
    let stage = AnimationStage()
    UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
    #expect(stage.window.layer.animatesBelow)
    stage.clock.advance(by: 1)
    #expect(!stage.window.layer.animatesBelow && stage.view.layer.animations == nil)
    #expect(!AnimationScopes.isOpen)
  }
}
