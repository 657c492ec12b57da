import UIKit

/// The basket in the bar, with how many things are in it.
final class BasketButton: UIControl {
  private let picture = UIImageView()
  private let badge = UILabel()

  /// The number of goods in the basket; nothing shows for 0.
  var count = 0 {
    didSet {
      badge.text = count > 99 ? "99+" : "\(count)"
      badge.isHidden = count == 0
      accessibilityValue = count == 0 ? nil : badge.text
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.image = UIImage(
      systemName: "cart", withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: .regular))
    picture.tintColor = MarketColors.tint
    badge.font = .systemFont(ofSize: 12, weight: .semibold)
    badge.textColor = MarketColors.badgeText
    badge.backgroundColor = MarketColors.badge
    badge.textAlignment = .center
    badge.clipsToBounds = true
    badge.isHidden = true
    addSubview(picture)
    addSubview(badge)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let size = picture.sizeThatFits(bounds.size)
    picture.frame = CGRect(
      x: isMirrored ? 8 : bounds.width - 8 - size.width, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    let height: CGFloat = 18
    let width = max(height, badge.sizeThatFits(bounds.size).width + 8)
    let x = isMirrored ? picture.frame.minX - 8 : picture.frame.maxX - width + 8
    badge.frame = CGRect(x: x, y: picture.frame.minY - 8, width: width, height: height)
    badge.layer.cornerRadius = height / 2
  }
}
