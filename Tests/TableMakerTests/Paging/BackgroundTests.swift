import Foundation
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// `refreshesOnForeground(after:)`: on return from the background.
@MainActor @Suite(.serialized) struct BackgroundTests {
  /// A clock that the test sets.
  @MainActor private final class Clock {
    var now = ContinuousClock.now
  }

  private let server = PageServer()
  private let stage = Stage()
  private let clock = Clock()

  /// A chain that refreshes after a minute by the test's clock.
  private func chain(after time: Duration = .seconds(60)) -> DataSource {
    stage.chain.refreshesOnForeground(after: time).changed { [clock] in $0.settings.backgroundClock = { clock.now } }
  }

  private func show(_ chain: DataSource, _ list: PagedList<Note>, first: LoadTrigger = .automatic) async {
    stage.show(
      chain.section().initialLoad(first).cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .make())
    await settle()
  }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
  }

  /// Sends the app to the background, and has it come back after some seconds.
  private func leave(for seconds: Double) async {
    NotificationCenter.default.post(name: BackgroundTime.didEnterBackground, object: nil)
    clock.now += .seconds(seconds)
    NotificationCenter.default.post(name: BackgroundTime.willEnterForeground, object: nil)
    await settle()
  }

  @Test func `a short time changes nothing, a long one refreshes, once`() async {
    let list = server.list()
    await show(chain(), list)
    await server.answer([1], hasMore: false)
    await leave(for: 59)
    #expect(server.asked.count == 1)
    await leave(for: 60)
    #expect(server.asked.count == 2 && list.state.words == "loading refresh")
    await leave(for: 600)
    #expect(server.asked.count == 2)
    await server.answer([2], hasMore: false)
    await settle()
    #expect(list.items.map(\.id) == [2])
    NotificationCenter.default.post(name: BackgroundTime.willEnterForeground, object: nil)
    await settle()
    #expect(server.asked.count == 2, "it had not gone")
  }

  @Test func `a clock that has jumped back counts as a long time, one that has jumped ahead too`() async {
    await show(chain(), server.list())
    await server.answer([1], hasMore: false)
    await leave(for: -1)
    #expect(server.asked.count == 2)
    await server.answer([1], hasMore: false)
    await settle()
    await leave(for: 1e9)
    #expect(server.asked.count == 3)
    await server.answer([1], hasMore: false)
  }

  @Test func `a list that nothing was asked of stays idle`() async {
    await show(chain(), server.list(), first: .manual)
    await leave(for: 100)
    #expect(server.asked.isEmpty)
  }

  @Test func `the onRefresh steps run, without a list too`() async {
    var count = 0
    stage.show(
      chain().onRefresh { count += 1 }.section().cell(NoteCell.self).data(notes(1)).adapter { _, _, _ in }.make())
    await settle()
    await leave(for: 100)
    #expect(count == 1)
  }

  @Test func `a table in no window is refreshed when it comes back into one`() async {
    await show(chain(), server.list())
    await server.answer([1], hasMore: false)
    let parent = stage.tableView.superview
    stage.tableView.removeFromSuperview()
    await leave(for: 100)
    #expect(server.asked.count == 1)
    parent?.addSubview(stage.tableView)
    await settle()
    #expect(server.asked.count == 2)
    await server.answer([1], hasMore: false)
  }

  @Test func `zero is each time, and less is a diagnostic`() async {
    let list = server.list()
    await show(chain(after: .zero), list)
    await server.answer([1], hasMore: false)
    await leave(for: 0)
    #expect(server.asked.count == 2)
    await server.answer([1], hasMore: false)
    stage.release()

    let other = Stage()
    other.show(
      other.chain.refreshesOnForeground(after: .seconds(-1)).section().cell(NoteCell.self).data(notes(1))
        .adapter { _, _, _ in }.make())
    #expect(
      other.log.messages == [
        "refreshesOnForeground(after:) received a negative time, -1.0 seconds, so nothing is refreshed. To refresh "
          + "after each return from the background, use .zero."
      ])
  }

  @Test func `a table that is gone hears nothing`() async {
    let list = server.list()
    await show(chain(), list)
    await server.answer([1], hasMore: false)
    stage.release()
    await turns()
    await leave(for: 100)
    #expect(server.asked.count == 1)
  }
}
