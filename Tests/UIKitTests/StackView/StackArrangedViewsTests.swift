import Foundation
import Testing

@testable import UIKit

@MainActor struct StackArrangedViewsTests {
  let first = Box(40, 20)
  let second = Box(60, 30)
  let third = Box(20, 10)

  func row() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [first, second, third])
    stack.spacing = 5
    stack.alignment = .top
    stack.frame = CGRect(x: 0, y: 0, width: 130, height: 30)
    stack.layoutIfNeeded()
    return stack
  }

  /// Lays the stack out at the width that it asks for.
  func starts(_ stack: UIStackView) -> [CGFloat] {
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.minX)
  }

  @Test func `a new stack is a row that fills, without spacing or margins`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    #expect(stack.spacing == 0 && !stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test func `an arranged view becomes a subview that constraints lay out`() {
    let stack = row()
    #expect(stack.subviews == [first, second, third])
    #expect(stack.arrangedSubviews == [first, second, third])
    #expect([first, second, third].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(starts(stack) == [0, 45, 110])
  }

  @Test func `a subview that is arranged keeps its place among the subviews`() {
    let stack = UIStackView()
    stack.addSubview(second)
    stack.addSubview(first)
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    #expect(stack.subviews == [second, first])
    #expect(starts(stack) == [0, 40])
  }

  @Test func `a view that is arranged again moves and keeps its custom spacing`() {
    let stack = row()
    stack.setCustomSpacing(11, after: first)
    stack.insertArrangedSubview(first, at: 1)
    #expect(stack.arrangedSubviews == [second, first, third])
    #expect(stack.subviews == [first, second, third])
    #expect(stack.customSpacing(after: first) == 11)
    #expect(starts(stack) == [0, 65, 116])
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third, second])
    #expect(starts(stack) == [0, 51, 76])
  }

  @Test func `removing an arranged view leaves it a subview, in the layout of nobody`() {
    let stack = row()
    stack.setCustomSpacing(11, after: second)
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third])
    #expect(stack.subviews == [first, second, third])
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    #expect(starts(stack) == [0, 45])
    #expect(!stack.constraints.contains { $0.firstItem === second || $0.secondItem === second })
    stack.removeArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, third])
  }

  @Test func `a view removed from its superview is arranged no longer`() {
    let stack = row()
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second, third])
    #expect(starts(stack) == [0, 65])
    let other = UIStackView(arrangedSubviews: [third])
    #expect(stack.arrangedSubviews == [second])
    #expect(other.arrangedSubviews == [third])
    #expect(starts(stack) == [0] && starts(other) == [0])
    #expect(stack.frame.width == 60)
  }

  @Test func `a view that comes back is arranged as if it were new`() {
    let stack = row()
    stack.setCustomSpacing(50, after: first)
    first.removeFromSuperview()
    stack.insertArrangedSubview(first, at: 0)
    #expect(starts(stack) == [0, 45, 110])
  }

  @Test func `a stack that leaves its superview and comes back keeps its arrangement`() {
    let stack = row()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(stack)
    root.layoutIfNeeded()
    stack.removeFromSuperview()
    root.addSubview(stack)
    first.natural.width = 50
    #expect(starts(stack) == [0, 55, 120])
  }

  @Test func `a hidden view gives up its room and the spacing after it, and takes both back`() {
    let stack = row()
    second.isHidden = true
    #expect(starts(stack) == [0, 40, 45], "the hidden view stands behind the one before it")
    #expect(second.frame.width == 0 && stack.frame.size == CGSize(width: 65, height: 20))
    #expect(stack.arrangedSubviews == [first, second, third])
    first.isHidden = true
    #expect(starts(stack) == [0, 0, 0] && stack.frame.size == CGSize(width: 20, height: 10))
    third.isHidden = true
    #expect(starts(stack) == [0, 0, 0] && stack.frame.size == .zero)
    for view in stack.arrangedSubviews { view.isHidden = false }
    #expect(starts(stack) == [0, 45, 110] && stack.frame.size == CGSize(width: 130, height: 30))
  }

  @Test func `the spacing after a view is that to the next visible one`() {
    // Apple says only that spacings go with hidden views; which spacing goes is assumed (a device would settle it).
    let stack = row()
    stack.setCustomSpacing(30, after: first)
    stack.setCustomSpacing(7, after: second)
    second.isHidden = true
    #expect(starts(stack)[2] == 70)
    second.isHidden = false
    first.isHidden = true
    #expect(starts(stack)[2] == 67)
  }

  @Test func `a custom spacing is the stack's own again once it is set to the default`() {
    let stack = row()
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(20, after: first)
    stack.setCustomSpacing(0, after: second)
    #expect(stack.customSpacing(after: first) == 20)
    #expect(starts(stack) == [0, 60, 120])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    stack.spacing = 9
    #expect(starts(stack) == [0, 49, 109])
    stack.spacing = UIStackView.spacingUseDefault
    #expect(starts(stack) == [0, 40, 100])
  }

  @Test func `the system's spacing is 8 points between views without text`() {
    let stack = row()
    stack.spacing = UIStackView.spacingUseSystem
    #expect(starts(stack) == [0, 48, 116])
    stack.spacing = 3
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: second)
    #expect(starts(stack) == [0, 43, 111])
    stack.axis = .vertical
    _ = starts(stack)
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 23, 61])
  }

  @Test func `custom spacing after a view that is not arranged is ignored`() {
    let stack = row()
    let stranger = Box(10, 10)
    stack.setCustomSpacing(40, after: stranger)
    #expect(stack.customSpacing(after: stranger) == UIStackView.spacingUseDefault)
    stack.addArrangedSubview(stranger)
    #expect(starts(stack) == [0, 45, 110, 135])
  }

  @Test func `arranging at an index that there is not ends with Apple's words`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("NSInternalInconsistencyException"))
    #expect(text.contains("index out of bounds for arranged subview: index = 1 expected to be less than or equal to 0"))
  }

  @Test func `a size that changes moves what comes after it`() {
    let stack = row()
    first.natural = CGSize(width: 10, height: 70)
    #expect(starts(stack) == [0, 15, 80] && stack.frame.height == 70)
    stack.distribution = .fillProportionally
    stack.frame.size.width = 200
    stack.layoutIfNeeded()
    first.natural.width = 80
    stack.frame.size.width = 170
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [80, 60, 20], "shares follow the sizes")
  }
}
