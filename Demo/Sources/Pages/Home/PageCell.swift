import UIKit

/// A page's icon, its title, and what there is to see.
final class PageCell: UITableViewCell {
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let columns = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    subtitleLabel.font = .preferredFont(forTextStyle: .subheadline)
    subtitleLabel.textColor = .secondaryLabel
    for label in [titleLabel, subtitleLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    let texts = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [icon, texts] { columns.addArrangedSubview(view) }
    columns.spacing = 14
    columns.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(columns)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: PageCell, _) in cell.arrange() }
    let bottom = columns.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    // A row's height is a whole number of pixels; the texts' heights need not add up to one.
    bottom.priority = UILayoutPriority(999)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      columns.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), bottom,
      columns.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      columns.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      icon.widthAnchor.constraint(equalToConstant: PageIcon.side),
      icon.heightAnchor.constraint(equalToConstant: PageIcon.side),
    ])
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
    let isBeside = columns.axis == .horizontal
    separatorInset.left = isBeside ? contentView.layoutMargins.left + PageIcon.side + columns.spacing : 16
  }

  /// Large texts take the whole width, below the icon.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    columns.axis = isLarge ? .vertical : .horizontal
    columns.alignment = isLarge ? .leading : .center
  }
}
