import Testing
import UIKit

@MainActor struct ViewGeometryTests {
  @Test func `frame, bounds and center say the same`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 85, y: 80, width: 30, height: 40))
    view.bounds.size = CGSize(width: 10, height: 20)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
  }

  @Test func `the frame of a turned view is the rectangle around it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 50) < 1e-9)
    #expect(abs(view.frame.height - 100) < 1e-9)
    #expect(abs(view.frame.midX - 50) < 1e-9)
    #expect(abs(view.frame.midY - 25) < 1e-9)
  }

  @Test func `points convert up and down a turned, scaled and scrolled tree, and back`() {
    var random = SplitMix(seed: 7)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for _ in 0..<200 {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      var views = [root]
      for _ in 0..<6 {
        let view = UIView(
          frame: CGRect(x: number(-50...50), y: number(-50...50), width: number(1...200), height: number(1...200)))
        view.bounds.origin = CGPoint(x: number(-30...30), y: number(-30...30))
        view.transform = CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(
          x: number(0.5...2), y: number(0.5...2))
        views.randomElement(using: &random)!.addSubview(view)
        views.append(view)
      }
      let from = views.randomElement(using: &random)!
      let to = views.randomElement(using: &random)!
      let point = CGPoint(x: number(-100...100), y: number(-100...100))
      let there = from.convert(point, to: to)
      let back = to.convert(there, to: from)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6)
      #expect(to.convert(point, from: from) == there)
      // By hand: the affine maps of all layers up to the root, then down again.
      let up = matrix(from)
      let down = matrix(to).inverted()
      let byHand = point.applying(up).applying(down)
      #expect(abs(byHand.x - there.x) < 1e-6 && abs(byHand.y - there.y) < 1e-6)
    }
  }

  /// Returns the matrix from the view's coordinates to the root's.
  private func matrix(_ view: UIView) -> CGAffineTransform {
    guard let parent = view.superview else { return .identity }
    return CGAffineTransform(translationX: -view.bounds.midX, y: -view.bounds.midY)
      .concatenating(view.transform)
      .concatenating(CGAffineTransform(translationX: view.center.x, y: view.center.y))
      .concatenating(matrix(parent))
  }

  @Test func `every autoresizing mask shares a change among what is flexible`() {
    for mask in 0..<64 {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
      let view = UIView(frame: CGRect(x: 10, y: 40, width: 30, height: 120))
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: UInt(mask))
      parent.addSubview(view)
      parent.frame.size = CGSize(width: 160, height: 100)
      let (x, width) = share(10, 30, 60, change: 60, mask & 1 != 0, mask & 2 != 0, mask & 4 != 0)
      let (y, height) = share(40, 120, 40, change: -100, mask & 8 != 0, mask & 16 != 0, mask & 32 != 0)
      let expected = CGRect(x: x, y: y, width: max(0, width), height: max(0, height))
      #expect(abs(view.frame.minX - expected.minX) < 1e-9 && abs(view.frame.width - expected.width) < 1e-9, "\(mask)")
      #expect(abs(view.frame.minY - expected.minY) < 1e-9 && abs(view.frame.height - expected.height) < 1e-9, "\(mask)")
    }
  }

  /// The rule in words: flexible parts take the change in proportion to their lengths.
  private func share(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, change: CGFloat, _ fa: Bool, _ fb: Bool, _ fc: Bool
  ) -> (CGFloat, CGFloat) {
    let sum = (fa ? a : 0) + (fb ? b : 0) + (fc ? c : 0)
    guard sum > 0 else { return (a, b) }
    return (fa ? a * (1 + change / sum) : a, fb ? b * (1 + change / sum) : b)
  }

  @Test func `a layout pass visits marked views, from above, once`() {
    final class Counting: UIView {
      static var order: [Int] = []
      override func layoutSubviews() { Counting.order.append(tag) }
    }
    let root = Counting()
    root.tag = 1
    let child = Counting()
    child.tag = 2
    let grandchild = Counting()
    grandchild.tag = 3
    root.addSubview(child)
    child.addSubview(grandchild)
    root.layoutIfNeeded()
    #expect(Counting.order == [1, 2, 3])
    Counting.order = []
    root.layoutIfNeeded()
    #expect(Counting.order.isEmpty)
    grandchild.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(Counting.order == [3])
    Counting.order = []
    root.setNeedsLayout()
    grandchild.setNeedsLayout()
    grandchild.layoutIfNeeded()
    #expect(Counting.order == [1, 3], "the pass starts at the topmost marked view")
    Counting.order = []
    child.frame.size = CGSize(width: 5, height: 5)
    root.layoutIfNeeded()
    #expect(Counting.order == [2], "a new size marks the view")
  }
}

/// A small seeded generator, so that a failure can be repeated.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
