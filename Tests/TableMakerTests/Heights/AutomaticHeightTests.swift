import TableMaker
import TestSupport
import Testing
import UIKit

@MainActor @Suite struct AutomaticHeightTests {
  private static let feed = Post.feed(200)

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `rows are as high as fresh cells that size themselves`(style: UITableView.Style) {
    let feed = Feed(Self.feed, style: style)
    #expect(feed.visibleHeights.count > 3)
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    for _ in 0..<5 {
      feed.stage.tableView.dragContent(by: 500)
      #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    }
    #expect(feed.stage.log.messages.isEmpty)
  }

  @Test func `each row is measured once, over scrolling there and back and reloads of equal items`() {
    let feed = Feed(Self.feed)
    for _ in 0..<20 { feed.stage.tableView.dragContent(by: 700) }
    for _ in 0..<20 { feed.stage.tableView.dragContent(by: -700) }
    feed.reload(Self.feed)
    feed.stage.reload()
    #expect(feed.measured.count > 20)
    #expect(feed.measured.values.allSatisfy { $0 == 1 }, "\(feed.measured.filter { $0.value != 1 })")
  }

  @Test func `an item that changed is measured again, and no other`() {
    let feed = Feed(Self.feed)
    let before = feed.visibleHeights
    var posts = Self.feed
    posts[1].text += " and then another long line of words that goes on for quite a while until it wraps around"
    feed.forgetCounts()
    feed.reload(posts)
    #expect(feed.measured == [1: 1])
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    #expect(feed.visibleHeights[1] != before[1])
    // Back to what it was is a change too.
    feed.forgetCounts()
    feed.reload(Self.feed)
    #expect(feed.measured == [1: 1])
    #expect(feed.visibleHeights[1] == before[1])
  }

  @Test func `moved, inserted and removed around, an equal item keeps its height`() {
    let feed = Feed(Array(Self.feed.prefix(8)))
    let measured = Set(feed.measured.keys)
    feed.forgetCounts()
    var posts = feed.list.items
    posts.swapAt(0, 3)
    posts.remove(at: 1)
    posts.insert(Post(id: 1000, author: "new", text: "new"), at: 2)
    feed.reload(posts)
    #expect(measured.isDisjoint(with: feed.measured.keys), "\(feed.measured)")
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
  }

  @Test func `rotation there and back measures at each width once`() {
    let feed = Feed(Self.feed)
    let narrow = feed.visibleHeights
    feed.forgetCounts()
    feed.setWidth(700)
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    #expect(feed.measured.values.allSatisfy { $0 == 1 } && !feed.measured.isEmpty)
    feed.forgetCounts()
    feed.setWidth(390)
    #expect(
      feed.visibleHeights.filter { narrow[$0.key] != nil } == narrow.filter { feed.visibleHeights[$0.key] != nil })
    #expect(feed.measured.keys.allSatisfy { narrow[$0] == nil }, "\(feed.measured)")
  }

  @Test(arguments: [UITableView.Style.plain, .insetGrouped])
  func `other margins are other heights, and those from before are known`(style: UITableView.Style) {
    let feed = Feed(Self.feed, style: style)
    let table = feed.stage.tableView
    let before = feed.visibleHeights
    let margins = table.layoutMargins
    for margin in [60, 3] as [CGFloat] {
      table.layoutMargins = UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
      feed.stage.window.layOut()
      #expect(isSame(feed.visibleHeights, feed.expectedHeights), "\(margin)")
      #expect(margin == 3 || feed.visibleHeights != before)
    }
    feed.forgetCounts()
    table.layoutMargins = margins
    feed.stage.window.layOut()
    #expect(feed.visibleHeights == before && feed.measured.isEmpty, "\(feed.measured)")
  }

  @Test func `another text size is another height, and back again is known`() {
    let feed = Feed(Self.feed)
    let large = feed.visibleHeights
    feed.setTextSize(.accessibilityExtraLarge)
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    #expect(feed.visibleHeights[0] ?? 0 > large[0] ?? 0)
    feed.forgetCounts()
    feed.setTextSize(.large)
    #expect(feed.visibleHeights[0] == large[0])
    #expect(feed.measured[0] == nil)
  }

  @Test func `all at once measures every row at load, and every height is exact`() {
    let posts = Array(Self.feed.prefix(40))
    let feed = Feed(posts, .allAtOnce)
    #expect(feed.measured.count == 40 && feed.measured.values.allSatisfy { $0 == 1 })
    let heights = posts.map { Feed.height(of: $0, like: feed.stage) }
    #expect(posts.indices.allSatisfy { abs(feed.stage.height($0) - heights[$0]) < 1e-6 })
    #expect(abs(feed.stage.tableView.contentSize.height - heights.reduce(0, +)) < 1)
  }

  @Test func `rows that were not measured are estimated by the mean of those that were`() throws {
    let feed = Feed(Self.feed)
    let known = feed.measured.keys.map { feed.stage.height($0) }
    let mean = known.reduce(0, +) / CGFloat(known.count)
    #expect(abs(feed.stage.height(199) - mean) < 1, "\(feed.stage.height(199)), mean \(mean)")
  }

  @Test func `items that are not Equatable are measured again at each reload`() {
    struct Opaque { var text: String }
    let stage = Stage()
    var count = 0
    stage.show(
      stage.chain.measuresAhead(false).section().cell(PostCell.self).data([Opaque(text: "a"), Opaque(text: "b")])
        .adapter { cell, item, _ in
          cell.body.text = item.text
          if cell.isMeasuring { count += 1 }
        }
        .autoHeight().make())
    #expect(count == 2)
    #expect(stage.dataSource?.measuredRowCount == 2)
    stage.reload()
    #expect(count == 4)
    #expect(stage.dataSource?.measuredRowCount == 4)
  }

  @Test func `rows near the screen are measured ahead, in the direction of scrolling first`() async throws {
    let feed = Feed(Self.feed, ahead: true)
    let onScreen = feed.measured.count
    try await until { feed.measured.count > onScreen + 5 }
    let ahead = feed.measured.keys.max() ?? 0
    #expect(ahead > (feed.stage.tableView.indexPathsForVisibleRows?.last?.row ?? 0) + 3)
    #expect(feed.measured.values.allSatisfy { $0 == 1 })
    // What was measured ahead is not measured when it comes.
    feed.forgetCounts()
    feed.stage.tableView.dragContent(by: 300)
    #expect(feed.measured.isEmpty)
  }

  @Test func `nothing is measured ahead where that is turned off`() async throws {
    let feed = Feed(Self.feed)
    let onScreen = feed.measured
    for _ in 0..<50 { await Task.yield() }
    try await Task.sleep(for: .milliseconds(50))
    #expect(feed.measured == onScreen)
  }

  @Test func `a remeasured item takes its new height, the cell its new look, and its row's top stays`() throws {
    let feed = Feed(
      Self.feed.map { Post(id: $0.id, author: $0.author, text: $0.text + " and so on for a few lines more") })
    feed.expanded = []
    feed.stage.dataSource?.invalidateHeights()
    feed.stage.reload()
    feed.stage.tableView.dragContent(by: 1000)
    let path = try #require(feed.stage.tableView.indexPathsForVisibleRows?[2])
    let post = feed.list.items[path.row]
    let cell = try feed.stage.cell(path.row, as: PostCell.self)
    let (top, height) = (cell.frame.minY - feed.stage.tableView.contentOffset.y, cell.frame.height)
    let others = feed.visibleHeights.filter { $0.key != post.id }

    feed.forgetCounts()
    feed.expanded = [post.id]
    feed.stage.dataSource?.remeasure(post)
    settleAnimations()
    feed.stage.window.layOut()
    #expect(feed.measured[post.id] == 1)
    let grown = try feed.stage.cell(path.row, as: PostCell.self)
    #expect(grown === cell && grown.body.numberOfLines == 0)
    #expect(grown.frame.height > height)
    #expect(abs(grown.frame.minY - feed.stage.tableView.contentOffset.y - top) < 0.5)
    #expect(isSame(feed.visibleHeights, feed.expectedHeights))
    #expect(feed.visibleHeights.filter { others[$0.key] != nil }.allSatisfy { others[$0.key] == $0.value })
  }

  @Test func `a cell that unfolds itself has its own row measured as it is, without the adapter`() throws {
    let feed = Feed(Self.feed)
    feed.expanded = []
    feed.stage.dataSource?.invalidateHeights()
    feed.stage.reload()
    let row = try #require(Self.feed.firstIndex { $0.text.count > 120 })
    feed.stage.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    feed.stage.window.layOut()
    let cell = try feed.stage.cell(row, as: PostCell.self)
    let (height, top) = (cell.frame.height, cell.frame.minY)
    feed.forgetCounts()
    cell.body.numberOfLines = 0
    cell.remeasureRow()
    settleAnimations()
    feed.stage.window.layOut()
    #expect(feed.measured.isEmpty)
    #expect(cell.frame.height > height && abs(cell.frame.minY - top) < 0.01)
    #expect(abs(cell.frame.height - Feed.height(of: Self.feed[row], like: feed.stage)) < 1e-6)
    // A cell that no table shows has no row.
    PostCell(style: .default, reuseIdentifier: nil).remeasureRow()
  }

  @Test func `invalidated heights are measured again: all, some items', one section's`() throws {
    let feed = Feed(Self.feed)
    let source = try #require(feed.stage.dataSource)
    let visible = Set(feed.visibleHeights.keys)

    feed.forgetCounts()
    source.invalidateHeights(of: [Self.feed[0], Self.feed[2]])
    feed.stage.window.layOut()
    #expect(feed.measured == [0: 1, 2: 1])

    feed.forgetCounts()
    source.invalidateHeights()
    feed.stage.window.layOut()
    #expect(visible.isSubset(of: feed.measured.keys) && feed.measured.values.allSatisfy { $0 == 1 })

    feed.forgetCounts()
    source.invalidateHeights(in: "feed")
    feed.stage.window.layOut()
    #expect(visible.isSubset(of: feed.measured.keys) && feed.measured.values.allSatisfy { $0 == 1 })
    #expect(feed.stage.log.messages.isEmpty)
  }

  @Test func `rows far beyond the cache's limit are measured again, those on screen are not`() {
    let stage = Stage()
    var measured: [Int: Int] = [:]
    stage.show(
      stage.chain.measuresAhead(false).heightCacheLimit(30).section().cell(PostCell.self).data(Self.feed)
        .adapter { cell, post, _ in
          cell.show(post)
          if cell.isMeasuring { measured[post.id, default: 0] += 1 }
        }
        .autoHeight().make())
    let first = measured
    for _ in 0..<30 { stage.tableView.dragContent(by: 700) }
    for _ in 0..<30 { stage.tableView.dragContent(by: -700) }
    measured = [:]
    stage.reload()
    #expect(measured == first)
    measured = [:]
    stage.reload()
    #expect(measured.isEmpty)
  }
}
