import TableMakerDiffing

/// A source that knows the identity of its items.
@MainActor protocol IdentifiedItems<Item> {
  associatedtype Item
  var identity: Identity<Item> { get }
}

extension Identity {
  /// Returns the identity that a source provides, or otherwise the one that the item type offers.
  @MainActor static func of(_ source: any ItemSource<Item>) -> Identity {
    (source as? any IdentifiedItems<Item>)?.identity ?? .found()
  }
}
