import TableMakerDiffing

/// The items of several sources, one source after the other, as one: what `data(a, b)` shows.
///
/// Each source keeps its own items and edits. A row is known by what its item is known by in the sources, if that is the same
/// kind of thing in all of them, else by what the items' type has to offer.
@MainActor public final class MergedSource<Item>: ItemSource, TellsChanges {
  /// Who is told when the items of any of the sources change.
  public let observers = ItemObservers()

  let identity: Identity<Item>
  private let sources: [any ItemSource<Item>]
  private let relay: ItemRelay

  /// Makes one source of several.
  ///
  /// - Parameter sources: In the order of their items. A source that is named twice shows its items twice.
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
