import Foundation
import Testing

@testable import UIKit

/// The size that a view asks for is the size that it needs: a random nest of stacks, labels and constraints is laid out
/// at its size.
@MainActor struct RandomFittingTests {
  /// A nest of stacks of boxes, pinned to the margins of a root of no size yet.
  @MainActor struct Nest {
    let root = UIView()
    private(set) var boxes: [Box] = []
    private(set) var stacks: [UIStackView] = []
    private var random: SplitMix

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      let stack = makeStack(depth: 0)
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 7, bottom: 11, trailing: 13)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
        stack.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
        stack.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      ])
    }

    private mutating func makeStack(depth: Int) -> UIStackView {
      let views: [UIView] = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        if depth < 3, Int.random(in: 0..<3, using: &random) == 0 { return makeStack(depth: depth + 1) }
        let box = Box(CGFloat(Int.random(in: 0...90, using: &random)), CGFloat(Int.random(in: 0...90, using: &random)))
        box.ascent = CGFloat(Int.random(in: 0...10, using: &random))
        box.isHidden = Int.random(in: 0..<6, using: &random) == 0
        boxes.append(box)
        return box
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = Bool.random(using: &random) ? .horizontal : .vertical
      stack.alignment = StackCase.alignments.randomElement(using: &random) ?? .fill
      // Shares of a whole and equal centers may ask for more than the sum of the parts; the others never do.
      stack.distribution = [.fill, .fillEqually, .equalSpacing].randomElement(using: &random) ?? .fill
      stack.spacing = CGFloat(Int.random(in: 0...12, using: &random))
      stacks.append(stack)
      return stack
    }

    /// The size of the nest by arithmetic, inside out.
    func size(of view: UIView) -> CGSize {
      guard let stack = view as? UIStackView else { return view.intrinsicContentSize }
      var test = StackCase(
        axis: stack.axis, alignment: stack.alignment, distribution: stack.distribution, spacing: stack.spacing)
      test.items = stack.arrangedSubviews.map { view in
        StackCase.Item(
          size: size(of: view), ascent: (view as? Box)?.ascent ?? 0, descent: 0, isHidden: view.isHidden)
      }
      return test.expectedFit
    }
  }

  static let seeds: Range<UInt64> = 0..<200

  /// Returns whether arithmetic knows the nest's size: the baselines of stacks inside rows are left to other tests.
  func isPlain(_ nest: Nest) -> Bool {
    !nest.stacks.contains { stack in
      stack.axis == .horizontal && (stack.alignment == .firstBaseline || stack.alignment == .lastBaseline)
        && stack.arrangedSubviews.contains { $0 is UIStackView }
    }
  }

  @Test func `a nest of stacks asks for the size that arithmetic gives it`() {
    for seed in Self.seeds {
      let nest = Nest(seed: seed)
      guard isPlain(nest) else { continue }
      let fit = nest.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let inside = nest.size(of: nest.root.subviews[0])
      let expected = CGSize(width: inside.width + 20, height: inside.height + 16)
      #expect(
        abs(fit.width - expected.width) < 0.34 && abs(fit.height - expected.height) < 0.34,
        "seed \(seed): \(fit), not \(expected)")
    }
  }

  @Test func `laid out at the size it asks for, nothing is squeezed and nothing sticks out`() {
    for seed in Self.seeds {
      let nest = Nest(seed: seed)
      nest.root.frame.size = nest.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      nest.root.layoutIfNeeded()
      let inside = nest.root.bounds.inset(by: nest.root.layoutMargins)
      for box in nest.boxes where isShown(box, in: nest.root) {
        #expect(
          box.frame.width >= box.natural.width - 0.34 && box.frame.height >= box.natural.height - 0.34, "seed \(seed)")
        let frame = box.convert(box.bounds, to: nest.root)
        let excess = max(
          inside.minX - frame.minX, frame.maxX - inside.maxX, inside.minY - frame.minY, frame.maxY - inside.maxY)
        #expect(excess < 0.68, "seed \(seed): \(frame) in \(inside)")
      }
    }
  }

  @Test func `asking for a size changes no frame, and the size asked for at a size is that size`() {
    for seed in Self.seeds {
      let nest = Nest(seed: seed)
      nest.root.frame.size = CGSize(width: 400, height: 500)
      nest.root.layoutIfNeeded()
      let frames = (nest.boxes + nest.stacks as [UIView]).map(\.frame)
      let fit = nest.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      nest.root.layoutIfNeeded()
      #expect((nest.boxes + nest.stacks as [UIView]).map(\.frame) == frames, "seed \(seed)")
      let again = nest.root.systemLayoutSizeFitting(
        fit, withHorizontalFittingPriority: .required, verticalFittingPriority: .required)
      #expect(again == fit, "seed \(seed)")
      let wide = nest.root.systemLayoutSizeFitting(
        CGSize(width: 700, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(wide == CGSize(width: 700, height: fit.height), "seed \(seed): no height here depends on the width")
    }
  }

  private func isShown(_ view: UIView, in root: UIView) -> Bool {
    sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }
}
