import UIKit

/// The words above the first post. Its height is what its constraints ask for, at every width.
final class TrailHeading: UIView {
  init(_ heading: TrailLog.Heading) {
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    let title = UILabel()
    let detail = UILabel()
    title.text = heading.title
    detail.text = heading.detail
    // Not larger than the page's title, which stops growing there.
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    title.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: font, maximumPointSize: 32)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    for label in [title, detail] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let rows = UIStackView(arrangedSubviews: [title, detail])
    rows.axis = .vertical
    rows.spacing = 4
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let bottom = rows.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor, constant: 8), bottom,
      rows.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
