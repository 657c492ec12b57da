import TableMaker
import TestSupport
import Testing
import UIKit

/// Pulling a table down.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct RefreshingTests {
  @MainActor final class Owner {
    var count = 0
    func refresh() async { count += 1 }
  }

  let server = PageServer()
  let stage = Stage()

  /// Pulls the table down with a touch.
  private func pull() {
    let finger = TestFinger(on: stage.window)
    finger.press(at: CGPoint(x: 200, y: 200))
    for step in 1...30 { finger.move(to: CGPoint(x: 200, y: 200 + CGFloat(step) * 12)) }
    finger.lift()
    settleAnimations()
  }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    settleAnimations()
  }

  private var isRefreshing: Bool { stage.tableView.refreshControl?.isRefreshing ?? false }

  @Test func `pulling refreshes every list, and the control turns until the last has answered`() async {
    let (one, other) = (server.list(), server.list())
    stage.show(
      stage.chain.refreshable()
        .section().cell(NoteCell.self).data(one).adapter { cell, note, _ in cell.note = note }
        .section().cell(NoteCell.self).data(other.sorted(by: \.id)).adapter { cell, note, _ in cell.note = note }
        .make())
    await settle()
    await server.answer([1], hasMore: false)
    await server.answer([2], hasMore: false)
    await settle()
    pull()
    #expect(isRefreshing)
    await settle()
    #expect(server.asked.count == 4)
    await server.answer([3], hasMore: false)
    await settle()
    #expect(isRefreshing && one.items.map(\.id) == [3])
    // Code can also refresh: the call joins the load that the list waits for.
    other.refresh()
    await server.answer([4], hasMore: false)
    await settle()
    #expect(!isRefreshing && other.items.map(\.id) == [4] && server.asked.count == 4)
    pull()
    #expect(isRefreshing)
    await server.fail()
    await server.fail()
    await settle()
    #expect(!isRefreshing && stage.rowCounts == [1, 1])
  }

  @Test func `what the app does itself is waited for, its errors are told, and its owner is not kept`() async {
    struct Failure: Error {}
    var errors = 0
    var owner: Owner? = Owner()
    weak let gone = owner
    let gate = AsyncStream<Void>.makeStream()
    stage.show(
      stage.chain.onError { _ in errors += 1 }
        .onRefresh { for await _ in gate.stream { return } }
        .onRefresh(by: WeakReference(owner!)) { owner in await owner.refresh() }
        .onRefresh { throw Failure() }
        .section().cell(NoteCell.self).data(notes(3)).adapter { cell, note, _ in cell.note = note }
        .make())
    await settle()
    pull()
    await settle()
    #expect(isRefreshing && owner?.count == 1 && errors == 1)
    gate.continuation.yield()
    await settle()
    #expect(!isRefreshing)
    owner = nil
    #expect(gone == nil)
    gate.continuation.finish()
    pull()
    await settle()
    #expect(!isRefreshing && errors == 2)
  }

  @Test func `without these steps a table has no control`() {
    stage.show(
      stage.chain.section().cell(NoteCell.self).data(notes(3)).adapter { cell, note, _ in cell.note = note }.make())
    #expect(stage.tableView.refreshControl == nil)
  }
}
