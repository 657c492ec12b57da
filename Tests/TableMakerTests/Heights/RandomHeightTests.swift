import TableMaker
import TestSupport
import Testing
import UIKit

/// Random items, widths, text sizes, accessories and edits, against measuring everything from nothing.
@MainActor @Suite struct RandomHeightTests {
  @Test(arguments: 0..<12) func `after every step each row on screen is as high as a fresh cell says`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let style = [UITableView.Style.plain, .grouped, .insetGrouped].randomElement(using: &random) ?? .plain
    let feed = Feed((0..<60).map { Post.random($0, using: &random) }, style: style)
    var nextID = 60
    for step in 0..<15 {
      let before = onScreen(feed)
      var change = ""
      switch Int.random(in: 0..<8, using: &random) {
      case 0:
        change = "scroll"
        feed.stage.tableView.dragContent(by: CGFloat.random(in: -900...900, using: &random))
      case 1:
        change = "width"
        feed.setWidth([320, 390, 500.5, 700].randomElement(using: &random) ?? 390)
      case 2:
        change = "text size"
        feed.setTextSize([.extraSmall, .large, .accessibilityMedium].randomElement(using: &random) ?? .large)
      case 3:
        change = "shuffle"
        feed.reload(feed.list.items.shuffled(using: &random))
      case 4:
        change = "one changed"
        var posts = feed.list.items
        let row = Int.random(in: 0..<posts.count, using: &random)
        posts[row] = Post.random(posts[row].id, using: &random)
        feed.reload(posts)
      case 5:
        change = "inserted and removed"
        var posts = feed.list.items
        posts.insert(Post.random(nextID, using: &random), at: Int.random(in: 0...posts.count, using: &random))
        posts.remove(at: Int.random(in: 0..<posts.count, using: &random))
        nextID += 1
        feed.reload(posts)
      case 6:
        change = "expanded"
        feed.expanded = Set((0..<nextID).filter { _ in Bool.random(using: &random) })
        feed.stage.dataSource?.invalidateHeights()
        feed.stage.reload()
      default:
        change = "remeasured"
        guard let path = feed.stage.tableView.indexPathsForVisibleRows?.randomElement(using: &random) else { break }
        let post = feed.list.items[path.row]
        feed.expanded?.formSymmetricDifference([post.id])
        feed.stage.dataSource?.remeasure(post)
        settleAnimations()
        feed.stage.window.layOut()
        // The first row on screen hasn't moved.
        if let first = before.first, let now = onScreen(feed).first(where: { $0.id == first.id }) {
          #expect(abs(now.top - first.top) < 0.5, "seed \(seed), step \(step)")
        }
      }
      #expect(isSame(feed.visibleHeights, feed.expectedHeights), "seed \(seed), step \(step): \(change)")
      #expect(rowsTouch(feed), "seed \(seed), step \(step): \(change)")
    }
    #expect(feed.stage.log.messages.isEmpty)
  }

  /// The rows on screen, with where their tops are below the top of what is seen.
  private func onScreen(_ feed: Feed) -> [(id: Int, top: CGFloat)] {
    (feed.stage.tableView.indexPathsForVisibleRows ?? []).map { path in
      let table = feed.stage.tableView
      return (feed.list.items[path.row].id, table.rectForRow(at: path).minY - table.contentOffset.y)
    }
  }

  /// Returns a Boolean value that indicates whether each cell is at its row's place and the next one begins at its end.
  private func rowsTouch(_ feed: Feed) -> Bool {
    let table = feed.stage.tableView
    let paths = table.indexPathsForVisibleRows ?? []
    return zip(paths, paths.dropFirst()).allSatisfy { path, next in
      guard let cell = table.cellForRow(at: path) else { return false }
      let row = table.rectForRow(at: path)
      return abs(cell.frame.height - row.height) < 0.01 && abs(row.maxY - table.rectForRow(at: next).minY) < 0.01
    }
  }
}
