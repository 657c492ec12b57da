import TableMaker
import UIKit

/// A row of a feed.
struct FeedRow: Identifiable, Equatable {
  let id: Int
  var text: FeedText

  /// Returns rows with bodies that were never shaped: none of their heights and glyphs is cached.
  @MainActor static func unseen(_ count: Int) -> [FeedRow] {
    revision += 1
    return (0..<count).map { FeedRow(id: $0, text: FeedText($0, revision: revision)) }
  }

  /// The number that the next unseen text gets.
  @MainActor static var revision = 1_000_000
}

/// A cell of a feed as apps write it: a picture, author and time, and a text of several lines; sized by its
/// constraints.
final class FeedRowCell: UITableViewCell {
  private let picture = UIView()
  private let name = UILabel()
  private let body = UILabel()
  private let time = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .systemFont(ofSize: 17, weight: .semibold)
    body.font = .systemFont(ofSize: 15)
    body.numberOfLines = 0
    time.font = .systemFont(ofSize: 13)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    time.setContentHuggingPriority(.required, for: .horizontal)
    for view in [picture, name, body, time] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let margins = contentView.layoutMarginsGuide
    let bottoms = [
      body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
    ]
    // Until the table knows the row's height, the cell may have another.
    for bottom in bottoms { bottom.priority = UILayoutPriority(999) }
    NSLayoutConstraint.activate(
      [
        picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        picture.topAnchor.constraint(equalTo: margins.topAnchor),
        picture.widthAnchor.constraint(equalToConstant: 40),
        picture.heightAnchor.constraint(equalToConstant: 40),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 16),
        name.topAnchor.constraint(equalTo: margins.topAnchor),
        time.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 8),
        time.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        time.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
        body.leadingAnchor.constraint(equalTo: name.leadingAnchor),
        body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        body.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 4),
      ] + bottoms)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ row: FeedRow) {
    name.text = row.text.name
    body.text = row.text.body
    time.text = row.text.time
  }
}

/// A cell with a class that knows its height, so that the rest of a row's cost is the library's own work.
final class KnownHeightCell: UITableViewCell, SelfMeasuring {
  static func height(for item: Small, width: CGFloat, traits: UITraitCollection) -> CGFloat {
    CGFloat(60 + item.id % 40)
  }
}

/// Fills a feed's cells, which the table then sizes.
final class FeedSource: HandWrittenSource<FeedRow> {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? FeedRowCell)?.show(items[indexPath.row])
    return cell
  }
}
