import Testing
import UIKit

/// The handling of prefetched rows when the table's rows change. Apple's documentation says nothing about it; a log of both
/// methods on a device, with a row deleted, inserted, and reloaded ten rows below the visible ones, would settle the
/// assumptions here.
@MainActor @Suite struct PrefetchingUpdateTests {
  private let scene = PrefetchingScene()
  private var table: UITableView { scene.table }
  private func take() -> [String] { scene.prefetcher.takeCalls() }
  private func ask(_ rows: some Sequence<Int>) -> String { RecordingPrefetcher.call("+", rows) }
  private func cancel(_ rows: some Sequence<Int>) -> String { RecordingPrefetcher.call("-", rows) }
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(scrolledTo row: Double = 0) {
    scene.show()
    scene.scroll(to: row)
    _ = take()
  }

  @Test func `reloadData forgets what was asked for (assumed), and asks for the rows that are near then`() {
    show(scrolledTo: 20)
    scene.delegate.rowCounts = [35]
    table.reloadData()
    #expect(take() == [])
    scene.scene.layOut()
    #expect(take() == [ask(30..<35)])
  }

  @Test func `a reload with fewer rows asks for none that is no more`() {
    show(scrolledTo: 60)
    scene.delegate.rowCounts = [12]
    table.reloadData()
    scene.scene.layOut()
    #expect(table.contentOffset.y == 80)
    #expect(take() == [])
  }

  @Test func `another data source is asked for its own rows`() {
    show()
    let other = PlainTableDelegate(rowCount: 14)
    table.rowHeight = 40
    scene.scene.show(other)
    #expect(take() == [ask(10..<14)])
  }

  @Test func `rows that were asked for keep it under new numbers`() {
    show(scrolledTo: 5)
    scene.delegate.rowCounts = [102]
    table.insertRows(at: [path(0), path(1)], with: .none)
    scene.scene.layOut()
    #expect(table.contentOffset.y == 280, "what is seen stays")
    #expect(take() == [], "the rows 17 to 26 were asked for as 15 to 24")
    scene.scroll(to: 8)
    #expect(take() == [ask([27])])
    scene.scroll(to: 7)
    #expect(take().first == cancel(18..<28))
  }

  @Test func `rows that are inserted near are asked for`() {
    show()
    scene.delegate.rowCounts = [102]
    table.insertRows(at: [path(12), path(14)], with: .none)
    scene.scene.layOut()
    #expect(take() == [ask([12, 14])])
  }

  @Test func `a row that was asked for and is deleted is not canceled (assumed), since it is no more`() {
    show()
    scene.delegate.rowCounts = [98]
    table.deleteRows(at: [path(12), path(13)], with: .none)
    scene.scene.layOut()
    #expect(take() == [ask([18, 19])])
    scene.scroll(to: 2)
    _ = take()
    scene.scroll(to: 1)
    #expect(take().first == cancel(12..<22))
  }

  @Test func `a row that is reloaded is asked for again (assumed)`() {
    show()
    table.reloadRows(at: [path(2), path(15)], with: .none)
    scene.scene.layOut()
    #expect(take() == [ask([15])])
  }

  @Test func `a group of updates is over before rows are asked for`() {
    show()
    var events: [String] = []
    scene.prefetcher.called = { events.append($0) }
    table.performBatchUpdates {
      scene.delegate.rowCounts = [101]
      table.insertRows(at: [path(11)], with: .none)
      scene.scroll(to: 1)
      events.append("updates")
    }
    scene.scene.layOut()
    #expect(events == ["updates", "+"])
    #expect(take() == [ask([11])])
  }

  @Test func `calls are made outside of an update's animation`() {
    show()
    var durations: [TimeInterval] = []
    scene.prefetcher.called = { _ in durations.append(UIView.inheritedAnimationDuration) }
    scene.delegate.rowCounts = [101]
    table.insertRows(at: [path(12)], with: .fade)
    scene.scene.layOut()
    #expect(durations == [0])
  }

  @Test func `rows that come on screen without being asked for are nothing to cancel`() {
    show()
    scene.delegate.rowCounts = [91]
    table.deleteRows(at: (1..<10).map(path), with: .none)
    scene.scene.layOut()
    #expect(table.indexPathsForVisibleRows?.last?.row == 9)
    #expect(take() == [ask(11..<20)])
    scene.scroll(to: 1)
    #expect(take() == [ask([20])])
  }

  @Test func `a data source may add rows while it is asked for some`() {
    show()
    var isDone = false
    scene.prefetcher.called = { [scene] _ in
      guard !isDone else { return }
      isDone = true
      scene.delegate.rowCounts = [101]
      scene.table.insertRows(at: [IndexPath(row: 12, section: 0)], with: .none)
    }
    scene.scroll(to: 1)
    #expect(take() == [ask([20])])
    scene.scene.layOut()
    #expect(take() == [ask([12])])
  }

  @Test func `a data source that reloads while it cancels is asked for what is near after that`() {
    show(scrolledTo: 20)
    scene.prefetcher.called = { [scene] kind in
      guard kind == "-" else { return }
      scene.delegate.rowCounts = [60]
      scene.table.reloadData()
    }
    scene.scroll(to: 15)
    #expect(take() == [cancel(30..<40)])
    scene.scene.layOut()
    #expect(take() == [ask(25..<35)])
  }
}
