/// What makes two items the same row over time. Chosen once for each section, when it is made.
@usableFromInline struct Identity<Item> {
  @usableFromInline enum Kind: Sendable {
    /// `Identifiable.id`.
    case identifiable
    /// The item itself, `Hashable`.
    case value
    /// A part of the item that the app names.
    case given
    /// The place in the section: nothing else is known of the item.
    case position
  }

  @usableFromInline let kind: Kind

  /// Makes a numbering: items of the same identity get the same number in all the arrays that are given to one numbering.
  ///
  /// The closure is made where the item's type is known, so that hashing is fast; whoever uses it works on integers.
  @usableFromInline let makeNumbering: () -> ([Item]) -> [Int]

  @usableFromInline init(kind: Kind, makeNumbering: @escaping () -> ([Item]) -> [Int]) {
    self.kind = kind
    self.makeNumbering = makeNumbering
  }

  @inlinable init<ID: Hashable>(_ kind: Kind, by id: @escaping (Item) -> ID) {
    self.init(kind: kind) {
      var numbers: [ID: Int] = [:]
      return { items in
        items.map { item in
          let next = numbers.count
          return { (number: inout Int) in number }(&numbers[id(item), default: next])
        }
      }
    }
  }
}

extension Identity {
  @usableFromInline static var position: Identity {
    Identity(kind: .position) { { items in Array(items.indices) } }
  }

  @inlinable static func given<ID: Hashable>(by id: any KeyPath<Item, ID> & Sendable) -> Identity {
    Identity(.given) { $0[keyPath: id] }
  }

  /// What the items' type has to offer, found at run time: its `id`, else its equality, else the position.
  static func found() -> Identity {
    func identifiable<Known: Identifiable>(_ type: Known.Type) -> Any { Identity<Known>.identifiable }
    func value<Known: Hashable>(_ type: Known.Type) -> Any { Identity<Known>.value }

    var identity: Any?
    if let type = Item.self as? any Identifiable.Type {
      identity = identifiable(type)
    } else if let type = Item.self as? any Hashable.Type {
      identity = value(type)
    }
    return identity as? Identity ?? .position
  }
}

extension Identity where Item: Identifiable {
  @inlinable static var identifiable: Identity { Identity(.identifiable) { $0.id } }
}

extension Identity where Item: Hashable {
  @inlinable static var value: Identity { Identity(.value) { $0 } }
}
