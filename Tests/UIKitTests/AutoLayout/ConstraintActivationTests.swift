import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Activating constraints` {
  /// window > root > (left > (leaf), right)
  private let root = UIView()
  private let left = UIView()
  private let leaf = UIView()
  private let right = UIView()

  init() {
    root.addSubview(left)
    root.addSubview(right)
    left.addSubview(leaf)
  }

  @Test func `the nearest common ancestor holds an active constraint`() {
    let cases: [(NSLayoutConstraint, UIView)] = [
      (leaf.widthAnchor.constraint(equalToConstant: 10), leaf),
      (leaf.leadingAnchor.constraint(equalTo: left.leadingAnchor), left),
      (left.leadingAnchor.constraint(equalTo: leaf.leadingAnchor), left),
      (leaf.leadingAnchor.constraint(equalTo: right.trailingAnchor), root),
      (leaf.topAnchor.constraint(equalTo: root.topAnchor), root),
      (left.centerYAnchor.constraint(equalTo: right.centerYAnchor), root),
    ]
    for (constraint, owner) in cases {
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(owner.constraints.contains { $0 === constraint })
      for view in [root, left, leaf, right] where view !== owner {
        #expect(!view.constraints.contains { $0 === constraint })
      }
      constraint.isActive = false
      #expect(!constraint.isActive)
      #expect(owner.constraints.isEmpty)
    }
  }

  @Test func `constraints are listed in the order of activation, whatever was taken out between`() {
    var generator = SplitMix(seed: 5)
    var expected: [NSLayoutConstraint] = []
    for step in 0..<2000 {
      if step % 200 < 120 || expected.isEmpty {
        let constraint = leaf.widthAnchor.constraint(equalToConstant: CGFloat(step))
        constraint.isActive = true
        expected.append(constraint)
      } else {
        expected.remove(at: Int.random(in: expected.indices, using: &generator)).isActive = false
      }
      #expect(leaf.constraints.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }
  }

  @Test func `a view that leaves its superview takes along the constraints below it and loses those to the outside`() {
    let inside = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    let own = left.widthAnchor.constraint(equalToConstant: 30)
    let crossing = leaf.topAnchor.constraint(equalTo: root.topAnchor)
    let crossingBeside = right.topAnchor.constraint(equalTo: leaf.bottomAnchor)
    let outside = right.topAnchor.constraint(equalTo: root.topAnchor)
    let all = [inside, own, crossing, crossingBeside, outside]
    NSLayoutConstraint.activate(all)
    #expect(all.map(\.isActive) == [true, true, true, true, true])
    left.removeFromSuperview()
    #expect(all.map(\.isActive) == [true, true, false, false, true])
    #expect(root.constraints == [outside])
    root.addSubview(left)
    #expect(all.map(\.isActive) == [true, true, false, false, true])
  }

  @Test func `a view that moves to another superview loses the constraints to the outside`() {
    let constraint = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    constraint.isActive = true
    right.addSubview(leaf)
    #expect(!constraint.isActive)
    #expect(left.constraints.isEmpty)
  }

  @Test func `a view can hold constraints of what is below it`() {
    let constraint = leaf.widthAnchor.constraint(equalToConstant: 10)
    root.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(root.constraints == [constraint])
    left.removeConstraint(constraint)
    #expect(constraint.isActive)
    root.removeConstraints([constraint])
    #expect(!constraint.isActive)
    root.addConstraint(constraint)
    left.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `a guide's constraints are held as if the guide were a subview, and go with it`() {
    let guide = UILayoutGuide()
    #expect(guide.owningView == nil)
    left.addLayoutGuide(guide)
    #expect(guide.owningView === left)
    #expect(left.layoutGuides == [guide])
    let own = guide.widthAnchor.constraint(equalToConstant: 5)
    let upward = guide.topAnchor.constraint(equalTo: root.topAnchor)
    let inner = leaf.topAnchor.constraint(equalTo: guide.bottomAnchor)
    let other = leaf.topAnchor.constraint(equalTo: left.topAnchor)
    NSLayoutConstraint.activate([own, upward, inner, other])
    #expect(left.constraints == [own, inner, other])
    #expect(root.constraints == [upward])
    right.addLayoutGuide(guide)
    #expect(guide.owningView === right)
    #expect(left.layoutGuides.isEmpty)
    #expect([own, upward, inner, other].map(\.isActive) == [false, false, false, true])
  }

  @Test func `a constraint outlives its items and its holder`() throws {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      let child = UIView()
      view.addSubview(child)
      constraint = child.topAnchor.constraint(equalTo: view.topAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === child)
      #expect(constraint.secondItem === view)
    }
    #expect(constraint.firstItem == nil)
    #expect(constraint.secondItem == nil)
    #expect(!constraint.isActive)
    constraint.constant = 3
    constraint.isActive = false
  }

  @Test func `a view whose superview has died forgets the constraints that it was in`() {
    let constraint: NSLayoutConstraint
    do {
      let view = UIView()
      view.addSubview(left)
      constraint = leaf.topAnchor.constraint(equalTo: view.topAnchor)
      constraint.isActive = true
    }
    #expect(!constraint.isActive)
    root.addSubview(left)
    left.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `neither views nor guides nor constraints leak`() {
    weak var view: UIView?
    weak var guide: UILayoutGuide?
    weak var constraint: NSLayoutConstraint?
    do {
      let parent = UIView()
      let child = UIView()
      let box = UILayoutGuide()
      parent.addSubview(child)
      parent.addLayoutGuide(box)
      let top = child.topAnchor.constraint(equalTo: box.topAnchor)
      NSLayoutConstraint.activate([top, box.topAnchor.constraint(equalTo: parent.topAnchor)])
      (view, guide, constraint) = (parent, box, top)
      #expect(view != nil && guide != nil && constraint != nil)
    }
    #expect(view == nil)
    #expect(guide == nil)
    #expect(constraint == nil)
  }
}
