import UIKit

/// The target of a scroll and its position on screen. The target is found anew whenever rows may have moved.
@MainActor struct ScrollGoal {
  enum Target {
    case row(IndexPath)
    case section(Int)
  }

  /// The target's position. The least movement is one to an edge first, then none where that is enough.
  let steps: [UITableView.ScrollPosition]
  /// The target's current place; nil once it is gone.
  let find: @MainActor (TableViewDataSource) -> Target?
  /// The number of times that the table has set out for it.
  private(set) var departures = 0
  /// The time after which the table must have been stopped by something unknown.
  private var deadline = ContinuousClock.now

  init(steps: [UITableView.ScrollPosition], find: @escaping @MainActor (TableViewDataSource) -> Target?) {
    self.steps = steps
    self.find = find
  }

  /// The table sets out so often at most, and jumps the rest of the way.
  static let mostDepartures = 4
  /// A table that jumps looks so often at most whether it has arrived. A screen of rows becomes known each time.
  static let mostJumps = 20

  /// The time of one animated scroll, which is a third of a second, and some more. Tests lengthen it: theirs wait for each other.
  static var patience = Duration.seconds(5)

  mutating func setOut() {
    departures += 1
    deadline = .now + Self.patience
  }

  var isOverdue: Bool { .now > deadline }
}

extension UITableView {
  /// How to get to a target at a position from where the content lies now.
  func steps(to target: ScrollGoal.Target, at position: ScrollPosition) -> [ScrollPosition] {
    guard position == .none else { return [position] }
    let edges = offsets(showing: target)
    if contentOffset.y > edges.top + halfPixel { return [.top, .none] }
    return contentOffset.y < min(edges.bottom, edges.top) - halfPixel ? [.bottom, .none] : [.none]
  }

  /// Scrolls to a target: by one step with animation, else by all.
  func move(to target: ScrollGoal.Target, _ steps: [ScrollPosition], animated: Bool) {
    for step in animated ? Array(steps.prefix(1)) : steps {
      switch target {
      case .row(let path): scrollToRow(at: path, at: step, animated: animated)
      case .section:
        setContentOffset(CGPoint(x: contentOffset.x, y: offset(showing: target, at: step)), animated: animated)
      }
    }
  }

  /// The content offset at which a target shows at a position, by the heights that are known, within the content's bounds.
  func offset(showing target: ScrollGoal.Target, at position: ScrollPosition) -> CGFloat {
    let inset = adjustedContentInset
    let room = bounds.height - inset.top - inset.bottom
    let edges = offsets(showing: target)
    let y =
      switch position {
      case .top: edges.top
      case .bottom: edges.bottom
      case .middle: edges.part.height > room ? edges.top : edges.part.midY - inset.top - room / 2
      case .none: contentOffset.y > edges.top ? edges.top : max(contentOffset.y, min(edges.bottom, edges.top))
      @unknown default: edges.top
      }
    let scale = max(1, traitCollection.displayScale)
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return min(max((y * scale).rounded() / scale, -inset.top), end)
  }

  /// A target's place in the content, and where that has to lie for the target to touch the edges, however far it reaches.
  private func offsets(showing target: ScrollGoal.Target) -> (part: CGRect, top: CGFloat, bottom: CGFloat) {
    var (header, footer): (CGFloat, CGFloat) = (0, 0)
    var part: CGRect
    switch target {
    case .section(let section):
      part = rect(forSection: section)
      // The space that a plain table leaves above a header is not the section's.
      let top = rectForHeader(inSection: section)
      if top.height > 0 {
        part.size.height = part.maxY - top.minY
        part.origin.y = top.minY
      }
    case .row(let path):
      part = rectForRow(at: path)
      // The headers and footers of a plain table float over its rows.
      if style == .plain {
        header = rectForHeader(inSection: path.section).height
        footer = rectForFooter(inSection: path.section).height
      }
    }
    let inset = adjustedContentInset
    return (part, part.minY - inset.top - header, part.maxY + inset.bottom + footer - bounds.height)
  }
}
