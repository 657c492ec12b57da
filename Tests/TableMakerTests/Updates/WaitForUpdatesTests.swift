import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `waitForUpdates()` returns when all changes that the sources have reported are on screen, including placeholders and footers: nothing
/// is left to look at, and nothing changes after it.
@MainActor @Suite struct WaitForUpdatesTests {
  private let stage = Stage()
  private let server = PageServer()

  /// The contents of the screen: the rows, the view in place of rows, and the text below them.
  private var screen: [String] {
    func texts(in view: UIView?) -> [String] {
      guard let view, !view.isHidden else { return [] }
      let own = (view as? UILabel)?.text.map { [$0] } ?? []
      return own.filter { !$0.isEmpty } + view.subviews.flatMap { texts(in: $0) }
    }
    let footers = stage.dataSource?.live.snapshot.sections.map { texts(in: $0.section.pageFooter?.view) } ?? []
    return ["\(stage.rowCounts)"] + texts(in: stage.tableView.backgroundView)
      + texts(in: stage.tableView.tableFooterView) + footers.flatMap { $0 }
  }

  /// Changes the sources, waits, and compares the screen with what it is at last.
  private func expectSettled(
    _ what: Comment, _ expected: [String]? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) async {
    body()
    await stage.dataSource?.waitForUpdates()
    #expect(stage.dataSource?.live.loading.isLooking == false, what, sourceLocation: sourceLocation)
    let screen = screen
    if let expected { #expect(screen == expected, what, sourceLocation: sourceLocation) }
    await turns()
    stage.window.layOut()
    #expect(self.screen == screen, what, sourceLocation: sourceLocation)
  }

  @Test func `a list without states that becomes empty, and full`() async {
    let list = ItemList(notes(1))
    await expectSettled("made", ["[1]"]) {
      stage.show(
        stage.chain.height(20)
          .placeholder { _ in
            let label = UILabel()
            label.text = "None"
            return label
          }
          .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    }
    for round in 0..<10 {
      await expectSettled("empty \(round)", ["[0]", "None"]) { list.items = [] }
      await expectSettled("full \(round)", ["[2]"]) { list.items = notes(2) }
      await expectSettled("both", ["[0]", "None"]) {
        list.items = notes(3)
        list.items = []
      }
      await expectSettled("quietly", ["[1]"]) {
        list.items = notes(1)
        stage.dataSource?.update(animated: false)
      }
    }
  }

  @Test func `a list in pages, with what stands below its rows and in place of them`() async {
    let list = server.list()
    await expectSettled("made", ["[0]", "Loading"]) {
      stage.show(
        stage.chain.height(20).section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.loadsMore(.manual).make()
      )
    }
    await server.answer([1, 2])
    await expectSettled("a page", ["[2]", "Load More"]) {}
    list.items = []
    await expectSettled("without rows") {}
    list.items = notes(2)
    list.loadMore()
    await server.fail()
    await expectSettled("failed", ["[2]", "Could Not Load. Tap to Retry."]) {}
    list.retry()
    await server.answer([7], hasMore: false)
    await expectSettled("the end", ["[3]", "No More"]) {}
  }

  @Test func `a list whose state alone changes`() async {
    let list = server.list()
    stage.show(stage.chain.section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.initialLoad(.manual).make())
    await expectSettled("idle", ["[0]"]) {}
    await expectSettled("loading", ["[0]", "Loading"]) { list.refresh() }
    await expectSettled("cancelled", ["[0]"]) { list.cancel() }
  }

  @Test func `an empty section of two, and a footer below a section that is not the last`() async {
    let (list, other) = (server.list(), ItemList(notes(1)))
    stage.show(
      stage.chain.height(20)
        .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.loadsMore(.manual)
        .section().cell(NoteCell.self).data(other).adapter { _, _, _ in }.make())
    await server.answer([1, 2])
    await expectSettled("below its section", ["[2, 1]", "Load More"]) {}
    await expectSettled("and below the table", ["[2, 0]", "Load More"]) { other.items = [] }
  }

  @Test func `it returns though a group of updates that the app has opened never ends`() async {
    let list = ItemList(notes(1))
    stage.show(
      stage.chain.height(20).placeholder { _ in UILabel() }
        .section().cell(NoteCell.self).data(list).adapter { _, _, _ in }.make())
    await stage.dataSource?.waitForUpdates()
    stage.tableView.beginUpdates()
    list.items = []
    await stage.dataSource?.waitForUpdates()
    stage.tableView.endUpdates()
    await stage.dataSource?.waitForUpdates()
    #expect(stage.rowCounts == [0] && stage.tableView.backgroundView is UILabel)
  }
}
