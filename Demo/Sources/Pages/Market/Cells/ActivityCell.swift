import UIKit

/// A cell of an activity: a picture if there is one, its title, time and place.
final class ActivityCell: UITableViewCell {
  private let picture = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundColor = MarketColors.ground
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = MarketColors.quiet
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an activity's words, and room for its picture.
  func show(_ activity: Market.Activity) {
    titleLabel.text = activity.title
    detailLabel.text = activity.detail
    detailLabel.isHidden = activity.detail.isEmpty
    picture.isHidden = activity.scene == nil
  }

  /// Shows the picture.
  func show(_ image: UIImage?) { picture.image = image }

  private func setUpLayout() {
    let words = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    words.axis = .vertical
    words.spacing = 2
    let rows = UIStackView(arrangedSubviews: [picture, words])
    rows.axis = .vertical
    rows.spacing = 8
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    let bottom = rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    // A row's height is a whole number of pixels; the texts' heights need not add up to one.
    bottom.priority = UILayoutPriority(999)
    // A stack squeezes a hidden picture to no height, and something has to give way then.
    let shape = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.44)
    shape.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), bottom,
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor), shape,
    ])
  }
}
