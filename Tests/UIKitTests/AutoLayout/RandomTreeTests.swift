import Foundation
import Testing

@testable import UIKit

/// The invariants of every layout, tried on random trees.
@MainActor struct RandomTreeTests {
  static let seeds: Range<UInt64> = 0..<150
  let pixel: CGFloat = 1 / 3

  /// The greatest distance between two layouts' edges, in the views' superviews.
  func difference(_ first: [CGRect], _ second: [CGRect]) -> CGFloat {
    zip(first, second).map { first, second in
      max(
        abs(first.minX - second.minX), abs(first.maxX - second.maxX), abs(first.minY - second.minY),
        abs(first.maxY - second.maxY))
    }.max() ?? 0
  }

  /// Returns the distance that rounding can move an attribute: half a pixel for an edge in each superview, and for both
  /// ends of a length.
  func rounding(_ attribute: NSLayoutConstraint.Attribute, of node: Int, in tree: RandomTree) -> CGFloat {
    attribute == .width || attribute == .height ? pixel : pixel / 2 * CGFloat(tree.depth(node))
  }

  /// The description's frames as views would have them.
  func rectangles(_ frames: [RandomTree.Frame], _ tree: RandomTree, isRightToLeft: Bool) -> [CGRect] {
    frames.enumerated().map { index, frame in
      let outer = tree.nodes[index].parent.map { frames[$0].width } ?? frame.width
      return CGRect(
        x: isRightToLeft ? outer - frame.leading - frame.width : frame.leading, y: frame.top, width: frame.width,
        height: frame.height)
    }
  }

  @Test(arguments: [false, true])
  func `every view is where one flat system would put it, to the rounding of its edges`(isRightToLeft: Bool) throws {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, nodes: 3 + Int(seed % 20))
      let built = BuiltTree(tree, isRightToLeft: isRightToLeft)
      built.layOut()
      let expected = rectangles(try RandomTreeOracle.frames(of: tree), tree, isRightToLeft: isRightToLeft)
      let difference = difference(built.frames, expected)
      #expect(difference <= pixel / 2 + 0.001, "seed \(seed): off by \(difference)")
    }
  }

  @Test(arguments: [false, true])
  func `every required constraint holds to a pixel`(isRightToLeft: Bool) {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, nodes: 3 + Int(seed % 20))
      let built = BuiltTree(tree, isRightToLeft: isRightToLeft)
      built.layOut()
      for rule in tree.rules where rule.priority == 1000 {
        let right = rule.second.map { built.value(rule.secondAttribute, of: $0) * rule.multiplier } ?? 0
        let excess = built.value(rule.attribute, of: rule.first) - right - rule.constant
        let slack =
          rounding(rule.attribute, of: rule.first, in: tree)
          + (rule.second.map { rounding(rule.secondAttribute, of: $0, in: tree) * rule.multiplier } ?? 0) + 0.001
        let isKept =
          switch rule.relation {
          case .lessThanOrEqual: excess <= slack
          case .greaterThanOrEqual: excess >= -slack
          default: abs(excess) <= slack
          }
        #expect(isKept, "seed \(seed): \(rule) is missed by \(excess)")
      }
    }
  }

  @Test func `laying out again changes nothing`() {
    for seed in Self.seeds {
      let built = BuiltTree(RandomTree(seed: seed, nodes: 3 + Int(seed % 20)))
      built.layOut()
      let frames = built.frames
      for view in built.views { view.setNeedsLayout() }
      built.layOut()
      #expect(built.frames == frames, "seed \(seed)")
      for view in built.views { view.setNeedsUpdateConstraints() }
      built.layOut()
      #expect(built.frames == frames, "seed \(seed)")
    }
  }

  @Test func `the order in which constraints are activated does not matter`() {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, nodes: 3 + Int(seed % 20))
      let built = BuiltTree(tree)
      built.layOut()
      var random = SplitMix(seed: seed)
      let shuffled = BuiltTree(tree, order: tree.rules.indices.shuffled(using: &random))
      shuffled.layOut()
      let difference = difference(built.frames, shuffled.frames)
      // A value on the verge of two pixels may fall either way by the last bit of arithmetic.
      #expect(difference <= pixel + 0.001, "seed \(seed): off by \(difference)")
    }
  }

  @Test func `right to left, the layout is the mirror image`() {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, nodes: 3 + Int(seed % 20))
      let built = BuiltTree(tree)
      let mirrored = BuiltTree(tree, isRightToLeft: true)
      built.layOut()
      mirrored.layOut()
      for (index, node) in tree.nodes.enumerated() {
        guard let parent = node.parent else { continue }
        var frame = built.views[index].frame
        frame.origin.x = built.views[parent].bounds.width - frame.maxX
        // A mirrored edge may round the other way, and so may its superview's.
        let difference = difference([frame], [mirrored.views[index].frame])
        #expect(difference <= pixel * 2 + 0.001, "seed \(seed), node \(index): off by \(difference)")
      }
    }
  }

  @Test func `a layout that goes through changes ends where a new one begins`() {
    for seed in Self.seeds {
      let tree = RandomTree(seed: seed, nodes: 3 + Int(seed % 20))
      let built = BuiltTree(tree)
      built.layOut()
      let frames = built.frames
      var random = SplitMix(seed: seed &+ 77)
      let wishes = tree.rules.indices.filter { tree.rules[$0].priority < 1000 }
      for _ in 0..<5 {
        let changed = wishes.shuffled(using: &random).prefix(4)
        for index in changed { built.constraints[index].constant += CGFloat.random(in: -50...50, using: &random) }
        let gone = tree.rules.indices.shuffled(using: &random).prefix(3)
        for index in gone { built.constraints[index].isActive = false }
        let view = built.views.randomElement(using: &random)
        let natural = view?.natural
        view?.natural.height += 13
        built.layOut()
        for index in changed { built.constraints[index].constant = tree.rules[index].constant }
        for index in gone.reversed() { built.constraints[index].isActive = true }
        if let natural { view?.natural = natural }
      }
      built.layOut()
      let difference = difference(built.frames, frames)
      #expect(difference <= pixel + 0.001, "seed \(seed): off by \(difference)")
    }
  }
}
