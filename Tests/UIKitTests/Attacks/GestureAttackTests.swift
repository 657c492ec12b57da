import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A delegate that does something whenever it is asked.
@MainActor private final class Meddler: NSObject, UIGestureRecognizerDelegate {
  var act: (UIGestureRecognizer) -> Bool = { _ in true }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { act(gestureRecognizer) }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    act(gestureRecognizer)
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { act(gestureRecognizer) }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { !act(gestureRecognizer) }
}

/// A recognizer of an app's own that sets its states out of order.
@MainActor private final class Wild: UIGestureRecognizer {
  var next: () -> UIGestureRecognizer.State = { .possible }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = next() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = next()
    // One that stays possible would be waited for.
    state = .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
  override func reset() {
    super.reset()
    _ = next()
  }
}

/// A view that counts the touches it has, and does something with each.
@MainActor private final class Counting: UIView {
  var open: Set<ObjectIdentifier> = []
  var faults = 0
  var act: () -> Void = {}
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted { faults += 1 }
    act()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches where !open.contains(ObjectIdentifier(touch)) { faults += 1 }
    act()
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
  private func close(_ touches: Set<UITouch>) {
    for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { faults += 1 }
    act()
  }
}

@MainActor @Suite(.serialized) struct `Gestures are attacked` {
  private func recognizer(_ random: inout SeededGenerator) -> UIGestureRecognizer {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return UITapGestureRecognizer()
    case 1: return UILongPressGestureRecognizer()
    case 2: return UIPanGestureRecognizer()
    case 3: return UIPinchGestureRecognizer()
    case 4: return UIRotationGestureRecognizer()
    case 5: return UISwipeGestureRecognizer()
    case 6:
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      return double
    default: return Wild()
    }
  }

  @Test(arguments: 0..<200) func `touches and recognizers come to their ends, whatever is done in each call`(seed: Int)
  {
    var random = SeededGenerator(seed: seed)
    AnimationClock.shared.hold()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    window.isHidden = false
    let views = (0..<4).map { (index: Int) -> Counting in
      let side = CGFloat(260 - 40 * index)
      return Counting(frame: CGRect(x: 10, y: 10, width: side, height: side))
    }
    window.addSubview(views[0])
    for index in 1..<4 { views[index - 1].addSubview(views[index]) }
    for view in views { view.isMultipleTouchEnabled = true }
    let recognizers = (0..<8).map { _ in recognizer(&random) }
    let meddler = Meddler()
    let states: [UIGestureRecognizer.State] = [.possible, .began, .changed, .ended, .cancelled, .failed]
    var budget = 0
    func meddle() {
      guard budget > 0 else { return }
      budget -= 1
      guard let one = recognizers.randomElement(using: &random), let other = recognizers.randomElement(using: &random),
        let view = views.randomElement(using: &random)
      else { return }
      switch Int.random(in: 0..<24, using: &random) {
      case 0: one.view?.removeGestureRecognizer(one)
      case 1: view.addGestureRecognizer(one)
      case 2: one.isEnabled.toggle()
      case 3: one.require(toFail: other)
      case 4: one.state = states.randomElement(using: &random) ?? .failed
      case 5: if view !== views[0] { view.removeFromSuperview() }
      case 6: if view !== views[0], view.superview == nil { views[0].addSubview(view) }
      case 7: view.isHidden.toggle()
      case 8: view.isUserInteractionEnabled.toggle()
      case 9: one.delegate = one.delegate == nil ? meddler : nil
      case 10: one.cancelsTouchesInView.toggle()
      case 11: one.delaysTouchesBegan.toggle()
      case 12: view.gestureRecognizers = nil
      case 13: view.gestureRecognizers = [one, other, one]
      case 14: window.setNeedsLayout()
      case 15: (one as? UIPanGestureRecognizer)?.setTranslation(CGPoint(x: CGFloat.nan, y: .infinity), in: nil)
      default: break
      }
    }
    meddler.act = { _ in
      meddle()
      return Bool.random(using: &random)
    }
    for one in recognizers {
      one.action = { _ in meddle() }
      one.delegate = meddler
      (one as? Wild)?.next = {
        meddle()
        return states.randomElement(using: &random) ?? .failed
      }
      views.randomElement(using: &random)?.addGestureRecognizer(one)
    }
    for view in views { view.act = meddle }
    let fingers = [Finger(on: window), Finger(on: window)]
    var down = [false, false]
    for _ in 0..<60 {
      budget = 5
      let which = Int.random(in: 0..<2, using: &random)
      let point = CGPoint(x: Int.random(in: 0..<300, using: &random), y: Int.random(in: 0..<300, using: &random))
      if !down[which] {
        fingers[which].press(at: point, repeatsTap: Bool.random(using: &random))
        down[which] = fingers[which].view != nil
      } else {
        switch Int.random(in: 0..<6, using: &random) {
        case 0, 1:
          fingers[which].lift()
          down[which] = false
        case 2:
          fingers[which].cancel()
          down[which] = false
        case 3: fingers[which].hold(for: 0.6)
        default: fingers[which].move(to: point)
        }
      }
    }
    budget = 0
    for which in 0..<2 where down[which] { fingers[which].lift() }
    for one in recognizers { (one as? Wild)?.next = { .failed } }
    advance(seconds: 2)
    // A state that is set manually, without any touch, stays as it was set.
    #expect(
      recognizers.allSatisfy { $0.delivery == nil && $0.awaitedState == nil && $0.touches.isEmpty }, "seed \(seed)")
    #expect(views.allSatisfy { $0.faults == 0 && $0.open.isEmpty }, "seed \(seed)")
    #expect(window.touchDelivery.touches.isEmpty)
    #expect(window.touchDelivery.arbiter.members.map { "\($0)" } == [], "seed \(seed)")
    for view in views {
      let own: [UIGestureRecognizer] = view.gestureRecognizers ?? []
      #expect(own.allSatisfy { $0.view === view }, "seed \(seed)")
      #expect(Set(own).count == own.count, "seed \(seed)")
    }
  }
}
