import TableMaker
import Tides
import UIKit

/// A cell of a bulletin: its picture, as soon as that has come; its harbor and time; its subject; its text.
final class TideCell: UITableViewCell {
  private let subjectLabel = UILabel()
  private let harborLabel = UILabel()
  private let timeLabel = UILabel()
  private let top = UIStackView()
  private let textView = UILabel()
  private let pictureView = UIImageView()
  /// The number of the bulletin; the cell shows its picture, or waits for it.
  private(set) var number: Int?
  private weak var pictures: TidePictures?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    subjectLabel.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    harborLabel.font = .preferredFont(forTextStyle: .subheadline)
    harborLabel.textColor = TideColors.accent
    textView.font = .preferredFont(forTextStyle: .subheadline)
    textView.textColor = .secondaryLabel
    timeLabel.font = .preferredFont(forTextStyle: .subheadline)
    timeLabel.textColor = .secondaryLabel
    for label in [harborLabel, timeLabel] { top.addArrangedSubview(label) }
    // A long name gives way, the time never does.
    harborLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: TideCell, _) in cell.arrange() }
    let rows = UIStackView(arrangedSubviews: [top, subjectLabel, textView])
    rows.axis = .vertical
    rows.spacing = 2
    rows.translatesAutoresizingMaskIntoConstraints = false
    for label in [subjectLabel, harborLabel, timeLabel, textView] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    pictureView.translatesAutoresizingMaskIntoConstraints = false
    pictureView.layer.cornerRadius = 8
    pictureView.clipsToBounds = true
    pictureView.backgroundColor = .tertiarySystemFill
    contentView.addSubview(pictureView)
    contentView.addSubview(rows)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: margins.topAnchor),
      rows.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      pictureView.topAnchor.constraint(equalTo: margins.topAnchor, constant: 3),
      pictureView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: 44),
      pictureView.heightAnchor.constraint(equalToConstant: 44),
      pictureView.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      rows.leadingAnchor.constraint(equalTo: pictureView.trailingAnchor, constant: 12),
      rows.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Puts large texts below each other.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    top.axis = isLarge ? .vertical : .horizontal
    top.alignment = isLarge ? .leading : .firstBaseline
    top.spacing = isLarge ? 2 : 8
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    leavePicture()
  }

  /// The picture that is shown; nil while it is awaited.
  var picture: UIImage? { pictureView.image }

  /// Notes that the cell no longer wants the bulletin's picture, and removes it.
  func leavePicture() {
    if let number { pictures?.leave(number, self) }
    number = nil
    pictureView.image = nil
  }

  /// Shows the picture of a bulletin, or waits for it.
  func showPicture(of bulletin: Int, from pictures: TidePictures) {
    guard number != bulletin || pictureView.image == nil else { return }
    leavePicture()
    (number, self.pictures) = (bulletin, pictures)
    pictureView.image = pictures.picture(of: bulletin)
    guard pictureView.image == nil else { return }
    pictures.load(bulletin, for: self) { [weak self] picture in
      // Another bulletin may be shown by now.
      guard let self, number == bulletin else { return }
      pictureView.image = picture
    }
  }

  /// Shows a bulletin.
  func show(_ bulletin: TideBulletin, _ pictures: TidePictures) {
    if !isMeasuring { showPicture(of: bulletin.id, from: pictures) }
    arrange()
    harborLabel.text = bulletin.harbor
    timeLabel.text = bulletin.time
    subjectLabel.text = bulletin.subject
    subjectLabel.textColor = bulletin.isRead ? .secondaryLabel : .label
    textView.text = bulletin.text
  }
}

/// The page's own colors, each for light and for dark appearance.
enum TideColors {
  /// Deep water.
  static let accent = UIColor { traits in
    (traits.userInterfaceStyle == .dark ? Color(0x6CC4D6) : Color(0x0F6A80)).uiColor()
  }
}
