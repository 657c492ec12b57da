import TableMakerDiffing

/// A source that joins the items of several sources, one source after the other. `data(a, b)` shows it.
///
/// Each source keeps its own items and edits. If a paged list contains an item with the same identity as an item of a
/// list that isn't paged, such as a message that was sent, only the paged list's item is shown. If all sources use the same kind of identity, rows use it; otherwise rows
/// use the identity that the item type offers.
@preconcurrency @MainActor public final class MergedSource<Item>: ItemSource, TellsChanges {
  /// The observers of the items of all sources.
  public let observers = ItemObservers()

  let identity: Identity<Item>
  private let sources: [any ItemSource<Item>]
  /// The indices of the sources with items in pages.
  private let pagedPlaces: [Int]
  private let relay: ItemRelay

  /// Creates one source from several.
  ///
  /// - Parameter sources: The sources, in the order of their items. A source that you pass twice shows its items twice.
  public convenience init(_ sources: any ItemSource<Item>...) { self.init(sources) }

  init(_ sources: [any ItemSource<Item>]) {
    self.sources = sources
    pagedPlaces = sources.indices.filter { index in
      sources[index].loadingSources.contains { $0 is any PagingSource }
    }
    let identities = sources.map { Identity.of($0) }
    let isCommon = identities.allSatisfy { $0.kind == identities.first?.kind }
    identity = (isCommon ? identities.first : nil) ?? .found()
    relay = ItemRelay(to: observers)
    for source in sources { source.observers.add(relay) }
  }

  /// The items of all sources, in order. Each access reads every source.
  public var items: [Item] {
    observers.noteReading()
    let parts = sources.map { $0.items }
    guard !pagedPlaces.isEmpty, pagedPlaces.count < parts.count else { return parts.flatMap { $0 } }
    return zip(parts.indices, parts).flatMap { location, items in
      pagedPlaces.contains(location) ? items : withoutSent(items, among: parts)
    }
  }

  /// Returns the items of a list without those that a paged list also contains.
  ///
  /// - Complexity: O(n) for all items, with a comparison for each if only a few are waiting.
  private func withoutSent(_ items: [Item], among parts: [[Item]]) -> [Item] {
    guard !items.isEmpty, identity.kind != .position else { return items }
    let sent = pagedPlaces.flatMap { location in identity.places(items, parts[location]).map { parts[location][$0] } }
    guard !sent.isEmpty else { return items }
    let left = Set(identity.places(sent, items))
    return items.indices.filter { !left.contains($0) }.map { items[$0] }
  }
}

extension MergedSource: IdentifiedItems {}

extension MergedSource: DerivedSource {
  var bases: [any ItemSource] { sources }
}
