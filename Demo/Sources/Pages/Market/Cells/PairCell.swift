import UIKit

/// Two goods side by side, each with a large picture, or below each other if the text is very large.
final class PairCell: UITableViewCell {
  private let first = GoodCard()
  private let second = GoodCard()
  private let row = UIStackView()

  /// Called with the good that was tapped.
  var onTap: ((Market.Good) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = MarketColors.ground
    for card in [first, second] {
      card.addAction(
        UIAction { [weak self, weak card] _ in
          if let good = card?.good { self?.onTap?(good) }
        }, for: .touchUpInside)
      row.addArrangedSubview(card)
    }
    row.spacing = 16
    row.distribution = .fillEqually
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: PairCell, _) in cell.arrange() }
    let margins = contentView.layoutMarginsGuide
    let bottom = row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), bottom,
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the goods' words.
  func show(_ pair: GoodsPair, words: MarketWords) {
    arrange()
    first.show(pair.first, words: words)
    second.show(pair.second, words: words)
  }

  /// Shows the goods' pictures.
  func show(_ pictures: MarketPictures, isNight: Bool) {
    for card in [first, second] { card.show(card.good.map { pictures.image(of: $0.subject, isNight: isNight) }) }
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .fill : .top
    row.distribution = isLarge ? .fill : .fillEqually
    for card in [first, second] { card.isLarge = isLarge }
  }
}

/// A good with its picture above its words; or nothing, where there is no second one.
final class GoodCard: UIControl {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let priceLabel = PriceLabel()
  private(set) var good: Market.Good?

  init() {
    super.init(frame: .zero)
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    nameLabel.font = .preferredFont(forTextStyle: .subheadline)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 2
    let rows = UIStackView(arrangedSubviews: [picture, nameLabel, priceLabel])
    rows.axis = .vertical
    rows.spacing = 4
    rows.setCustomSpacing(8, after: picture)
    rows.isUserInteractionEnabled = false
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    let shape = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.8)
    shape.priority = UILayoutPriority(999)
    // Where there is no second good the stack around squeezes this to no height.
    let bottom = rows.bottomAnchor.constraint(equalTo: bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor), bottom,
      rows.leadingAnchor.constraint(equalTo: leadingAnchor), rows.trailingAnchor.constraint(equalTo: trailingAnchor),
      shape,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }

  func show(_ good: Market.Good?, words: MarketWords) {
    self.good = good
    alpha = good == nil ? 0 : 1
    isUserInteractionEnabled = good != nil
    arrange()
    nameLabel.text = good?.name
    if let good { priceLabel.show(good, words: words) }
    accessibilityLabel = good.flatMap { good in
      [good.name, priceLabel.text].compactMap { $0 }.joined(separator: ", ")
    }
    isAccessibilityElement = good != nil
    accessibilityTraits = .button
  }

  func show(_ image: UIImage?) { picture.image = image }

  /// A Boolean value that indicates whether the text is very large: then all of the name shows, and an empty card takes
  /// no room.
  var isLarge = false {
    didSet { arrange() }
  }

  private func arrange() {
    isHidden = good == nil && isLarge
    nameLabel.numberOfLines = isLarge ? 0 : 2
  }
}
