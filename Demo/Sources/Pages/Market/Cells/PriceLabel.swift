import UIKit

/// A price and what it is for, on one baseline; where there is no room for that, below each other.
final class PriceLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    numberOfLines = 0
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (label: PriceLabel, _) in label.write() }
  }

  required init?(coder: NSCoder) { nil }

  private var price = ""
  private var unit: String?
  private var isFree = false

  /// Shows a good's price.
  func show(_ good: Market.Good, words: MarketWords) {
    price = words.price(good.price)
    unit = words.unit(good)
    isFree = good.price == 0
    write()
  }

  private func write() {
    let large = UIFont.systemFont(ofSize: 18, weight: .semibold)
    let text = NSMutableAttributedString(
      string: price,
      attributes: [
        .font: UIFontMetrics(forTextStyle: .headline).scaledFont(for: large, compatibleWith: traitCollection),
        .foregroundColor: isFree ? MarketColors.free : MarketColors.price,
      ])
    if let unit {
      text.append(
        NSAttributedString(
          string: " \(unit)",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection),
            .foregroundColor: MarketColors.quiet,
          ]))
    }
    attributedText = text
  }
}
