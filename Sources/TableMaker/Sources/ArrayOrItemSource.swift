/// What a section's `data` takes: an array, or an `ItemSource`.
///
/// Not for apps to conform to; a source of one's own conforms to `ItemSource`. Both are behind one requirement so that `data` of one
/// argument has one signature: with one for arrays and one for sources the compiler blamed `data` for a mistake in a closure
/// after it.
@MainActor public protocol ArrayOrItemSource<Item> {
  /// What one row shows.
  associatedtype Item
  /// The source that the section follows; for the package.
  associatedtype _Source: ItemSource<Item>

  /// The source that the section follows; for the package.
  var _source: _Source { get }
}

extension Array: ArrayOrItemSource {
  /// A new list of the elements; for the package.
  public var _source: ItemList<Element> { ItemList(self) }
}

extension ItemSource where _Source == Self {
  /// The source itself; for the package.
  public var _source: Self { self }
}

// What is often given to `data` and is neither: the way out, at the chain's line. Types that are not listed are refused with the
// name of the protocol.

@available(
  *, unavailable, message: "An asynchronous sequence becomes data in an ItemStream: .data(ItemStream(sequence))"
)
extension AsyncStream: ArrayOrItemSource where Element: Sequence {
  /// What one row would show.
  public typealias Item = Element.Element
  /// Never called.
  public var _source: ItemList<Element.Element> { neverCalled() }
}

@available(
  *, unavailable, message: "An asynchronous sequence becomes data in an ItemStream: .data(ItemStream(sequence))"
)
extension AsyncThrowingStream: ArrayOrItemSource where Element: Sequence {
  /// What one row would show.
  public typealias Item = Element.Element
  /// Never called.
  public var _source: ItemList<Element.Element> { neverCalled() }
}

@available(*, unavailable, message: "The data is optional: unwrap it, for example with `?? []`")
extension Optional: ArrayOrItemSource where Wrapped: ArrayOrItemSource {
  /// What one row would show.
  public typealias Item = Wrapped.Item
  /// Never called.
  public var _source: Wrapped._Source { neverCalled() }
}
