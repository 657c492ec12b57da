import TableMaker
import UIKit

/// A cell of a picture with its words, which fills itself.
final class ShotCell: SpeechCell, Configurable {
  /// The scenes that all cells share.
  private static let scenes = TrailPictures()

  private let picture = UIImageView()
  private let caption = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    caption.font = .preferredFont(forTextStyle: .subheadline)
    caption.adjustsFontForContentSizeCategory = true
    caption.numberOfLines = 0
    for view in [picture, caption] {
      view.translatesAutoresizingMaskIntoConstraints = false
      bubble.addSubview(view)
    }
    let width = bubble.widthAnchor.constraint(equalToConstant: 264)
    width.priority = UILayoutPriority(998)
    NSLayoutConstraint.activate([
      width,
      picture.topAnchor.constraint(equalTo: bubble.topAnchor),
      picture.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: bubble.trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: TrailPictures.aspect),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 7),
      caption.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      caption.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      caption.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func configure(with shot: Message.Shot, at index: Int) {
    show(shot.speech)
    caption.text = shot.caption
    caption.textColor = shot.speech.isOwn ? .white : .label
    // No picture is drawn for a cell that only measures: the row is as high without it.
    if !isMeasuring { picture.image = Self.scenes.image(of: shot.scene) }
  }
}
