/// A source with items in pages: a `PagedList`, or a source that is derived from one.
///
/// `sorted`, `searched`, `filtered`, and `map` derive one, and so does `data(history, outgoing)`, which joins several.
/// Don't conform to this protocol. It determines which sections have the step `loadsMore`.
@preconcurrency @MainActor public protocol PagedSource<Item>: ItemSource {}

/// A section source with items in pages. `grouped` returns one for a paged source.
///
/// Don't conform to this protocol.
@preconcurrency @MainActor public protocol PagedSections<Item>: SectionSource {}

extension QueriedSource: PagedSource where Base: PagedSource {}
extension MappedSource: PagedSource where Base: PagedSource {}
extension GroupedSource: PagedSections where Base: PagedSource {}
// The types of joined sources aren't known, so a section without any paged list reports it at run time.
extension MergedSource: PagedSource {}
extension SectionItems: PagedSource where Sections: PagedSections {}

/// A source that has states, for items of any type.
@MainActor protocol LoadingSource: AnyObject {
  var listState: ListState { get }
  /// The observers of the state.
  var stateObservers: StateObservers { get }

  /// Loads the first items, unless the app has already requested a load.
  func loadFirst()

  /// An action that repeats the failed load; `nil` if the source can't repeat it. It doesn't hold the source strongly.
  var retrying: (() -> Void)? { get }

  /// Loads the items again; returns `nil` if the source can't.
  func refreshed() -> Task<Void, Never>?

  /// The task that waits for a load that replaces all items; `nil` if no such load is in progress.
  var replacement: Task<Void, Never>? { get }
}

extension LoadingSource {
  func loadFirst() {}

  func refreshed() -> Task<Void, Never>? { nil }

  var replacement: Task<Void, Never>? { nil }
}

/// A source that has states, with items in pages.
@MainActor protocol PagingSource: LoadingSource, PlacedList {
  /// The state of the next page.
  var nextPage: NextPage { get }

  /// A Boolean value that indicates whether the previous page loads as soon as the user scrolls near it.
  var loadsPreviousByItself: Bool { get }

  /// A Boolean value that indicates whether the previous page failed to load.
  var hasFailedBackwards: Bool { get }

  /// The number of pages that were added before the others, and the list that contains them.
  var earlierPages: (list: ObjectIdentifier, count: Int) { get }

  @discardableResult func loadMore() -> Task<Void, Never>
  @discardableResult func loadPrevious() -> Task<Void, Never>
}

/// The state of a list's next page.
enum NextPage {
  /// No page has been loaded yet.
  case none
  /// The page loads as soon as the user scrolls near it.
  case armed
  /// The page loads when the user requests it.
  case waiting
  case loading
  case failed(any Error)
  /// No page follows.
  case exhausted
  /// The list has no items.
  case nothing
}

extension ItemSource {
  /// The sources with states: those that this one is derived from, then the source itself. A remote search has a state, and so does a
  /// paged list below it.
  var loadingSources: [any LoadingSource] {
    let below = (self as? any DerivedSource)?.bases.flatMap { $0.loadingSources } ?? []
    return (self as? any LoadingSource).map { below + [$0] } ?? below
  }
}
