import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct `Visual formats` {
  private let parent = UIView()
  private let views: [String: UIView] = ["a": UIView(), "b": UIView(), "c": UIView()]

  init() { for name in ["a", "b", "c"] { parent.addSubview(views[name] ?? UIView()) } }

  private func constraints(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
  ) -> [String] {
    NSLayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views).map(text)
  }

  /// A constraint in letters: `b.leading == a.trailing + 8`.
  private func text(_ constraint: NSLayoutConstraint) -> String {
    func name(_ item: AnyObject?) -> String {
      if item === parent { return "|" }
      if item === parent.layoutMarginsGuide { return "||" }
      return views.first { $0.value === item }?.key ?? "?"
    }
    let relation = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
    var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(relation) "
    if let second = constraint.secondItem { text += "\(name(second)).\(constraint.secondAttribute) + " }
    text += decimal(constraint.constant)
    if constraint.multiplier != 1 { text += " *\(constraint.multiplier)" }
    if constraint.priority != .required { text += " @\(decimal(CGFloat(constraint.priority.rawValue)))" }
    if constraint.isActive { text += " active" }
    return text
  }

  @Test func `the examples of Apple's guide`() {
    #expect(constraints("[a]-[b]") == ["b.leading == a.trailing + 8"])
    #expect(constraints("[a(>=50)]") == ["a.width >= 50"])
    #expect(constraints("|-50-[a]-50-|") == ["a.leading == |.leading + 50", "|.trailing == a.trailing + 50"])
    #expect(constraints("V:[a]-10-[b]") == ["b.top == a.bottom + 10"])
    #expect(constraints("[a][b]") == ["b.leading == a.trailing + 0"])
    #expect(constraints("[a(100@20)]") == ["a.width == 100 @20"])
    #expect(constraints("[a(==b)]") == ["a.width == b.width + 0"])
    #expect(constraints("[a(>=70,<=100)]") == ["a.width >= 70", "a.width <= 100"])
    #expect(
      constraints("|-[a]-[b]-[c(>=20)]-|") == [
        "a.leading == ||.leading + 0", "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "c.width >= 20",
        "||.trailing == c.trailing + 0",
      ])
  }

  @Test func `metrics, priorities and several conditions`() {
    let metrics: [String: Any] = [
      "gap": 12, "half": 0.5, "wide": CGFloat(90), "weak": Float(20.5), "boxed": NSNumber(value: 7), "low": UInt8(3),
    ]
    #expect(
      constraints("H:|-gap-[a(wide@weak,>=half)]-(>=boxed,<=40@low)-[b]", [], metrics) == [
        "a.leading == |.leading + 12", "a.width == 90 @20.5", "a.width >= 0.5", "b.leading >= a.trailing + 7",
        "b.leading <= a.trailing + 40 @3",
      ])
    #expect(constraints("V:[a(b@999)]") == ["a.height == b.height + 0 @999"])
    #expect(constraints("[a]-(-5)-[b]") == ["b.leading == a.trailing + -5"])
    #expect(constraints("[a]-(+1.5e1)-[b(.5)]") == ["b.leading == a.trailing + 15", "b.width == 0.5"])
    #expect(constraints("[a]-2.5-[b]") == ["b.leading == a.trailing + 2.5"])
    #expect(constraints("[a(a)]", [], ["a": 4]) == ["a.width == 4"], "a metric comes before a view")
    #expect(constraints("  H : | - [ a ( >= 5 @ 6 , b ) ] - ( 7 ) - | ").count == 4, "blanks are passed over")
  }

  @Test func `directions`() {
    let format = "|-1-[a]-2-[b]-3-|"
    #expect(
      constraints(format, .directionLeadingToTrailing) == [
        "a.leading == |.leading + 1", "b.leading == a.trailing + 2", "|.trailing == b.trailing + 3",
      ])
    #expect(
      constraints(format, .directionLeftToRight) == [
        "a.left == |.left + 1", "b.left == a.right + 2", "|.right == b.right + 3",
      ])
    #expect(
      constraints(format, .directionRightToLeft) == [
        "|.right == a.right + 1", "a.left == b.right + 2", "b.left == |.left + 3",
      ])
    #expect(
      constraints("|-[a]-(>=4)-[b]-|", .directionRightToLeft) == [
        "||.right == a.right + 0", "a.left >= b.right + 4", "b.left == ||.left + 0",
      ])
    for direction: NSLayoutConstraint.FormatOptions in [.directionLeftToRight, .directionRightToLeft] {
      #expect(
        constraints("V:|-1-[a]-2-[b]-|", direction) == [
          "a.top == |.top + 1", "b.top == a.bottom + 2", "||.bottom == b.bottom + 0",
        ])
    }
  }

  @Test func `alignments follow the constraints along the format`() {
    // That neighbors are aligned, and not all views with the first, is assumed; a list of the constraints would settle it.
    let horizontal: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllFirstBaseline, "firstBaseline"), (.alignAllLastBaseline, "lastBaseline"),
    ]
    for (option, name) in horizontal {
      #expect(
        constraints("[a][b][c]", option) == [
          "b.leading == a.trailing + 0", "c.leading == b.trailing + 0", "a.\(name) == b.\(name) + 0",
          "b.\(name) == c.\(name) + 0",
        ])
      #expect(NSLayoutConstraint.FormatOptions.alignmentMask.isSuperset(of: option))
    }
    let vertical: [(NSLayoutConstraint.FormatOptions, String)] = [
      (.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"),
      (.alignAllCenterX, "centerX"),
    ]
    for (option, name) in vertical {
      #expect(constraints("V:[a][b]", option) == ["b.top == a.bottom + 0", "a.\(name) == b.\(name) + 0"])
    }
    #expect(
      constraints("V:[a][b]", [.alignAllLeft, .alignAllRight]) == [
        "b.top == a.bottom + 0", "a.left == b.left + 0", "a.right == b.right + 0",
      ])
    #expect(constraints("[a(5)]", .alignAllTop) == ["a.width == 5"])
  }

  @Test func `options have Apple's bits`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let values: [(Options, UInt)] = [
      (.alignAllLeft, 2), (.alignAllRight, 4), (.alignAllTop, 8), (.alignAllBottom, 16), (.alignAllLeading, 32),
      (.alignAllTrailing, 64), (.alignAllCenterX, 512), (.alignAllCenterY, 1024), (.alignAllLastBaseline, 2048),
      (.alignAllFirstBaseline, 4096), (.alignmentMask, 0xFFFF), (.directionLeadingToTrailing, 0),
      (.directionLeftToRight, 0x10000), (.directionRightToLeft, 0x20000), (.directionMask, 0x30000),
      (.spacingEdgeToEdge, 0), (.spacingBaselineToBaseline, 0x80000), (.spacingMask, 0x80000),
    ]
    for (option, value) in values { #expect(option.rawValue == value) }
  }

  @Test func `between baselines`() {
    #expect(
      constraints("V:|-1-[a]-2-[b]-3-|", .spacingBaselineToBaseline) == [
        "a.top == |.top + 1", "b.firstBaseline == a.lastBaseline + 2", "|.bottom == b.bottom + 3",
      ])
    #expect(constraints("[a]-2-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 2"])
  }

  @Test func `guides take part, and their view is their superview`() {
    let guide = UILayoutGuide()
    parent.addLayoutGuide(guide)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-4-[guide]-[a]", metrics: nil, views: ["guide": guide, "a": views["a"] ?? parent])
    #expect(made.count == 2)
    #expect(made[0].firstItem === guide && made[0].secondItem === parent && made[0].constant == 4)
    NSLayoutConstraint.activate(made)
    #expect(parent.constraints == made)
  }

  /// A random format is made together with the constraints that it should give.
  private struct Maker {
    var generator: SplitMix
    var format = ""
    var expected: [String] = []
    var metrics: [String: Any] = [:]

    mutating func choose<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }

    mutating func number() -> (String, CGFloat) {
      let value = choose([0, 1, 2.5, 8, 44, 0.125, 1000, 320] as [CGFloat])
      if choose([true, false, false]) {
        let name = choose(["m", "_m1", "M_2", "width", "a1"])
        if let known = metrics[name] as? Double { return (name, CGFloat(known)) }
        metrics[name] = Double(value)
        return (name, value)
      }
      return (decimal(value), value)
    }

    /// Returns the text of a condition, and what it says after a left side.
    mutating func predicate(isSize: Bool, _ attribute: String) -> (String, (String) -> String) {
      let relation = choose(["", "==", "<=", ">="])
      let sign = relation.isEmpty ? "==" : relation
      var text = relation
      let right: (String) -> String
      if isSize, choose([true, false, false]) {
        let other = choose(["a", "b", "c"])
        text += other
        right = { _ in "\(other).\(attribute) + 0" }
      } else {
        let (word, value) = number()
        let negative = !isSize && word.first?.isNumber == true && value > 0 && choose([true, false, false, false])
        text += (negative ? "-" : "") + word
        right = { $0 + decimal(negative ? -value : value) }
      }
      var end = ""
      if choose([true, false, false]) {
        let priority = choose([1, 250, 749.5, 999])
        text += "@" + decimal(CGFloat(priority))
        end = " @" + decimal(CGFloat(priority))
      }
      return (text, { "\(sign) \(right($0))\(end)" })
    }

    /// Adds a connection: `left` is the expression left of the relation, `plain` the right side's place, and `margin` the
    /// place of a bare `-`.
    mutating func connect(_ left: String, _ plain: String, marginLeft: String, margin: String, standard: String) {
      switch choose([0, 1, 2, 3]) {
      case 0: expected.append("\(left) == \(plain) + 0")
      case 1:
        format += "-"
        expected.append("\(marginLeft) == \(margin) + \(standard)")
      case 2:
        let (word, value) = number()
        format += "-\(word)-"
        expected.append("\(left) == \(plain) + \(decimal(value))")
      default:
        let predicates = (0..<choose([1, 2, 3])).map { _ in predicate(isSize: false, "") }
        format += "-(\(predicates.map(\.0).joined(separator: ",")))-"
        for predicate in predicates { expected.append("\(left) \(predicate.1("\(plain) + "))") }
      }
    }

    mutating func make() {
      let isVertical = choose([true, false])
      let (start, end, size) = isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
      format = isVertical ? "V:" : choose(["", "H:"])
      let names = (0..<choose([1, 2, 3, 5])).map { _ in choose(["a", "b", "c"]) }
      for (index, name) in names.enumerated() {
        if index > 0 {
          let (far, near) = ("\(name).\(start)", "\(names[index - 1]).\(end)")
          connect(far, near, marginLeft: far, margin: near, standard: "8")
        } else if choose([true, false]) {
          format += "|"
          let left = "\(name).\(start)"
          connect(left, "|.\(start)", marginLeft: left, margin: "||.\(start)", standard: "0")
        }
        format += "[\(name)"
        if choose([true, false]) {
          let predicates = (0..<choose([1, 1, 2, 3])).map { _ in predicate(isSize: true, size) }
          format += "(\(predicates.map(\.0).joined(separator: ",")))"
          for predicate in predicates { expected.append("\(name).\(size) \(predicate.1(""))") }
        }
        format += "]"
      }
      if choose([true, false]), let last = names.last {
        connect(
          "|.\(end)", "\(last).\(end)", marginLeft: "||.\(end)", margin: "\(last).\(end)", standard: "0")
        format += "|"
      }
    }
  }

  @Test(arguments: 0..<20) func `random formats give the constraints that they were made with`(seed: UInt64) {
    for round in 0..<200 as Range<UInt64> {
      var maker = Maker(generator: SplitMix(seed: seed * 1000 + round))
      maker.make()
      // A view next to itself, as in "[a][a]", isn't a mistake of the parser.
      #expect(constraints(maker.format, [], maker.metrics) == maker.expected, "\(maker.format)")
    }
  }
}
