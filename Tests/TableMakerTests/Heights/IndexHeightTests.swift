import TableMaker
import TestSupport
import Testing
import UIKit

/// Measured rows next to the index at a table's edge, which takes some of their width.
@MainActor @Suite struct IndexHeightTests {
  /// Returns the heights that the cells on screen request, in whole pixels.
  private func askedHeights(in stage: Stage) -> [CGFloat] {
    stage.tableView.visibleCells.map { cell in
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return (size.height * 3 - 0.01).rounded(.up) / 3
    }
  }

  private func heights(in stage: Stage) -> [CGFloat] {
    (stage.tableView.indexPathsForVisibleRows ?? []).map { stage.tableView.rectForRow(at: $0).height }
  }

  @Test func `are as high as their cells ask for in the room that it leaves, and nobody is told to mend it`() async {
    var highest: [CGFloat] = []
    for hasIndex in [false, true] {
      let stage = Stage()
      let posts = Post.feed(40)
      let list = SectionList<Post>([
        ItemSection("first", indexTitle: hasIndex ? "A" : nil, items: Array(posts.prefix(20))),
        ItemSection("second", indexTitle: hasIndex ? "B" : nil, items: Array(posts.suffix(20))),
      ])
      stage.show(
        stage.chain.measuresAhead(false).sections(from: list).cell(PostCell.self)
          .adapter { cell, post, _ in cell.show(post) }.autoHeight().make())
      await nextTurns()
      stage.window.layOut()
      let (found, asked) = (heights(in: stage), askedHeights(in: stage))
      #expect(found.count == asked.count)
      #expect(zip(found, asked).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(asked)")
      #expect(stage.log.messages == [])
      highest.append(found.reduce(0, +) / CGFloat(found.count))
    }
    #expect(highest[1] >= highest[0])
  }

  /// The width of an index of single letters is known before a row is on screen.
  ///
  /// The tests assume 15 points on devices also; if that's wrong, the comparison with the screen finds it a moment later.
  @Test(arguments: [320, 375, 390] as [CGFloat])
  func `have their heights in the very first layout, before anything is compared`(_ width: CGFloat) {
    let stage = Stage()
    let window = TestWindow(size: CGSize(width: width, height: 700))
    window.show(stage.tableView)
    let posts = Post.feed(40)
    let list = SectionList<Post>([
      ItemSection("first", indexTitle: "A", items: posts), ItemSection("last", indexTitle: "B", items: []),
    ])
    stage.show(
      stage.chain.measuresAhead(false).sections(from: list).cell(PostCell.self)
        .adapter { cell, post, _ in cell.show(post) }.autoHeight().make())
    window.layOut()
    for offset in [0, 400, 900] as [CGFloat] {
      stage.tableView.contentOffset.y = offset
      window.layOut()
      let (found, asked) = (heights(in: stage), askedHeights(in: stage))
      #expect(found.count == asked.count && found.count > 1)
      #expect(zip(found, asked).allSatisfy { abs($0 - $1) < 1e-6 }, "\(offset): \(found) \(asked)")
    }
  }

  @Test(
    "rows are as high as their cells ask for while the index comes and goes with what is found",
    arguments: [0, 30])
  func indexThatGoes(minimum: Int) async {
    let (stage, posts) = (Stage(), Post.feed(40))
    stage.tableView.sectionIndexMinimumDisplayRowCount = minimum
    let list = SectionList<Post>([
      ItemSection("first", indexTitle: "A", items: Array(posts.prefix(20))),
      ItemSection("second", items: Array(posts.suffix(20))),
    ])
    let dataSource = stage.chain.measuresAhead(false).sections(from: list).cell(PostCell.self)
      .adapter { cell, post, _ in cell.show(post) }.autoHeight().make()
    stage.show(dataSource)
    for step in 0..<8 {
      switch step % 4 {
      case 0: list.removeSection("first")
      case 1: list.append(ItemSection("third", indexTitle: "C", items: Array(posts.prefix(15))))
      case 2:
        dataSource.batch {
          list.removeSection("third")
          list.insert(ItemSection("first", items: Array(posts.prefix(20))), before: "second")
        }
      default: list["first"]?.indexTitle = "A"
      }
      await dataSource.waitForUpdates()
      settleAnimations()
      await nextTurns()
      stage.window.layOut()
      let (found, asked) = (heights(in: stage), askedHeights(in: stage))
      #expect(
        zip(found, asked).allSatisfy { abs($0 - $1) < 1e-6 } && found.count == asked.count, "\(step): \(found) \(asked)"
      )
    }
    #expect(stage.log.messages == [])
  }

  @Test func `rows are as high as their cells ask for when the index gets longer titles, and shorter ones`() async {
    let (stage, posts) = (Stage(), Post.feed(40))
    let list = SectionList<Post>([
      ItemSection("only", indexTitle: "A", items: posts), ItemSection("last", indexTitle: "C", items: []),
    ])
    let dataSource = stage.chain.measuresAhead(false).sections(from: list).cell(PostCell.self)
      .adapter { cell, post, _ in cell.show(post) }.autoHeight().make()
    stage.show(dataSource)
    await nextTurns()
    stage.window.layOut()
    var sums: [CGFloat] = []
    for title in ["A", "Allotment", "B", "Allotment", "Apples"] {
      list["only"]?.indexTitle = title
      await dataSource.waitForUpdates()
      settleAnimations()
      await nextTurns()
      stage.window.layOut()
      let (found, asked) = (heights(in: stage), askedHeights(in: stage))
      #expect(
        zip(found, asked).allSatisfy { abs($0 - $1) < 1e-6 } && found.count == asked.count,
        "\(title): \(found) \(asked)")
      sums.append(stage.tableView.rectForRow(at: IndexPath(row: 3, section: 0)).maxY)
    }
    #expect(sums[1] >= sums[0] && sums[2] == sums[0] && sums[3] == sums[1], "\(sums)")
    #expect(stage.log.messages == [])
  }
}
