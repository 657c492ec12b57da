import TableMaker
import UIKit

/// A sample's table, as high as its rows.
final class SampleView: UIView {
  /// The number of rows that are shown of a sample of which there are more.
  private static let mostRows = 3

  private(set) var tableView: UITableView?
  private(set) var dataSource: TableViewDataSource?
  private var scrolls = false
  /// The height of an empty table, so that nothing moves when rows are inserted, and words in their place can be read.
  private var room: CGFloat = 0
  private lazy var height = heightAnchor.constraint(equalToConstant: 88)

  /// Creates a view for samples.
  ///
  /// - Parameter isFitting: Whether the view is as high as the rows; otherwise, it's as high as the available space.
  init(isFitting: Bool) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemBackground
    guard isFitting else { return }
    height.priority = UILayoutPriority(999)
    height.isActive = true
    // The user touches the row that contains the sample, not the sample.
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a sample's table.
  ///
  /// - Parameter say: A closure that shows a message from the sample's steps.
  func show(_ sample: StepSample, of menu: TeaMenu, say: @escaping StepSample.Say = { _ in }) {
    tableView?.removeFromSuperview()
    let table = UITableView(frame: bounds, style: .plain)
    if !height.isActive { table.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    table.sectionHeaderTopPadding = 5
    table.tableFooterView = UIView()
    table.contentInsetAdjustmentBehavior = .never
    table.isScrollEnabled = !height.isActive
    addSubview(table)
    tableView = table
    scrolls = sample.scrolls
    // As such samples say it, in the text size in which they are made.
    room = CGFloat(sample.rowsOfRoom) * UIFontMetrics.default.scaledValue(for: 44)
    dataSource = sample.make(table, menu, say)
    // What the sample has unfolded is there from the start.
    dataSource?.update(animated: false)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }

  /// Becomes as high as the rows are at its width.
  func fit() {
    guard height.isActive, bounds.width > 0 else { return }
    let wanted = fittingHeight(in: bounds.width)
    if abs(height.constant - wanted) > 0.1 { height.constant = wanted }
  }

  /// How high the rows that are shown are at a width.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    guard let tableView else { return 0 }
    // High enough for every row: a table knows the heights of rows that it has seen, and guesses the others'.
    tableView.frame = CGRect(x: 0, y: 0, width: width, height: 2000)
    tableView.layoutIfNeeded()
    // Without the line below the last row: the source begins there.
    let line = 1 / max(1, traitCollection.displayScale)
    guard scrolls else {
      let isEmpty = room > 0 && tableView.numberOfRows(inSection: 0) == 0
      return tableView.contentSize.height + (isEmpty ? room : 0) - line
    }
    return tableView.rectForRow(at: IndexPath(row: Self.mostRows - 1, section: 0)).maxY - line
  }
}
