import Foundation
import Testing

@testable import UIKit

/// The constraints that stacks make: conflict reports show them.
@MainActor struct StackConstraintTests {
  let views = [Box(160, 200), Box(80, 100), Box(40, 50)]

  func name(_ item: AnyObject?, _ stack: UIStackView) -> String {
    switch item {
    case nil: return ""
    case let view as Box: return views.firstIndex(of: view).map { "view\($0)" } ?? "?"
    case is UIStackView: return "stack"
    case is _UILayoutSpacer: return "spacer"
    case let guide as _UIOLAGapGuide:
      return "gap\(views.firstIndex { stack.gapGuides[ObjectIdentifier($0)] === guide } ?? -1)"
    default: return "margins"
    }
  }

  func attribute(_ attribute: NSLayoutConstraint.Attribute) -> String {
    [
      .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom", .width: "width", .height: "height",
      .centerX: "centerX", .centerY: "centerY", .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
    ][attribute] ?? "?"
  }

  /// The stack's constraints as text, those that only settle ties left out.
  func constraints(_ stack: UIStackView) -> Set<String> {
    stack.updateConstraintsIfNeeded()
    let all = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
    return Set(
      all.filter { $0.priority.rawValue == 25 || $0.identifier != "UISV-ambiguity-suppression" }.map { constraint in
        let sign = [NSLayoutConstraint.Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var text = "\((constraint.identifier ?? "").dropFirst(5)): \(name(constraint.firstItem, stack))"
        text += ".\(attribute(constraint.firstAttribute)) \(sign[constraint.relation] ?? "?") "
        if constraint.secondItem != nil {
          if constraint.multiplier != 1 { text += String(format: "%.3f*", constraint.multiplier) }
          text += "\(name(constraint.secondItem, stack)).\(attribute(constraint.secondAttribute))"
          if constraint.constant != 0 { text += " + \(constraint.constant)" }
        } else {
          text += "\(constraint.constant)"
        }
        return constraint.priority == .required ? text : text + " @\(constraint.priority.rawValue)"
      })
  }

  static let ends: Set<String> = [
    "canvas-connection: stack.leading == view0.leading", "canvas-connection: view2.trailing == stack.trailing",
  ]
  static let touching: Set<String> = [
    "spacing: view1.leading == view0.trailing", "spacing: view2.leading == view1.trailing",
  ]
  static let filling: Set<String> = [
    "canvas-connection: stack.top == view0.top", "canvas-connection: view0.bottom == stack.bottom",
    "alignment: view0.top == view1.top", "alignment: view0.top == view2.top", "alignment: view0.bottom == view1.bottom",
    "alignment: view0.bottom == view2.bottom",
  ]
  static let unset: Set<String> = [
    "ambiguity-suppression: view0.height == 0.0 @25.0", "ambiguity-suppression: view1.height == 0.0 @25.0",
    "ambiguity-suppression: view2.height == 0.0 @25.0",
  ]

  // The sets are those that were printed on a device for "Let's Build UIStackView" (kean.blog, 2017).

  @Test func `filling stacks connect the outer views to the stack and level the others`() {
    let stack = UIStackView(arrangedSubviews: views)
    #expect(constraints(stack) == Self.ends.union(Self.touching).union(Self.filling))
    stack.distribution = .fillEqually
    #expect(
      constraints(stack)
        == Self.ends.union(Self.touching).union(Self.filling).union([
          "fill-equally: view1.width == view0.width", "fill-equally: view2.width == view0.width",
        ]))
    stack.distribution = .fillProportionally
    #expect(
      constraints(stack)
        == Self.ends.union(Self.touching).union(Self.filling).union([
          "fill-proportionally: view0.width == 0.571*stack.width @999.0",
          "fill-proportionally: view1.width == 0.286*stack.width @998.0",
          "fill-proportionally: view2.width == 0.143*stack.width @997.0",
        ]))
  }

  @Test func `spread stacks put a guide into each gap`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalSpacing
    stack.spacing = 10
    #expect(
      constraints(stack).isSuperset(
        of: Self.ends.union(Self.filling).union([
          "spacing: view1.leading >= view0.trailing + 10.0", "spacing: view2.leading >= view1.trailing + 10.0",
          "distributing-edge: gap0.leading == view0.trailing", "distributing-edge: gap0.trailing == view1.leading",
          "distributing-edge: gap1.leading == view1.trailing", "distributing-edge: gap1.trailing == view2.leading",
          "fill-equally: gap1.width == gap0.width",
        ])))
    stack.distribution = .equalCentering
    stack.spacing = 0
    #expect(
      constraints(stack).isSuperset(
        of: Self.ends.union(Self.filling).union([
          "spacing: view1.leading >= view0.trailing", "spacing: view2.leading >= view1.trailing",
          "distributing-edge: gap0.leading == view0.centerX", "distributing-edge: gap0.trailing == view1.centerX",
          "distributing-edge: gap1.leading == view1.centerX", "distributing-edge: gap1.trailing == view2.centerX",
          "fill-equally: gap1.width == gap0.width @149.0",
        ])))
    #expect(stack.layoutGuides.count == 2)
    stack.distribution = .fill
    _ = constraints(stack)
    #expect(stack.layoutGuides.isEmpty, "guides that nothing mentions are given back")
  }

  @Test func `aligned stacks span their views with a guide`() {
    let stack = UIStackView(arrangedSubviews: views)
    let row = Self.ends.union(Self.touching).union(Self.unset).union(["spanning-fit: spacer.height == 0.0 @51.0"])
    stack.alignment = .leading
    #expect(
      constraints(stack)
        == row.union([
          "alignment: view0.top == view1.top", "alignment: view0.top == view2.top",
          "spanning-boundary: spacer.top == view0.top @999.5", "spanning-boundary: spacer.bottom >= view0.bottom",
          "spanning-boundary: spacer.top == view1.top @999.5", "spanning-boundary: spacer.bottom >= view1.bottom",
          "spanning-boundary: spacer.top == view2.top @999.5", "spanning-boundary: spacer.bottom >= view2.bottom",
          "canvas-connection: stack.top == view0.top", "canvas-connection: spacer.bottom == stack.bottom",
        ]))
    stack.alignment = .center
    #expect(
      constraints(stack)
        == row.union([
          "alignment: view0.centerY == view1.centerY", "alignment: view0.centerY == view2.centerY",
          "spanning-boundary: spacer.top <= view0.top", "spanning-boundary: spacer.bottom >= view0.bottom",
          "spanning-boundary: spacer.top <= view1.top", "spanning-boundary: spacer.bottom >= view1.bottom",
          "spanning-boundary: spacer.top <= view2.top", "spanning-boundary: spacer.bottom >= view2.bottom",
          "canvas-connection: stack.top == spacer.top", "canvas-connection: spacer.bottom == stack.bottom",
          "canvas-connection: stack.centerY == view0.centerY",
        ]))
    stack.alignment = .trailing
    #expect(
      constraints(stack)
        == row.union([
          "alignment: view0.bottom == view1.bottom", "alignment: view0.bottom == view2.bottom",
          "spanning-boundary: spacer.top <= view0.top", "spanning-boundary: spacer.bottom == view0.bottom @999.5",
          "spanning-boundary: spacer.top <= view1.top", "spanning-boundary: spacer.bottom == view1.bottom @999.5",
          "spanning-boundary: spacer.top <= view2.top", "spanning-boundary: spacer.bottom == view2.bottom @999.5",
          "canvas-connection: stack.top == spacer.top", "canvas-connection: view0.bottom == stack.bottom",
        ]))
    stack.alignment = .firstBaseline
    #expect(
      constraints(stack)
        == row.union([
          "alignment: view0.firstBaseline == view1.firstBaseline",
          "alignment: view0.firstBaseline == view2.firstBaseline",
          "spanning-boundary: spacer.top <= view0.top", "spanning-boundary: spacer.bottom >= view0.bottom",
          "spanning-boundary: spacer.top <= view1.top", "spanning-boundary: spacer.bottom >= view1.bottom",
          "spanning-boundary: spacer.top <= view2.top", "spanning-boundary: spacer.bottom >= view2.bottom",
          "canvas-connection: stack.top == spacer.top", "canvas-connection: spacer.bottom == stack.bottom",
          "canvas-fit: stack.height == 0.0 @49.0",
        ]))
    #expect(stack.alignmentSpanner?.identifier == "UISV-alignment-spanner")
  }

  @Test func `a single view needs no spanner`() {
    let stack = UIStackView(arrangedSubviews: [views[0]])
    stack.alignment = .center
    #expect(
      constraints(stack) == [
        "canvas-connection: stack.leading == view0.leading", "canvas-connection: view0.trailing == stack.trailing",
        "canvas-connection: stack.top <= view0.top", "canvas-connection: stack.bottom >= view0.bottom",
        "canvas-connection: stack.centerY == view0.centerY", "canvas-fit: stack.height == 0.0 @49.0",
        "ambiguity-suppression: view0.height == 0.0 @25.0",
      ])
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `a hidden view has no width, and its neighbors meet`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    views[1].isHidden = true
    #expect(
      constraints(stack).isSuperset(
        of: Self.ends.union(["hiding: view1.width == 0.0", "spacing: view2.leading == view0.trailing + 10.0"])))
  }

  @Test func `margins and baselines take the place of edges`() {
    let stack = UIStackView(arrangedSubviews: views)
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(constraints(stack).contains("canvas-connection: margins.leading == view0.leading"))
    stack.isLayoutMarginsRelativeArrangement = false
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 20
    #expect(
      constraints(stack).isSuperset(of: [
        "spacing: view1.firstBaseline == view0.lastBaseline + 20.0",
        "spacing: view2.firstBaseline == view1.lastBaseline + 20.0",
        "canvas-connection: stack.top == view0.top", "canvas-connection: view2.bottom == stack.bottom",
      ]))
  }

  @Test(arguments: StackCase.distributions)
  func `a change touches only the constraints that it must`(_ distribution: UIStackView.Distribution) {
    let views = (0..<30).map { _ in Box(40, 20) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.distribution = distribution
    stack.alignment = .center
    func all() -> Set<ObjectIdentifier> {
      stack.updateConstraintsIfNeeded()
      return Set((stack.constraints + views.flatMap(\.constraints)).map { ObjectIdentifier($0) })
    }
    let before = all()
    stack.spacing = 12
    // In proportion to the whole means that the whole's spacings are in every share.
    let changedBySpacing = all().symmetricDifference(before).count
    #expect(distribution == .fillProportionally ? changedBySpacing <= 60 : changedBySpacing == 0)
    let spaced = all()
    stack.setCustomSpacing(3, after: views[7])
    if distribution != .fillProportionally { #expect(all() == spaced) }
    views[14].isHidden = true
    let gone = spaced.subtracting(all()).count
    #expect(distribution == .fillProportionally || gone <= 16, "\(gone) constraints went")
    views[14].isHidden = false
    _ = all()
    let restored = all()
    stack.setNeedsUpdateConstraints()
    #expect(all() == restored)
    #expect(restored.count == before.count)
  }
}
