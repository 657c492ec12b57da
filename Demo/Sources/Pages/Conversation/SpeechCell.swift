import TableMaker
import UIKit

/// A cell of something that somebody says: a bubble, at the end of the row for the reader's own, else at its start, with a badge and a
/// name before the first of several. In a thread it is indented. A line below it says how many replies it has, or how it is
/// delivered.
class SpeechCell: UITableViewCell, ThreadCell {
  /// The round picture's side, in points.
  static let side: CGFloat = 32
  /// The least distance of a bubble from the other side, in points.
  private static let gap: CGFloat = 44
  /// The badges that all cells share.
  private static let badges = TrailPictures()

  /// The bubble, which contains the message; subclasses fill it.
  let bubble = UIView()
  private let badge = UIImageView()
  private let nameLabel = UILabel()
  private let foot = FootLine()
  private var level = 0
  /// A Boolean value that indicates whether the cell is the first of several of one person.
  private var isFirst = false
  private lazy var thread = ThreadLines(in: contentView, side: Self.side)
  private lazy var badgeStart = badge.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor)
  private lazy var bottom = bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2)
  private lazy var bottomOfFoot = foot.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4)
  private lazy var nameGap = bubble.topAnchor.constraint(equalTo: nameLabel.bottomAnchor)
  private lazy var top = nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor)
  private lazy var own: [NSLayoutConstraint] = [
    bubble.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    bubble.leadingAnchor.constraint(
      greaterThanOrEqualTo: contentView.layoutMarginsGuide.leadingAnchor, constant: Self.gap),
    foot.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -4),
  ]
  private lazy var others: [NSLayoutConstraint] = [
    bubble.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: Self.side + 8),
    bubble.trailingAnchor.constraint(
      lessThanOrEqualTo: contentView.layoutMarginsGuide.trailingAnchor, constant: -Self.gap + Self.side),
    foot.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
  ]

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    nameLabel.font = .preferredFont(forTextStyle: .caption1)
    nameLabel.textColor = .secondaryLabel
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    bubble.layer.cornerRadius = 17
    bubble.layer.cornerCurve = .continuous
    bubble.clipsToBounds = true
    for view in [badge, nameLabel, bubble, foot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    // A row's height is a whole number of pixels; the texts' heights need not add up to one.
    for constraint in [bottom, bottomOfFoot] { constraint.priority = UILayoutPriority(999) }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      top, nameGap, bottom, badgeStart,
      nameLabel.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      foot.topAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 5),
      foot.leadingAnchor.constraint(greaterThanOrEqualTo: margins.leadingAnchor),
      foot.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      badge.topAnchor.constraint(equalTo: bubble.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: Self.side),
      badge.heightAnchor.constraint(equalToConstant: Self.side),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: SpeechCell, _) in cell.arrange() }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows who says it, and on which side.
  func show(_ speech: Message.Speech) {
    let isNamed = !speech.isOwn && !speech.isSequel
    nameLabel.text = isNamed ? speech.walker.name : nil
    top.constant = speech.isSequel ? 2 : 10
    nameGap.constant = isNamed ? 3 : 0
    isFirst = isNamed
    if isNamed, !isMeasuring { badge.image = Self.badges.badge(of: speech.walker) }
    bubble.backgroundColor = speech.isOwn ? .ownSpeech : .otherSpeech
    NSLayoutConstraint.deactivate(speech.isOwn ? others : own)
    NSLayoutConstraint.activate(speech.isOwn ? own : others)
  }

  func show(_ node: TreeNode, foot shown: Message.Foot?) {
    thread.show(level: node.level)
    level = node.level
    arrange()
    foot.isHidden = shown == nil
    if let shown { foot.show(shown, isUnfolded: node.isExpanded) }
    NSLayoutConstraint.deactivate([shown == nil ? bottomOfFoot : bottom])
    NSLayoutConstraint.activate([shown == nil ? bottom : bottomOfFoot])
  }

  /// Gives large texts the whole width, without a badge.
  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let indentation = CGFloat(level) * ThreadLines.step
    badge.isHidden = isLarge || !isFirst
    badgeStart.constant = indentation
    others[0].constant = (isLarge ? 0 : Self.side + 8) + indentation
    others[1].constant = isLarge ? 0 : -Self.gap + Self.side
    own[1].constant = (isLarge ? 0 : Self.gap) + indentation
  }
}
