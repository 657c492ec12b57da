import TableMaker
import UIKit

/// A cell that shows a message in a thread.
@MainActor protocol ThreadCell: UITableViewCell {
  /// Shows how deep in a thread the message is.
  ///
  /// - Parameter foot: The line below the message, or `nil` for none.
  func show(_ node: TreeNode, foot: Message.Foot?)
}

/// The lines at the start of a row in a thread: one for each message above it.
final class ThreadLines: UIView {
  /// The distance between the levels of a thread, in points.
  static let step: CGFloat = 24

  private var lines: [UIView] = []

  /// Creates the lines, and inserts them behind a cell's content.
  ///
  /// - Parameter side: The side of the badges, in points. The lines run below the middles of the badges.
  init(in contentView: UIView, side: CGFloat) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    isUserInteractionEnabled = false
    contentView.insertSubview(self, at: 0)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: contentView.topAnchor),
      bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor, constant: side / 2 - 1),
      widthAnchor.constraint(equalToConstant: 2),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the lines of a level.
  func show(level: Int) {
    while lines.count < level { addLine() }
    for (index, line) in lines.enumerated() { line.isHidden = index >= level }
  }

  private func addLine() {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    addSubview(line)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: topAnchor), line.bottomAnchor.constraint(equalTo: bottomAnchor),
      line.widthAnchor.constraint(equalToConstant: 2),
      line.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(lines.count) * Self.step),
    ])
    lines.append(line)
  }
}
