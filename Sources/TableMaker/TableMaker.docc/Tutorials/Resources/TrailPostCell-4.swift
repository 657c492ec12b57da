import UIKit

final class TrailPostCell: UITableViewCell {
  private let walkerLabel = UILabel()
  private let placeLabel = UILabel()
  private let bodyLabel = UILabel()
  private let picture = UIImageView()
  private lazy var rows = UIStackView(arrangedSubviews: [walkerLabel, placeLabel, bodyLabel, picture])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    walkerLabel.font = .preferredFont(forTextStyle: .headline)
    placeLabel.font = .preferredFont(forTextStyle: .footnote)
    placeLabel.textColor = .secondaryLabel
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    for label in [walkerLabel, placeLabel, bodyLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    picture.layer.cornerRadius = 12
    picture.clipsToBounds = true
    layOut()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: TrailPost, isWhole: Bool = true) {
    walkerLabel.text = post.walker
    placeLabel.text = post.place
    bodyLabel.text = post.text
    bodyLabel.numberOfLines = isWhole ? 0 : 3
    picture.isHidden = post.hue == nil
  }

  func showPicture(of post: TrailPost) {
    picture.image = post.hue.map { TrailPicture.draw(hue: $0) }
  }

  private func layOut() {
    rows.axis = .vertical
    rows.setCustomSpacing(8, after: placeLabel)
    rows.setCustomSpacing(12, after: bodyLabel)
    rows.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    let bottom = rows.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
    // A row's height is a whole number of pixels; the texts' heights need not add up to one.
    bottom.priority = UILayoutPriority(999)
    // A stack squeezes a hidden picture to no height, and something has to give way then.
    let shape = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: TrailPicture.aspect)
    shape.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      rows.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bottom, shape,
    ])
  }
}
