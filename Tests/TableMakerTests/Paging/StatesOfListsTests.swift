import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A list, a search, groups, and a tree show the text of an empty list and a placeholder alike, with one kind of closure.
@MainActor @Suite struct StatesOfListsTests {
  enum Kind: CaseIterable, Sendable { case list, search, groups, sorted, tree, pages }

  @MainActor private final class Form {
    let stage = Stage()
    let list = ItemList<Note>(notes(3))
    let bar = UISearchBar()
    let pages = PagedList<Note>(perPage: 9, startingWith: []) { _ in ItemPage([], hasMore: false) }
    var states: [String] = []

    func show(_ kind: Kind, hasPlaceholder: Bool) {
      let placeholder = { [unowned self] (state: ListState) -> UIView? in
        states.append("\(state)")
        let label = UILabel()
        label.text = "placeholder"
        return label
      }
      let chain = stage.chain.listText("nothing", for: .empty)
      let start = (hasPlaceholder ? chain.placeholder(placeholder) : chain).section().cell(NoteCell.self)
      if kind == .pages { return stage.show(start.data(pages).adapter { _, _, _ in }.make()) }
      let section = start.data(list).adapter { _, _, _ in }
      switch kind {
      case .list, .pages: stage.show(section.make())
      case .search: stage.show(section.searchable(bar, by: \.text).make())
      case .groups: stage.show(section.grouped(by: .key(\.text)).make())
      case .sorted: stage.show(section.sorted(by: \.text).make())
      case .tree: stage.show(section.expandable(children: { note in note.id < 3 ? [Note(note.id + 10)] : [] }).make())
      }
    }

    var isEmpty: Bool { stage.rowCounts.allSatisfy { $0 == 0 } }

    func shown() async -> [String] {
      for _ in 0..<2 {
        await stage.dataSource?.waitForUpdates()
        await turns(5)
      }
      func texts(in view: UIView?) -> [String] {
        guard let view, !view.isHidden else { return [] }
        return ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap { texts(in: $0) }
      }
      return texts(in: stage.tableView.backgroundView).filter { !$0.isEmpty }
    }
  }

  @Test(arguments: Kind.allCases, [false, true])
  func `each kind of list says that it's empty, and stops when it has rows`(kind: Kind, hasPlaceholder: Bool) async {
    let form = Form()
    form.show(kind, hasPlaceholder: hasPlaceholder)
    let expected = [hasPlaceholder ? "placeholder" : "nothing"]
    if kind == .pages {
      #expect(await form.shown() == expected)
    } else {
      #expect(await form.shown() == [] && !form.isEmpty)
      form.list.items = []
      #expect(await form.shown() == expected && form.isEmpty)
      form.list.items = notes(1)
      #expect(await form.shown() == [] && !form.isEmpty)
      form.list.items = []
      #expect(await form.shown() == expected)
    }
    #expect(Set(form.states).subtracting(["empty"]).allSatisfy { kind == .pages && $0.hasPrefix("loading") })
    #expect(form.states.isEmpty != hasPlaceholder)
  }
}
