import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// Rows of an array's elements follow their elements, also those that the user adds, deletes, and moves.
@MainActor @Suite struct ElementRowTests {
  struct Passenger: Identifiable, Equatable {
    let id: Int
    var name: String
    var bags = 0
    var isChild = false
  }

  struct Trip: Equatable {
    var title = "trip"
    var passengers = ["a", "b", "c"].enumerated().map { Passenger(id: $0, name: $1) }
  }

  /// The same as an object.
  final class Tour {
    var passengers = Trip().passengers
  }

  @MainActor final class Owner {
    var trip = Trip()
  }

  private let stage = Stage()

  /// Shows the name and the bags of each passenger, and a button that adds one.
  private func show<Model>(
    _ draft: FormDraft<Model>, _ passengers: WritableKeyPath<Model, [Passenger]>, height: CGFloat? = 44
  ) {
    let start = height.map { stage.chain.height($0) } ?? stage.chain
    stage.show(
      start.section("passengers")
        .rows(for: passengers, of: draft) { rows, passenger in
          rows.textField("Name", passenger.name, of: draft, named: "name \(passenger.id)").validate(.required)
            .stepper("Bags", passenger.bags, of: draft, named: "bags \(passenger.id)")
            .visible(when: draft) { !$0[passenger.isChild] }
        }
        .deletable().movable()
        .insertable("Add") { Passenger(id: 10 + draft[passengers].count, name: "new") }
        .make())
  }

  private func field(_ row: Int) throws -> UITextField { try stage.cell(row, as: TextFieldFormCell.self).field }

  /// The names and numbers that are on screen, from top to bottom.
  private func shown() async -> [String] {
    await stage.dataSource?.waitForUpdates()
    settleAnimations()
    stage.window.layOut()
    return stage.tableView.visibleCells.compactMap { cell in
      if let cell = cell as? TextFieldFormCell { return cell.field.text ?? "" }
      if cell is MessageFormCell { return "!" }
      return cell is ActionFormCell ? "+" : "-"
    }
  }

  private func drag(_ row: Int, by way: CGFloat) async {
    guard let cell = stage.tableView.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    let start = CGPoint(x: cell.bounds.maxX - 22, y: 22)
    cell.drag(from: start, to: CGPoint(x: start.x, y: start.y + way))
    settleAnimations()
    await stage.dataSource?.waitForUpdates()
  }

  private func delete(_ row: Int) {
    stage.dataSource?.tableView(stage.tableView, commit: .delete, forRowAt: IndexPath(row: row, section: 0))
  }

  // MARK: Changes in code

  @Test(arguments: [nil, 44]) func `rows follow their elements when the array changes in any way`(height: Double?) async
  {
    let draft = FormDraft(Trip())
    show(draft, \.passengers, height: height.map { CGFloat($0) })
    #expect(await shown() == ["a", "-", "b", "-", "c", "-", "+"])
    draft.passengers.remove(at: 0)
    #expect(await shown() == ["b", "-", "c", "-", "+"])
    draft.passengers.insert(Passenger(id: 7, name: "x"), at: 1)
    #expect(await shown() == ["b", "-", "x", "-", "c", "-", "+"])
    draft.passengers.reverse()
    #expect(await shown() == ["c", "-", "x", "-", "b", "-", "+"])
    draft.passengers[1].isChild = true
    #expect(await shown() == ["c", "-", "x", "b", "-", "+"])
    draft.passengers = []
    #expect(await shown() == ["+"])
    draft.undo()
    #expect(await shown() == ["c", "-", "x", "b", "-", "+"])
    draft.revert()
    #expect(await shown() == ["a", "-", "b", "-", "c", "-", "+"])
    #expect(stage.log.messages == [] && !draft.isChanged)
  }

  @Test func `what is typed into a row goes to its element, wherever that has moved`() async throws {
    let draft = FormDraft(Trip())
    show(draft, \.passengers)
    try field(2).becomeFirstResponder()
    try field(2).insertText("1")
    draft.passengers.reverse()
    draft.passengers.insert(Passenger(id: 9, name: "x"), at: 0)
    #expect(await shown() == ["x", "-", "c", "-", "b1", "-", "a", "-", "+"])
    let field = try field(4)
    #expect(field.isFirstResponder)
    field.insertText("2")
    #expect(draft.passengers.map(\.name) == ["x", "c", "b12", "a"])
    draft.passengers.remove(at: 2)
    field.insertText("3")
    #expect(await shown() == ["x", "-", "c", "-", "a", "-", "+"] && !field.isFirstResponder)
    #expect(draft.passengers.map(\.name) == ["x", "c", "a"])
    #expect(stage.log.messages == [])
  }

  @Test func `elements with the same identity have rows of their own`() async throws {
    let draft = FormDraft(Trip(passengers: [Passenger(id: 1, name: "a"), Passenger(id: 1, name: "b")]))
    show(draft, \.passengers)
    #expect(await shown() == ["a", "-", "b", "-", "+"])
    try field(2).becomeFirstResponder()
    try field(2).insertText("!")
    #expect(draft.passengers.map(\.name) == ["a", "b!"])
    draft.passengers.removeFirst()
    #expect(await shown() == ["b!", "-", "+"])
  }

  @Test func `an object's array is one field, with what was typed into its elements`() async throws {
    let tour = Tour()
    let draft = FormDraft(tour)
    show(draft, \.passengers)
    #expect(await shown() == ["a", "-", "b", "-", "c", "-", "+"])
    try field(0).becomeFirstResponder()
    try field(0).insertText("1")
    delete(2)
    #expect(await shown() == ["a1", "-", "c", "-", "+"])
    #expect(tour.passengers == Trip().passengers && draft.changedKeyPaths == [\Tour.passengers])
    try draft.commit()
    #expect(tour.passengers.map(\.name) == ["a1", "c"])
  }

  // MARK: The user

  @Test func `the user deletes, moves, and adds elements, each as one step to undo`() async {
    let draft = FormDraft(Trip())
    show(draft, \.passengers)
    stage.dataSource?.setEditing(true, animated: false)
    #expect(await shown() == ["a", "-", "b", "-", "c", "-", "+"])
    await drag(0, by: 44 * 4)
    #expect(await shown() == ["b", "-", "c", "-", "a", "-", "+"])
    delete(2)
    #expect(await shown() == ["b", "-", "a", "-", "+"])
    let button = IndexPath(row: 4, section: 0)
    #expect(stage.tableView.cellForRow(at: button)?.editingStyle == .insert)
    stage.dataSource?.tableView(stage.tableView, commit: .insert, forRowAt: button)
    #expect(await shown() == ["b", "-", "a", "-", "new", "-", "+"])
    stage.dataSource?.setEditing(false, animated: false)
    stage.tableView.tap(6)
    #expect(await shown() == ["b", "-", "a", "-", "new", "-", "new", "-", "+"])
    #expect(draft.passengers.map(\.id) == [1, 0, 12, 13])
    for expected in [["b", "a", "new"], ["b", "a"], ["b", "c", "a"], ["a", "b", "c"]] {
      draft.undo()
      #expect(await shown().filter { $0 != "-" && $0 != "+" } == expected)
    }
    #expect(stage.log.messages == [] && !draft.isChanged)
  }

  @Test func `only an element's first row is deleted and moved`() async {
    let draft = FormDraft(Trip())
    show(draft, \.passengers)
    stage.dataSource?.setEditing(true, animated: false)
    _ = await shown()
    let paths = (0..<7).map { IndexPath(row: $0, section: 0) }
    let styles = paths.map { stage.tableView.cellForRow(at: $0)?.editingStyle }
    #expect(styles == [.delete, UITableViewCell.EditingStyle.none].cycle(3) + [.insert])
    let movable = paths.map { stage.dataSource?.tableView(stage.tableView, canMoveRowAt: $0) }
    #expect(movable == [true, false, true, false, true, false, false])
  }

  @Test func `a row that is typed into while its element is deleted gives its text to the draft, which can be undone`()
    async throws
  {
    let draft = FormDraft(Trip())
    show(draft, \.passengers)
    let field = try field(2)
    field.becomeFirstResponder()
    field.insertText("1")
    delete(2)
    #expect(await shown() == ["a", "-", "c", "-", "+"] && !field.isFirstResponder)
    draft.undo()
    #expect(await shown() == ["a", "-", "b1", "-", "c", "-", "+"])
  }

  // MARK: The model

  @Test(arguments: [DraftConflict<Int>.Side.mine, .theirs])
  func `an element that the model has lost is a conflict that names the field`(
    side: DraftConflict<Int>.Side
  ) async throws {
    let owner = Owner()
    let draft = FormDraft(of: owner, \.trip)
    show(draft, \.passengers)
    try field(2).becomeFirstResponder()
    try field(2).insertText("1")
    owner.trip.passengers.removeAll { $0.id == 1 }
    owner.trip.passengers[0].name = "z"
    let conflict = try #require(throws: DraftConflict<Trip>.self) { try draft.commit() }
    #expect(conflict.fields.count == 1 && conflict.fields[0].mine as? String == "b1")
    #expect(conflict.fields.map(\.keyPath) == draft.changedKeyPaths)
    #expect(conflict.description.contains("passengers[1].name: “b1” here, “no such element” in the model"))
    #expect(draft.passengers.map(\.name) == ["a", "b1", "c"])
    draft.resolve(conflict, keeping: side == .mine ? .mine : .theirs)
    try draft.commit()
    #expect(owner.trip.passengers.map(\.name) == (side == .mine ? ["z", "b1", "c"] : ["z", "c"]))
    #expect(draft.model == owner.trip && !draft.isChanged)
    #expect(await shown() == (side == .mine ? ["z", "-", "b1", "-", "c", "-", "+"] : ["z", "-", "c", "-", "+"]))
  }

  @Test func `a model that is shorter at a commit or a reload takes the rows with it`() async throws {
    let owner = Owner()
    let draft = FormDraft(of: owner, \.trip)
    show(draft, \.passengers)
    draft.title = "mine"
    owner.trip.passengers.removeFirst()
    try draft.commit()
    #expect(await shown() == ["b", "-", "c", "-", "+"])
    owner.trip.passengers = []
    draft.reload()
    #expect(await shown() == ["+"])
    owner.trip = Trip()
    draft.reload()
    #expect(await shown() == ["a", "-", "b", "-", "c", "-", "+"])
  }

  @Test(arguments: 0..<20) func `any changes in any order show the elements that there are`(seed: Int) async throws {
    var random = SeededGenerator(seed: seed)
    let owner = Owner()
    let draft = FormDraft(of: owner, \.trip)
    show(draft, \.passengers)
    var next = 100
    for step in 0..<60 {
      let place = draft.passengers.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<13, using: &random), place) {
      case (0, let place?): draft.passengers.remove(at: place)
      case (1, _):
        next += 1
        draft.passengers.insert(Passenger(id: next, name: "n\(next)"), at: place ?? 0)
      case (2, _): draft.passengers.shuffle(using: &random)
      case (3, let place?): draft.passengers[place].isChild.toggle()
      case (4, let place?): draft.passengers[place].name = "w\(step)"
      case (5, _): draft.undo()
      case (6, _): draft.redo()
      case (7, _): draft.revert()
      case (8, _): owner.trip.passengers = Array(owner.trip.passengers.dropFirst())
      case (9, _): owner.trip.passengers.insert(Passenger(id: 1_000 + step, name: "m\(step)"), at: 0)
      case (10, _):
        _ = await shown()
        let fields = stage.tableView.visibleCells.compactMap { ($0 as? TextFieldFormCell)?.field }
        guard let field = fields.randomElement(using: &random) else { break }
        field.becomeFirstResponder()
        field.insertText("t")
      case (11, _):
        let rows = stage.rowCounts[0]
        let path = IndexPath(row: .random(in: 0..<rows, using: &random), section: 0)
        guard stage.dataSource?.tableView(stage.tableView, canMoveRowAt: path) == true else { break }
        delete(path.row)
      default:
        do {
          try draft.commit()
          #expect(owner.trip == draft.model)
        } catch let conflict as DraftConflict<Trip> {
          draft.resolve(conflict, keeping: step.isMultiple(of: 2) ? .mine : .theirs)
        } catch {}
      }
      _ = (draft.isChanged, draft.changedKeyPaths, draft.isValid)
      guard step.isMultiple(of: 3) else { continue }
      let rows = draft.passengers.flatMap { $0.isChild ? [$0.name] : [$0.name, "-"] } + ["+"]
      let seen = await shown().filter { $0 != "!" }
      #expect(seen == Array(rows.prefix(seen.count)), "seed \(seed), step \(step)")
      #expect(stage.rowCounts == [rows.count], "seed \(seed), step \(step)")
    }
    draft.reload()
    #expect(draft.model == owner.trip && stage.log.messages == [])
  }
}

extension Array {
  /// Repeats the elements.
  fileprivate func cycle(_ times: Int) -> [Element?] { (0..<times).flatMap { _ in self } }
}
