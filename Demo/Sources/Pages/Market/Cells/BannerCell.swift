import UIKit

/// The row with the banner, over the table's whole width. Its height is what the pager asks for.
final class BannerCell: UITableViewCell {
  let pager = BannerPager()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = MarketColors.ground
    contentView.addSubview(pager)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize { pager.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    pager.frame = contentView.bounds
  }
}
