import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// An item that is dropped leaves the list that it was lifted from, whether or not a row shows it by then: it's never there twice.
@MainActor @Suite(.enabled(if: TestFinger.isReal)) struct DropWithoutRowTests {
  /// The events while the user holds a row of the left table.
  enum Event: CaseIterable {
    case nothing, search, hide, remove, release, detach, editAndSearch, moveInList, clear, otherSections, hideAndShow
  }

  enum Gesture: CaseIterable { case across, acrossWithTwo, within }

  private enum Left { case filtered, list, sections }

  @MainActor private final class World {
    let tables = DraggingStage("abcd", "xy")
    let sections = SectionList([ItemSection("s", items: "abcd".enumerated().map { Note($0, String($1)) })])
    var found: QueriedSource<ItemList<Note>>
    let left: Left

    init(_ left: Left) {
      self.left = left
      found = tables.one.filtered { $0.text.contains($1) || $1.isEmpty }
      let show: (NoteCell, Note, Int) -> Void = { cell, note, _ in cell.textLabel?.text = note.text }
      let chain = tables.chain(tables.left).height(44)
      let made: TableViewDataSource
      switch left {
      case .filtered:
        made =
          chain.section("a").cell(NoteCell.self).data(found).adapter(show).draggable().dropDestination()
          .section("b").cell(NoteCell.self).data(tables.other).adapter(show).dropDestination().make()
      case .list:
        made =
          chain.section("a").cell(NoteCell.self).data(tables.one).adapter(show).draggable().dropDestination()
          .section("b").cell(NoteCell.self).data(tables.other).adapter(show).dropDestination().make()
      case .sections:
        made =
          chain.sections("a", from: sections).cell(NoteCell.self).adapter(show).draggable().dropDestination()
          .section("b").cell(NoteCell.self).data(tables.other).adapter(show).dropDestination().make()
      }
      tables.show(
        made, tables.section(tables.right, tables.other).draggable().dropDestination().make())
    }

    var all: [String] {
      let own = left == .sections ? sections.sections.flatMap(\.items) : tables.one.items
      return (own + tables.other.items).map(\.text)
    }

    var own: [String] { (left == .sections ? sections.sections.flatMap(\.items) : tables.one.items).map(\.text) }

    func happen(_ event: Event) {
      let data = tables.dataSources[0]
      switch event {
      case .nothing: break
      case .search: found.query = "d"
      case .hide: data.section("a").hide()
      case .remove: data.section("a").remove()
      case .release: tables.dataSources.removeFirst()
      case .detach: data.detach()
      case .editAndSearch:
        tables.one.edit(Note(1)) { $0.text = "B" }
        found.query = "d"
      case .moveInList:
        tables.one.items.reverse()
        data.section("a").hide()
      case .clear: if left == .sections { sections.sections = [] } else { tables.one.items = [] }
      case .otherSections:
        sections.sections = [
          ItemSection("t", items: Array(sections.sections.flatMap(\.items).reversed())), ItemSection("u", items: []),
        ]
      case .hideAndShow:
        data.section("a").hide()
        data.section("a").show()
      }
    }
  }

  @Test(arguments: Gesture.allCases, Event.allCases)
  func `each item is there once after a drop, whatever has happened to its row, and again when it's undone`(
    _ gesture: Gesture, _ event: Event
  ) async {
    for left in [Left.filtered, .list, .sections] {
      for isLater in gesture == .across ? [false, true] : [false] {
        let world = World(left)
        let tables = world.tables
        let middle = { (row: Int, section: Int) in
          let rect = tables.left.rectForRow(at: IndexPath(row: row, section: section))
          return CGPoint(x: rect.midX, y: rect.midY)
        }
        let target = gesture == .within ? middle(0, 1) : tables.point(tables.right, 1)
        let before = world.all.map { $0.lowercased() }.sorted()
        await tables.carry(middle(1, 0), with: gesture == .acrossWithTwo ? [middle(3, 0)] : [], to: target) {
          world.happen(event)
          if isLater { RunLoop.main.run(until: Date()) }
        }
        let comment: Comment = "\(left), \(gesture), \(event), \(isLater)"
        let after = world.all.map { $0.lowercased() }.sorted()
        #expect(Set(after).count == after.count, comment)
        if event != .clear { #expect(after == before, comment) }
        if gesture != .within, event != .clear, event != .detach {
          #expect(!world.own.contains { $0.lowercased() == "b" }, comment)
        }
        if event == .editAndSearch, left != .sections, gesture != .within {
          #expect(tables.other.items.contains { $0.text == "B" }, comment)
        }
        guard tables.manager.canUndo else { continue }
        tables.manager.undo()
        await tables.settle()
        let undone = world.all.map { $0.lowercased() }.sorted()
        #expect(Set(undone).count == undone.count, comment)
        if event != .clear { #expect(undone == before, comment) }
      }
    }
  }
}
