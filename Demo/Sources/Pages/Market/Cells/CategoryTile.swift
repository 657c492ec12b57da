import UIKit

/// A kind of goods: its picture, and its name below.
final class CategoryTile: UIControl {
  private let picture = UIImageView()
  private let label = UILabel()

  /// The picture, `MarketPictures.iconSide` wide and high.
  var image: UIImage? {
    get { picture.image }
    set { picture.image = newValue }
  }

  init(_ category: Market.Category) {
    super.init(frame: .zero)
    label.text = category.name
    let font = UIFont.systemFont(ofSize: 13)
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: font, maximumPointSize: 28)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 2
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = category.name
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { picture.alpha = isHighlighted ? 0.6 : 1 }
  }

  private func labelHeight(in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: max(0, width - 8), height: .greatestFiniteMagnitude)).height
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: MarketPictures.iconSide + 8 + labelHeight(in: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = MarketPictures.iconSide
    picture.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
    label.frame = CGRect(
      x: 4, y: side + 8, width: max(0, bounds.width - 8), height: labelHeight(in: bounds.width))
  }
}
