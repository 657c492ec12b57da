import UIKit

/// The notice that replaces the rows if there's nothing to mend or if the database fails.
final class JobNotice: UIView {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private static let side: CGFloat = 120
  private var middle: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let bold = UIFont.systemFont(ofSize: 20, weight: .semibold)
    titleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: bold, maximumPointSize: 32)
    detailLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 28)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    alpha = 0
    picture.image = Self.emptyHooks
    let rows = UIStackView(arrangedSubviews: [picture, titleLabel, detailLabel])
    rows.axis = .vertical
    rows.alignment = .center
    rows.spacing = 6
    rows.setCustomSpacing(20, after: picture)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let middle = rows.centerYAnchor.constraint(equalTo: topAnchor)
    middle.priority = .defaultHigh
    self.middle = middle
    NSLayoutConstraint.activate([
      middle, rows.topAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.topAnchor, constant: 16),
      rows.centerXAnchor.constraint(equalTo: centerXAnchor),
      rows.leadingAnchor.constraint(greaterThanOrEqualTo: layoutMarginsGuide.leadingAnchor, constant: 24),
      rows.trailingAnchor.constraint(lessThanOrEqualTo: layoutMarginsGuide.trailingAnchor, constant: -24),
      picture.widthAnchor.constraint(equalToConstant: Self.side),
      picture.heightAnchor.constraint(equalToConstant: Self.side),
    ])
  }

  required init?(coder: NSCoder) { nil }

  // The table places its background view in each layout, and its heading can have another height by then.
  override var frame: CGRect {
    didSet { setNeedsLayout() }
  }

  /// Centers the words between the page's heading and the bar at the foot.
  override func layoutSubviews() {
    let table = superview as? UITableView
    let insets = table?.adjustedContentInset ?? .zero
    let heading = (table?.tableHeaderView?.frame.maxY ?? 0) - frame.minY
    middle?.constant = (max(heading, insets.top) + bounds.height - insets.bottom) / 2
    super.layoutSubviews()
  }

  /// Shows words.
  func show(title: String, detail: String) {
    titleLabel.text = title
    detailLabel.text = detail
  }

  /// Shows or hides the notice together with the rows that it replaces, or immediately if it isn't on screen yet.
  func setShown(_ isShown: Bool) {
    guard window != nil else { return alpha = isShown ? 1 : 0 }
    // It comes as it is, not from the size of nothing.
    UIView.performWithoutAnimation { layoutIfNeeded() }
    // Rows that go are nearly gone when it comes, and it is nearly gone when rows come.
    UIView.animate(withDuration: isShown ? 0.25 : 0.08, delay: isShown ? 0.15 : 0, options: []) {
      self.alpha = isShown ? 1 : 0
    }
  }

  /// A board of hooks from which everything has been fetched but one spanner.
  private static var emptyHooks: UIImage {
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size).image { renderer in
      let context = renderer.cgContext
      context.scaleBy(x: side / 100, y: side / 100)
      let wood = Color(0xC99A6B)
      let pen = Pen(main: wood, second: .white, groundColor: wood, context: context)
      pen.fill(
        "M10 14 C10 10 13 7 17 7 L83 7 C87 7 90 10 90 14 L90 86 C90 90 87 93 83 93 L17 93 C13 93 10 90 10 86 Z",
        top: wood.lighter(0.16), bottom: wood.darker(0.04))
      for y in stride(from: 20.0, through: 80, by: 15) {
        for x in stride(from: 20.0, through: 80, by: 15) { pen.dot(x, y, 1.6, wood.darker(0.3)) }
      }
      // Each hook hangs in a hole.
      for (x, y) in [(20.0, 20.0), (35, 35), (20, 50)] {
        pen.stroke(
          "M\(x) \(y) L\(x) \(y + 7) C\(x) \(y + 11) \(x + 6) \(y + 11) \(x + 6) \(y + 7)", Color(0x6B7077), width: 2.8
        )
      }
      pen.at(60, 56, turned: 24) { $0.spanner(Color(0x7A838C)) }
    }
  }
}

extension Pen {
  /// A spanner, upright around the origin.
  func spanner(_ color: Color) {
    stroke("M0 -12 L0 24", color, width: 8)
    fill(
      "M-11 -26 C-15 -20 -13 -10 0 -9 C13 -10 15 -20 11 -26 L5 -30 L5 -20 L0 -17 L-5 -20 L-5 -30 Z", color)
    dot(0, 26, 8, color)
    dot(0, 26, 3.2, .white, opacity: 0.85)
  }
}
