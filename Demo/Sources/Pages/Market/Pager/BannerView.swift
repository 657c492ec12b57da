import UIKit

/// A banner of the pager: a picture, and words at its foot.
final class BannerView: UIControl {
  private let picture = UIImageView()
  private let shade = CAGradientLayer()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let banner: Market.Banner

  /// The distance from the words' lower edge to the picture's: the page control's place.
  private static let foot: CGFloat = 38
  /// The distance above the words at which the shade begins, in points.
  private static let shadeRise: CGFloat = 56
  /// The opacity of the shade where the words begin; it grows downward. White can be read on it over any picture.
  static let shadeOfWords: CGFloat = 0.55

  init(_ banner: Market.Banner) {
    self.banner = banner
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    shade.colors = [0, BannerView.shadeOfWords, 0.75].map { UIColor(white: 0, alpha: $0).cgColor }
    titleLabel.text = banner.title
    detailLabel.text = banner.detail
    let bold = UIFont.systemFont(ofSize: 24, weight: .bold)
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: bold, maximumPointSize: 36)
    let plain = UIFont.systemFont(ofSize: 15)
    detailLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: plain, maximumPointSize: 26)
    addSubview(picture)
    layer.addSublayer(shade)
    isAccessibilityElement = true
    accessibilityLabel = [banner.title, banner.detail].filter { !$0.isEmpty }.joined(separator: ", ")
    accessibilityTraits = .button
    for label in [titleLabel, detailLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .white
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the picture, by day or by night.
  func draw(with pictures: MarketPictures, isNight: Bool) {
    picture.image = pictures.image(of: banner.scene, isNight: isNight)
  }

  /// Returns the height of the words with the room around them, in points.
  func heightOfWords(width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    let detail = banner.detail.isEmpty ? 0 : detailLabel.sizeThatFits(room).height + 2
    return titleLabel.sizeThatFits(room).height + detail + BannerView.foot
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let width = max(0, bounds.width - 32)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let detail = detailLabel.sizeThatFits(room).height
    let title = titleLabel.sizeThatFits(room).height
    let bottom = bounds.height - BannerView.foot
    detailLabel.frame = CGRect(x: 16, y: bottom - detail, width: width, height: detail)
    titleLabel.frame = CGRect(
      x: 16, y: bottom - detail - (banner.detail.isEmpty ? 0 : 2) - title, width: width, height: title)
    let top = max(0, titleLabel.frame.minY - BannerView.shadeRise)
    shade.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    let rise = shade.frame.height > 0 ? BannerView.shadeRise / shade.frame.height : 0
    shade.locations = [0, Double(rise), 1].map { NSNumber(value: $0) }
  }
}
