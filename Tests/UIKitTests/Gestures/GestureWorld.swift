import TestSupport

@_spi(Testing) @testable import UIKit

/// The actions of a random world's recognizers, and their relations to one another.
struct GesturePlan {
  enum Kind { case discrete, continuous, failing, idle }

  struct Recognizer {
    var depth: Int
    var kind: Kind
    /// The number of touches' changes at which it does so.
    var turn: Int
    var cancels: Bool
    var delaysBegan: Bool
    var delaysEnded: Bool
  }

  var recognizers: [Recognizer] = []
  /// The recognizers that wait for one another, that let one another be, and that are simultaneous, by number.
  var waits: Set<[Int]> = []
  var gentle: Set<[Int]> = []
  var simultaneous: Set<[Int]> = []
}

/// A step of a touch.
enum FingerStep {
  case press(Int, leaf: Int)
  case move(Int)
  case lift(Int)
  case cancel(Int)
}

/// A recognizer that does what is planned for it, and knows nothing of the module's insides.
final class PlannedRecognizer: UIGestureRecognizer, UIGestureRecognizerDelegate {
  var number = 0
  var plan = GesturePlan.Recognizer(
    depth: 0, kind: .idle, turn: 0, cancels: true, delaysBegan: false, delaysEnded: true)
  var all = GesturePlan()
  var log = GestureLog()
  private var turns = 0
  private var isAsked = false
  private var last = UIGestureRecognizer.State.possible

  override var state: UIGestureRecognizer.State {
    didSet {
      guard state != last else { return }
      last = state
      log.lines.append("r\(number) \(state)")
    }
  }

  private func turn() {
    turns += 1
    if state == .began || state == .changed { return state = .changed }
    guard state == .possible, !isAsked, turns == plan.turn else { return }
    switch plan.kind {
    case .discrete:
      isAsked = true
      state = .ended
    case .continuous:
      isAsked = true
      state = .began
    case .failing: state = .failed
    case .idle: break
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { turn() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { turn() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    turn()
    guard event.touches(for: self)?.allSatisfy({ $0.phase == .ended }) ?? true else { return }
    if state == .began || state == .changed { state = .ended }
    if state == .possible, !(isAsked && plan.kind == .discrete) { state = .failed }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    (turns, isAsked, last) = (0, false, .possible)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? PlannedRecognizer else { return true }
    return !all.gentle.contains([number, other.number])
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let other = otherGestureRecognizer as? PlannedRecognizer else { return false }
    return all.simultaneous.contains([number, other.number])
  }
}

/// Views in views, the innermost of which are two leaves side by side, with recognizers.
@MainActor final class GestureWorld {
  let plan: GesturePlan
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let log = GestureLog()
  private(set) var recognizers: [PlannedRecognizer] = []
  private var leaves: [LoggingView] = []
  private var fingers: [Finger] = []

  init(_ random: inout SeededGenerator) {
    plan = GestureWorld.plan(&random)
    window.isHidden = false
    window.setDeviceSafeArea(.zero)
    let root = UIView(frame: window.bounds)
    window.addSubview(root)
    for number in 0..<2 {
      let leaf = LoggingView(frame: CGRect(x: 200 * number, y: 0, width: 200, height: 400))
      (leaf.name, leaf.log, leaf.isMultipleTouchEnabled) = ("leaf \(number)", log, true)
      root.addSubview(leaf)
      leaves.append(leaf)
    }
    // 0 and 1 are the leaves, 2 is the view around them.
    let views = [leaves[0], leaves[1], root]
    for (number, each) in plan.recognizers.enumerated() {
      let recognizer = PlannedRecognizer(target: nil, action: nil)
      (recognizer.number, recognizer.plan, recognizer.all, recognizer.log) = (number, each, plan, log)
      recognizer.delegate = recognizer
      recognizer.cancelsTouchesInView = each.cancels
      recognizer.delaysTouchesBegan = each.delaysBegan
      recognizer.delaysTouchesEnded = each.delaysEnded
      views[each.depth].addGestureRecognizer(recognizer)
      recognizers.append(recognizer)
    }
    for pair in plan.waits { recognizers[pair[0]].require(toFail: recognizers[pair[1]]) }
    for _ in 0..<2 { fingers.append(Finger(on: window)) }
  }

  private static func plan(_ random: inout SeededGenerator) -> GesturePlan {
    var plan = GesturePlan()
    let count = Int.random(in: 1...5, using: &random)
    for _ in 0..<count {
      plan.recognizers.append(
        GesturePlan.Recognizer(
          depth: Int.random(in: 0...2, using: &random),
          kind: [.discrete, .continuous, .failing, .idle].randomElement(using: &random) ?? .idle,
          turn: Int.random(in: 1...4, using: &random), cancels: Int.random(in: 0...2, using: &random) > 0,
          delaysBegan: Int.random(in: 0...2, using: &random) == 0, delaysEnded: Bool.random(using: &random)))
    }
    for first in 0..<count {
      for second in 0..<count where first != second {
        switch Int.random(in: 0...8, using: &random) {
        case 0, 1: plan.waits.insert([first, second])
        case 2: plan.gentle.insert([first, second])
        case 3: plan.simultaneous.insert([first, second])
        default: break
        }
      }
    }
    return plan
  }

  /// Returns the steps of one or two touches that begin, move, and end; after the last step, all have ended.
  func steps(_ random: inout SeededGenerator) -> [FingerStep] {
    var steps: [FingerStep] = []
    var isDown = [false, false]
    for _ in 0..<Int.random(in: 3...14, using: &random) {
      let finger = Int.random(in: 0...3, using: &random) == 0 ? 1 : 0
      if !isDown[finger] {
        steps.append(.press(finger, leaf: Int.random(in: 0...1, using: &random)))
        isDown[finger] = true
      } else {
        switch Int.random(in: 0...5, using: &random) {
        case 0, 1:
          steps.append(.lift(finger))
          isDown[finger] = false
        case 2 where Int.random(in: 0...2, using: &random) == 0:
          steps.append(.cancel(finger))
          isDown[finger] = false
        default: steps.append(.move(finger))
        }
      }
    }
    for finger in 0...1 where isDown[finger] { steps.append(.lift(finger)) }
    return steps
  }

  private var places: [CGPoint] = [.zero, .zero]

  func play(_ step: FingerStep) {
    switch step {
    case .press(let finger, let leaf):
      places[finger] = CGPoint(x: 200 * leaf + 50 + finger * 20, y: 100)
      fingers[finger].press(at: places[finger])
    case .move(let finger):
      places[finger].y += 5
      fingers[finger].move(to: places[finger])
    case .lift(let finger): fingers[finger].lift()
    case .cancel(let finger): fingers[finger].cancel()
    }
  }
}
