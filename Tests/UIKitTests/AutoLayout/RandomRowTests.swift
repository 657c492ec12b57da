import Foundation
import Testing

@testable import UIKit

@MainActor struct RandomRowTests {
  /// Views side by side, of random widths or shares of the whole, in a root of an odd place and size.
  func row(_ seed: UInt64, axis: NSLayoutConstraint.Axis, isRightToLeft: Bool) -> (root: UIView, views: [UIView]) {
    var random = SplitMix(seed: seed)
    let root = UIView(
      frame: CGRect(
        x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random),
        width: .random(in: 50...400, using: &random), height: .random(in: 50...400, using: &random)))
    if isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    let views = (0..<Int.random(in: 2...9, using: &random)).map { _ in UIView() }
    let isHorizontal = axis == .horizontal
    let start: NSLayoutConstraint.Attribute = isHorizontal ? .leading : .top
    let end: NSLayoutConstraint.Attribute = isHorizontal ? .trailing : .bottom
    let size: NSLayoutConstraint.Attribute = isHorizontal ? .width : .height
    func bind(
      _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView?,
      _ secondAttribute: NSLayoutConstraint.Attribute, times multiplier: CGFloat = 1, plus constant: CGFloat = 0
    ) {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: secondAttribute,
        multiplier: multiplier, constant: constant
      ).isActive = true
    }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let share = CGFloat.random(in: 0.03...0.2, using: &random)
    for (index, view) in views.enumerated() {
      bind(view, start, index == 0 ? root : views[index - 1], index == 0 ? start : end)
      if Bool.random(using: &random) {
        bind(view, size, root, size, times: share)
      } else {
        bind(view, size, nil, .notAnAttribute, plus: .random(in: 1...60, using: &random))
      }
    }
    return (root, views)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical], [false, true])
  func `views that touch leave no gap and do not overlap once they are rounded`(
    axis: NSLayoutConstraint.Axis, isRightToLeft: Bool
  ) {
    for seed in 0..<300 as Range<UInt64> {
      let (root, views) = row(seed, axis: axis, isRightToLeft: isRightToLeft)
      root.layoutIfNeeded()
      for (before, after) in zip(views, views.dropFirst()) {
        let gap =
          if axis == .vertical {
            after.frame.minY - before.frame.maxY
          } else if isRightToLeft {
            before.frame.minX - after.frame.maxX
          } else {
            after.frame.minX - before.frame.maxX
          }
        #expect(abs(gap) < 1e-9, "seed \(seed)")
        let edge = (axis == .vertical ? after.frame.minY : after.frame.minX) * 3
        #expect(abs(edge - edge.rounded()) < 1e-6, "seed \(seed): an edge lies between two pixels")
      }
    }
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `equal views of a stack fill it without gaps at every width`(axis: NSLayoutConstraint.Axis) {
    let views = (0..<7).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = .fillEqually
    for step in 0..<100 {
      let length = 100 + CGFloat(step) / 3
      stack.frame = CGRect(x: 0, y: 0, width: length, height: length)
      stack.layoutIfNeeded()
      let edges = views.map { axis == .horizontal ? ($0.frame.minX, $0.frame.maxX) : ($0.frame.minY, $0.frame.maxY) }
      #expect(edges.first?.0 == 0)
      #expect(abs((edges.last?.1 ?? 0) - length) < 1e-9)
      for (before, after) in zip(edges, edges.dropFirst()) { #expect(abs(after.0 - before.1) < 1e-9) }
      let lengths = edges.map { $0.1 - $0.0 }
      #expect((lengths.max() ?? 0) - (lengths.min() ?? 0) < 1 / 3 + 1e-9, "no two differ by more than a pixel")
    }
  }
}
