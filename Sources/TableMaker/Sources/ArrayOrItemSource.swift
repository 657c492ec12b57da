/// A type that you can pass to a section's `data`: an array or an `ItemSource`.
///
/// Don't conform to this protocol; a custom source conforms to `ItemSource`. One requirement covers arrays and sources
/// so that `data` with one argument has one signature. With a signature for each, the compiler blamed `data` for a
/// mistake in a later closure.
@preconcurrency @MainActor public protocol ArrayOrItemSource<Item> {
  /// The type of the item that one row shows.
  associatedtype Item
  /// The type of the section's source. For internal use.
  associatedtype _Source: ItemSource<Item>

  /// The section's source. For internal use.
  var _source: _Source { get }
}

extension Array: ArrayOrItemSource {
  /// A new list of the array's elements. For internal use.
  public var _source: ItemList<Element> { ItemList(self) }
}

extension ItemSource where _Source == Self {
  /// The source itself. For internal use.
  public var _source: Self { self }
}

// Types that apps often pass to `data` by mistake. Each message shows the fix on the chain's line. For any other type,
// the compiler names the protocol.

@available(
  *, unavailable, message: "An asynchronous sequence needs an ItemStream: .data(ItemStream(sequence))"
)
extension AsyncStream: ArrayOrItemSource where Element: Sequence {
  /// The type of the item that one row would show.
  public typealias Item = Element.Element
  /// TableMaker never calls this property.
  public var _source: ItemList<Element.Element> { neverCalled() }
}

@available(
  *, unavailable, message: "An asynchronous sequence needs an ItemStream: .data(ItemStream(sequence))"
)
extension AsyncThrowingStream: ArrayOrItemSource where Element: Sequence {
  /// The type of the item that one row would show.
  public typealias Item = Element.Element
  /// TableMaker never calls this property.
  public var _source: ItemList<Element.Element> { neverCalled() }
}

@available(*, unavailable, message: "The data is optional: unwrap it, for example with `?? []`")
extension Optional: ArrayOrItemSource where Wrapped: ArrayOrItemSource {
  /// The type of the item that one row would show.
  public typealias Item = Wrapped.Item
  /// TableMaker never calls this property.
  public var _source: Wrapped._Source { neverCalled() }
}
