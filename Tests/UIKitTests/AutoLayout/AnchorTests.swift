import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Anchors` {
  private let parent = UIView()
  private let one = UIView()
  private let two = UIView()
  private let guide = UILayoutGuide()

  init() {
    parent.addSubview(one)
    parent.addSubview(two)
    parent.addLayoutGuide(guide)
  }

  /// Returns the values of a constraint, without its identity.
  private func facts(_ constraint: NSLayoutConstraint) -> [String] {
    [
      constraint.firstItem.map { address(of: $0) } ?? "none", "\(constraint.firstAttribute)", "\(constraint.relation)",
      constraint.secondItem.map { address(of: $0) } ?? "none", "\(constraint.secondAttribute)",
      "\(constraint.multiplier)", "\(constraint.constant)", "\(constraint.priority.rawValue)",
      "\(constraint.isActive)",
    ]
  }

  private func item(
    _ first: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: NSLayoutConstraint.Attribute, of other: Any?, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> [String] {
    facts(
      NSLayoutConstraint(
        item: one, attribute: first, relatedBy: relation, toItem: other, attribute: second, multiplier: multiplier,
        constant: constant))
  }

  @Test func `every place of a view and of a guide says the same as its attribute`() {
    let places: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor?, NSLayoutConstraint.Attribute)] = [
      (one.leadingAnchor, guide.leadingAnchor, .leading), (one.trailingAnchor, guide.trailingAnchor, .trailing),
      (one.leftAnchor, guide.leftAnchor, .left), (one.rightAnchor, guide.rightAnchor, .right),
      (one.centerXAnchor, guide.centerXAnchor, .centerX),
    ]
    for (anchor, ofGuide, attribute) in places {
      let absolute = attribute == .left || attribute == .right
      let (target, name) =
        absolute ? (two.rightAnchor, NSLayoutConstraint.Attribute.right) : (two.trailingAnchor, .trailing)
      #expect(facts(anchor.constraint(equalTo: target)) == item(attribute, .equal, name, of: two))
      let fromGuide = NSLayoutConstraint(
        item: guide, attribute: attribute, relatedBy: .equal, toItem: two, attribute: name, multiplier: 1, constant: 0)
      #expect(ofGuide.map { facts($0.constraint(equalTo: target)) } == facts(fromGuide))
    }
    let heights: [(NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
      (one.topAnchor, .top), (one.bottomAnchor, .bottom), (one.centerYAnchor, .centerY),
      (one.firstBaselineAnchor, .firstBaseline), (one.lastBaselineAnchor, .lastBaseline),
    ]
    for (anchor, attribute) in heights {
      #expect(facts(anchor.constraint(equalTo: guide.topAnchor)) == item(attribute, .equal, .top, of: guide))
    }
  }

  @Test func `every way to relate two places says its relation and its constant`() {
    let (x, other) = (one.leadingAnchor, two.trailingAnchor)
    #expect(facts(x.constraint(equalTo: other)) == item(.leading, .equal, .trailing, of: two))
    #expect(
      facts(x.constraint(greaterThanOrEqualTo: other)) == item(.leading, .greaterThanOrEqual, .trailing, of: two))
    #expect(facts(x.constraint(lessThanOrEqualTo: other)) == item(.leading, .lessThanOrEqual, .trailing, of: two))
    #expect(facts(x.constraint(equalTo: other, constant: 3)) == item(.leading, .equal, .trailing, of: two, constant: 3))
    #expect(
      facts(x.constraint(greaterThanOrEqualTo: other, constant: -4))
        == item(.leading, .greaterThanOrEqual, .trailing, of: two, constant: -4))
    #expect(
      facts(x.constraint(lessThanOrEqualTo: other, constant: 0.5))
        == item(.leading, .lessThanOrEqual, .trailing, of: two, constant: 0.5))
  }

  @Test func `every way to relate sizes says its multiplier too`() {
    let (size, other) = (one.widthAnchor, two.heightAnchor)
    let relations: [(NSLayoutConstraint.Relation, NSLayoutConstraint, NSLayoutConstraint, NSLayoutConstraint)] = [
      (
        .equal, size.constraint(equalToConstant: 7), size.constraint(equalTo: other, multiplier: 2),
        size.constraint(equalTo: other, multiplier: 0.5, constant: 9)
      ),
      (
        .greaterThanOrEqual, size.constraint(greaterThanOrEqualToConstant: 7),
        size.constraint(greaterThanOrEqualTo: other, multiplier: 2),
        size.constraint(greaterThanOrEqualTo: other, multiplier: 0.5, constant: 9)
      ),
      (
        .lessThanOrEqual, size.constraint(lessThanOrEqualToConstant: 7),
        size.constraint(lessThanOrEqualTo: other, multiplier: 2),
        size.constraint(lessThanOrEqualTo: other, multiplier: 0.5, constant: 9)
      ),
    ]
    for (relation, constant, multiple, both) in relations {
      #expect(facts(constant) == item(.width, relation, .notAnAttribute, of: nil, constant: 7))
      #expect(facts(multiple) == item(.width, relation, .height, of: two, multiplier: 2))
      #expect(facts(both) == item(.width, relation, .height, of: two, multiplier: 0.5, constant: 9))
    }
  }

  @Test func `the system's spacing is 8 points, times the multiplier`() {
    // Assumed for neighbors without text; a sheet of views in a simulator would settle it.
    let after = (one.leadingAnchor, two.trailingAnchor)
    let below = (one.topAnchor, two.bottomAnchor)
    let cases: [(NSLayoutConstraint, NSLayoutConstraint, NSLayoutConstraint.Relation)] = [
      (
        after.0.constraint(equalToSystemSpacingAfter: after.1, multiplier: 1.5),
        below.0.constraint(equalToSystemSpacingBelow: below.1, multiplier: 1.5), .equal
      ),
      (
        after.0.constraint(greaterThanOrEqualToSystemSpacingAfter: after.1, multiplier: 1.5),
        below.0.constraint(greaterThanOrEqualToSystemSpacingBelow: below.1, multiplier: 1.5), .greaterThanOrEqual
      ),
      (
        after.0.constraint(lessThanOrEqualToSystemSpacingAfter: after.1, multiplier: 1.5),
        below.0.constraint(lessThanOrEqualToSystemSpacingBelow: below.1, multiplier: 1.5), .lessThanOrEqual
      ),
    ]
    for (horizontal, vertical, relation) in cases {
      #expect(facts(horizontal) == item(.leading, relation, .trailing, of: two, constant: 12))
      #expect(facts(vertical) == item(.top, relation, .bottom, of: two, constant: 12))
    }
  }

  @Test func `the system's spacing down to text is the text's line height, and follows its font`() {
    // Assumed: Apple documents that it depends on the fonts. Two labels in a simulator would settle it.
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: 17)
    parent.addSubview(label)
    let below = label.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: one.lastBaselineAnchor, multiplier: 2)
    let format = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[one]-[label]", options: .spacingBaselineToBaseline, metrics: nil,
      views: ["one": one, "label": label])[0]
    #expect(below.constant == 2 * label.font.lineHeight)
    #expect(format.constant == label.font.lineHeight)
    label.font = UIFont.systemFont(ofSize: 20)
    NSLayoutConstraint.activate([below, format])
    #expect(below.constant == 2 * label.font.lineHeight, "taken anew when it becomes active")
    label.font = UIFont.systemFont(ofSize: 34)
    #expect(below.constant == 2 * label.font.lineHeight)
    #expect(format.constant == label.font.lineHeight)
    below.constant = 5
    label.font = UIFont.systemFont(ofSize: 12)
    #expect(below.constant == 5, "someone has set it")
    #expect(
      one.firstBaselineAnchor.constraint(equalToSystemSpacingBelow: label.lastBaselineAnchor, multiplier: 1).constant
        == 8)
  }

  @Test func `the distance between two places is their difference`() {
    func terms(_ constraint: NSLayoutConstraint) -> [String] {
      var terms: [String] = []
      constraint.forEachTerm { item, attribute, coefficient in
        terms.append("\(coefficient) \(address(of: item)) \(attribute)")
      }
      return terms
    }
    let gap = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
    let (a, b, c) = (address(of: one), address(of: two), address(of: guide))
    #expect(terms(gap.constraint(equalToConstant: 5)) == ["1.0 \(b) leading", "-1.0 \(a) trailing"])
    let other = two.trailingAnchor.anchorWithOffset(to: guide.leadingAnchor)
    #expect(
      terms(gap.constraint(equalTo: other, multiplier: 2)) == [
        "1.0 \(b) leading", "-1.0 \(a) trailing", "-2.0 \(c) leading", "2.0 \(b) trailing",
      ])
    #expect(
      terms(one.widthAnchor.constraint(equalTo: gap)) == ["1.0 \(a) width", "-1.0 \(b) leading", "1.0 \(a) trailing"])
    let constraint = gap.constraint(equalTo: other)
    constraint.isActive = true
    #expect(parent.constraints == [constraint])
    one.removeFromSuperview()
    #expect(!constraint.isActive)
  }

  @Test func `anchors of one attribute of one item are equal`() {
    #expect(one.leadingAnchor == one.leadingAnchor)
    #expect(one.leadingAnchor.hash == one.leadingAnchor.hash)
    #expect(one.leadingAnchor != two.leadingAnchor)
    #expect(one.leadingAnchor != one.trailingAnchor)
    let constraint = one.leadingAnchor.constraint(equalTo: two.trailingAnchor)
    #expect(constraint.firstAnchor.operand == one.leadingAnchor.operand)
    #expect(constraint.secondAnchor?.operand == two.trailingAnchor.operand)
    #expect(one.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }

  @Test func `priorities have Apple's values`() {
    let values: [(UILayoutPriority, Float)] = [
      (.required, 1000), (.defaultHigh, 750), (.dragThatCanResizeScene, 510), (.sceneSizeStayPut, 500),
      (.dragThatCannotResizeScene, 490), (.defaultLow, 250), (.fittingSizeLevel, 50),
    ]
    for (priority, value) in values { #expect(priority.rawValue == value) }
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
  }
}
