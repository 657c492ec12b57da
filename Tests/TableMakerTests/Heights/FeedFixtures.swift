import TableMaker
import TestSupport
import Testing
import UIKit

/// A post of one line or many.
struct Post: Identifiable, Equatable, Sendable {
  let id: Int
  var author: String
  var text: String
  var hasDisclosure = false
}

extension Post {
  private static let words = [
    "trail", "ridge", "a", "stream", "under", "snow", "we", "crossed", "at", "noon", "marmot", "cairn", "观鸟", "山脊上的风",
    "the",
  ]

  /// Returns a post with text of a random number of words.
  static func random(_ id: Int, using random: inout SeededGenerator) -> Post {
    let count = Int.random(in: 0...40, using: &random)
    let text = (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    return Post(
      id: id, author: words.randomElement(using: &random) ?? "", text: text,
      hasDisclosure: Bool.random(using: &random))
  }

  static func feed(_ count: Int, seed: Int = 1) -> [Post] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { .random($0, using: &random) }
  }
}

/// A cell as apps write it: an author's line, and a text that wraps.
final class PostCell: UITableViewCell {
  let author = UILabel()
  let body = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    author.font = .preferredFont(forTextStyle: .headline)
    author.adjustsFontForContentSizeCategory = true
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    for label in [author, body] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    author.topAnchor.constraint(equalTo: margins.topAnchor).isActive = true
    body.topAnchor.constraint(equalTo: author.bottomAnchor, constant: 4).isActive = true
    let bottom = body.bottomAnchor.constraint(equalTo: margins.bottomAnchor)
    // A row's height is a whole number of pixels, which the labels' need not be.
    bottom.priority = UILayoutPriority(999)
    bottom.isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ post: Post, lines: Int = 0) {
    author.text = post.author
    body.text = post.text
    body.numberOfLines = lines
    accessoryType = post.hasDisclosure ? .disclosureIndicator : .none
  }
}

/// A feed in a window, with an adapter that counts how often it measures each item.
@MainActor final class Feed {
  let stage: Stage
  let list: ItemList<Post>
  /// How often each post was measured, in order of the first time.
  private(set) var measured: [Int: Int] = [:]
  private(set) var shown = 0
  /// The posts that show all of their text; nil where all do. No item and no key knows of it.
  var expanded: Set<Int>?

  init(_ posts: [Post], _ when: AutoHeight = .whenNeeded, style: UITableView.Style = .plain, ahead: Bool = false) {
    stage = Stage(style: style)
    list = ItemList(posts)
    stage.show(
      stage.chain.measuresAhead(ahead).section("feed").cell(PostCell.self).data(list)
        .adapter { [weak self] cell, post, _ in
          cell.show(post, lines: self?.lines(post) ?? 0)
          self?.count(post, cell.isMeasuring)
        }
        .autoHeight(when).make())
  }

  private func count(_ post: Post, _ isMeasuring: Bool) {
    if isMeasuring { measured[post.id, default: 0] += 1 } else { shown += 1 }
  }

  private func lines(_ post: Post) -> Int { expanded.map { $0.contains(post.id) ? 0 : 1 } ?? 0 }

  func forgetCounts() {
    measured = [:]
    shown = 0
  }

  /// Shows other posts.
  func reload(_ posts: [Post]) {
    list.items = posts
    stage.reload()
  }

  func setWidth(_ width: CGFloat) {
    stage.tableView.frame.size.width = width
    stage.window.layOut()
  }

  func setTextSize(_ category: UIContentSizeCategory) {
    stage.window.window.traitOverrides.preferredContentSizeCategory = category
    stage.window.layOut()
  }

  /// The height of each row on screen, by item.
  var visibleHeights: [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for path in stage.tableView.indexPathsForVisibleRows ?? [] {
      heights[list.items[path.row].id] = stage.tableView.rectForRow(at: path).height
    }
    return heights
  }

  /// The expected heights of the rows on screen: each is measured from scratch, in a table of its own.
  var expectedHeights: [Int: CGFloat] {
    var heights: [Int: CGFloat] = [:]
    for path in stage.tableView.indexPathsForVisibleRows ?? [] {
      let post = list.items[path.row]
      heights[post.id] = Feed.height(of: post, lines: lines(post), like: stage)
    }
    return heights
  }

  /// Returns the height of a row that shows one post, in a new table with self-sizing cells.
  static func height(of post: Post, lines: Int = 0, like stage: Stage) -> CGFloat {
    let window = TestWindow(size: stage.window.window.bounds.size)
    window.window.traitOverrides.preferredContentSizeCategory =
      stage.tableView.traitCollection.preferredContentSizeCategory
    let table = UITableView(frame: stage.tableView.frame, style: stage.tableView.style)
    table.directionalLayoutMargins = stage.tableView.directionalLayoutMargins
    let source = OnePost(post, lines)
    table.register(PostCell.self, forCellReuseIdentifier: "post")
    table.dataSource = source
    table.rowHeight = UITableView.automaticDimension
    table.isEditing = stage.tableView.isEditing
    window.window.addSubview(table)
    window.layOut()
    return table.rectForRow(at: IndexPath(row: 0, section: 0)).height
  }
}

/// Returns a Boolean value that indicates whether heights are the same, except for rounding in sums of positions.
func isSame(_ heights: [Int: CGFloat], _ others: [Int: CGFloat]) -> Bool {
  heights.count == others.count && heights.allSatisfy { abs(($0.value) - (others[$0.key] ?? -1)) < 1e-6 }
}

/// A data source without TableMaker, with one row that sizes itself.
private final class OnePost: NSObject, UITableViewDataSource {
  private let post: Post
  private let lines: Int

  init(_ post: Post, _ lines: Int) { (self.post, self.lines) = (post, lines) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(post, lines: lines)
    return cell
  }
}
