@testable import TableMaker
import TestSupport
import Testing
import UIKit

/// The views that a table shows in place of rows.
@MainActor @Suite struct PlaceholderTests {
  let server = PageServer()
  let stage = Stage()

  private func show(_ list: PagedList<Note>, _ chain: DataSource? = nil) async {
    stage.show(
      (chain ?? stage.chain).section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .make())
    await settle()
  }

  private func settle() async {
    await turns()
    await stage.dataSource?.waitForUpdates()
    await turns()
    stage.window.layOut()
  }

  private var background: UIView? { stage.tableView.backgroundView }

  private func texts(in view: UIView?) -> [String] {
    guard let view, !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own.filter { !$0.isEmpty } + view.subviews.flatMap { texts(in: $0) }
  }

  private func button(in view: UIView?) -> UIButton? {
    view?.subviews.lazy.compactMap { $0 as? UIButton ?? button(in: $0) }.first
  }

  @Test func `a list says that it loads, that it failed, and that it has nothing`() async throws {
    let list = server.list()
    await show(list)
    #expect(texts(in: background) == ["Loading"])
    await server.fail()
    await settle()
    #expect(texts(in: background).prefix(1) == ["Could Not Load"])
    let retry = try #require(button(in: background))
    #expect(retry.tap())
    await settle()
    #expect(texts(in: background) == ["Loading"] && server.asked.count == 2)
    await server.answer([], hasMore: false)
    await settle()
    #expect(texts(in: background) == ["Nothing Here"])
    list.items.append(Note(1))
    await settle()
    #expect(background == nil && stage.rowCounts == [1])
    list.items = []
    await settle()
    #expect(texts(in: background) == ["Nothing Here"])
  }

  @Test func `the placeholder leaves in the same turn in which rows come`() async {
    let list = server.list()
    await show(list)
    #expect(background != nil)
    await server.answer([], hasMore: false)
    await settle()
    #expect(texts(in: background) == ["Nothing Here"])
    list.items.append(Note(1))
    stage.dataSource?.update()
    #expect(stage.rowCounts == [1] && background == nil)
  }

  // Assumed: UIKit keeps the cells of deleted rows as subviews, with animations, until they have faded out. A device would
  // show it: there, the text must not be seen through the rows.
  @Test func `what a list says appears when its rows have nearly faded out`() async throws {
    let list = server.list()
    await show(list)
    await server.answer([1, 2], hasMore: false)
    await settle()
    settleAnimations()
    let layer = stage.window.window.layer
    let start = layer.convertTime(CACurrentMediaTime(), from: nil)
    (layer.speed, layer.timeOffset) = (0, start)
    list.items = []
    await settle()
    let view = try #require(background)
    #expect(view.alpha == 1)
    func opacity(after seconds: TimeInterval) throws -> Float {
      layer.timeOffset = start + seconds
      return try #require(view.layer.presentation()).opacity
    }
    #expect(try opacity(after: 0) == 0 && opacity(after: 0.14) == 0)
    #expect(try 0.2..<0.8 ~= opacity(after: 0.225))
    #expect(try opacity(after: 0.31) == 1)

    (layer.speed, layer.timeOffset) = (1, 0)
    list.items = [Note(3)]
    stage.dataSource?.update(animated: false)
    await settle()
    settleAnimations()
    list.items = []
    stage.dataSource?.update(animated: false)
    await settle()
    #expect(try #require(background).layer.animationKeys() == nil)
  }

  @Test func `every text is Chinese where the user reads Chinese`() {
    let texts = [
      InterfaceText.loading, .emptyList, .failedList, .retry, .loadMore, .failedPage, .endOfList,
    ].map { $0.text(in: ["zh-Hans-CN"]) }
    #expect(texts == ["正在载入", "暂无内容", "载入失败", "重试", "载入更多", "载入失败，点击重试", "没有更多了"])
  }

  @Test func `the app's own view goes before the package's, the section's before the table's, and nil is none`() async {
    let list = server.list()
    var seen: [String] = []
    stage.show(
      stage.chain.placeholder { _ in UILabel() }
        .section().cell(NoteCell.self).data(list).adapter { cell, note, _ in cell.note = note }
        .placeholder { state -> UIView? in
          seen.append(state.words)
          guard state.isLoading else { return nil }
          let label = UILabel()
          label.text = "Mine"
          return label
        }
        .make())
    await settle()
    #expect(texts(in: background) == ["Mine"] || (background as? UILabel)?.text == "Mine")
    await server.answer([], hasMore: false)
    await settle()
    #expect(background == nil)
    #expect(Set(seen).isSuperset(of: ["loading first", "empty"]))
  }

  @Test func `a source without states is empty where the chain has a placeholder, and else says nothing`() async {
    let notes = ItemList<Note>([])
    stage.show(
      stage.chain.placeholder { state in if case .empty = state { UISwitch() } else { nil } }
        .section().cell(NoteCell.self).data(notes).adapter { cell, note, _ in cell.note = note }
        .make())
    await settle()
    #expect(background is UISwitch)
    notes.append(Note(1))
    await settle()
    #expect(background == nil)
    stage.release()
    stage.show(
      stage.chain.section().cell(NoteCell.self).data([Note]()).adapter { cell, note, _ in cell.note = note }.make())
    await settle()
    #expect(background == nil)
  }

  @Test func `a background view of the app's own stays`() async {
    let own = UIView()
    stage.tableView.backgroundView = own
    await show(server.list())
    #expect(background === own)
    await server.answer([1], hasMore: false)
    await settle()
    #expect(background === own)
  }

  @Test func `a table that is made after an error was mended is not told of it`() async {
    let list = server.list()
    var errors = 0
    await show(list, stage.chain.onError { _ in errors += 1 })
    await server.fail()
    #expect(errors == 1)
    list.retry()
    await server.answer([1], hasMore: false)
    let other = Stage()
    other.show(
      other.chain.onError { _ in errors += 1 }.section().cell(NoteCell.self).data(list)
        .adapter { cell, note, _ in cell.note = note }.make())
    await turns()
    #expect(errors == 1 && other.rowCounts == [1])
  }
}
