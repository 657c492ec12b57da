import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An object that is edited in place equals itself. It's still filled, sorted, searched, grouped, and mapped again when a verb names it, and
/// when `update()` or `reload()` reads every source again; `==` makes no difference.
@MainActor @Suite struct EqualObjectTests {
  @MainActor protocol Named: AnyObject, Identifiable where ID == Int {
    nonisolated var id: Int { get }
    var name: String { get set }
    init(_ id: Int, _ name: String)
  }

  /// Objects without `==`, which is what others are compared with.
  final class Plain: Named {
    let id: Int
    nonisolated(unsafe) var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
  }

  final class Equal: Named, Equatable {
    let id: Int
    nonisolated(unsafe) var name: String
    init(_ id: Int, _ name: String) { (self.id, self.name) = (id, name) }
    nonisolated static func == (one: Equal, other: Equal) -> Bool { one.id == other.id && one.name == other.name }
  }

  enum Verb: CaseIterable { case edit, replace, replaceWith, bySubscript, reconfigure, update, reload, editSection }
  enum Source: CaseIterable {
    case plain, sorted, ordered, searched, filtered, grouped, mapped, mappedAndSorted, merged, sections, tree
  }

  /// The rows, by what cells show, after each of three edits.
  private func rows<Item: Named>(_ type: Item.Type, _ source: Source, _ verb: Verb, elsewhere: Bool) async -> [[String]]
  {
    let stage = Stage()
    let list = ItemList((0..<5).map { Item($0, "n\($0)") }, identity: .found())
    let sections = SectionList([ItemSection("s", items: list.items)], identity: .found())
    let show: (UITableViewCell, Item, Int) -> Void = { cell, item, _ in cell.textLabel?.text = item.name }
    let section = stage.chain.height(20).section("rows").stockCell(.default)
    let dataSource: TableViewDataSource
    switch source {
    case .plain: dataSource = section.data(list).adapter(show).make()
    case .sorted:
      dataSource = section.data(list.ordered { $0.name < $1.name }.ordered { _, _ in false }).adapter(show).make()
    case .ordered: dataSource = section.data(list.ordered { $0.name < $1.name }).adapter(show).make()
    case .searched:
      dataSource = section.data(list.filtered { $0.name.contains("z") || $1.isEmpty }).adapter(show).make()
      dataSource.query = "z"
    case .filtered:
      dataSource = section.data(list.filtered { item, _ in !item.name.contains("z1") }).adapter(show).make()
    case .grouped:
      dataSource =
        stage.chain.height(20).sections("rows", from: list.grouped(by: .key { String($0.name.prefix(2)) }))
        .stockCell(.default).adapter(show).make()
    case .mapped:
      dataSource = section.data(list.map { Note($0.id, $0.name) }).adapter {
        $0.textLabel?.text = $1.text; _ = $2
      }.make()
    case .mappedAndSorted:
      dataSource =
        section.data(list.map { Note($0.id, $0.name) }.sorted(by: \.text))
        .adapter {
          $0.textLabel?.text = $1.text; _ = $2
        }.make()
    case .merged: dataSource = section.data(list, ItemList([Item(9, "n9")], identity: .found())).adapter(show).make()
    case .sections:
      dataSource = stage.chain.height(20).sections("rows", from: sections).stockCell(.default).adapter(show).make()
    case .tree:
      dataSource = section.data(list).adapter(show).expandable { _ in [] }.make()
    }
    stage.show(dataSource)
    await dataSource.waitForUpdates()
    var all: [[String]] = []
    for (number, name) in [(0, "z0"), (1, "z1"), (0, "a0")] {
      let item = list.items[number]
      switch verb {
      case .edit where elsewhere:
        item.name = name
        list.edit(item) { _ in }
      case .edit: list.edit(item) { $0.name = name }
      case .replace:
        item.name = name
        list.replace(item)
      case .replaceWith:
        item.name = name
        list.replace(item, with: item)
      case .bySubscript:
        item.name = name
        list[id: item.id] = item
      case .reconfigure:
        item.name = name
        if source != .searched, source != .filtered || number == 0 {
          dataSource.reconfigure(item)
        } else {
          dataSource.update()
        }
      case .update:
        item.name = name
        dataSource.update()
      case .reload:
        item.name = name
        dataSource.reload()
      case .editSection:
        sections.edit("s") { $0.items[number].name = name }
        if source != .sections { dataSource.update() }
      }
      if source == .sections, verb != .editSection { dataSource.update() }
      await dataSource.waitForUpdates()
      settleAnimations()
      stage.window.layOut()
      all.append(stage.texts.map { $0 ?? "" })
    }
    return all
  }

  @Test(arguments: Source.allCases, Verb.allCases)
  func `an object is shown as it is by each source after each verb, with and without equality`(
    _ source: Source, _ verb: Verb
  ) async {
    for elsewhere in [false, true] {
      let expected = await rows(Plain.self, source, verb, elsewhere: elsewhere)
      let found = await rows(Equal.self, source, verb, elsewhere: elsewhere)
      #expect(found == expected)
      #expect(expected[0].contains("z0") && expected[2].contains("a0") != (source == .searched))
    }
  }

  @Test func `an object of a sorted list that was named stands at its place, a search finds it`() async {
    let list = ItemList((0..<6).map { Equal($0, "n\($0)") })
    let found = list.filtered { $0.name.contains($1) || $1.isEmpty }.ordered { $0.name < $1.name }
    #expect(found.items.map(\.name) == ["n0", "n1", "n2", "n3", "n4", "n5"])
    list.edit(list.items[0]) { $0.name = "z0" }
    #expect(found.items.map(\.name) == ["n1", "n2", "n3", "n4", "n5", "z0"])
    found.query = "z"
    #expect(found.items.map(\.name) == ["z0"])
  }

  @Test func `other rows of objects are left alone when one is named or inserted`() async {
    let stage = Stage()
    let log = stage.log
    let list = ItemList((0..<5).map { Equal($0, "n\($0)") })
    stage.show(
      stage.chain.height(20).section().stockCell(.default).data(list)
        .adapter { _, item, _ in log.add(item.name) }.make())
    log.lines = []
    list.edit(list.items[2]) { $0.name = "z" }
    await stage.dataSource?.waitForUpdates()
    #expect(log.lines == ["z"])
    list.append(Equal(9, "n9"))
    await stage.dataSource?.waitForUpdates()
    #expect(log.lines == ["z", "n9"])
  }
}
