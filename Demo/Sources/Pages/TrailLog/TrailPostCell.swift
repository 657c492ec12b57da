import TableMaker
import UIKit

/// A cell of a post: the author, place and date; the text; a picture if there is one; distance and ascent.
///
/// The row's height comes from constraints: the stack goes from the top of `contentView` to its bottom, and the text
/// wraps.
final class TrailPostCell: UITableViewCell {
  /// The number of lines of a post that show before it has grown; at accessibility sizes, twice as many, which are
  /// shorter.
  static let shortLines = 4

  private let badge = UIImageView()
  private let head = UIStackView()
  private let nameLabel = UILabel()
  private let occasionLabel = UILabel()
  private var occasion: (place: String, day: String)?
  private var isGrown = false
  let body = FoldedText()
  private let picture = UIImageView()
  private let distance = TrailFigure(symbol: "mappin.and.ellipse")
  private let ascent = TrailFigure(symbol: "mountain.2")
  /// The empty space next to the numbers.
  private let space = UIView()
  private lazy var figures = UIStackView(arrangedSubviews: [distance, ascent, space])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpLooks()
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a post's words.
  func show(_ post: TrailPost, words: TrailWords, isGrown: Bool) {
    self.isGrown = isGrown
    arrange()
    nameLabel.text = post.walker.name
    occasion = (post.place, words.day(of: post))
    showOccasion()
    body.show(post.text, more: words.more)
    body.isHidden = post.text.isEmpty
    picture.isHidden = post.scene == nil
    distance.show(words.distance(of: post))
    ascent.show(words.ascent(of: post))
    figures.isHidden = distance.isHidden && ascent.isHidden
  }

  /// Shows a post's badge and picture.
  func show(_ pictures: TrailPictures, of post: TrailPost) {
    badge.image = pictures.badge(of: post.walker)
    picture.image = post.scene.map { pictures.image(of: $0) }
  }

  /// Large texts take the whole width: below the badge, and below each other.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    head.axis = isLarge ? .vertical : .horizontal
    head.alignment = isLarge ? .leading : .center
    figures.axis = head.axis
    figures.alignment = isLarge ? .leading : .fill
    figures.spacing = isLarge ? 4 : 16
    space.isHidden = isLarge
    body.label.numberOfLines = isGrown ? 0 : isLarge ? 2 * Self.shortLines : Self.shortLines
    showOccasion()
  }

  /// Shows the place and the day: on two lines where a dot between them would hang at an end.
  private func showOccasion() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    occasionLabel.text = occasion.map { $0.place + (isLarge ? "\n" : " · ") + $0.day }
  }

  private func setUpLooks() {
    // A tap grows the row; that is answer enough.
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    occasionLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [nameLabel, occasionLabel] { label.adjustsFontForContentSizeCategory = true }
    nameLabel.numberOfLines = 0
    occasionLabel.numberOfLines = 0
    occasionLabel.textColor = .secondaryLabel
    picture.layer.cornerRadius = 12
    picture.layer.cornerCurve = .continuous
    picture.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
  }

  private func setUpLayout() {
    let names = UIStackView(arrangedSubviews: [nameLabel, occasionLabel])
    names.axis = .vertical
    names.spacing = 1
    head.addArrangedSubview(badge)
    head.addArrangedSubview(names)
    head.spacing = 12
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: TrailPostCell, _) in
      cell.arrange()
    }
    let rows = UIStackView(arrangedSubviews: [head, body, picture, figures])
    rows.axis = .vertical
    rows.spacing = 12
    rows.setCustomSpacing(10, after: head)
    fillContent(with: rows, distance: 14)
    // A stack squeezes a hidden picture to no height, and something has to give way then.
    let shape = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: TrailPictures.aspect)
    shape.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      badge.widthAnchor.constraint(equalToConstant: TrailPictures.badgeSide),
      badge.heightAnchor.constraint(equalToConstant: TrailPictures.badgeSide),
      shape,
    ])
  }
}

/// A number with its sign before it.
private final class TrailFigure: UIView {
  private let label = UILabel()

  init(symbol: String) {
    super.init(frame: .zero)
    let sign = UIImageView()
    sign.image = UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(textStyle: .footnote))
    sign.tintColor = .secondaryLabel
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    for view in [sign, label] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    // A stack squeezes what is hidden in it to no width, and something has to give way then.
    let end = label.trailingAnchor.constraint(equalTo: trailingAnchor)
    end.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      sign.leadingAnchor.constraint(equalTo: leadingAnchor), sign.centerYAnchor.constraint(equalTo: centerYAnchor),
      label.leadingAnchor.constraint(equalTo: sign.trailingAnchor, constant: 5), end,
      label.topAnchor.constraint(equalTo: topAnchor), label.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number; nothing hides it.
  func show(_ text: String?) {
    label.text = text
    isHidden = text == nil
  }
}
