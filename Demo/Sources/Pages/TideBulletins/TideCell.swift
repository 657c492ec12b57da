import TableMaker
import Tides
import UIKit

/// A cell of a bulletin: its subject, with a dot while it is unread; its harbor; its text.
final class TideCell: UITableViewCell {
  private let subjectLabel = UILabel()
  private let harborLabel = UILabel()
  private let textView = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subjectLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    harborLabel.font = .preferredFont(forTextStyle: .subheadline)
    harborLabel.textColor = TideColors.accent
    textView.font = .preferredFont(forTextStyle: .subheadline)
    textView.textColor = .secondaryLabel
    let rows = UIStackView(arrangedSubviews: [harborLabel, subjectLabel, textView])
    rows.axis = .vertical
    rows.spacing = 2
    rows.translatesAutoresizingMaskIntoConstraints = false
    for label in [subjectLabel, harborLabel, textView] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: margins.topAnchor),
      rows.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a bulletin.
  func show(_ bulletin: TideBulletin) {
    harborLabel.text = bulletin.harbor
    subjectLabel.text = bulletin.subject
    subjectLabel.textColor = bulletin.isRead ? .secondaryLabel : .label
    textView.text = bulletin.text
  }
}

/// The page's own colors, each for light and for dark appearance.
enum TideColors {
  /// Deep water.
  static let accent = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x6CC4D6) : Color(0x0F6A80)).uiColor()
  }
}
