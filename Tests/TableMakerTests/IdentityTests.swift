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

  /// What the numbering of an identity makes of arrays that come one after the other.
  private func numbers<Item>(_ identity: Identity<Item>, _ arrays: [Item]...) -> [[Int]] {
    let numbering = identity.makeNumbering()
    return arrays.map(numbering)
  }

  @Test func `an identifiable item is known by its id, even where it is Hashable`() {
    let list = ItemList([Person(id: 7, name: "Ada"), Person(id: 8, name: "Bo")])
    #expect(list.identity.kind == .identifiable)
    #expect(
      numbers(list.identity, list.items, [Person(id: 8, name: "Changed"), Person(id: 9, name: "Cy")]) == [
        [0, 1], [1, 2],
      ])
    #expect(ItemList([Note(1)]).identity.kind == .identifiable)
  }

  @Test func `a Hashable item is known by itself`() {
    let list = ItemList(["a", "b"])
    #expect(list.identity.kind == .value)
    #expect(numbers(list.identity, list.items, ["c", "b", "c", "a"]) == [[0, 1], [2, 1, 2, 0]])
  }

  @Test func `any other item is known by its place`() {
    let list = ItemList([Place(name: "a"), Place(name: "b")])
    #expect(list.identity.kind == .position)
    #expect(numbers(list.identity, list.items, [Place(name: "x")]) == [[0, 1], [0]])
  }

  @Test func `a part of the item may be named instead`() {
    let identity = Identity<Note>.given(by: \.text)
    #expect(identity.kind == .given)
    #expect(numbers(identity, [Note(1, "a"), Note(2, "b")], [Note(3, "b")]) == [[0, 1], [1]])
  }

  @Test func `what an array of any type has to offer is found at run time`() {
    func found<Item>(_ items: [Item]) -> Identity<Item> { ItemList(items).identity }
    #expect(found([Person(id: 1, name: "")]).kind == .identifiable)
    #expect(found([Note(1)]).kind == .identifiable)
    #expect(found([1]).kind == .value)
    #expect(found([Place(name: "")]).kind == .position)
    #expect(numbers(found(["a"]), ["a", "b"], ["b"]) == [[0, 1], [1]])
  }

  @Test func `the chain keeps the identity that was chosen`() {
    let table = UITableView(frame: .zero, style: .plain)
    let dataSource = DataSource(table)
      .section().cell(SelfNoteCell.self).data([Note(1, "a")], id: \.text)
      .section().cell(SelfNoteCell.self).data([Note(1, "a")])
      .section().data([Note(1, "a")], id: \.text).cell(SelfNoteCell.self)
      .make()
    let kinds = dataSource.snapshot.sections.map { ($0 as? TypedSectionRows<Note>)?.identity.kind }
    #expect(kinds == [.given, .identifiable, .given])
  }
}
