import Foundation
import TableMaker
import UIKit

@testable import TableMaker

typealias NoteSection = ReadySection<NoteCell, Note, ItemList<Note>>

/// A step that takes a closure, and a chain with the step and a closure that captures an object.
@MainActor struct StepClosure<Stage> {
  /// The step as `StepNames` has it: its name and its labels.
  let name: String
  /// A Boolean value that indicates whether the section has no items.
  let isEmpty: Bool
  let make: @MainActor (Stage, Kept) -> any Continued

  init(_ name: String, isEmpty: Bool = false, _ make: @escaping @MainActor (Stage, Kept) -> any Continued) {
    self.name = name
    self.isEmpty = isEmpty
    self.make = make
  }
}

/// A chain as a step returns it, before its first section or in it.
@MainActor protocol Continued {}
extension DataSource: Continued {}
extension ReadySection: Continued {}
extension MixedSection: Continued {}
extension ReadyRow: Continued {}
extension FieldRow: Continued {}
extension ElementRows: Continued {}

/// An object that only a step's closure references. The world has the bar, the list, and the drafts that the steps need.
@MainActor final class Kept {
  private(set) var count = 0
  let world: KeptWorld
  var owner: WeakReference<KeptWorld> { WeakReference(world) }
  var list: ItemList<Note> { world.list }
  var bar: UISearchBar { world.bar }
  var draft: FormDraft<Booking> { world.draft }
  var days: FormDraft<KeptWorld.Days> { world.days }
  var holder: FormDraft<KeptWorld.Holder> { world.holder }
  var party: FormDraft<KeptWorld.Party> { world.party }

  init(_ world: KeptWorld) { self.world = world }

  func touch() { count += 1 }

  func says<Value>(_ value: Value) -> Value {
    count += 1
    return value
  }

  var action: UIContextualAction { UIContextualAction(style: .normal, title: "Act") { _, _, done in done(true) } }
}

/// The objects that live on when a chain has gone.
@MainActor final class KeptWorld {
  struct Days: Equatable { var days: Set<Int> = [1] }
  struct Holder { var held = Held() }
  struct Party { var guests = [Guest(id: 1), Guest(id: 2)] }

  struct Guest: Identifiable {
    let id: Int
    var name = ""
  }

  let list: ItemList<Note>
  let bar = UISearchBar()
  let draft = FormDraft(Booking())
  let days = FormDraft(Days())
  let holder = FormDraft(Holder())
  let party = FormDraft(Party())

  init(_ list: ItemList<Note>) { self.list = list }
}

/// A value that may keep an object.
struct Held: Equatable {
  var kept: Kept?
  init(_ kept: Kept? = nil) { self.kept = kept }
  static func == (one: Held, other: Held) -> Bool { one.kept === other.kept }
}

/// A format that keeps an object.
struct KeptFormat: ParseableFormatStyle, ParseStrategy {
  let kept: Kept
  init(kept: Kept) { self.kept = kept }
  var parseStrategy: KeptFormat { self }
  func format(_ value: Int) -> String { "\(value)" }
  func parse(_ value: String) throws -> Int { Int(value) ?? 0 }
  static func == (one: KeptFormat, other: KeptFormat) -> Bool { one.kept === other.kept }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(kept)) }
  init(from decoder: any Decoder) throws { throw CancellationError() }
  func encode(to encoder: any Encoder) throws {}
}

extension ReadySection where Cell == NoteCell, Item == Note, Source == ItemList<Note> {
  var titled: NoteSection { title("title").footerTitle("footer") }
  var tree: NoteSection { expandable { note in note.id < 2 ? [Note(note.id + 100)] : [] } }
}
