import TableMakerDiffing

/// Hides what a source is made of, where sources of several kinds must have one type.
///
/// ```swift
/// let shown: AnySource<Goods> = showsOffers ? AnySource(offers) : AnySource(goods.map(\.product))
/// ```
@MainActor public final class AnySource<Item>: ItemSource, TellsChanges {
  let identity: Identity<Item>
  private let source: any ItemSource<Item>

  /// Wraps a source.
  public init(_ source: any ItemSource<Item>) {
    self.source = source
    identity = .of(source)
  }

  /// The items of the source.
  public var items: [Item] {
    observers.noteReading()
    return source.items
  }

  /// Who is told when they change: the source's own observers.
  public var observers: ItemObservers { source.observers }
}

extension AnySource: IdentifiedItems {}

extension AnySource: DerivedSource {
  var bases: [any ItemSource] { [source] }

  var originLookup: (any ItemLookup)? { (source as? any DerivedSource)?.originLookup }
}
