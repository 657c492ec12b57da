import TableMaker
import TestSupport
import Testing

/// A draft and a model that knows nothing of key paths, changed at random alike.
@Suite @MainActor struct RandomDraftTests {
  /// A field, by its number.
  private struct Field {
    let keyPath: PartialKeyPath<Booking>
    let get: (Booking) -> Int
    let set: (inout Booking, Int) -> Void
    let write: @MainActor (FormDraft<Booking>, Int) -> Void
    let read: @MainActor (FormDraft<Booking>) -> Int
  }

  private static let fields = [
    Field(
      keyPath: \.name, get: { Int($0.name) ?? 0 }, set: { $0.name = "\($1)" }, write: { $0.name = "\($1)" },
      read: { Int($0.name) ?? 0 }),
    Field(
      keyPath: \.guests, get: { $0.guests }, set: { $0.guests = $1 }, write: { $0[\.guests] = $1 },
      read: { $0.total / 10 }),
    Field(
      keyPath: \.nickname, get: { $0.nickname.map { Int($0) ?? 0 } ?? -1 },
      set: { $0.nickname = $1 == 0 ? nil : "\($1)" }, write: { $0.nickname = $1 == 0 ? nil : "\($1)" },
      read: { $0.nickname.map { Int($0) ?? 0 } ?? -1 }),
    Field(
      keyPath: \.address.city, get: { Int($0.address.city) ?? 0 }, set: { $0.address.city = "\($1)" },
      write: { $0[\.address.city] = "\($1)" }, read: { Int($0.address.city) ?? 0 }),
    Field(
      keyPath: \.tide, get: { Int($0.tide) }, set: { $0.tide = Float($1) }, write: { $0.tide = Float($1) },
      read: { Int($0[\.tide]) }),
  ]

  private struct Naive {
    var base: Booking
    var mine: Booking
    var theirs: Booking
    var done: [[(field: Int, old: Int, new: Int)]] = []
    var undone: [[(field: Int, old: Int, new: Int)]] = []
  }

  private static func put(_ field: Int, _ value: Int, in booking: inout Booking) {
    // What `get` says of a missing nickname.
    fields[field].set(&booking, value == -1 ? 0 : value)
  }

  @Test(arguments: 0..<40) func `after each random step a draft is as a naive model is`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let harbour = Harbour()
    let start = Booking(name: "0", guests: 0, nickname: nil, address: .init(street: "", city: "0"), tide: 0)
    harbour.booking = start
    let draft = FormDraft(of: harbour, \.booking)
    var naive = Naive(base: start, mine: start, theirs: start)
    let condition = ConditionWatch(draft)
    for _ in 0..<300 {
      switch Int.random(in: 0..<20, using: &random) {
      case 0...8:
        let (field, value) = (Int.random(in: 0..<5, using: &random), Int.random(in: 0..<4, using: &random))
        Self.fields[field].write(draft, value)
        Self.edit(&naive, [field], to: [value])
      case 9...10:
        let fields = (0..<3).map { _ in Int.random(in: 0..<5, using: &random) }
        let values = fields.map { _ in Int.random(in: 0..<4, using: &random) }
        draft.group { for (field, value) in zip(fields, values) { Self.fields[field].write(draft, value) } }
        Self.edit(&naive, fields, to: values)
      case 11...12:
        draft.undo()
        guard let step = naive.done.popLast() else { break }
        for edit in step.reversed() { Self.put(edit.field, edit.old, in: &naive.mine) }
        naive.undone.append(step)
      case 13:
        draft.redo()
        guard let step = naive.undone.popLast() else { break }
        for edit in step { Self.put(edit.field, edit.new, in: &naive.mine) }
        naive.done.append(step)
      case 14:
        draft.revert()
        let changed = Self.changed(naive)
        Self.edit(&naive, changed, to: changed.map { max(0, Self.fields[$0].get(naive.base)) })
      case 15...16:
        let (field, value) = (Int.random(in: 0..<5, using: &random), Int.random(in: 0..<4, using: &random))
        Self.put(field, value, in: &harbour.booking)
        Self.put(field, value, in: &naive.theirs)
      case 17...18:
        try Self.commit(draft, harbour, &naive, keepsMine: Bool.random(using: &random))
      default:
        draft.reload()
        naive = Naive(base: naive.theirs, mine: naive.theirs, theirs: naive.theirs)
      }
      for (number, field) in Self.fields.enumerated() {
        #expect(field.read(draft) == field.get(naive.mine), "field \(number), seed \(seed)")
      }
      #expect(Set(draft.changedKeyPaths) == Set(Self.changed(naive).map { Self.fields[$0].keyPath }), "seed \(seed)")
      #expect(draft.isChanged == !Self.changed(naive).isEmpty)
      #expect(draft.canUndo == !naive.done.isEmpty && draft.canRedo == !naive.undone.isEmpty)
      #expect(harbour.booking == naive.theirs)
      #expect(condition.value == (naive.mine.guests > 1 && naive.mine.address.city != "2"))
    }
  }

  private static func changed(_ naive: Naive) -> [Int] {
    fields.indices.filter { fields[$0].get(naive.mine) != fields[$0].get(naive.base) }
  }

  private static func edit(_ naive: inout Naive, _ changed: [Int], to values: [Int]) {
    var step: [(field: Int, old: Int, new: Int)] = []
    for (field, value) in zip(changed, values) {
      let old = fields[field].get(naive.mine)
      put(field, value, in: &naive.mine)
      let new = fields[field].get(naive.mine)
      if old != new { step.append((field, old, new)) }
    }
    guard !step.isEmpty else { return }
    naive.done.append(step)
    naive.undone = []
  }

  private static func commit(
    _ draft: FormDraft<Booking>, _ harbour: Harbour, _ naive: inout Naive, keepsMine: Bool
  ) throws {
    let changed = changed(naive)
    let conflicts = changed.filter {
      fields[$0].get(naive.theirs) != fields[$0].get(naive.base)
        && fields[$0].get(naive.theirs) != fields[$0].get(naive.mine)
    }
    guard conflicts.isEmpty else {
      let conflict = try #require(throws: DraftConflict<Booking>.self) { try draft.commit() }
      #expect(Set(conflict.fields.map(\.keyPath)) == Set(conflicts.map { fields[$0].keyPath }))
      draft.resolve(conflict, keeping: keepsMine ? .mine : .theirs)
      for field in conflicts { put(field, max(0, fields[field].get(naive.theirs)), in: &naive.base) }
      if !keepsMine {
        // In the draft's order, which does not matter: each is another field.
        edit(&naive, conflicts, to: conflicts.map { max(0, fields[$0].get(naive.theirs)) })
      }
      return
    }
    try draft.commit()
    for field in changed { put(field, fields[field].get(naive.mine), in: &naive.theirs) }
    naive.base = naive.theirs
    naive.mine = naive.theirs
  }
}

/// Reads a condition of a draft again when it has changed, as a form does: by what it has read.
@MainActor private final class ConditionWatch {
  private let source: ObservedSource<Bool>

  init(_ draft: FormDraft<Booking>) {
    source = ObservedSource { [draft.guests > 1 && draft[\.address.city] != "2"] }
  }

  var value: Bool { source.items == [true] }
}
