import Foundation

@testable import UIKit

/// A random tree as views.
@MainActor struct BuiltTree {
  let tree: RandomTree
  let views: [Box]
  /// The constraints, one for each rule of the tree.
  let constraints: [NSLayoutConstraint]

  var root: Box { views[0] }

  /// Builds a tree and activates its constraints in an order.
  init(_ tree: RandomTree, isRightToLeft: Bool = false, order: [Int]? = nil) {
    self.tree = tree
    views = tree.nodes.map { node in
      let view = Box(frame: .zero)
      view.asks = node.natural != nil
      view.natural = node.natural ?? .zero
      for (axis, index) in [(NSLayoutConstraint.Axis.horizontal, 0), (.vertical, 1)] {
        view.setContentHuggingPriority(UILayoutPriority(node.hugging[index]), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(node.compression[index]), for: axis)
      }
      return view
    }
    for (index, node) in tree.nodes.enumerated() {
      views[index].translatesAutoresizingMaskIntoConstraints = node.isFramed || node.parent == nil
      guard let parent = node.parent else {
        views[index].frame.size = CGSize(width: node.frame.width, height: node.frame.height)
        continue
      }
      if node.isFramed {
        let outer = tree.nodes[parent].frame
        let leading = node.frame.leading - outer.leading
        // A frame isn't mirrored automatically, so it is set where the mirror would show it.
        views[index].frame = CGRect(
          x: isRightToLeft ? outer.width - leading - node.frame.width : leading, y: node.frame.top - outer.top,
          width: node.frame.width, height: node.frame.height)
      }
      views[parent].addSubview(views[index])
    }
    if isRightToLeft { views[0].traitOverrides.layoutDirection = .rightToLeft }
    let views = views
    constraints = tree.rules.map { rule in
      let constraint = NSLayoutConstraint(
        item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
        toItem: rule.second.map { views[$0] }, attribute: rule.secondAttribute, multiplier: rule.multiplier,
        constant: rule.constant)
      constraint.priority = UILayoutPriority(rule.priority)
      return constraint
    }
    for index in order ?? Array(constraints.indices) { constraints[index].isActive = true }
  }

  func layOut() { root.layoutIfNeeded() }

  var frames: [CGRect] { views.map(\.frame) }

  /// The value of an attribute in the root's coordinates, in the direction of reading.
  func value(_ attribute: NSLayoutConstraint.Attribute, of index: Int) -> CGFloat {
    let view = views[index]
    let frame = view.convert(view.bounds, to: root)
    let isMirrored = root.traitCollection.layoutDirection == .rightToLeft
    let leading = isMirrored ? root.bounds.width - frame.maxX : frame.minX
    return switch attribute {
    case .leading: leading
    case .trailing: leading + frame.width
    case .centerX: leading + frame.width / 2
    case .width: frame.width
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    default: frame.height
    }
  }
}
