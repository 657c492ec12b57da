import TableMaker
import TestSupport
import Testing
import UIKit

/// Measured rows while the table is edited: some have less room then, others do not.
@MainActor @Suite struct EditingHeightTests {
  private let stage = Stage()
  private let source = OddRowsSource()

  private func show(forwarding: Bool, adapter: @escaping (PostCell) -> Void = { _ in }) {
    let chain = forwarding ? stage.chain.forward(to: source) : stage.chain
    stage.show(
      chain.measuresAhead(false).section().cell(PostCell.self).data(Post.feed(40))
        .adapter { cell, post, _ in
          cell.show(post)
          adapter(cell)
        }
        .autoHeight().make())
  }

  private func edit(_ isEditing: Bool) async {
    stage.dataSource?.setEditing(isEditing, animated: false)
    stage.window.layOut()
    // Idly, a row that was measured is compared with the screen.
    await nextTurns()
    stage.window.layOut()
  }

  private var heights: [CGFloat] {
    (stage.tableView.indexPathsForVisibleRows ?? []).map { stage.tableView.rectForRow(at: $0).height }
  }

  /// The heights that the cells on screen request, in whole pixels.
  private var askedHeights: [CGFloat] {
    stage.tableView.visibleCells.map { cell in
      let size = cell.systemLayoutSizeFitting(
        CGSize(width: cell.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return (size.height * 3 - 0.01).rounded(.up) / 3
    }
  }

  private func isSame(_ one: [CGFloat], _ other: [CGFloat]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  @Test func `rows that nobody can edit are as high while the table is edited as before`() async {
    show(forwarding: false)
    let before = heights
    await edit(true)
    #expect(isSame(heights, before))
    #expect(stage.log.messages.isEmpty)
  }

  @Test
  func `rows that the app's delegate lets be edited are measured in the room beside their controls, the others not`()
    async
  {
    show(forwarding: true)
    let before = heights
    await edit(true)
    #expect(heights.count > 3 && isSame(heights, askedHeights))
    #expect(!isSame(heights, before), "some texts need another line")
    await edit(false)
    #expect(isSame(heights, before))
    #expect(stage.log.messages.isEmpty)
  }

  @Test(arguments: [false, true])
  func `rows that the user moves are measured in the room beside their grips, the others not`(deletes: Bool) async {
    let section = stage.chain.measuresAhead(false).section().cell(PostCell.self).data(ItemList(Post.feed(40)))
      .adapter { cell, post, _ in cell.show(post) }.autoHeight().movable { post, _ in post.id % 3 != 0 }
    stage.show(deletes ? section.onDelete { _, _ in }.make() : section.make())
    let before = heights
    stage.dataSource?.setEditing(true, animated: false)
    stage.window.layOut()
    // At once, not only after a comparison with the screen.
    #expect(heights.count > 3 && isSame(heights, askedHeights))
    #expect(!isSame(heights, before), "some texts need another line")
    await edit(true)
    #expect(isSame(heights, askedHeights))
    await edit(false)
    #expect(isSame(heights, before))
    #expect(stage.log.messages.isEmpty)
  }

  @Test func `what is found out about the width of edited rows is not used for rows that are not edited`() async {
    source.isAll = true
    show(forwarding: true) { cell in cell.editingAccessoryType = cell.isMeasuring ? .none : .detailButton }
    let before = heights
    await edit(true)
    #expect(stage.log.messages.count == 1 && isSame(heights, askedHeights))
    await edit(false)
    #expect(isSame(heights, before))
    #expect(stage.log.messages.count == 1)
  }
}

/// A custom data source that lets the user edit some rows.
private final class OddRowsSource: NSObject, UITableViewDelegate, UITableViewDataSource {
  var isAll = false

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isAll || indexPath.row % 2 == 1
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}
