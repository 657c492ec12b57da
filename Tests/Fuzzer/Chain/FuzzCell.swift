import UIKit

/// The content that an adapter set in a cell.
struct Content: Hashable {
  let group: Int
  let row: Row
}

/// A cell that stores the content that an adapter set in it.
class FuzzCell: UITableViewCell {
  var content: Content?
  /// The index that the adapter received with the content.
  var index: Int?
  /// The parts of the content that a search matched.
  var marks: [String] = []
  /// The position of the content in a tree, as the section's closure received it.
  var node: ShownNode?
  /// A control that only code activates.
  let lever = UIControl()
  override var contentConfiguration: (any UIContentConfiguration)? {
    didSet { if let shown = contentConfiguration.flatMap(Content.init) { content = shown } }
  }

  /// Takes the height of the row, if the cell determines it.
  func take(height: CGFloat) {}

  override func prepareForReuse() {
    super.prepareForReuse()
    content = nil
    marks = []
    node = nil
  }
}

/// A cell that doesn't determine its height.
final class PlainFuzzCell: FuzzCell {}

/// A cell with constraints that determine its height.
final class BlockFuzzCell: FuzzCell {
  private var height: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let block = UIView()
    block.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(block)
    let height = block.heightAnchor.constraint(equalToConstant: 20)
    // The priority is lower because UIKit rounds a row's height to whole pixels.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: contentView.topAnchor),
      block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      block.widthAnchor.constraint(equalToConstant: 10),
      height,
    ])
    self.height = height
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func take(height: CGFloat) { self.height?.constant = height }
}

/// A cell with a text that wraps, so that its height depends on the width and the text size.
final class TextFuzzCell: FuzzCell {
  private static let words = ["ridge ", "a ", "stream ", "山脊上的风", "under ", "snow "]
  private let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor), bottom,
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func take(height: CGFloat) {
    let count = Int(height) % 7
    label.text = (0...count).map { Self.words[(Int(height) + $0) % Self.words.count] }.joined()
  }
}

/// The row that adds an item.
final class AddFuzzCell: UITableViewCell {}
