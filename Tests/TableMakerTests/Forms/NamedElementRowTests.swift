import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// The app removes, moves, and hides single rows of an array's elements by their names.
@MainActor @Suite struct NamedElementRowTests {
  struct Guest: Identifiable, Equatable {
    let id: Int
    var name: String
    var bags = 0
    var hasCoat = false
  }

  struct Party: Equatable {
    var guests = (0..<3).map { Guest(id: $0, name: "g\($0)") }
  }

  private final class Kept {}

  @MainActor private final class Watched {
    var objects: [String: () -> Kept?] = [:]

    func new(_ name: String) -> Kept {
      let object = Kept()
      objects[name] = { [weak object] in object }
      return object
    }

    func lives(_ name: String) -> Bool { objects[name]?() != nil }
  }

  private let stage = Stage()
  private let draft = FormDraft(Party())
  private let watched = Watched()

  /// Shows a name, a button, and bags for each guest. Their rules and taps capture an object for each row.
  private func show() {
    let watched = watched
    stage.show(
      stage.chain.height(44).section("guests")
        .rows(for: \.guests, of: draft) { [draft] rows, guest in
          let (name, button, bags) = (
            watched.new("name \(guest.id)"), watched.new("greet \(guest.id)"), watched.new("bags \(guest.id)")
          )
          return rows.textField("Name", guest.name, of: draft, named: "name \(guest.id)")
            .validate(.custom("") { _ in withExtendedLifetime(name) { true } })
            .visible(when: draft) { !$0[guest.hasCoat] }
            .button("Greet", named: "greet \(guest.id)").onSelect { withExtendedLifetime(button) {} }
            .stepper("Bags", guest.bags, of: draft, named: "bags \(guest.id)")
            .validate(.custom("") { _ in withExtendedLifetime(bags) { true } })
        }
        .deletable().movable().insertable("Add", named: "add") { Guest(id: 9, name: "g9") }
        .section("other").button("Other", named: "other")
        .make())
  }

  /// The names of the rows, from top to bottom.
  private func shown(_ section: Int = 0) async -> [String] {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    let source = stage.dataSource?.live.formSources[section]
    let names = source?.items.map { $0.row.settings.name ?? "?" } ?? []
    #expect(stage.rowCounts[section] == names.count)
    return names
  }

  private func row(_ name: String) throws -> RowReference { try #require(stage.dataSource).row(name) }

  private func names(_ ids: Int..., without missing: String...) -> [String] {
    ids.flatMap { ["name \($0)", "greet \($0)", "bags \($0)"] }.filter { !missing.contains($0) } + ["add"]
  }

  @Test func `a row of an element that is removed by its name stays away, and what it keeps is released`() async throws
  {
    show()
    #expect(await shown() == names(0, 1, 2))
    for name in ["name 1", "greet 1", "bags 2"] { try row(name).remove() }
    #expect(await shown() == names(0, 1, 2, without: "name 1", "greet 1", "bags 2"))
    await nextTurns()
    for name in ["name 1", "greet 1", "bags 2"] { #expect(!watched.lives(name), "\(name)") }
    draft.guests.reverse()
    #expect(await shown() == names(2, 1, 0, without: "name 1", "greet 1", "bags 2"))
    #expect(try !row("greet 1").exists && watched.lives("bags 1"))
    draft.guests.remove(at: 1)
    #expect(await shown() == names(2, 0, without: "bags 2"))
    await nextTurns()
    #expect(!watched.lives("bags 1"))
    // An element that returns has all of its rows.
    draft.undo()
    #expect(await shown() == names(2, 1, 0, without: "bags 2"))
    #expect(stage.log.messages == [])
  }

  @Test(arguments: ["name 1", "greet 1", "bags 1"])
  func `a row of an element that is moved by its name stays there until its element goes`(name: String) async throws {
    show()
    try row(name).move(after: "other")
    #expect(await shown() == names(0, 1, 2, without: name))
    #expect(await shown(1) == ["other", name])
    draft.guests.reverse()
    #expect(await shown() == names(2, 1, 0, without: name))
    #expect(await shown(1) == ["other", name])
    draft.guests.remove(at: 1)
    #expect(await shown() == names(2, 0))
    #expect(await shown(1) == ["other"])
    await nextTurns()
    #expect(!watched.lives(name))
    draft.undo()
    #expect(await shown() == names(2, 1, 0))
    #expect(await shown(1) == ["other"])
    #expect(stage.log.messages == [])
  }

  @Test func `a row of an element that is moved in its section stays where it is`() async throws {
    show()
    try row("bags 0").move(after: "add")
    #expect(await shown() == names(0, 1, 2, without: "bags 0") + ["bags 0"])
    draft.guests.reverse()
    #expect(await shown() == names(2, 1, 0, without: "bags 0") + ["bags 0"])
    draft.guests.removeLast()
    #expect(await shown() == names(2, 1))
    #expect(stage.log.messages == [])
  }

  @Test func `what the rows of an element keep is released when the element goes`() async throws {
    show()
    _ = await shown()
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: 3, section: 0))
    #expect(await shown() == names(0, 2))
    await nextTurns()
    #expect(!watched.lives("name 1") && !watched.lives("greet 1") && !watched.lives("bags 1"))
    #expect(watched.lives("name 0") && watched.lives("bags 2"))
  }

  // MARK: Moves next to hidden rows

  private func drag(_ row: Int, to index: Int) async -> [Int] {
    let (start, end) = (IndexPath(row: row, section: 0), IndexPath(row: index, section: 0))
    guard stage.dataSource?.tableView(stage.tableView, canMoveRowAt: start) == true else { return [] }
    let cell = stage.tableView.cellForRow(at: start)
    let way = 44 * CGFloat(end.row - start.row)
    let grip = CGPoint(x: (cell?.bounds.maxX ?? 0) - 22, y: 22)
    cell?.drag(from: grip, to: CGPoint(x: grip.x, y: grip.y + way))
    settleAnimations()
    _ = await shown()
    return draft.guests.map(\.id)
  }

  @Test func `an element is moved next to elements with hidden first rows`() async throws {
    show()
    draft.guests[0].hasCoat = true
    #expect(await shown() == names(0, 1, 2, without: "name 0"))
    stage.dataSource?.setEditing(true, animated: false)
    // Above all rows of the first element, and below them.
    #expect(await drag(5, to: 0) == [2, 0, 1])
    draft.undo()
    #expect(await shown() == names(0, 1, 2, without: "name 0"))
    #expect(await drag(5, to: 2) == [0, 2, 1])
  }

  @Test func `an element is moved past elements that have no visible rows`() async throws {
    show()
    for name in ["name 0", "greet 0", "bags 0"] { try row(name).hide() }
    #expect(await shown() == names(1, 2))
    stage.dataSource?.setEditing(true, animated: false)
    #expect(await drag(0, to: 5) == [0, 2, 1])
    #expect(await drag(0, to: 5) == [0, 1, 2])
    #expect(await drag(3, to: 0) == [0, 2, 1])
  }
}
