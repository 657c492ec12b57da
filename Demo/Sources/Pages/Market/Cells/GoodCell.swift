import UIKit

/// A cell of a good: a square picture, and next to it the name, a note, and the price. Every other row is tinted.
final class GoodCell: UITableViewCell {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()
  private let priceLabel = PriceLabel()
  private let row = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.textColor = MarketColors.quiet
    for label in [nameLabel, noteLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 3
    }
    backgroundConfiguration = .clear()
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a good's words.
  ///
  /// - Parameter index: Its place in the list, which decides about the ground.
  func show(_ good: Market.Good, at index: Int, words: MarketWords) {
    arrange()
    nameLabel.text = good.name
    let note = [good.stall, good.note].filter { !$0.isEmpty }.joined(separator: " · ")
    noteLabel.text = note
    noteLabel.isHidden = note.isEmpty
    priceLabel.show(good, words: words)
    backgroundColor = index.isMultiple(of: 2) ? MarketColors.ground : MarketColors.stripe
  }

  /// Shows the picture.
  func show(_ image: UIImage?) { picture.image = image }

  /// Very large words go below the picture.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
    for label in [nameLabel, noteLabel] { label.numberOfLines = isLarge ? 0 : 3 }
  }

  private func setUpLayout() {
    let words = UIStackView(arrangedSubviews: [nameLabel, noteLabel, priceLabel])
    words.axis = .vertical
    words.spacing = 4
    words.setCustomSpacing(8, after: noteLabel)
    row.addArrangedSubview(picture)
    row.addArrangedSubview(words)
    row.spacing = 16
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: GoodCell, _) in cell.arrange() }
    let margins = contentView.layoutMarginsGuide
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12), bottom,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      picture.widthAnchor.constraint(equalToConstant: MarketPictures.goodSide),
      picture.heightAnchor.constraint(equalToConstant: MarketPictures.goodSide),
    ])
  }
}
