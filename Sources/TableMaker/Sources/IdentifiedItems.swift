import TableMakerDiffing

/// A source that knows the identity of its items.
@MainActor protocol IdentifiedItems<Item> {
  associatedtype Item
  var identity: Identity<Item> { get }
}

extension Identity {
  /// The identity that a source gives its items, else the one that their type offers.
  @MainActor static func of(_ source: any ItemSource<Item>) -> Identity {
    (source as? any IdentifiedItems<Item>)?.identity ?? .found()
  }
}
