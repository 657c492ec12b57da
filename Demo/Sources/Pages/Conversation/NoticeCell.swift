import TableMaker
import UIKit

/// A cell of a notice, in the middle of the row, which fills itself.
final class NoticeCell: UITableViewCell, Configurable, ThreadCell {
  private let label = UILabel()
  private lazy var thread = ThreadLines(in: contentView, side: SpeechCell.side)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    label.numberOfLines = 0
    fillContent(with: label, distance: 10)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with notice: String, at index: Int) { label.text = notice }

  func show(_ node: TreeNode, foot: Message.Foot?) { thread.show(level: node.level) }
}
