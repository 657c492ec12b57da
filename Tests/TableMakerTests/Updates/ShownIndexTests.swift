import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An index that is made of titles is made of those that are shown, and each of its titles leads to the section that shows it.
@MainActor @Suite struct ShownIndexTests {
  private static let words = ["onTheWay": "派送中", "waiting": "待取", "delivered": "已送达"]
  private let stage = Stage()
  private let list = ItemList(
    (0..<6).map { Note($0, ["onTheWay", "waiting", "delivered"][$0 / 2]) })

  private func show(_ index: SectionIndex, titles: Bool = true) -> TableViewDataSource {
    let start = stage.chain.height(20).section().cell(NoteCell.self).data(list)
      .grouped(by: .key(\.text, in: .given(["onTheWay", "waiting", "delivered"])), index: index)
    let section = titles ? start.titles { Self.words[$0[0].text] ?? $0[0].text } : start
    let dataSource = section.adapter { _, _, _ in }.make()
    stage.show(dataSource)
    return dataSource
  }

  private func index(_ dataSource: TableViewDataSource) -> [String]? {
    dataSource.sectionIndexTitles(for: stage.tableView)?.enumerated().map { place, title in
      "\(title)\(dataSource.tableView(stage.tableView, sectionForSectionIndexTitle: title, at: place))"
    }
  }

  @Test func `each kind of index`() {
    #expect(index(show(.singleLetter)) == ["派0", "待1", "已2"])
    #expect(index(show(.full)) == ["派送中0", "待取1", "已送达2"])
    #expect(index(show(.custom(["派", "待", "已"]))) == ["派0", "待1", "已2"])
    #expect(index(show(.custom(["派送中", "待取", "已送达"]))) == ["派送中0", "待取1", "已送达2"])
    #expect(index(show(.none)) == nil)
    #expect(index(show(.full, titles: false)) == ["onTheWay0", "waiting1", "delivered2"])
    let glass = index(show(.singleLetter.withSearch))
    #expect(glass?.count == 4 && glass?.first?.hasPrefix(UITableView.indexSearch) == true)
  }

  @Test func `titles that change, sections that come and go`() async {
    let dataSource = show(.singleLetter)
    list.removeAll { $0.text == "onTheWay" }
    await dataSource.waitForUpdates()
    #expect(index(dataSource) == ["待0", "已1"])
    list.append(Note(50, "back"))
    await dataSource.waitForUpdates()
    #expect(index(dataSource) == ["待0", "已1", "B2"])
  }

  @Test func `titles that depend on the items, without another key`() async {
    let dataSource = stage.chain.height(20).section().cell(NoteCell.self).data(list)
      .grouped(by: .key(\.text), index: .full).titles { "\($0.count) of \($0[0].text)" }
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    #expect(index(dataSource) == ["2 of delivered0", "2 of onTheWay1", "2 of waiting2"])
    list.remove(at: 0)
    await dataSource.waitForUpdates()
    #expect(index(dataSource) == ["2 of delivered0", "1 of onTheWay1", "2 of waiting2"])
  }

  @Test func `a grouped source that is searched and titled in a chain`() async {
    let field = Field()
    let grouped = list.grouped(by: .key(\.text), index: .singleLetter)
    let dataSource = stage.chain.height(20).sections(from: grouped).cell(NoteCell.self)
      .searchable(field, by: \.text).titles { Self.words[$0[0].text] }
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    #expect(index(dataSource) == ["已0", "派1", "待2"])
    field.query = "wa"
    await dataSource.waitForUpdates()
    #expect(index(dataSource) == ["派0", "待1"])
    field.query = "deliv"
    await dataSource.waitForUpdates()
    #expect(index(dataSource) == nil, "a single title isn't shown")
  }

  @Test func `index titles that a source of sections gives stay`() {
    let sections = SectionList([
      ItemSection("a", indexTitle: "X", items: notes(1)), ItemSection("b", indexTitle: "Y", items: notes(1)),
    ])
    let dataSource = stage.chain.height(20).sections(from: sections).cell(NoteCell.self).titles { "\($0.count)" }
      .adapter { _, _, _ in }.make()
    stage.show(dataSource)
    #expect(index(dataSource) == ["X0", "Y1"])
  }
}
