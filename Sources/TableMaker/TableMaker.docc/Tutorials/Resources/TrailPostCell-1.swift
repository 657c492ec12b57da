import UIKit

final class TrailPostCell: UITableViewCell {
  private let walkerLabel = UILabel()
  private let placeLabel = UILabel()
  private let bodyLabel = UILabel()

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
  }

  required init?(coder: NSCoder) { nil }

  func show(_ post: TrailPost) {
    walkerLabel.text = post.walker
    placeLabel.text = post.place
    bodyLabel.text = post.text
  }
}
