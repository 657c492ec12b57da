import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Numbers that heights are kept by never run out, and what is kept by them stays bounded (attacks.md B 14, B 18).
@MainActor @Suite struct HeightNumberTests {
  private let posts = Post.feed(30)

  private func isRight(_ feed: Feed) -> Bool { isSame(feed.visibleHeights, feed.expectedHeights) }

  @Test func `B 14: a counter at its end begins again at one, and takes more than it has without ending the process`() {
    var counter = ContentTokens.Counter(startingAt: .max - 5)
    #expect(counter.take(5) == UInt32.max - 5)
    #expect(counter.take(1) == 1 && counter.take(3) == 2 && counter.next == 5)
    counter = ContentTokens.Counter(startingAt: .max)
    #expect(counter.take(10) == 1)
    #expect(
      !ContentTokens.Counter(startingAt: .max / 2).isWorn && ContentTokens.Counter(startingAt: .max / 2 + 1).isWorn)
  }

  @Test(arguments: [UInt32.max / 2 + 1, UInt32.max - 3] as [UInt32])
  func `B 14: rows are numbered anew before numbers run out, and each is measured once more`(next: UInt32) throws {
    let feed = Feed(posts)
    let source = try #require(feed.stage.dataSource)
    let verbs: [(String, (TableViewDataSource) -> Void)] = [
      ("reload()", { $0.reload() }),
      ("remeasure(_:)", { $0.remeasure(posts[0], animated: false) }),
      ("reconfigure(_:)", { $0.reconfigure(posts[0]) }),
      ("invalidateHeights(of:)", { $0.invalidateHeights(of: [posts[0], posts[1]]) }),
      ("invalidateHeights(in:)", { $0.invalidateHeights(in: "feed") }),
      (
        "remeasureRow()",
        { source in source.tableView?.visibleCells.first?.remeasureRow(animated: false) }
      ),
      ("an update", { _ in feed.list.append(Post(id: 1000 + feed.list.items.count, author: "a", text: "b")) }),
    ]
    for (name, verb) in verbs {
      source.live.heightEngine.tokens = ContentTokens.Counter(startingAt: next)
      verb(source)
      source.update(animated: false)
      feed.stage.window.layOut()
      settleAnimations()
      #expect(source.live.heightEngine.tokens.next < 10_000, "\(name)")
      #expect(isRight(feed), "\(name)")
      let tokens = source.live.snapshot.sections.flatMap { rows in (0..<rows.count).map(rows.token) }
      #expect(Set(tokens).count == tokens.count && !tokens.contains(0), "\(name)")
    }
    #expect(feed.stage.log.messages.isEmpty)
  }

  @Test func `B 18: of thousands of widths the last are remembered, and little is kept of the others`() throws {
    let feed = Feed(Array(posts.prefix(3)))
    let source = try #require(feed.stage.dataSource)
    for width in 0..<200 { feed.setWidth(300 + CGFloat(width) / 4) }
    #expect(source.live.heightEngine.store.environments.count == LayoutEnvironment.Numbering.limit)
    #expect(
      source.live.heightEngine.keptCount <= 4 * LayoutEnvironment.Numbering.limit,
      "\(source.live.heightEngine.keptCount)")
    let section = try #require(source.live.snapshot.sections.first?.section)
    #expect(section.means.count <= LayoutEnvironment.Numbering.limit + 1)
    // A width that was forgotten is measured again, and right.
    feed.forgetCounts()
    feed.setWidth(300)
    #expect(isRight(feed) && feed.measured.count == 3)
    // One that was not is known.
    feed.forgetCounts()
    feed.setWidth(300 + 199 / 4)
    #expect(isRight(feed) && feed.measured.isEmpty)
  }

  @Test func `numbers of environments begin again at one, and nothing of before is taken for what comes`() throws {
    var numbering = LayoutEnvironment.Numbering(after: .max - 1)
    let feed = Feed(Array(posts.prefix(3)))
    let table = feed.stage.tableView
    func note(_ width: CGFloat) -> LayoutEnvironment.Numbering.Change {
      numbering.note(LayoutEnvironment(of: table, correction: width - table.bounds.width))
    }
    #expect(note(100) == .new && numbering.number == .max)
    #expect(note(100) == .same)
    #expect(note(200) == .restarted && numbering.number == 1 && numbering.count == 1)
    #expect(note(100) == .new && note(200) == .known && numbering.number == 1)
    for width in 0..<100 { #expect(note(1000 + CGFloat(width)) == .new) }
    #expect(
      numbering.count == LayoutEnvironment.Numbering.limit && numbering.contains(numbering.number)
        && !numbering.contains(1))
  }
}
