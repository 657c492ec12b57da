import UIKit

/// The target of a scroll and its position on screen. The target is found again whenever rows may have moved.
@MainActor struct ScrollGoal {
  enum Target {
    case row(IndexPath)
    case section(Int)
    /// The end of the content.
    case end

    var isEnd: Bool { if case .end = self { true } else { false } }
  }

  /// The target's position. For the smallest movement, the steps are an edge and then none.
  let steps: [UITableView.ScrollPosition]
  /// A closure that returns the target's current location, or `nil` if the target was removed.
  let find: @MainActor (LiveTable) -> Target?
  /// The number of times that the table view has started to scroll to the target.
  private(set) var departures = 0
  /// The time after which something unknown must have stopped the table view.
  private var deadline = ContinuousClock.now

  /// A Boolean value that indicates whether the target is the end of the content.
  let isEnd: Bool

  init(steps: [UITableView.ScrollPosition], isEnd: Bool, find: @escaping @MainActor (LiveTable) -> Target?) {
    self.steps = steps
    self.isEnd = isEnd
    self.find = find
  }

  /// The largest number of animated scrolls. After them, the table view jumps the rest of the way.
  static let mostDepartures = 4
  /// The largest number of jumps before the table view stops. Each one makes the heights of a screen of rows known.
  static let mostJumps = 20

  /// The time of one animated scroll, a third of a second, with a margin. Tests extend it because they wait for each
  /// other.
  static var patience = Duration.seconds(5)

  mutating func setOut() {
    departures += 1
    deadline = .now + Self.patience
  }

  var isOverdue: Bool { .now > deadline }
}

extension UITableView {
  /// Returns the steps from the present content offset to a target at a position.
  func steps(to target: ScrollGoal.Target, at position: ScrollPosition) -> [ScrollPosition] {
    guard position == .none else { return [position] }
    let edges = offsets(showing: target)
    if contentOffset.y > edges.top + halfPixel { return [.top, .none] }
    return contentOffset.y < min(edges.bottom, edges.top) - halfPixel ? [.bottom, .none] : [.none]
  }

  /// Scrolls to a target: by the first step with animation, or otherwise by all steps.
  func move(to target: ScrollGoal.Target, _ steps: [ScrollPosition], animated: Bool) {
    for step in animated ? Array(steps.prefix(1)) : steps {
      switch target {
      case .row(let path): scrollToRow(at: path, at: step, animated: animated)
      case .section, .end:
        setContentOffset(CGPoint(x: contentOffset.x, y: offset(showing: target, at: step)), animated: animated)
      }
    }
  }

  /// Returns the content offset that shows a target at a position, by the known heights and within the content's
  /// bounds.
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

  /// Returns a target's frame in the content, and the unlimited content offsets at which it touches the edges.
  private func offsets(showing target: ScrollGoal.Target) -> (part: CGRect, top: CGFloat, bottom: CGFloat) {
    var (header, footer): (CGFloat, CGFloat) = (0, 0)
    var part: CGRect
    switch target {
    case .section(let section):
      part = rect(forSection: section)
      // In a plain table view, the padding above a header doesn't belong to the section.
      let top = rectForHeader(inSection: section)
      if top.height > 0 {
        part.size.height = part.maxY - top.minY
        part.origin.y = top.minY
      }
    case .end:
      part = CGRect(x: 0, y: contentSize.height, width: bounds.width, height: 0)
    case .row(let path):
      part = rectForRow(at: path)
      // The headers and footers of a plain table view float over its rows.
      if style == .plain {
        header = rectForHeader(inSection: path.section).height
        footer = rectForFooter(inSection: path.section).height
      }
    }
    let inset = adjustedContentInset
    return (part, part.minY - inset.top - header, part.maxY + inset.bottom + footer - bounds.height)
  }
}
