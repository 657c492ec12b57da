import TableMakerDiffing

/// A source that hides the type of another one, so that sources of several kinds can have one type.
///
/// ```swift
/// let shown: AnySource<Goods> = showsOffers ? AnySource(offers) : AnySource(goods.map(\.product))
/// ```
@preconcurrency @MainActor public final class AnySource<Item>: ItemSource, TellsChanges {
  let identity: Identity<Item>
  private let source: any ItemSource<Item>

  /// Creates a source that wraps another one.
  public init(_ source: any ItemSource<Item>) {
    self.source = source
    identity = .of(source)
  }

  /// The items of the wrapped source.
  public var items: [Item] {
    observers.noteReading()
    return source.items
  }

  /// The observers of the wrapped source.
  public var observers: ItemObservers { source.observers }
}

extension AnySource: IdentifiedItems {}

extension AnySource: DerivedSource {
  var bases: [any ItemSource] { [source] }

  var originLookup: (any ItemLookup)? { (source as? any DerivedSource)?.originLookup }
}
