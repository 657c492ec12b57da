import Foundation
import TableMakerDiffing

/// Where items stand in a list that they were taken from: two parts of one list differ by places, and no item is compared.
struct Placement {
  let list: any FollowedList
  let generation: Int
  let count: Int
  let places: PlaceList
}

/// A list of which sections show parts, whatever its items are.
@MainActor protocol FollowedList: AnyObject {
  /// The number of the list's state.
  var generation: Int { get }

  /// Continues the search for items of one identity in the list as it is, while there is time.
  func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress

  /// What leads from the list of an earlier generation to that of a later one; nil if that is not known any more.
  func difference(since earlier: Int, until later: Int) -> (difference: Difference, countBefore: Int)?

  /// The number of items.
  var count: Int { get }
}

extension FollowedList {
  /// What leads from the list of an earlier generation to the list as it is; nil if that is not known any more.
  func difference(since earlier: Int) -> (difference: Difference, countBefore: Int)? {
    difference(since: earlier, until: generation)
  }
}

/// An item of a list, by its place.
struct ListPlace {
  let list: any FollowedList
  let generation: Int
  let place: Int

  /// Its place in the list as it is; nil if it is not there any more, or that is not known.
  @MainActor func followed() -> ListPlace? {
    if generation == list.generation { return self }
    guard let step = list.difference(since: generation) else { return nil }
    var after: Int?
    step.difference.forEachRun(countBefore: step.countBefore, countAfter: list.count) { run in
      guard let origins = run.origins, origins.contains(place) else { return }
      after = run.after.lowerBound + place - origins.lowerBound
    }
    return after.map { ListPlace(list: list, generation: list.generation, place: $0) }
  }
}

extension Placement {
  /// What leads from an earlier generation of the list to the one that the part was taken from; the list may be ahead of it by now.
  @MainActor func difference(since generation: Int) -> (difference: Difference, countBefore: Int)? {
    list.difference(since: generation, until: self.generation)
  }

  /// Whether two parts are of one list in one state.
  @MainActor func isOfSameState(as other: Placement) -> Bool { list === other.list && generation == other.generation }
}

/// A source that takes its items from a list.
@MainActor protocol PlacedSource<Item>: AnyObject {
  associatedtype Item

  /// The answer that is there, without waiting for that of a newer query.
  func latestItems() -> (items: RowItems<Item>, placement: Placement)
}

/// A source of sections that takes their items from a list.
@MainActor protocol PlacedSections<Item>: AnyObject {
  associatedtype Item

  /// The sections that are there, without waiting for those of a newer query.
  func latestSections() -> [ReadSection<Item>]
}

/// A section that was read, the titles in the index that lead to it, and where its items stand, if the source says so.
struct ReadSection<Item> {
  let name: String
  let title: String?
  let indexTitles: [String]
  let items: RowItems<Item>
  let placement: Placement?
  /// The index that is made of the titles that are shown; nil if the source gives the titles in the index.
  var index: SectionIndex?
  /// Finds places by the items that these were made of; nil where they are the source's own.
  var origins: (any ItemLookup)?
}

/// A source that is searched: what the table needs of it besides its items.
@MainActor protocol SearchedItems: AnyObject {
  /// The query, if there is something that it filters.
  var sharedQuery: SharedQuery? { get }
  /// The query whose answer is there.
  var answeredQuery: String { get }
  /// The locale by which it is searched for.
  var queryLocale: Locale { get }
  /// What searches for its items elsewhere, if anything does.
  var fetching: (any FetchingSource)? { get }
  /// Has the sources that it is made of be read again.
  func expire()
  /// True while an answer is awaited.
  var isSearching: Bool { get }
  /// Waits for the answer to the present query.
  func settled() async
}
