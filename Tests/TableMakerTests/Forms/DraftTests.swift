import Observation
import TestSupport
import Testing

@testable import TableMaker

@Suite @MainActor struct DraftTests {
  // MARK: Reading and writing

  @Test func `a draft is edited without its model, which gets the edits by commit`() throws {
    let harbour = Harbour()
    let draft = FormDraft(of: harbour, \.booking)
    draft.name = "Bo"
    draft[\.guests] += 1
    #expect(draft.name == "Bo" && draft[\.guests] == 3 && draft.total == 30)
    #expect(harbour.booking == Booking())
    let saved = try draft.commit()
    #expect(harbour.booking.name == "Bo" && harbour.booking.guests == 3)
    #expect(saved == harbour.booking)
    #expect(!draft.isChanged)
  }

  @Test func `a draft's own member goes before the model's, which is read by its key path`() {
    let draft = FormDraft(Booking())
    #expect(draft.isValid)
    #expect(!draft[\.isValid])
    draft[\.isValid] = true
    #expect(draft[\.isValid])
  }

  @Test func `a part of a part is edited by itself, and what was read stays with what was written`() throws {
    let draft = FormDraft(Booking())
    draft.address.street = "Quay 2"
    draft[\.address.city] = "Oslo"
    #expect(draft.address == Booking.Address(street: "Quay 2", city: "Oslo"))
    #expect(draft.changedKeyPaths == [\Booking.address, \Booking.address.city])
    draft.address = Booking.Address(street: "Quay 2", city: "Bergen")
    #expect(draft.changedKeyPaths == [\Booking.address])
  }

  @Test func `an optional can be cleared, and filled`() throws {
    let draft = FormDraft(Booking(nickname: "Adi"))
    draft.nickname = nil
    #expect(draft.nickname == nil && draft.isChanged)
    #expect(try draft.commit().nickname == nil)
    draft.nickname = "A"
    #expect(try draft.commit().nickname == "A")
  }

  @Test func `a closure gets the struct that is saved, and the draft stays as it is if that throws`() throws {
    struct Full: Error {}
    var saved: [Booking] = []
    var isFull = true
    let draft = FormDraft(Booking()) { booking in
      if isFull { throw Full() }
      saved.append(booking)
    }
    draft.name = "Bo"
    #expect(throws: Full.self) { try draft.commit() }
    #expect(saved.isEmpty && draft.isChanged && draft.name == "Bo")
    isFull = false
    try draft.commit()
    #expect(saved.map(\.name) == ["Bo"] && !draft.isChanged)
  }

  // MARK: Objects

  @Test func `edits of an object lie beside it until they are committed`() throws {
    let boat = SailingBoat()
    let draft = FormDraft(boat)
    draft.name = "Nora"
    #expect(draft.name == "Nora" && boat.name == "Ella")
    #expect(draft.label == "Ella, 4")
    #expect(draft.changedKeyPaths == [\SailingBoat.name])
    #expect(try draft.commit() === boat)
    #expect(boat.name == "Nora" && draft.label == "Nora, 4" && !draft.isChanged)
  }

  @Test func `an object that is reached through a struct is not touched before commit`() throws {
    struct Trip {
      var boat = SailingBoat()
    }
    let trip = Trip()
    let draft = FormDraft(trip)
    draft[\.boat.seats] = 9
    #expect(trip.boat.seats == 4 && draft[\.boat.seats] == 9)
    draft.revert()
    #expect(draft[\.boat.seats] == 4)
    draft[\.boat.seats] = 8
    try draft.commit()
    #expect(trip.boat.seats == 8)
  }

  @Test func `an object that was exchanged is read anew`() {
    struct Trip {
      var boat = SailingBoat()
    }
    let draft = FormDraft(Trip())
    #expect(draft[\.boat.name] == "Ella")
    draft.boat = SailingBoat(name: "Nora")
    #expect(draft[\.boat.name] == "Nora")
  }

  // MARK: What has changed

  @Test func `a value that is set back is no change`() {
    let draft = FormDraft(Booking())
    draft.guests = 3
    #expect(draft.isChanged && draft.changedKeyPaths == [\Booking.guests])
    draft.guests = 2
    #expect(!draft.isChanged && draft.changedKeyPaths.isEmpty)
  }

  @Test func `a value that cannot be compared is changed once it was written`() {
    let draft = FormDraft(OpaqueModel())
    draft.body = { 2 }
    #expect(draft.changedKeyPaths == [\OpaqueModel.body])
    draft.revert()
    #expect(draft.body() == 1)
  }

  @Test func `setting an equal value changes nothing, and tells nobody`() {
    let draft = FormDraft(Booking())
    var changes = 0
    draft.onChange { _ in changes += 1 }
    draft.name = "Ada"
    #expect(changes == 0 && !draft.canUndo)
  }

  @Test func `revert puts back what was read, and reload reads the model again`() {
    let harbour = Harbour()
    let draft = FormDraft(of: harbour, \.booking)
    draft.name = "Bo"
    harbour.booking.name = "Cy"
    draft.revert()
    #expect(draft.name == "Ada")
    draft.name = "Bo"
    draft.reload()
    #expect(draft.name == "Cy" && !draft.isChanged && !draft.canUndo)
  }

  // MARK: Events

  @Test func `each change tells the field and both values`() {
    let draft = FormDraft(Booking())
    var told: [String] = []
    draft.onChange { change in told.append("\(change.keyPath): \(change.oldValue) to \(change.newValue)") }
    draft.guests = 3
    draft.name = "Bo"
    draft.revert()
    #expect(
      told == [
        "\\Booking.guests: 2 to 3", "\\Booking.name: Ada to Bo", "\\Booking.guests: 3 to 2",
        "\\Booking.name: Bo to Ada",
      ])
  }

  @Test func `a handler may change the draft: all are told of the first change first`() {
    let draft = FormDraft(Booking())
    var told: [String] = []
    draft.onChange { change in
      told.append("a \(change.newValue)")
      if draft.guests < 5 { draft.guests += 1 }
    }
    draft.onChange { change in told.append("b \(change.newValue)") }
    draft.guests = 3
    #expect(told == ["a 3", "b 3", "a 4", "b 4", "a 5", "b 5"])
  }

  @Test func `handlers that change the draft without end are left after ten thousand changes`() {
    let draft = FormDraft(Booking())
    draft.onChange { _ in draft.guests += 1 }
    draft.guests = 3
    #expect(draft.guests == 10_003)
  }

  @Test func `who observes a draft is told of its changes`() {
    let draft = FormDraft(Booking())
    let log = Log()
    withObservationTracking {
      _ = draft.name
    } onChange: {
      MainActor.assumeIsolated { log.add("changed") }
    }
    draft.name = "Bo"
    #expect(log.lines == ["changed"])
  }

  // MARK: Committing

  @Test func `both changing a field is a conflict, which names it and loses nothing`() throws {
    let harbour = Harbour()
    let draft = FormDraft(of: harbour, \.booking)
    draft.name = "Bo"
    draft.guests = 4
    harbour.booking.name = "Cy"
    harbour.booking.sizes = "L"
    let conflict = try #require(throws: DraftConflict<Booking>.self) { try draft.commit() }
    #expect(conflict.fields.map(\.keyPath) == [\Booking.name])
    #expect(conflict.fields[0].before as? String == "Ada")
    #expect(conflict.description.contains("\\Booking.name: “Bo” here, “Cy” in the model"))
    #expect(draft.name == "Bo" && draft.guests == 4 && harbour.booking.name == "Cy" && harbour.booking.guests == 2)
    draft.resolve(conflict, keeping: .mine)
    try draft.commit()
    #expect(harbour.booking.name == "Bo" && harbour.booking.guests == 4 && harbour.booking.sizes == "L")
  }

  @Test func `theirs can be taken, and shown before the next commit`() throws {
    let harbour = Harbour()
    let draft = FormDraft(of: harbour, \.booking)
    draft.name = "Bo"
    draft.guests = 4
    harbour.booking.name = "Cy"
    let conflict = try #require(throws: DraftConflict<Booking>.self) { try draft.commit() }
    draft.resolve(conflict, keeping: .theirs)
    #expect(draft.name == "Cy" && draft.changedKeyPaths == [\Booking.guests])
    try draft.commit()
    #expect(harbour.booking.name == "Cy" && harbour.booking.guests == 4)
  }

  @Test func `the same change by both is no conflict, nor one of another field`() throws {
    let harbour = Harbour()
    let draft = FormDraft(of: harbour, \.booking)
    draft.name = "Bo"
    harbour.booking.name = "Bo"
    harbour.booking.guests = 7
    try draft.commit()
    #expect(harbour.booking.name == "Bo" && harbour.booking.guests == 7 && draft.guests == 7)
  }

  @Test func `an object that somebody has changed is a conflict too`() throws {
    let boat = SailingBoat()
    let draft = FormDraft(boat)
    #expect(draft.name == "Ella")
    boat.name = "Lea"
    draft.name = "Nora"
    let conflict = try #require(throws: DraftConflict<SailingBoat>.self) { try draft.commit() }
    #expect(conflict.fields[0].theirs as? String == "Lea")
    #expect(boat.name == "Lea" && draft.name == "Nora")
    draft.resolve(conflict, keeping: .mine)
    try draft.commit()
    #expect(boat.name == "Nora")
  }

  @Test func `a draft whose model is gone keeps its values, and says so when it is committed`() {
    var harbour: Harbour? = Harbour()
    let draft = FormDraft(of: harbour!, \.booking)
    draft.name = "Bo"
    harbour = nil
    #expect(draft.name == "Bo")
    #expect(throws: DraftError.modelIsGone) { try draft.commit() }
    draft.reload()
    #expect(draft.name == "Bo" && draft.isChanged)
  }

  @Test func `a commit inside a commit is refused, and an edit there is kept for the next`() throws {
    final class Box { var draft: FormDraft<Booking>? }
    let box = Box()
    var inner: (any Error)?
    let draft = FormDraft(Booking()) { _ in
      do { try box.draft?.commit() } catch { inner = error }
      box.draft?.sizes = "M"
    }
    box.draft = draft
    draft.name = "Bo"
    let saved = try draft.commit()
    #expect(inner as? DraftError == .isCommitting)
    #expect(saved.sizes == "" && draft.sizes == "M" && draft.changedKeyPaths == [\Booking.sizes])
    box.draft = nil
  }

  // MARK: Undoing

  @Test func `undo takes back a step, redo does it again, and a new change ends what was undone`() {
    let draft = FormDraft(Booking())
    draft.name = "Bo"
    draft.guests = 4
    draft.undo()
    #expect(draft.guests == 2 && draft.name == "Bo" && draft.canRedo)
    draft.redo()
    #expect(draft.guests == 4)
    draft.undo()
    draft.undo()
    #expect(draft.name == "Ada" && !draft.canUndo && !draft.isChanged)
    draft.sizes = "S"
    #expect(!draft.canRedo)
  }

  @Test func `a word that is typed is one step, and so is a group, and a revert`() {
    let draft = FormDraft(Booking(notes: ""))
    var text = ""
    for letter in "two words" {
      text.append(letter)
      draft.write(text, at: \.notes, .continuous)
    }
    draft.undo()
    #expect(draft.notes == "two ")
    draft.undo()
    #expect(draft.notes == "")
    draft.redo()
    draft.redo()
    draft.write("two word", at: \.notes, .continuous)
    draft.write("two wor", at: \.notes, .continuous)
    draft.undo()
    #expect(draft.notes == "two words")
    draft.group {
      draft.name = "Bo"
      draft.guests = 8
    }
    draft.revert()
    #expect(!draft.isChanged)
    draft.undo()
    #expect(draft.name == "Bo" && draft.guests == 8)
    draft.undo()
    #expect(draft.name == "Ada" && draft.guests == 2 && draft.notes == "two words")
  }

  @Test func `a step ends where another field is typed into, and where it is said to end`() {
    let draft = FormDraft(Booking(notes: ""))
    draft.write("a", at: \.notes, .continuous)
    draft.endStep()
    draft.write("ab", at: \.notes, .continuous)
    draft.write("Adam", at: \.name, .continuous)
    draft.write("abc", at: \.notes, .continuous)
    draft.undo()
    #expect(draft.notes == "ab")
    draft.undo()
    draft.undo()
    #expect(draft.notes == "a" && draft.name == "Ada")
  }

  // MARK: What depends on what

  @Test func `a closure is read again when a field that it has read has changed, and only then`() {
    let draft = FormDraft(Booking())
    var reads = 0
    let reading = DraftReading { () -> String in
      reads += 1
      return draft.wantsJackets ? draft.sizes : "-"
    }
    #expect(reading.value == "-" && reading.value == "-" && reads == 1)
    draft.name = "Bo"
    draft.sizes = "M"
    #expect(reading.value == "-" && reads == 1)
    draft.wantsJackets = true
    #expect(reading.value == "M" && reads == 2)
    draft.sizes = "L"
    #expect(reading.value == "L" && reads == 3)
  }

  @Test func `a part depends on the whole and the whole on its parts; what is computed depends on everything`() {
    let draft = FormDraft(Booking())
    let street = DraftReading { draft[\.address.street] }
    let address = DraftReading { draft[\.address] }
    let total = DraftReading { draft.total }
    _ = (street.value, address.value, total.value)
    draft[\.address.city] = "Oslo"
    #expect(address.value.city == "Oslo")
    draft.address = Booking.Address(street: "Quay 3")
    #expect(street.value == "Quay 3")
    draft.guests = 5
    #expect(total.value == 50)
  }

  @Test func `a draft and what it captures are let go`() {
    weak var gone: FormDraft<Booking>?
    weak var reading: DraftReading<String>?
    do {
      let harbour = Harbour()
      let draft = FormDraft(of: harbour, \.booking)
      let read = DraftReading { [weak draft] in draft?.name ?? "" }
      _ = read.value
      draft.onChange { [weak draft] _ in draft?.endStep() }
      (gone, reading) = (draft, read)
    }
    #expect(gone == nil && reading == nil)
  }
}
