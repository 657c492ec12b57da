import UIKit

/// The words between a page's title and its first row. Its height is what its constraints ask for, at every width.
final class PageHeading: UIView {
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  /// The title, which comes first; nil hides it.
  var title: String? {
    get { titleLabel.text }
    set {
      titleLabel.text = newValue
      titleLabel.isHidden = newValue == nil
    }
  }

  /// The words below the title.
  var detail: String? {
    get { detailLabel.text }
    set { detailLabel.text = newValue }
  }

  init(title: String?, detail: String) {
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    self.title = title
    detailLabel.text = detail
    // Not larger than the page's title, which stops growing there.
    let font = UIFont.systemFont(ofSize: 20, weight: .semibold)
    titleLabel.font = UIFontMetrics(forTextStyle: .title3).scaledFont(for: font, maximumPointSize: 32)
    detailLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: 28)
    detailLabel.textColor = .secondaryLabel
    for label in [titleLabel, detailLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let rows = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
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
