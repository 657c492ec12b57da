import Foundation
import Testing

@testable import UIKit

@MainActor struct StackNestingTests {
  func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], spacing: CGFloat = 0,
    alignment: UIStackView.Alignment = .fill, distribution: UIStackView.Distribution = .fill
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    stack.distribution = distribution
    return stack
  }

  /// Pins a view to the edges of a new root of a size, and lays it out.
  @discardableResult func root(_ view: UIView, _ size: CGSize, isRightToLeft: Bool = false) -> UIView {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    if isRightToLeft { root.traitOverrides.layoutDirection = .rightToLeft }
    root.layoutIfNeeded()
    return root
  }

  func frame(_ view: UIView, in root: UIView) -> CGRect { view.convert(view.bounds, to: root) }

  @Test(arguments: [false, true])
  func `a row of a feed, three stacks deep, lays out as it is read`(isRightToLeft: Bool) {
    let picture = Box(40, 40)
    let name = Box(100, 20)
    let time = Box(30, 14)
    let text = Box(150, 60)
    let like = Box(24, 24)
    let reply = Box(24, 24)
    let share = Box(24, 24)
    for button in [like, reply, share] { button.setContentHuggingPriority(.required, for: .horizontal) }
    time.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    name.ascent = 15
    name.descent = 5
    time.ascent = 11
    time.descent = 3
    let heading = stack(.horizontal, [name, time], spacing: 6, alignment: .firstBaseline)
    let buttons = stack(.horizontal, [like, reply, share], distribution: .equalSpacing)
    let column = stack(.vertical, [heading, text, buttons], spacing: 4)
    let row = stack(.horizontal, [picture, column], spacing: 10, alignment: .top)
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
    picture.setContentHuggingPriority(.defaultHigh, for: .horizontal)

    let fit = row.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fit == CGSize(width: 300, height: 12 + 20 + 4 + 60 + 4 + 24 + 12))

    let root = root(row, fit, isRightToLeft: isRightToLeft)
    let expected: [(Box, CGRect)] = [
      (picture, CGRect(x: 16, y: 12, width: 40, height: 40)),
      (name, CGRect(x: 66, y: 12, width: 182, height: 20)),
      (time, CGRect(x: 254, y: 16, width: 30, height: 14)),
      (text, CGRect(x: 66, y: 36, width: 218, height: 60)),
      (like, CGRect(x: 66, y: 100, width: 24, height: 24)),
      (reply, CGRect(x: 163, y: 100, width: 24, height: 24)),
      (share, CGRect(x: 260, y: 100, width: 24, height: 24)),
    ]
    for (view, frame) in expected {
      var frame = frame
      if isRightToLeft { frame.origin.x = 300 - frame.maxX }
      #expect(self.frame(view, in: root) == frame)
    }

    // What is hidden deep inside gives its room back all the way out.
    buttons.isHidden = true
    root.layoutIfNeeded()
    let lower = row.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(lower.height == fit.height - 28)
  }

  @Test func `what is left over goes to the stack whose content hugs least`() {
    let loose = Box(20, 10)
    let tight = Box(20, 10)
    tight.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let left = stack(.horizontal, [tight])
    let right = stack(.horizontal, [loose])
    root(stack(.horizontal, [left, right]), CGSize(width: 100, height: 10))
    #expect([left, right].map(\.frame.width) == [20, 80])
  }

  @Test func `ties in an outer stack are settled by its own order, however many views the inner ones have`() {
    for counts in [(1, 3), (3, 1), (2, 2)] {
      let left = stack(.horizontal, (0..<counts.0).map { _ in Box(20, 10) })
      let right = stack(.horizontal, (0..<counts.1).map { _ in Box(20, 10) })
      let all = CGFloat(counts.0 + counts.1) * 20
      let wide = stack(.horizontal, [left, right])
      let root = root(wide, CGSize(width: all + 30, height: 10))
      #expect(left.frame.width == CGFloat(counts.0) * 20 + 30)
      #expect(left.arrangedSubviews[0].frame.width == 50)
      root.frame.size.width = all - 15
      root.layoutIfNeeded()
      #expect(right.frame.width == CGFloat(counts.1) * 20 - 15)
      #expect(right.arrangedSubviews.last?.frame.width == 5)
    }
  }

  @Test func `an empty stack, or one whose views are all hidden, takes no room`() {
    let empty = stack(.vertical, [])
    let hidden = stack(.vertical, [Box(30, 30)])
    hidden.arrangedSubviews[0].isHidden = true
    let outer = stack(.vertical, [Box(10, 10), empty, hidden], alignment: .leading)
    #expect(outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 10, height: 10))
    #expect(empty.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
  }

  @Test func `the baselines of a stack are those of its tallest view, or of its first and last`() {
    let low = Box(20, 20)
    low.ascent = 16
    low.descent = 4
    let tall = Box(20, 50)
    tall.ascent = 30
    tall.descent = 9
    let beside = Box(20, 40)
    beside.ascent = 5
    beside.descent = 2
    for (axis, first, last) in [
      (NSLayoutConstraint.Axis.horizontal, CGFloat(30), CGFloat(41)), (.vertical, 16, 20 + 50 - 9),
    ] {
      let inner = stack(axis, [low, tall], alignment: .leading)
      #expect(inner.forFirstBaselineLayout === (axis == .horizontal ? tall : low))
      #expect(inner.forLastBaselineLayout === tall)
      for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
        let outer = stack(.horizontal, [inner, beside], alignment: alignment)
        let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let root = root(outer, size)
        let isFirst = alignment == .firstBaseline
        let expected = isFirst ? first - 5 : last - 38
        #expect(frame(beside, in: root).minY - frame(inner, in: root).minY == expected, "\(axis) \(alignment)")
        outer.removeArrangedSubview(inner)
      }
    }
  }

  @Test func `a stack draws its background, as since iOS 14`() {
    let stack = stack(.horizontal, [Box(10, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    stack.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stack.layer.cornerRadius = 10
    let pixels = draw(stack)
    #expect(pixels[10, 10] == [255, 0, 0, 255])
    #expect(pixels[0, 0] == [0, 0, 0, 0])
  }
}
