import Foundation

@testable import UIKit

/// A tree of views with constraints, from a seed. It is only a description: it can be built in any order, and mirrored.
///
/// Every required rule holds in a layout that was chosen first, the witness; so the rules never conflict. What the
/// required rules leave open is settled by wishes of a priority each, so the layout is unique.
struct RandomTree {
  /// A rectangle measured in the direction of reading: from the leading edge, or from the top.
  struct Frame {
    var leading: CGFloat
    var top: CGFloat
    var width: CGFloat
    var height: CGFloat
  }

  struct Node {
    /// The parent; nil for the root.
    var parent: Int?
    /// The witness, in the root's coordinates.
    var frame: Frame
    /// The size that the content asks for, or none.
    var natural: CGSize?
    var hugging: [Float] = [250, 250]
    var compression: [Float] = [750, 750]
    /// A Boolean value that indicates whether the node is laid out by its frame instead of constraints.
    var isFramed = false
  }

  struct Rule {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation = NSLayoutConstraint.Relation.equal
    var second: Int?
    var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority: Float = 1000
  }

  private(set) var nodes: [Node] = []
  private(set) var rules: [Rule] = []
  private var random: SplitMix
  private var unusedPriorities: [Float]

  init(seed: UInt64, nodes count: Int = 12) {
    random = SplitMix(seed: seed)
    unusedPriorities = (1...999).map(Float.init)
    unusedPriorities.shuffle(using: &random)
    nodes.append(Node(parent: nil, frame: Frame(leading: 0, top: 0, width: number(200, 500), height: number(200, 600))))
    for index in 1..<max(count, 2) { addNode(index) }
    for index in nodes.indices.dropFirst() where !nodes[index].isFramed {
      addRequiredRules(index)
      addWishes(index)
    }
  }

  func depth(_ index: Int) -> Int { sequence(first: index) { nodes[$0].parent }.reduce(-1) { depth, _ in depth + 1 } }

  static let horizontal: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .centerX]
  static let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
}

// MARK: Generating

extension RandomTree {
  private mutating func number(_ low: CGFloat, _ high: CGFloat) -> CGFloat {
    // Quarters of a point: never whole pixels of a third.
    (CGFloat.random(in: low...high, using: &random) * 4).rounded() / 4
  }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func addNode(_ index: Int) {
    var parent = Int.random(in: 0..<index, using: &random)
    if chance(30) { parent = 0 }
    let outer = nodes[parent].frame
    let frame = Frame(
      leading: outer.leading + number(-10, outer.width), top: outer.top + number(-10, outer.height),
      width: number(0, max(outer.width, 10)), height: number(0, max(outer.height, 10)))
    var node = Node(parent: parent, frame: frame)
    // A frame is possible only in a superview with a known size.
    node.isFramed = chance(20) && (parent == 0 || nodes[parent].isFramed)
    if chance(50) { node.natural = CGSize(width: number(0, 150), height: number(0, 150)) }
    if chance(30) { node.hugging = [takePriority(), takePriority()] }
    if chance(30) { node.compression = [takePriority(), takePriority()] }
    nodes.append(node)
  }

  private mutating func takePriority() -> Float { unusedPriorities.popLast() ?? 1 }

  /// The witness's value of an attribute.
  func value(_ attribute: NSLayoutConstraint.Attribute, of index: Int) -> CGFloat {
    let frame = nodes[index].frame
    return switch attribute {
    case .leading: frame.leading
    case .trailing: frame.leading + frame.width
    case .centerX: frame.leading + frame.width / 2
    case .width: frame.width
    case .top: frame.top
    case .bottom: frame.top + frame.height
    case .centerY: frame.top + frame.height / 2
    default: frame.height
    }
  }

  /// A node that a rule may compare with: the superview, a sibling, at times any other.
  private mutating func partner(of index: Int) -> Int {
    if chance(15) { return Int.random(in: nodes.indices, using: &random) }
    let siblings = nodes.indices.filter { $0 != index && nodes[$0].parent == nodes[index].parent }
    if chance(50), let sibling = siblings.randomElement(using: &random) { return sibling }
    return nodes[index].parent ?? 0
  }

  private mutating func addRequiredRules(_ index: Int) {
    for attributes in [Self.horizontal, Self.vertical] {
      for _ in 0..<2 where chance(45) { addRequired(index, attributes.randomElement(using: &random) ?? attributes[0]) }
    }
    for attribute in [NSLayoutConstraint.Attribute.width, .height] where chance(25) { addRequired(index, attribute) }
  }

  /// Adds a rule that the witness obeys, exactly or with some slack.
  private mutating func addRequired(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) {
    var rule = Rule(first: index, attribute: attribute)
    let isSize = attribute == .width || attribute == .height
    let other = partner(of: index)
    if other != index {
      rule.second = other
      let kin: [NSLayoutConstraint.Attribute] =
        if isSize {
          [.width, .height]
        } else if Self.vertical.contains(attribute) {
          Self.vertical
        } else {
          // A distance between two middles goes to the right in every language: it would not be mirrored.
          attribute == .centerX ? [.leading, .trailing] : Self.horizontal
        }
      rule.secondAttribute = kin.randomElement(using: &random) ?? attribute
      if isSize, chance(50) { rule.multiplier = [0.25, 0.5, 1.5, 2].randomElement(using: &random) ?? 1 }
    } else if !isSize {
      return
    }
    let right = rule.second.map { value(rule.secondAttribute, of: $0) * rule.multiplier } ?? 0
    rule.constant = value(attribute, of: index) - right
    if chance(40) {
      rule.relation = chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
      let slack = number(0, 40)
      rule.constant += rule.relation == .lessThanOrEqual ? slack : -slack
    }
    rules.append(rule)
  }

  /// Adds a desired value for each of a node's four degrees of freedom, each with its own priority.
  private mutating func addWishes(_ index: Int) {
    let parent = nodes[index].parent ?? 0
    for attribute in [NSLayoutConstraint.Attribute.leading, .top, .width, .height] {
      let isSize = attribute == .width || attribute == .height
      rules.append(
        Rule(
          first: index, attribute: attribute, second: isSize ? nil : parent,
          secondAttribute: isSize ? .notAnAttribute : attribute, constant: number(0, 200), priority: takePriority()))
    }
  }
}
