import UIKit

/// The views of a feed's cell: avatar, name, time, text of several lines, a line, and a row of four actions.
@MainActor class FeedCell: UITableViewCell {
  let avatar = UIImageView()
  let name = UILabel()
  let time = UILabel()
  let message = UILabel()
  let line = UIView()
  let actions = (0..<4).map { _ in UIImageView() }
  let likes = UILabel()

  static let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
  static let icon = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    avatar.image = Self.picture
    for action in actions { action.image = Self.icon }
    name.font = .boldSystemFont(ofSize: 15)
    time.font = .systemFont(ofSize: 13)
    likes.font = .systemFont(ofSize: 13)
    message.font = .systemFont(ofSize: 15)
    message.numberOfLines = 0
    for view in [avatar, name, time, message, line, likes] + actions { contentView.addSubview(view) }
    build()
  }

  required init?(coder: NSCoder) { preconditionFailure("not archived") }

  func build() {}

  func show(_ post: FeedPost) {
    name.text = post.name
    time.text = post.time
    message.text = post.text
    likes.text = post.likes
  }

  /// The height at a width, and the layout in it: what a table asks of every cell.
  func layOut(width: CGFloat) {
    frame = CGRect(x: 0, y: 0, width: width, height: fittingHeight(in: width))
    layoutIfNeeded()
  }

  func fittingHeight(in width: CGFloat) -> CGFloat { 0 }
}

/// The cell laid out by 31 constraints.
final class ConstrainedFeedCell: FeedCell {
  override func build() {
    for view in contentView.subviews { view.translatesAutoresizingMaskIntoConstraints = false }
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let content = contentView
    var constraints = [
      avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      avatar.widthAnchor.constraint(equalToConstant: 40), avatar.heightAnchor.constraint(equalToConstant: 40),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 10),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      time.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      message.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      message.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      line.leadingAnchor.constraint(equalTo: message.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.topAnchor.constraint(greaterThanOrEqualTo: message.bottomAnchor, constant: 8),
      line.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 8),
      actions[0].topAnchor.constraint(equalTo: line.bottomAnchor, constant: 8),
      actions[0].bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      likes.leadingAnchor.constraint(equalTo: actions[0].trailingAnchor, constant: 4),
      likes.centerYAnchor.constraint(equalTo: actions[0].centerYAnchor),
    ]
    let top = line.topAnchor.constraint(equalTo: content.topAnchor)
    top.priority = .init(100)
    constraints.append(top)
    for (index, action) in actions.enumerated() {
      constraints.append(action.widthAnchor.constraint(equalToConstant: 20))
      if index == 0 {
        constraints.append(action.leadingAnchor.constraint(equalTo: message.leadingAnchor))
      } else {
        constraints.append(
          action.leadingAnchor.constraint(equalTo: actions[index - 1].leadingAnchor, constant: 76))
        constraints.append(action.centerYAnchor.constraint(equalTo: actions[0].centerYAnchor))
      }
    }
    NSLayoutConstraint.activate(constraints)
  }

  override func fittingHeight(in width: CGFloat) -> CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The same cell with frames computed manually.
final class FramedFeedCell: FeedCell {
  override func fittingHeight(in width: CGFloat) -> CGFloat {
    let nameHeight = name.sizeThatFits(.zero).height
    let text = message.sizeThatFits(CGSize(width: width - 82, height: .greatestFiniteMagnitude))
    return max(12 + nameHeight + 4 + text.height, 52) + 8 + 1 + 8 + 20 + 12
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    avatar.frame = CGRect(x: 16, y: 12, width: 40, height: 40)
    let timeSize = time.sizeThatFits(.zero)
    let nameSize = name.sizeThatFits(.zero)
    name.frame = CGRect(x: 66, y: 12, width: width - 66 - 8 - 16 - timeSize.width, height: nameSize.height)
    time.frame = CGRect(
      x: width - 16 - timeSize.width, y: 12 + nameSize.height - timeSize.height, width: timeSize.width,
      height: timeSize.height)
    let text = message.sizeThatFits(CGSize(width: width - 82, height: .greatestFiniteMagnitude))
    message.frame = CGRect(x: 66, y: name.frame.maxY + 4, width: width - 82, height: text.height)
    let top = max(message.frame.maxY, 52) + 8
    line.frame = CGRect(x: 66, y: top, width: width - 66, height: 1)
    for (index, action) in actions.enumerated() {
      action.frame = CGRect(x: 66 + 76 * CGFloat(index), y: top + 9, width: 20, height: 20)
    }
    let likesSize = likes.sizeThatFits(.zero)
    likes.frame = CGRect(
      x: 90, y: top + 19 - likesSize.height / 2, width: likesSize.width, height: likesSize.height)
  }
}
