import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Sections that fold and unfold by tap and by code, among edits, searches, and moves, against a simple model.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct RandomCollapsingTests {
  /// A table of three sections with lists, and the sections of a list, all collapsible, and what they must show.
  @MainActor private final class World {
    let stage: Stage
    let lists: [ItemList<Note>]
    let sections = SectionList<Note>([])
    var order = ["a", "b", "c", "all"]
    var hidden: Set<String> = []
    /// The collapsed sections by name, also of those that the list of sections doesn't contain at the moment.
    var collapsed: Set<String> = ["c"]
    var selected: Set<Int> = []
    var counter = 0
    var random: SeededGenerator

    init(_ seed: Int) {
      random = SeededGenerator(seed: seed)
      stage = Stage(style: [.plain, .grouped, .insetGrouped][seed % 3])
      stage.tableView.allowsMultipleSelection = true
      stage.tableView.becomeStrict()
      lists = (0..<3).map { number in ItemList((0..<4).map { Note(number * 1000 + $0, "\(number).\($0)") }) }
      var chain = stage.chain.height(30).section("a").stockCell(.default).data(lists[0]).adapter(Self.show)
        .titles { "a \($0.count)" }.collapsible()
      chain = chain.section("b").stockCell(.default).data(lists[1]).adapter(Self.show).titles { "b \($0.count)" }
        .collapsible().hidesWhenEmpty()
      chain = chain.section("c").stockCell(.default).data(lists[2]).adapter(Self.show).titles { "c \($0.count)" }
        .collapsible().collapsed()
      stage.show(
        chain.sections("all", from: sections).stockCell(.default).adapter(Self.show).titles { "\($0.count)" }
          .collapsible().make())
    }

    private static let show: (UITableViewCell, Note, Int) -> Void = { cell, note, _ in cell.textLabel?.text = note.text
    }

    var table: UITableView { stage.tableView }
    var data: TableViewDataSource { stage.dataSource! }

    /// The names of the visible sections, with their items.
    var wanted: [(name: String, items: [Note])] {
      order.flatMap { name -> [(String, [Note])] in
        if hidden.contains(name) { return [] }
        if name == "all" { return sections.sections.map { ($0.name, $0.items) } }
        let items = list(name).items
        return name == "b" && items.isEmpty ? [] : [(name, items)]
      }
    }

    func list(_ name: String) -> ItemList<Note> { lists[["a": 0, "b": 1][name] ?? 2] }

    private func newNote() -> Note {
      counter += 1
      return Note(10_000 + counter, "new \(counter)")
    }

    private func set(_ name: String, isCollapsed: Bool) {
      if isCollapsed { collapsed.insert(name) } else { collapsed.remove(name) }
    }

    func change() async {
      let name = ["a", "b", "c"].randomElement(using: &random) ?? "a"
      switch Int.random(in: 0..<11, using: &random) {
      case 0, 1:
        let shown = wanted.indices.filter { table.headerView(forSection: $0) != nil }
        guard let section = shown.randomElement(using: &random), let header = table.headerView(forSection: section)
        else {
          return
        }
        let name = wanted[section].name
        guard header.tap(at: CGPoint(x: 60, y: header.bounds.maxY - 8)) else { return }
        set(name, isCollapsed: !collapsed.contains(name))
      case 2, 3:
        let names = ["a", "b", "c"] + sections.sections.map(\.name)
        guard let name = names.randomElement(using: &random) else { return }
        let isCollapsed = Bool.random(using: &random)
        let section = data.section(name)
        switch (isCollapsed, counter % 3) {
        case (true, 0): section.collapse()
        case (true, let kind): section.collapse(animation: kind == 1 ? .none : .left)
        case (false, 0): section.expand()
        case (false, let kind): section.expand(animation: kind == 1 ? .none : .left)
        }
        set(name, isCollapsed: isCollapsed)
      case 4:
        let item = newNote()
        list(name).insert(item, at: Int.random(in: 0...list(name).items.count, using: &random))
      case 5:
        guard let item = list(name).items.randomElement(using: &random) else { return }
        list(name).items.removeAll { $0.id == item.id }
        selected.remove(item.id)
      case 6:
        let other = ["a", "b", "c"].randomElement(using: &random) ?? "b"
        guard let item = list(name).items.randomElement(using: &random) else { return }
        data.batch {
          list(name).items.removeAll { $0.id == item.id }
          list(other).insert(item, at: 0)
        }
      case 7:
        if hidden.contains(name) {
          data.section(name).show()
          hidden.remove(name)
        } else {
          data.section(name).hide()
          hidden.insert(name)
        }
      case 8:
        let other = ["a", "b", "c", "all"].filter { $0 != name }.randomElement(using: &random) ?? "all"
        data.section(name).move(before: other)
        order.removeAll { $0 == name }
        order.insert(name, at: order.firstIndex(of: other) ?? 0)
      case 9:
        // A name that comes back has its earlier state.
        let known = sections.sections.map(\.name)
        let names = ["x", "y", "z"]
        guard let name = names.randomElement(using: &random) else { return }
        if known.contains(name) {
          for item in sections[name]?.items ?? [] { selected.remove(item.id) }
          sections.sections.removeAll { $0.name == name }
        } else {
          sections.sections.append(ItemSection(name, items: (0..<3).map { _ in newNote() }))
        }
      default:
        let all = wanted.flatMap { section in collapsed.contains(section.name) ? [] : section.items.map(\.id) }
        guard let id = all.randomElement(using: &random) else { return }
        await update()
        selected.insert(id)
        data.selection = Set(selected.map { AnyHashable($0) })
      }
    }

    func update() async {
      await data.waitForUpdates()
      if Bool.random(using: &random) { settleAnimations() }
      stage.window.layOut()
    }

    /// Returns the first difference between the table and the model.
    var problem: String? {
      let shown = wanted.map { section in collapsed.contains(section.name) ? [] : section.items }
      if stage.rowCounts != shown.map(\.count) { return "rows \(stage.rowCounts) for \(shown.map(\.count))" }
      for (section, items) in shown.enumerated() {
        let (name, all) = wanted[section]
        let title = ["a", "b", "c"].contains(name) ? "\(name) \(all.count)" : "\(all.count)"
        let found = data.tableView(table, titleForHeaderInSection: section)
        if found != title { return "title \(found ?? "none") for \(title)" }
        if data.section(name).isCollapsed != collapsed.contains(name) { return "state of \(name)" }
        if let header = table.headerView(forSection: section), let button = header.headerButton {
          if button.isCollapsed != collapsed.contains(name) { return "the header of \(name)" }
          if header.accessibilityLabel != title { return "\(header.accessibilityLabel ?? "") for \(title)" }
        } else if table.headerView(forSection: section) != nil {
          return "the header of \(name) has no button"
        }
        for (row, item) in items.enumerated() {
          let path = IndexPath(row: row, section: section)
          if data.item(at: path) != item { return "item at \(path)" }
          if let cell = table.cellForRow(at: path), cell.textLabel?.text != item.text { return "cell at \(path)" }
        }
      }
      let visible = Set(wanted.map(\.name))
      let marks = Set(data.selection.compactMap { $0.base as? Int })
      if visible.isSuperset(of: ["a", "b", "c"]), marks != selected { return "selection \(marks) for \(selected)" }
      return stage.log.messages.first
    }
  }

  @Test(arguments: 0..<24) func `what is folded, and all else, is as in the model`(seed: Int) async {
    let world = World(seed)
    for step in 0..<40 {
      await world.change()
      await world.update()
      if let problem = world.problem {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
    }
  }
}
