import TableMaker
import UIKit

/// A cell of a letter: its sender and date, and a dot while it is unread; its subject; its text. Every other row is
/// tinted.
///
/// It fills itself, so a section of such cells needs no adapter. The row's height comes from constraints: the stack
/// goes from the top of `contentView` to its bottom, and the texts wrap.
final class LetterCell: UITableViewCell, Configurable {
  private let avatar = UIImageView()
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()
  private let subjectLabel = UILabel()
  private let mark = UnreadMark()
  private let bodyLabel = UILabel()
  /// The picture, and the texts next to it or below it.
  private lazy var columns = PictureColumns(avatar, side: Avatars.side)
  private let top = UIStackView()
  private let middle = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUpLooks()
    setUpLayout()
  }

  required init?(coder: NSCoder) { nil }

  func configure(with row: PostRow, at index: Int) {
    arrange()
    nameLabel.text = row.name
    dateLabel.text = row.date
    subjectLabel.text = row.subject
    subjectLabel.font = row.isUnread && row.hasSubject ? Self.unreadFont : .preferredFont(forTextStyle: .subheadline)
    subjectLabel.textColor = row.hasSubject ? .label : .secondaryLabel
    mark.isHidden = !row.isUnread
    accessibilityValue = row.isUnread ? row.unread : nil
    mark.lineHeight = subjectLabel.font.lineHeight
    bodyLabel.text = row.text
    bodyLabel.isHidden = row.text.isEmpty
    backgroundColor = index.isMultiple(of: 2) ? .systemBackground : .postTint
    // No picture is drawn for a cell that only measures: the row is as high without it.
    if !isMeasuring { avatar.image = Avatars.shared.image(of: row.face, scale: max(1, traitCollection.displayScale)) }
  }

  private static var unreadFont: UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
  }

  /// Large texts take the whole width: below the picture, and below each other.
  private func arrange() {
    let category = traitCollection.preferredContentSizeCategory
    let isLarge = category.isAccessibilityCategory
    columns.arrange(for: category)
    top.axis = columns.axis
    top.alignment = isLarge ? .leading : .firstBaseline
    top.spacing = isLarge ? 2 : 8
    subjectLabel.numberOfLines = isLarge ? 0 : 2
    mark.lineHeight = subjectLabel.font.lineHeight
  }

  private func setUpLooks() {
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    dateLabel.font = .preferredFont(forTextStyle: .footnote)
    bodyLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [nameLabel, dateLabel, subjectLabel, bodyLabel] { label.adjustsFontForContentSizeCategory = true }
    for label in [dateLabel, bodyLabel] { label.textColor = .secondaryLabel }
    // A name that's cut off is nobody's.
    for label in [nameLabel, bodyLabel] { label.numberOfLines = 0 }
  }

  private func setUpLayout() {
    for view in [nameLabel, dateLabel] { top.addArrangedSubview(view) }
    // A long name gives way, the date never does.
    nameLabel.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    dateLabel.setContentHuggingPriority(.required, for: .horizontal)
    for view in [subjectLabel, mark] { middle.addArrangedSubview(view) }
    middle.spacing = 8
    middle.alignment = .top
    for view in [top, middle, bodyLabel] { columns.texts.addArrangedSubview(view) }
    // Otherwise, a stack with its views at the top could be higher than the subject.
    let foot = subjectLabel.bottomAnchor.constraint(equalTo: middle.bottomAnchor)
    foot.priority = .defaultLow
    foot.isActive = true
    fillContent(with: columns, distance: 12)
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: LetterCell, _) in cell.arrange() }
  }
}

/// A dot in the middle of a line's height, next to that line: the first line of the subject.
private final class UnreadMark: UIView {
  private static let side: CGFloat = 10
  private lazy var height = heightAnchor.constraint(equalToConstant: Self.side)

  /// The height of the line, in points.
  var lineHeight: CGFloat {
    get { height.constant }
    set { height.constant = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let dot = UIView()
    dot.backgroundColor = .postAccent
    dot.layer.cornerRadius = Self.side / 2
    dot.translatesAutoresizingMaskIntoConstraints = false
    addSubview(dot)
    // A stack squeezes what is hidden in it to nothing, and something has to give way then.
    let width = widthAnchor.constraint(equalToConstant: Self.side)
    for constraint in [width, height] { constraint.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate([
      width, height, dot.widthAnchor.constraint(equalToConstant: Self.side),
      dot.heightAnchor.constraint(equalToConstant: Self.side), dot.centerXAnchor.constraint(equalTo: centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
