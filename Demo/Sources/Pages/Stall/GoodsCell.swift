import UIKit

/// A cell of goods: a picture, the name, and the price.
final class GoodsCell: UITableViewCell {
  private static let pictures = MarketPictures()
  private var goods: Goods?

  /// Shows goods.
  func show(_ goods: Goods) {
    self.goods = goods
    setNeedsUpdateConfiguration()
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    guard let goods else { return }
    var content = UIListContentConfiguration.valueCell().updated(for: state)
    content.text = goods.name
    content.secondaryText = goods.price.formatted(.number.precision(.fractionLength(2)))
    content.image = Self.pictures.icon(
      of: goods.subject, isNight: state.traitCollection.userInterfaceStyle == .dark)
    content.imageProperties.maximumSize = CGSize(width: 36, height: 36)
    contentConfiguration = content
  }
}
