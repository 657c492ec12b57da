import Foundation

@testable import UIKit

/// A stack of the small world: its settings, its content, and its room.
struct StackCase {
  struct Item {
    var size: CGSize
    /// The distance of the baselines from the top and from the bottom.
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    var hugging: Float = 250
    var compression: Float = 750
    var isHidden = false
    /// The spacing after the item, where it is not the stack's.
    var gap: CGFloat?
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var alignment = UIStackView.Alignment.fill
  var distribution = UIStackView.Distribution.fill
  var spacing: CGFloat = 0
  var isRightToLeft = false
  var isBaselineRelative = false
  var margins = NSDirectionalEdgeInsets.zero
  var items: [Item] = []
  /// The stack's size.
  var room = CGSize.zero
}

extension StackCase {
  static let alignments: [UIStackView.Alignment] = [.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline]
  static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  var visible: [Item] { items.filter { !$0.isHidden } }

  func length(_ item: Item) -> CGFloat { axis == .horizontal ? item.size.width : item.size.height }
  func breadth(_ item: Item) -> CGFloat { axis == .horizontal ? item.size.height : item.size.width }
}

@MainActor extension StackCase {
  /// A stack as the case describes it, of the case's size.
  func makeStack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: items.map { Box($0) })
    apply(to: stack)
    return stack
  }

  /// Brings a stack that arranges as many boxes as the case has items from whatever it is to what the case describes.
  func apply(to stack: UIStackView) {
    stack.axis = axis
    stack.alignment = alignment
    stack.distribution = distribution
    stack.spacing = spacing
    stack.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stack.isBaselineRelativeArrangement = isBaselineRelative
    stack.isLayoutMarginsRelativeArrangement = margins != .zero
    stack.directionalLayoutMargins = margins
    for case let (item, view as Box) in zip(items, stack.arrangedSubviews) {
      view.take(item)
      stack.setCustomSpacing(item.gap ?? UIStackView.spacingUseDefault, after: view)
    }
    stack.frame = CGRect(origin: .zero, size: room)
  }
}

extension StackCase: CustomStringConvertible {
  var description: String {
    let items = items.map { item in
      "\(item.size.width)×\(item.size.height)\(item.isHidden ? " hidden" : "")\(item.gap.map { " gap \($0)" } ?? "")"
    }
    return """
      \(axis == .horizontal ? "row" : "column"), \(distribution), \(alignment), spacing \(spacing)\
      \(isRightToLeft ? ", right to left" : "")\(isBaselineRelative ? ", baseline relative" : "") of [\
      \(items.joined(separator: ", "))] in \(room.width)×\(room.height), margins \(margins)
      """
  }
}
