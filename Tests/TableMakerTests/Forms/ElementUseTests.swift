import TestSupport
import Testing
import UIKit

@testable import TableMaker

/// A row on an element that isn't there yet, or is an object, or has a value like all others, never crashes.
@MainActor @Suite struct ElementUseTests {
  // MARK: Rows that are hidden at first

  private struct Slots {
    var isOpen = false
    var scores = ["x": 1]
    var names: [String] = []
    var groups: [[Int]] = []
  }

  @Test(arguments: [nil, 44]) func `a row that is hidden until its element is there needs none before`(height: Double?)
    async throws
  {
    let draft = FormDraft(Slots())
    let stage = Stage()
    let start = height.map { stage.chain.height(CGFloat($0)) } ?? stage.chain
    var chain = start.section().stepper("z", \.scores["z"]!, of: draft).visible(when: draft) { $0.scores["z"] != nil }
    for number in 0..<100 {
      chain = chain.section()
        .textField("name", \.names[number], of: draft).visible(when: draft) { $0.names.count > number }
        .stepper("inner", \.groups[number][number], of: draft)
        .visible(when: draft) { $0.groups.count > number && $0.groups[number].count > number }
    }
    stage.show(chain.make())
    func expectShown(_ what: Comment) async {
      await stage.dataSource?.waitForUpdates()
      stage.window.layOut()
      let model = draft.model
      let rows = (0..<100).map { number in
        (model.names.count > number ? 1 : 0) + ((model.groups.at(number)?.count ?? 0) > number ? 1 : 0)
      }
      #expect(stage.rowCounts == [model.scores["z"] == nil ? 0 : 1] + rows, what)
      #expect(stage.log.messages.isEmpty, what)
    }
    await expectShown("the start")
    draft.scores["y"] = 2
    await expectShown("another key")
    draft.scores["z"] = 3
    await expectShown("its key")
    draft.scores["x"] = nil
    await expectShown("another key is gone")
    draft.scores["z"] = nil
    await expectShown("its key is gone")
    draft.scores["z"] = 4
    await expectShown("its key is back")
    for count in [1, 3, 2, 99, 4, 100, 0, 2] {
      draft.names = (0..<count).map { "\($0)" }
      await expectShown("\(count) names")
      draft.groups = (0..<count).map { Array(repeating: $0, count: count) }
      await expectShown("\(count) groups")
    }
    while draft.canUndo {
      draft.undo()
      await expectShown("undo")
    }
  }

  @Test func `a row whose element goes while it is hidden stays away`() async throws {
    let draft = FormDraft(Slots(scores: ["x": 1, "y": 2], names: ["a", "b"]))
    let stage = Stage()
    stage.show(
      stage.chain.section()
        .stepper("x", \.scores["x"]!, of: draft).visible(when: draft) { $0.isOpen }
        .textField("b", \.names[1], of: draft).visible(when: draft) { $0.isOpen }.make())
    func rows() async -> [Int] {
      await stage.dataSource?.waitForUpdates()
      stage.window.layOut()
      return stage.rowCounts
    }
    #expect(await rows() == [0])
    draft.scores["x"] = nil
    draft.names = ["a"]
    draft.isOpen = true
    #expect(await rows() == [0])
    draft.scores["x"] = 3
    draft.names = ["a", "c"]
    #expect(await rows() == [2])
  }

  // MARK: Objects

  final class Trip {
    var title: String
    var names: [String] = ["a", "b"]
    init(_ title: String) { self.title = title }

    /// The documentation recommends such a subscript for elements in an object.
    subscript(name index: Int) -> String {
      get { names.at(index) ?? "" }
      set { if names.indices.contains(index) { names[index] = newValue } }
    }
  }

  struct Trips {
    var isOpen = true
    var list = [Trip("1"), Trip("2"), Trip("3")]
    var one: Trip? = Trip("1")
    var keyed = ["x": Trip("1"), "y": Trip("2")]
    var nested = [NestedElementTests.Box(content: ["x": "1"]), NestedElementTests.Box(content: ["x": "2"])]
    var single = Trip("1")
  }

  @MainActor private final class Planner {
    var trips = Trips()
  }

  private static let objects:
    [(path: WritableKeyPath<Trips, String>, find: (Trips) -> String?, remove: (inout Trips) -> Void)] = [
      (\.list[0].title, { $0.list.at(0)?.title }, { $0.list = [] }),
      (\.list[2].title, { $0.list.at(2)?.title }, { $0.list.removeLast() }),
      (\.one!.title, { $0.one?.title }, { $0.one = nil }),
      (\.keyed["y"]!.title, { $0.keyed["y"]?.title }, { $0.keyed["y"] = nil }),
      (\.single[name: 1], { $0.single[name: 1] }, { $0.single.names.removeLast() }),
    ]

  @Test func `a row on an object in a container goes with it, and is a conflict if it was changed`() async throws {
    for (path, find, remove) in Self.objects {
      for (number, keepsMine) in [true, false, nil].enumerated() {
        let what: Comment = "\(path), \(number)"
        let planner = Planner()
        let draft = FormDraft(of: planner, \.trips)
        let stage = Stage()
        var chain = stage.chain.section().toggle("open", \.isOpen, of: draft).section().textField("it", path, of: draft)
        for other in Self.objects { chain = chain.section().textField("other", other.path, of: draft) }
        stage.show(chain.make())
        if keepsMine != nil { draft[path] = "mine" }
        remove(&planner.trips)
        let isGone = find(planner.trips) == nil
        if let keepsMine, isGone {
          let conflict = try #require(throws: DraftConflict<Trips>.self, what) { try draft.commit() }
          #expect(conflict.fields.map(\.keyPath) == [path], what)
          draft.resolve(conflict, keeping: keepsMine ? .mine : .theirs)
          try draft.commit()
          #expect(find(planner.trips) == (keepsMine ? "mine" : nil), what)
        } else {
          draft.reload()
        }
        #expect(!draft.isChanged, what)
        await stage.dataSource?.waitForUpdates()
        stage.window.layOut()
        let rows = [find] + Self.objects.map(\.find)
        #expect(Array(stage.rowCounts.dropFirst()) == rows.map { $0(planner.trips) == nil ? 0 : 1 }, what)
        #expect(stage.log.messages.isEmpty, what)
      }
    }
  }

  // MARK: Values of which no other is known

  private struct Grade: Equatable {
    var letter = "A"
  }

  @Test func `an element of a type without a known other value is never read when it is gone`() {
    typealias Model = [NestedElementTests.Box<[Grade]>]
    for grades in [["A", "A"], ["A", "B"]] {
      let model: Model = [0, 1].map { _ in NestedElementTests.Box(content: grades.map { Grade(letter: $0) }) }
      let (field, last) = (DraftField(\Model.[1].content[1]), DraftField(\Model.[0].content[0]))
      for field in [field, last] {
        guard let place = ElementLocation("\(field.keyPath)", in: model) else {
          Issue.record("\(field.keyPath) is followed")
          continue
        }
        let path = ElementPath(field, at: place, in: place.way.shape(of: model))
        path.expect(in: place.way.shape(of: model))
        #expect(path.leads(into: model))
        for outer in 0...2 {
          for inner in 0...2 {
            let other = model.prefix(outer).map { NestedElementTests.Box(content: Array($0.content.prefix(inner))) }
            let isThere = field.keyPath == last.keyPath ? outer > 0 && inner > 0 : outer > 1 && inner > 1
            if path.leads(into: other) { #expect(isThere, "\(outer), \(inner)") }
          }
        }
      }
    }
  }
}
