import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows for the elements of arrays that are in elements of other arrays.
@MainActor @Suite struct NestedElementRowTests {
  struct Bag: Identifiable, Equatable {
    let id: Int
    var label: String
  }

  struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
    var bags: [Bag] = []
  }

  struct Party: Equatable {
    var guests: [Guest] = []
    var tables = [[Guest(id: 1, name: "t1")], [Guest(id: 2, name: "t2")]]
  }

  private let stage = Stage()
  private let draft = FormDraft(Party())

  private func show() {
    stage.show(
      stage.chain.height(44).section("guests")
        .rows(for: \.guests, of: draft) { [draft] rows, guest in
          rows.textField("Name", guest.name, of: draft)
            .rows(for: guest.bags, of: draft) { rows, bag in rows.textField("Label", bag.label, of: draft) }
            .deletable()
            .button("Greet")
        }
        .deletable().movable()
        .make())
  }

  /// The texts of the rows, from top to bottom, with `!` for the button of a guest.
  private func shown() async -> [String] {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    return (0..<(stage.rowCounts.first ?? 0)).map { row in
      let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell as? TextFieldFormCell)?.field.text ?? (cell is ActionFormCell ? "!" : "?")
    }
  }

  private var expected: [String] { draft.guests.flatMap { [$0.name] + $0.bags.map(\.label) + ["!"] } }

  @Test(arguments: 0..<20) func `the rows follow both arrays, whatever changes them`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    show()
    var next = 0
    func number() -> Int {
      next += 1
      return next
    }
    for step in 0..<25 {
      let guest = draft.guests.indices.randomElement(using: &random)
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        let id = number()
        let new = Guest(id: id, name: "g\(id)", bags: [Bag(id: 1, label: "b\(id)")])
        draft.guests.insert(new, at: Int.random(in: 0...draft.guests.count, using: &random))
      case 2, 3:
        guard let guest, draft.guests[guest].bags.count < 2 else { continue }
        let id = number()
        draft.guests[guest].bags.insert(Bag(id: id, label: "b\(id)"), at: 0)
      case 4: draft.guests.reverse()
      case 5: if let guest { draft.guests[guest].bags.reverse() }
      case 6: if let guest { draft.guests.remove(at: guest) }
      case 7: if let guest { draft.guests[guest].bags = Array(draft.guests[guest].bags.dropLast()) }
      default: draft.undo()
      }
      // All rows are on screen.
      if draft.guests.count > 4 { draft.guests.removeFirst(2) }
      #expect(await shown() == expected, "\(step)")
    }
    #expect(stage.log.messages == [])
  }

  @Test func `the user types into an inner element, deletes it, and moves the outer one`() async throws {
    show()
    draft.guests = [
      Guest(id: 1, name: "g1", bags: [Bag(id: 1, label: "a"), Bag(id: 2, label: "b")]),
      Guest(id: 2, name: "g2", bags: [Bag(id: 1, label: "c")]),
    ]
    #expect(await shown() == ["g1", "a", "b", "!", "g2", "c", "!"])
    let field = try stage.cell(5, as: TextFieldFormCell.self).field
    field.becomeFirstResponder()
    field.insertText("!")
    draft.guests.reverse()
    #expect(await shown() == ["g2", "c!", "!", "g1", "a", "b", "!"] && field.isFirstResponder)
    let table = stage.tableView
    stage.dataSource?.setEditing(true, animated: false)
    stage.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 4, section: 0))
    #expect(await shown() == ["g2", "c!", "!", "g1", "b", "!"])
    let cell = try stage.cell(3, as: UITableViewCell.self)
    let start = CGPoint(x: cell.bounds.maxX - 22, y: 22)
    cell.drag(from: start, to: CGPoint(x: start.x, y: start.y - 132))
    #expect(await shown() == ["g1", "b", "!", "g2", "c!", "!"])
    stage.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(await shown() == ["g2", "c!", "!"])
    while draft.canUndo { draft.undo() }
    #expect(await shown() == [])
    #expect(stage.log.messages == [])
  }

  @MainActor private final class Owner {
    var party = Party(guests: [Guest(id: 7, name: "g7", bags: [Bag(id: 3, label: "a")])])
  }

  @Test(arguments: [DraftConflict<Party>.Side.mine, .theirs])
  func `a conflict in an inner element names both arrays`(side: DraftConflict<Party>.Side) async throws {
    let owner = Owner()
    let draft = FormDraft(of: owner, \.party)
    stage.show(
      stage.chain.height(44).section()
        .rows(for: \.guests, of: draft) { rows, guest in
          rows.rows(for: guest.bags, of: draft) { rows, bag in rows.textField("Label", bag.label, of: draft) }
        }
        .make())
    #expect(await shown() == ["a"])
    let field = try stage.cell(0, as: TextFieldFormCell.self).field
    field.becomeFirstResponder()
    field.insertText("!")
    owner.party.guests[0].bags = []
    let conflict = try #require(throws: DraftConflict<Party>.self) { try draft.commit() }
    #expect(conflict.description.contains("\\Party.guests[7].bags[3].label: “a!” here"), "\(conflict)")
    draft.resolve(conflict, keeping: side)
    try draft.commit()
    #expect(owner.party.guests[0].bags.map(\.label) == (side == .mine ? ["a!"] : []))
    #expect(await shown() == (side == .mine ? ["a!"] : []))
    #expect(stage.log.messages == [])
  }

  @Test func `an array in an element that is found by its index has rows while the element exists`() async throws {
    stage.show(
      stage.chain.height(44).section("guests")
        .rows(for: \.tables[1], of: draft) { [draft] rows, guest in rows.textField("Name", guest.name, of: draft) }
        .make())
    #expect(await shown() == ["t2"])
    draft.tables[1].append(Guest(id: 3, name: "t3"))
    #expect(await shown() == ["t2", "t3"])
    draft.tables.removeLast()
    #expect(await shown() == [])
    draft.undo()
    #expect(await shown() == ["t2", "t3"])
    #expect(stage.log.messages == [])
  }
}
