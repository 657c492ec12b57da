import Testing

@testable import UIKit

@MainActor struct AmbiguityTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  @Test func `a view that constraints place is not ambiguous, and one that can move is`() {
    let (fixed, loose) = (UIView(), SizedView(width: 10, height: 10))
    root.addConstrained(fixed, loose)
    fixed.pinEdges(5)
    loose.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    #expect(!fixed.hasAmbiguousLayout)
    #expect(loose.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    loose.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(!loose.hasAmbiguousLayout)
  }

  @Test func `two contents that resist alike are ambiguous where one must give way`() {
    let (left, right) = (SizedView(width: 200, height: 10), SizedView(width: 200, height: 10))
    root.addConstrained(left, right)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      left.topAnchor.constraint(equalTo: root.topAnchor), right.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    #expect(left.hasAmbiguousLayout && right.hasAmbiguousLayout)
    left.setContentCompressionResistancePriority(.init(751), for: .horizontal)
    #expect(!left.hasAmbiguousLayout && !right.hasAmbiguousLayout)
  }

  @Test func `exercising ambiguity moves what can move, and only that`() {
    let (fixed, loose) = (UIView(), SizedView(width: 10, height: 10))
    root.addConstrained(fixed, loose)
    fixed.pinEdges(5)
    loose.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    let frame = loose.frame
    loose.exerciseAmbiguityInLayout()
    fixed.exerciseAmbiguityInLayout()
    root.layoutIfNeeded()
    #expect(loose.frame.minX == 0 && loose.frame.size == frame.size)
    #expect(loose.frame.minY != frame.minY)
    #expect(fixed.frame == CGRect(x: 5, y: 5, width: 290, height: 290))
  }

  @Test func `the constraints that decide on a view's frame can be found`() {
    let (box, other) = (SizedView(width: 40, height: 20), SizedView(width: 40, height: 20))
    root.addConstrained(box, other)
    let leading = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4)
    let slack = box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
    let top = box.topAnchor.constraint(equalTo: root.topAnchor)
    let beside = other.leadingAnchor.constraint(equalTo: box.trailingAnchor)
    NSLayoutConstraint.activate([leading, slack, top, beside])
    let horizontal = box.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.contains(leading))
    #expect(![slack, top, beside].contains(where: horizontal.contains))
    // The content's width is the second.
    #expect(horizontal.count == 2 && horizontal.contains { $0.firstAttribute == .width && $0.constant == 40 })
    let next = other.constraintsAffectingLayout(for: .horizontal)
    #expect(next.contains(leading) && next.contains(beside) && !next.contains(slack))
    #expect(box.constraintsAffectingLayout(for: .vertical).contains(top))
  }
}
