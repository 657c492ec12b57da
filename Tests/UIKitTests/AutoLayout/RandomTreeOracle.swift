import TableMakerCassowary
import Foundation

@testable import UIKit

/// Lays out a random tree as one flat system, written down here from the description: no view, no pass, no parts.
struct RandomTreeOracle: ~Copyable {
  typealias Sum = TableMakerCassowary.Expression

  private let tree: RandomTree
  private var solver = Solver()
  private var places:
    [(
      leading: TableMakerCassowary.Variable, top: TableMakerCassowary.Variable, width: TableMakerCassowary.Variable,
      height: TableMakerCassowary.Variable
    )] = []

  /// The nodes' frames in their parents, in the direction of reading and not rounded.
  static func frames(of tree: RandomTree) throws -> [RandomTree.Frame] {
    var oracle = RandomTreeOracle(tree)
    try oracle.addNodes()
    try oracle.addRules()
    return tree.nodes.indices.map { oracle.frame($0) }
  }

  private init(_ tree: RandomTree) { self.tree = tree }

  private mutating func addNodes() throws {
    for node in tree.nodes {
      let place = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      places.append(place)
      try solver.add(place.2 >= 0)
      try solver.add(place.3 >= 0)
      let outer = node.parent.map { tree.nodes[$0].frame }
      if node.parent == nil || node.isFramed {
        let parent = node.parent.map { places[$0] }
        let leading = Double(node.frame.leading - (outer?.leading ?? 0))
        let top = Double(node.frame.top - (outer?.top ?? 0))
        try solver.add(parent.map { place.0 == $0.leading + leading } ?? (place.0 == leading))
        try solver.add(parent.map { place.1 == $0.top + top } ?? (place.1 == top))
        try solver.add(place.2 == Double(node.frame.width))
        try solver.add(place.3 == Double(node.frame.height))
      } else if let natural = node.natural {
        for (variable, size, index) in [(place.2, natural.width, 0), (place.3, natural.height, 1)] {
          try solver.add(variable <= Double(size), priority: node.hugging[index])
          try solver.add(variable >= Double(size), priority: node.compression[index])
        }
      }
    }
  }

  private func sum(_ attribute: NSLayoutConstraint.Attribute, _ index: Int) -> Sum {
    let place = places[index]
    return switch attribute {
    case .leading: Sum(place.leading)
    case .trailing: place.leading + place.width
    case .centerX: place.leading + 0.5 * place.width
    case .width: Sum(place.width)
    case .top: Sum(place.top)
    case .bottom: place.top + place.height
    case .centerY: place.top + 0.5 * place.height
    default: Sum(place.height)
    }
  }

  private mutating func addRules() throws {
    for rule in tree.rules {
      var right = Sum(Double(rule.constant))
      if let second = rule.second { right.add(sum(rule.secondAttribute, second), times: Double(rule.multiplier)) }
      let relation: TableMakerCassowary.Relation =
        switch rule.relation {
        case .lessThanOrEqual: .lessOrEqual
        case .greaterThanOrEqual: .greaterOrEqual
        default: .equal
        }
      try solver.add(Comparison(sum(rule.attribute, rule.first), relation, right), priority: rule.priority)
    }
  }

  private func frame(_ index: Int) -> RandomTree.Frame {
    let place = places[index]
    let parent = tree.nodes[index].parent.map { places[$0] }
    return RandomTree.Frame(
      leading: solver.value(of: place.leading) - (parent.map { solver.value(of: $0.leading) } ?? 0),
      top: solver.value(of: place.top) - (parent.map { solver.value(of: $0.top) } ?? 0),
      width: solver.value(of: place.width), height: solver.value(of: place.height))
  }
}
