import Testing

@testable import TableMakerDiffing

/// Stands for a managed object: it changes in place, and its identifier becomes another one when it is saved.
private final class Thing {
  var id: String
  var content = 0

  init(_ id: String) { self.id = id }
}

/// Stands for the item of a fetched object.
private struct Shown: Identifiable, Equatable {
  let id: String
  let revision: Int
}

@Suite struct FetchedStatesTests {
  private typealias States = FetchedStates<Thing, String>

  private func rows(_ states: inout States, _ ids: String...) -> [Shown] {
    states.rows(of: [ids])[0].map { Shown(id: $0.id, revision: $0.revision) }
  }

  @Test func `an object that has changed has another revision, and only that one`() {
    var states = States { $0.id }
    let before = rows(&states, "1", "2", "3")
    states.noteChanges(of: ["2", "not shown"])
    let after = rows(&states, "3", "2", "1")
    #expect(after.map(\.id) == ["3", "2", "1"])
    #expect(after[0] == before[2] && after[2] == before[0])
    #expect(after[1] != before[1])
    #expect(rows(&states, "3", "2", "1") == after)
    states.noteChanges(of: ["2"])
    #expect(rows(&states, "3", "2", "1")[1] != after[1])
  }

  @Test func `an object that changes while it is not shown has another revision when it comes back`() {
    var states = States { $0.id }
    let before = rows(&states, "1", "2")
    _ = rows(&states, "1")
    states.noteChanges(of: ["2"])
    #expect(rows(&states, "1", "2")[1] != before[1])
  }

  @Test func `an object that is saved stays the row that it was`() {
    var states = States { $0.id }
    let thing = Thing("temporary")
    states.hold([thing])
    let before = rows(&states, "1", "temporary")
    thing.id = "permanent"
    // The controller may not have noticed yet, and notices later.
    #expect(rows(&states, "1", "temporary") == before)
    #expect(rows(&states, "1", "permanent") == before)
    states.noteChanges(of: ["permanent"])
    let after = rows(&states, "1", "permanent")
    #expect(after.map(\.id) == before.map(\.id))
    #expect(after[1] != before[1])
  }

  @Test func `a change that is told of right after saving counts, whatever it is told by`() {
    for isToldByNew in [true, false] {
      var states = States { $0.id }
      let thing = Thing("temporary")
      states.hold([thing])
      let before = rows(&states, "temporary")
      thing.id = "permanent"
      states.noteChanges(of: [isToldByNew ? "permanent" : "temporary"])
      let after = rows(&states, "permanent")
      #expect(after.map(\.id) == ["temporary"])
      #expect(after != before)
    }
  }

  @Test func `held objects come with their rows, and are let go with them`() {
    var states = States { $0.id }
    weak var gone: Thing?
    do {
      let thing = Thing("temporary")
      gone = thing
      states.hold([thing])
      let rows = states.rows(of: [["1", "temporary"]])[0]
      #expect(rows[0].object == nil)
      #expect(rows[1].object === thing)
    }
    #expect(gone != nil)
    _ = states.rows(of: [["1"]])
    #expect(gone == nil)
  }

  @Test(arguments: 0..<60 as Range<UInt64>) func `rows follow random lives of objects`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var states = States { $0.id }
    var things: [Thing] = []
    var made = 0
    /// The state at the last reading: for each object its row, and its content at that time.
    var known: [ObjectIdentifier: (row: Shown, content: Int, thing: Thing)] = [:]
    for step in 0..<150 {
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let thing = things.randomElement(using: &random)
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1:
          let isNew = Bool.random(using: &random)
          things.insert(
            Thing("\(isNew ? "t" : "p")\(made)"), at: Int.random(in: 0...things.count, using: &random))
          made += 1
        case 2:
          things.removeAll { $0 === thing }
        case 3:
          things.shuffle(using: &random)
        case 4:
          for thing in things where thing.id.hasPrefix("t") { thing.id = "p" + thing.id.dropFirst() }
        default:
          guard let thing else { continue }
          thing.content += 1
          states.noteChanges(of: [thing.id])
        }
      }
      // Holds the objects as a change notification lists them; sometimes they're read only after saving.
      states.hold(things.filter { $0.id.hasPrefix("t") })
      let cut = Int.random(in: 0...things.count, using: &random)
      let told = [things[..<cut].map(\.id), things[cut...].map(\.id)]
      if Bool.random(using: &random) {
        for thing in things where thing.id.hasPrefix("t") { thing.id = "p" + thing.id.dropFirst() }
      }
      let rows = states.rows(of: told)
      try #require(rows.map(\.count) == [cut, things.count - cut])
      let all = rows.flatMap(\.self)
      try #require(Set(all.map(\.id)).count == things.count, "seed \(seed), step \(step): one identity twice")
      var next: [ObjectIdentifier: (row: Shown, content: Int, thing: Thing)] = [:]
      for (thing, row) in zip(things, all) {
        let shown = Shown(id: row.id, revision: row.revision)
        if let before = known[ObjectIdentifier(thing)] {
          try #require(before.row.id == shown.id, "seed \(seed), step \(step): another row")
          try #require(
            (before.row == shown) == (before.content == thing.content), "seed \(seed), step \(step): content")
        }
        if let object = row.object { try #require(object === thing) }
        next[ObjectIdentifier(thing)] = (shown, thing.content, thing)
      }
      known = next
    }
  }
}
