import TableMakerDiffing
import TestSupport
import Testing
import UIKit

@testable import TableMaker

@MainActor @Suite struct IdentityTests {
  private struct Place: Equatable {
    let name: String
  }

  private struct Person: Identifiable, Hashable {
    let id: Int
    let name: String
  }

  /// For each item after, the place before of the item that it is.
  private func origins<Item>(_ identity: Identity<Item>, _ before: [Item], _ after: [Item]) -> [Int?] {
    identity.origins(before, after)
  }

  @Test func `an identifiable item is known by its id, even where it is Hashable`() {
    let list = ItemList([Person(id: 7, name: "Ada"), Person(id: 8, name: "Bo")])
    #expect(list.identity.kind == .identifiable)
    let after = [Person(id: 8, name: "Changed"), Person(id: 9, name: "Cy")]
    #expect(origins(list.identity, list.items, after) == [1, nil])
    #expect(list.identity.difference(list.items, after).changes == [IndexPair(before: 1, after: 0)])
    #expect(ItemList([Note(1)]).identity.kind == .identifiable)
  }

  @Test func `a Hashable item is known by itself`() {
    let list = ItemList(["a", "b"])
    #expect(list.identity.kind == .value)
    #expect(origins(list.identity, list.items, ["c", "b", "c", "a"]) == [nil, 1, nil, 0])
  }

  @Test func `any other item is known by its place`() {
    let list = ItemList([Place(name: "a"), Place(name: "b")])
    #expect(list.identity.kind == .position)
    #expect(origins(list.identity, list.items, [Place(name: "x")]) == [0])
  }

  private final class Box: Identifiable, Equatable {
    let id: Int
    var content: Int
    init(_ id: Int, _ content: Int) { (self.id, self.content) = (id, content) }
    static func == (left: Box, right: Box) -> Bool { left.content == right.content }
  }

  private final class Key: Hashable {
    static func == (left: Key, right: Key) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Keyed: Identifiable, Hashable { let id: Key }

  private struct Sent: Identifiable, Equatable, Sendable {
    let id: Int
    var content = 0
  }

  private struct SentValue: Identifiable, Hashable, Sendable {
    let id: Int
    var content = 0
  }

  @Test func `lists of every kind send what is Sendable of their items to another thread, and no more`() throws {
    /// The changes of content that are found elsewhere; nil if nothing is sent.
    func changes<Item>(_ identity: Identity<Item>, _ before: [Item], _ after: [Item]) -> Int? {
      identity.laterDifference.map { $0(before, after)().changes.count }
    }
    let sent = ([Sent(id: 1)], [Sent(id: 1, content: 1)])
    #expect(changes(ItemList(sent.0).identity, sent.0, sent.1) == 1)
    #expect(changes(SectionList([ItemSection("a", items: sent.0)]).identity, sent.0, sent.1) == 1)
    let values = ([SentValue(id: 1)], [SentValue(id: 1, content: 1)])
    #expect(changes(ItemList(values.0).identity, values.0, values.1) == 1)
    let boxes = ([Box(1, 0)], [Box(1, 1)])
    #expect(changes(ItemList(boxes.0).identity, boxes.0, boxes.1) == 0)
    #expect(changes(SectionList([ItemSection("a", items: boxes.0)]).identity, boxes.0, boxes.1) == 0)
    #expect(changes(ItemList(["a"]).identity, ["a"], ["b"]) == 0)
    let (key, keyed) = (Key(), Keyed(id: Key()))
    #expect(changes(ItemList([key]).identity, [key], [key]) == nil)
    #expect(changes(ItemList([keyed]).identity, [keyed], [keyed]) == nil)
    #expect(ItemList([keyed]).identity.kind == .identifiable && ItemList([key]).identity.kind == .value)
  }

  @Test func `a part of the item may be named instead`() {
    let identity = Identity<Note>.given(by: \.text)
    #expect(identity.kind == .given(\Note.text))
    #expect(origins(identity, [Note(1, "a"), Note(2, "b")], [Note(3, "b")]) == [1])
  }

  @Test func `what an array of any type has to offer is found at run time`() {
    func found<Item>(_ items: [Item]) -> Identity<Item> { ItemList(items).identity }
    #expect(found([Person(id: 1, name: "")]).kind == .identifiable)
    #expect(found([Note(1)]).kind == .identifiable)
    #expect(found([1]).kind == .value)
    #expect(found([Place(name: "")]).kind == .position)
    #expect(origins(found(["a"]), ["a", "b"], ["b"]) == [1])
  }

  /// Up to 23 notes of five identities.
  private func list(using random: inout SeededGenerator) -> [Note] {
    var notes: [Note] = []
    for _ in 0..<Int.random(in: 0..<24, using: &random) {
      notes.append(Note(Int.random(in: 0..<5, using: &random), Bool.random(using: &random) ? "a" : "b"))
    }
    return notes
  }

  @Test(arguments: 0..<60)
  func `duplicates are told apart in the same way, whether their type is known at once or at run time`(seed: Int) {
    func found<Item>(_ items: [Item]) -> Identity<Item> { ItemList(items).identity }
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      // Lists that have much in common at their ends, of which the n-th of an identity may be another.
      let (start, end) = (list(using: &random), list(using: &random))
      let (before, after) = (start + list(using: &random) + end, start + list(using: &random) + end)
      let wanted = Difference(from: before, to: after, identity: \.id, isUnchanged: ==)
      #expect(found(before).difference(before, after) == wanted)
      #expect(ItemList(before).identity.difference(before, after) == wanted)
    }
  }

  @Test func `the chain keeps the identity that was chosen`() {
    let table = UITableView(frame: .zero, style: .plain)
    let dataSource = DataSource(table)
      .section().cell(SelfNoteCell.self).data([Note(1, "a")], id: \.text)
      .section().cell(SelfNoteCell.self).data([Note(1, "a")])
      .section().data([Note(1, "a")], id: \.text).cell(SelfNoteCell.self)
      .make()
    let kinds = dataSource.live.snapshot.sections.map { ($0.items as? TypedItemRows<Note>)?.identity.kind }
    #expect(kinds == [.given(\Note.text), .identifiable, .given(\Note.text)])
  }
}
