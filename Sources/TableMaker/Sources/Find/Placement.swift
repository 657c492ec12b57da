import Foundation
import TableMakerDiffing

/// The position of items in the list that they come from. Two parts of one list differ by indices, so no item is
/// compared.
struct Placement {
  let list: any FollowedList
  let generation: Int
  let count: Int
  let places: PlaceList
}

/// A list with parts that sections show, for items of any type.
@MainActor protocol FollowedList: AnyObject {
  /// The number of the list's present state.
  var generation: Int { get }

  /// Continues the search for items with equal identities in the current list, while time remains.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress

  /// Returns the difference between two generations of the list, or `nil` if it's no longer known.
  func difference(since earlier: Int, until later: Int) -> (difference: Difference, countBefore: Int)?

  /// The number of items.
  var count: Int { get }
}

extension FollowedList {
  /// Returns the difference from an earlier generation to the current list, or `nil` if it's no longer known.
  func difference(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: generation)
  }
}

/// An item of a list, by its index.
struct ListPosition {
  let list: any FollowedList
  let generation: Int
  let position: Int

  /// Returns the item's index in the current list, or `nil` if the item was removed or the index isn't known.
  @MainActor func followed() -> ListPosition? {
    if generation == list.generation { return self }
    guard let step = list.difference(since: generation) else { return nil }
    var after: Int?
    step.difference.forEachRun(countBefore: step.countBefore, countAfter: list.count) { run in
      guard let origins = run.origins, origins.contains(position) else { return }
      after = run.after.lowerBound + position - origins.lowerBound
    }
    return after.map { ListPosition(list: list, generation: list.generation, position: $0) }
  }
}

extension Placement {
  /// Returns the difference from an earlier generation to that of this part. The list can already be ahead of it.
  @MainActor func difference(since generation: Int) -> (difference: Difference, countBefore: Int)? {
    list.difference(since: generation, until: self.generation)
  }

  /// Returns whether two parts come from one list in the same state.
  @MainActor func isOfSameState(as other: Placement) -> Bool { list === other.list && generation == other.generation }
}

/// A source that takes its items from a list.
@MainActor protocol PlacedSource<Item>: AnyObject {
  associatedtype Item

  /// Returns the available results, without waiting for those of a newer query.
  func latestItems() -> (items: RowItems<Item>, placement: Placement)
}

/// A section source that takes its items from a list.
@MainActor protocol PlacedSections<Item>: AnyObject {
  associatedtype Item

  /// Returns the available sections, without waiting for those of a newer query.
  func latestSections() -> [ReadSection<Item>]
}

/// A section that was read, with its index titles and, if the source provides it, the position of its items.
struct ReadSection<Item> {
  let name: String
  let title: String?
  let indexTitles: [String]
  let items: RowItems<Item>
  let placement: Placement?
  /// The index that's made from the visible titles; `nil` if the source provides the index titles.
  var index: SectionIndex?
  /// Finds indices by the original items; `nil` if the source owns the items.
  var origins: (any ItemLookup)?

  /// Returns the section's index titles.
  ///
  /// - Parameters:
  ///   - index: Those of an index that's made from the visible titles, or `nil` for no such index.
  ///   - title: The chain's title for the section, if its source has none.
  func indexTitles(in index: [String]?, or title: String?) -> [String] {
    if let index { return index }
    return indexTitles.isEmpty ? title.map { [$0] } ?? [] : indexTitles
  }
}

/// The search features of a source that a table view uses in addition to its items.
@MainActor protocol SearchedItems: AnyObject {
  /// The query, if it filters anything.
  var sharedQuery: SharedQuery? { get }
  /// The query with available results.
  var answeredQuery: String { get }
  /// The locale of the search.
  var queryLocale: Locale { get }
  /// The way in which the search compares texts.
  var queryMatching: SearchMatching { get }
  /// The source that searches elsewhere for the items, if any.
  var fetching: (any FetchingSource)? { get }
  /// Reads the base sources again.
  func expire()
  /// A Boolean value that indicates whether a search is in progress.
  var isSearching: Bool { get }
  /// Waits for the results of the current query.
  func waitForUpdates() async
}
