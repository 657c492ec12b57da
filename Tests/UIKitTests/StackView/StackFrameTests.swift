import Foundation
import Testing

@testable import UIKit

/// Every combination of a small world, against arithmetic.
@MainActor struct StackFrameTests {
  static let items = [
    StackCase.Item(size: CGSize(width: 40, height: 30), ascent: 20, descent: 10),
    StackCase.Item(size: CGSize(width: 62, height: 21), ascent: 5, descent: 4),
    StackCase.Item(size: CGSize(width: 25, height: 50), ascent: 31, descent: 0),
  ]

  /// Returns all cases of a distribution, except for the space that they have.
  static func world(_ distribution: UIStackView.Distribution) -> [StackCase] {
    var cases: [StackCase] = []
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for alignment in StackCase.alignments {
        for (spacing, gap) in [(CGFloat(0), CGFloat?.none), (7, nil), (4, 15)] {
          for hidden in 0..<8 {
            for isRightToLeft in [false, true] {
              var items = items
              for index in items.indices { items[index].isHidden = hidden & (1 << index) != 0 }
              items[0].gap = gap
              cases.append(
                StackCase(
                  axis: axis, alignment: alignment, distribution: distribution, spacing: spacing,
                  isRightToLeft: isRightToLeft, items: items))
            }
          }
        }
      }
    }
    return cases
  }

  /// Returns rooms of the size that the stack asks for, larger, and in two steps smaller.
  static func rooms(for fit: CGSize, _ stack: StackCase) -> [CGSize] {
    let least = stack.gaps.reduce(0, +) + 1
    let alongs: [CGFloat] = [0, 53, -31, -90]
    return alongs.enumerated().map { index, extra in
      let across: CGFloat = [0, 17, -5, 8][index]
      return stack.axis == .horizontal
        ? CGSize(width: max(fit.width + extra, least), height: max(fit.height + across, 20))
        : CGSize(width: max(fit.width + across, 20), height: max(fit.height + extra, least))
    }
  }

  /// Compares each edge with what it should be, to the half pixel that rounding can move it.
  static func check(_ stack: UIStackView, _ expected: StackCase, _ comment: String = "") {
    let slack = 0.5 / max(stack.traitCollection.displayScale, 1) + 0.001
    for (index, (view, frame)) in zip(stack.arrangedSubviews, expected.expectedFrames).enumerated() {
      guard let frame else {
        let length = expected.axis == .horizontal ? view.frame.width : view.frame.height
        #expect(length == 0, "hidden view \(index) of \(expected)")
        continue
      }
      let actual = view.frame
      let difference = max(
        abs(actual.minX - frame.minX), abs(actual.maxX - frame.maxX), abs(actual.minY - frame.minY),
        abs(actual.maxY - frame.maxY))
      #expect(difference <= slack, "view \(index) is at \(actual), not \(frame): \(expected) \(comment)")
    }
  }

  @Test(arguments: StackCase.distributions)
  func `a stack's frames are those of arithmetic in all combinations`(_ distribution: UIStackView.Distribution) {
    var generator = SplitMix(seed: UInt64(distribution.rawValue) + 1)
    // One stack becomes each case in turn, in an order that makes neighbors unlike each other: so this also tests that
    // an arrangement that changes becomes what a new one would be.
    let stack = UIStackView(arrangedSubviews: Self.items.map { Box($0) })
    for var test in Self.world(distribution).shuffled(using: &generator) {
      for room in Self.rooms(for: test.expectedFit, test) {
        test.room = room
        test.apply(to: stack)
        stack.layoutIfNeeded()
        Self.check(stack, test)
      }
    }
  }

  @Test(arguments: StackCase.distributions)
  func `a stack asks for the size that arithmetic gives it`(_ distribution: UIStackView.Distribution) {
    for test in Self.world(distribution) where test.isRightToLeft == (test.spacing == 7) {
      let fit = test.makeStack().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let expected = test.expectedFit
      #expect(abs(fit.width - expected.width) < 0.34 && abs(fit.height - expected.height) < 0.34, "\(fit) \(test)")
    }
  }

  @Test(arguments: StackCase.distributions)
  func `margins move what is arranged inside them`(_ distribution: UIStackView.Distribution) {
    for var test in Self.world(distribution) where test.spacing == 4 && test.items.contains(where: { !$0.isHidden }) {
      test.margins = NSDirectionalEdgeInsets(top: 3, leading: 5, bottom: 11, trailing: 17)
      let fit = test.expectedFit
      test.room = CGSize(width: fit.width + 20, height: fit.height + 10)
      let stack = test.makeStack()
      stack.layoutIfNeeded()
      Self.check(stack, test)
    }
  }

  @Test func `what hugs least grows and what resists least shrinks, whatever its place`() {
    for grows in 0..<3 {
      for shrinks in 0..<3 {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
          for extra in [40, -20, -80] as [CGFloat] {
            var test = StackCase(axis: axis, spacing: 3, items: Self.items)
            test.items[grows].hugging = 249
            test.items[shrinks].compression = 748
            test.items[(shrinks + 1) % 3].compression = 749
            let fit = test.expectedFit
            test.room = CGSize(width: fit.width + extra, height: fit.height + extra / 2)
            if axis == .vertical { test.room = CGSize(width: fit.width + extra / 4, height: fit.height + extra) }
            let stack = test.makeStack()
            stack.layoutIfNeeded()
            Self.check(stack, test)
          }
        }
      }
    }
  }

  @Test func `distances in a column can be those between baselines`() {
    // Observed of Apple's stacks: the outer edges stay edges, though the documentation speaks of baselines there too.
    for hidden in 0..<8 {
      for alignment in StackCase.alignments {
        var test = StackCase(
          axis: .vertical, alignment: alignment, spacing: 40, isBaselineRelative: true, items: Self.items)
        for index in test.items.indices { test.items[index].isHidden = hidden & (1 << index) != 0 }
        test.room = test.expectedFit
        test.room.height += 12
        let stack = test.makeStack()
        stack.layoutIfNeeded()
        Self.check(stack, test)
      }
    }
  }

  @Test func `negative spacing overlaps views`() {
    var test = StackCase(spacing: -10, items: Self.items)
    test.room = test.expectedFit
    let stack = test.makeStack()
    stack.layoutIfNeeded()
    Self.check(stack, test)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 30, 82])
  }
}
