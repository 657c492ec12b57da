import TableMaker
import UIKit

/// A sample's table, as high as its rows.
final class SampleView: UIView {
  /// The number of rows that are shown of a sample of which there are more.
  private static let mostRows = 3

  private(set) var tableView: UITableView?
  private(set) var dataSource: TableViewDataSource?
  private var scrolls = false
  /// The height that is kept free while there is no row, so that nothing moves when rows come, and words in their place can be read.
  private var room: CGFloat = 0
  private lazy var height = heightAnchor.constraint(equalToConstant: 88)

  /// Makes a view for samples.
  ///
  /// - Parameter isFitting: Whether it is as high as the rows; else it is as high as there is room.
  init(isFitting: Bool) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = .systemBackground
    guard isFitting else { return }
    height.priority = UILayoutPriority(999)
    height.isActive = true
    // What can be touched is the row in which the sample stands.
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Makes a sample's table.
  ///
  /// - Parameter say: Shows what the sample's steps have told.
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
