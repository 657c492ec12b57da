import TableMaker
import UIKit

/// A cell above the first unread message, which says how many there are, between two lines.
final class UnreadCell: UITableViewCell, Configurable {
  private let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .threadInk
    label.textAlignment = .center
    label.numberOfLines = 0
    label.setContentHuggingPriority(.required, for: .horizontal)
    let lines = [UIView(), UIView()]
    let row = UIStackView(arrangedSubviews: [lines[0], label, lines[1]])
    (row.spacing, row.alignment) = (10, .center)
    for line in lines {
      line.backgroundColor = .threadInk
      line.heightAnchor.constraint(equalToConstant: 1).isActive = true
      line.widthAnchor.constraint(greaterThanOrEqualToConstant: 16).isActive = true
    }
    fillContent(with: row, distance: 10)
    lines[0].widthAnchor.constraint(equalTo: lines[1].widthAnchor).isActive = true
  }

  required init?(coder: NSCoder) { nil }

  func configure(with words: String, at index: Int) { label.text = words }
}
