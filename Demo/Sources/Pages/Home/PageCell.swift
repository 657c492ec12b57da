import UIKit

/// A page's icon, its title, and what there is to see.
final class PageCell: UITableViewCell {
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private lazy var columns = PictureColumns(icon, side: PageIcon.side, spacing: 14, alignment: .center)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      columns.texts.addArrangedSubview(label)
    }
    fillContent(with: columns, distance: 12)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: PageCell, _) in cell.arrange() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a page.
  func show(_ page: Page, in language: Language) {
    arrange()
    titleLabel.text = page.title(in: language)
    subtitleLabel.text = page.subtitle(in: language)
    icon.image = page.icon.image(scale: max(1, traitCollection.displayScale))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The line between two rows begins where their titles do.
    separatorInset.left = columns.lineInset(margin: contentView.directionalLayoutMargins.leading)
  }

  /// Large texts take the whole width, below the icon.
  private func arrange() { columns.arrange(for: traitCollection.preferredContentSizeCategory) }
}
