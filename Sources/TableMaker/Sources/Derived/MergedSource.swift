import TableMakerDiffing

/// A source that joins the items of several sources, one source after the other. `data(a, b)` shows it.
///
/// Each source keeps its own items and edits. If all sources use the same kind of identity, rows use it; otherwise rows
/// use the identity that the item type offers.
@preconcurrency @MainActor public final class MergedSource<Item>: ItemSource, TellsChanges {
  /// The observers of the items of all sources.
  public let observers = ItemObservers()

  let identity: Identity<Item>
  private let sources: [any ItemSource<Item>]
  private let relay: ItemRelay

  /// Creates one source from several.
  ///
  /// - Parameter sources: The sources, in the order of their items. A source that you pass twice shows its items twice.
  public convenience init(_ sources: any ItemSource<Item>...) { self.init(sources) }

  init(_ sources: [any ItemSource<Item>]) {
    self.sources = sources
    let identities = sources.map { Identity.of($0) }
    let isCommon = identities.allSatisfy { $0.kind == identities.first?.kind }
    identity = (isCommon ? identities.first : nil) ?? .found()
    relay = ItemRelay(to: observers)
    for source in sources { source.observers.add(relay) }
  }

  /// The items of all sources, in order. Each access reads every source.
  public var items: [Item] {
    observers.noteReading()
    return sources.flatMap { $0.items }
  }
}

extension MergedSource: IdentifiedItems {}

extension MergedSource: DerivedSource {
  var bases: [any ItemSource] { sources }
}
