/// A source that knows what its items are known by.
@MainActor protocol IdentifiedItems<Item> {
  associatedtype Item
  var identity: Identity<Item> { get }
}

extension Identity {
  /// What the items of a source are known by: what the source says, else what their type has to offer.
  @MainActor static func of(_ source: any ItemSource<Item>) -> Identity {
    (source as? any IdentifiedItems<Item>)?.identity ?? .found()
  }
}
