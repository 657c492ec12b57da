import UIKit

/// A section's header: a large title, a line below it, and at the end a chart, where there is something to chart.
final class NotebookHeader: UITableViewHeaderFooterView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let chart = MonthChart()
  private static let chartSize = CGSize(width: 94, height: 34)

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    detailLabel.textColor = .secondaryLabel
    for view in [titleLabel, detailLabel, chart] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title, a line below it, and a chart of twelve months; with an empty list none.
  func show(title: String, detail: String, months: [Int] = [], metrics: NotebookMetrics) {
    titleLabel.text = title
    titleLabel.font = metrics.heading
    detailLabel.text = detail
    detailLabel.font = metrics.detail
    detailLabel.numberOfLines = metrics.isLarge ? 2 : 1
    chart.months = months
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = contentView.bounds
    let margins = contentView.layoutMargins
    let start = mirrored ? margins.right : margins.left
    let width = max(0, bounds.width - margins.left - margins.right)
    // The chart gives way to words that need its room.
    let words = max(titleLabel.intrinsicContentSize.width, detailLabel.intrinsicContentSize.width)
    chart.isHidden = chart.months.isEmpty || words > width - Self.chartSize.width - 12
    let chartSize = chart.isHidden ? .zero : Self.chartSize
    let textWidth = chart.isHidden ? width : max(0, width - chartSize.width - 12)
    let available = CGSize(width: textWidth, height: bounds.height)
    let detailHeight = detailLabel.sizeThatFits(available).height
    let titleHeight = titleLabel.sizeThatFits(available).height
    let bottom = bounds.height - 10
    let frames = [
      CGRect(x: start, y: bottom - detailHeight - titleHeight, width: textWidth, height: titleHeight),
      CGRect(x: start, y: bottom - detailHeight, width: textWidth, height: detailHeight),
      CGRect(
        x: start + width - chartSize.width, y: bottom - chartSize.height - 2, width: chartSize.width,
        height: chartSize.height),
    ]
    for (view, frame) in zip([titleLabel, detailLabel, chart], frames) {
      view.frame = mirrored ? frame.mirrored(in: bounds.width) : frame
    }
  }
}
