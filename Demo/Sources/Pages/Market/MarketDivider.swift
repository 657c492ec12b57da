import UIKit

/// A section's header: its words in the middle, between two lines that end in a point, and a smaller line below.
final class MarketDivider: UITableViewHeaderFooterView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    let font = UIFont.systemFont(ofSize: 18, weight: .semibold)
    titleLabel.font = UIFontMetrics(forTextStyle: .headline).scaledFont(for: font, maximumPointSize: 34)
    let plain = UIFont.systemFont(ofSize: 13)
    detailLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: plain, maximumPointSize: 26)
    detailLabel.textColor = MarketColors.quiet
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    backgroundConfiguration = .clear()
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows what the section is.
  func show(title: String, detail: String) {
    titleLabel.text = title
    detailLabel.text = detail
    detailLabel.isHidden = detail.isEmpty
  }

  private func setUpLayout() {
    let (before, after) = (DividerLine(pointsToEnd: true), DividerLine(pointsToEnd: false))
    let title = UIStackView(arrangedSubviews: [before, titleLabel, after])
    title.alignment = .center
    title.spacing = 12
    for line in [before, after] {
      line.widthAnchor.constraint(equalToConstant: 32).isActive = true
      line.heightAnchor.constraint(equalToConstant: 7).isActive = true
    }
    titleLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let rows = UIStackView(arrangedSubviews: [title, detailLabel])
    rows.axis = .vertical
    rows.alignment = .center
    rows.spacing = 4
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    let bottom = rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20), bottom,
      rows.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      rows.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
    ])
  }
}

/// A line that ends in a small diamond toward the words next to it.
private final class DividerLine: UIView {
  private let pointsToEnd: Bool

  init(pointsToEnd: Bool) {
    self.pointsToEnd = pointsToEnd
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
    registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: DividerLine, _) in view.setNeedsDisplay() }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let isAtRight = pointsToEnd == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let middle = CGPoint(x: isAtRight ? bounds.maxX - 3.5 : 3.5, y: bounds.midY)
    let line = CGRect(x: isAtRight ? 0 : 9, y: bounds.midY - 0.5, width: bounds.width - 9, height: 1)
    MarketColors.line.setFill()
    UIBezierPath(rect: line).fill()
    MarketColors.tint.setFill()
    let diamond = UIBezierPath()
    diamond.move(to: CGPoint(x: middle.x - 3.5, y: middle.y))
    diamond.addLine(to: CGPoint(x: middle.x, y: middle.y - 3.5))
    diamond.addLine(to: CGPoint(x: middle.x + 3.5, y: middle.y))
    diamond.addLine(to: CGPoint(x: middle.x, y: middle.y + 3.5))
    diamond.close()
    diamond.fill()
  }
}
