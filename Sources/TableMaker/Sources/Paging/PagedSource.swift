/// A source whose items come in pages: a `PagedList`, and what is made of one by `sorted`, `searched`, `filtered` and `map`.
///
/// Not for apps to conform to: it says for which sections there is a step `loadsMore`.
@MainActor public protocol PagedSource<Item>: ItemSource {}

/// A source of sections whose items come in pages: what `grouped` makes of a paged source.
///
/// Not for apps to conform to.
@MainActor public protocol PagedSections<Item>: SectionSource {}

extension QueriedSource: PagedSource where Base: PagedSource {}
extension MappedSource: PagedSource where Base: PagedSource {}
extension GroupedSource: PagedSections where Base: PagedSource {}
extension SectionItems: PagedSource where Sections: PagedSections {}

/// A source that has states, whatever its items are.
@MainActor protocol LoadingSource: AnyObject {
  var listState: ListState { get }
  /// Who is told of another state.
  var stateObservers: StateObservers { get }

  /// Loads the first items if nothing was asked for yet.
  func loadFirst()

  /// Asks again for what has failed; nil for a source that cannot. It does not keep the source.
  var retrying: (() -> Void)? { get }

  /// Loads the items anew; nil for a source that cannot.
  func refreshed() -> Task<Void, Never>?

  /// What waits for a load that replaces all items; nil while there is none.
  var replacement: Task<Void, Never>? { get }
}

extension LoadingSource {
  func loadFirst() {}

  func refreshed() -> Task<Void, Never>? { nil }

  var replacement: Task<Void, Never>? { nil }
}

/// A source that has states, and whose items come in pages.
@MainActor protocol PagingSource: LoadingSource {
  /// Where its next page stands.
  var nextPage: NextPage { get }

  /// Whether the page before is loaded as soon as the user comes near.
  var loadsPreviousByItself: Bool { get }

  /// The number of pages that have come before those that were here, and the list that has them.
  var earlierPages: (list: ObjectIdentifier, count: Int) { get }

  /// Whether a table that shows the list is still to scroll to where it was, after it was restored.
  var hasRestoredPlace: Bool { get }
  /// Where that is; nil if the row is not there.
  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace?
  func forgetRestoredPlace()

  @discardableResult func loadMore() -> Task<Void, Never>
  @discardableResult func loadPrevious() -> Task<Void, Never>
}

/// Where the next page of a list stands.
enum NextPage {
  /// There are no pages yet.
  case none
  /// It is loaded as soon as the user comes near.
  case armed
  /// It is loaded when the user asks for it.
  case waiting
  case loading
  case failed(any Error)
  /// There is none.
  case exhausted
  /// There are no items at all.
  case nothing
}

extension ItemSource {
  /// The sources with states that this one is made of, or itself.
  var loadingSources: [any LoadingSource] {
    if let loading = self as? any LoadingSource { return [loading] }
    return (self as? any DerivedSource)?.bases.flatMap { $0.loadingSources } ?? []
  }
}
