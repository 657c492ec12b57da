import UIKit

/// Placeholder rows with two bars for lines of text each, which a table view shows while its first rows load.
final class SkeletonRows: UIView {
  private let count: Int
  private let rowHeight: CGFloat
  /// The bars, two for each row that fits, created when the view is laid out.
  private var bars: [UIView] = []

  /// - Parameters:
  ///   - count: The number of rows.
  ///   - rowHeight: The height of each row.
  ///   - text: The accessibility label of the view.
  init(_ count: Int, rowHeight: CGFloat, saying text: String) {
    self.count = count
    self.rowHeight = rowHeight
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = text
    // The user scrolls and taps the table view, not its placeholder rows.
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
  }

  /// Creates the bars of the rows that fit into the view, up to its number of rows.
  private func makeBars(below top: CGFloat) {
    let fitting = ((bounds.height - top) / max(1, rowHeight)).rounded(.up)
    let rows = fitting < CGFloat(count) ? Int(max(0, fitting)) : count
    while bars.count < 2 * rows {
      let bar = UIView()
      bar.backgroundColor = .tertiarySystemFill
      bar.layer.cornerRadius = 4
      addSubview(bar)
      bars.append(bar)
    }
  }

  required init?(coder: NSCoder) { return nil }

  /// The widths of the lower bars as a share of the row, which differ like the last lines of texts.
  private static let shares: [CGFloat] = [0.62, 0.44, 0.71, 0.53]

  override func layoutSubviews() {
    super.layoutSubviews()
    let (start, end) = (margins.left, bounds.width - margins.right)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = rowsTop
    let height = min(14, rowHeight / 5)
    makeBars(below: top)
    for (index, bar) in bars.enumerated() {
      let (row, isLower) = (index / 2, index % 2 == 1)
      let share = isLower ? Self.shares[row % Self.shares.count] : 0.34
      let width = max(0, (end - start) * share)
      let middle = top + (CGFloat(row) + (isLower ? 0.66 : 0.32)) * rowHeight
      bar.frame = CGRect(x: isReversed ? end - width : start, y: middle - height / 2, width: width, height: height)
      bar.isHidden = bar.frame.maxY > bounds.height
    }
  }

  /// The distances of the rows' texts from the table view's sides.
  private var margins: UIEdgeInsets {
    var margins = layoutMargins
    guard (superview as? UITableView)?.style == .insetGrouped else { return margins }
    // In this style, the rows are also inset by the same distance.
    margins.left += layoutMargins.left - safeAreaInsets.left
    margins.right += layoutMargins.right - safeAreaInsets.right
    return margins
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// The vertical location of the table view's first row.
  private var rowsTop: CGFloat {
    guard let tableView = superview as? UITableView else { return 0 }
    let top =
      tableView.numberOfSections > 0
      ? tableView.rectForHeader(inSection: 0).maxY : tableView.tableHeaderView?.frame.maxY ?? 0
    return top - frame.minY
  }
}
