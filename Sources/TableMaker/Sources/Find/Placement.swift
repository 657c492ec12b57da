import Foundation
import TableMakerDiffing

/// Where items stand in a list that they were taken from: two parts of one list differ by places, and no item is compared.
struct Placement {
  /// The list's identity.
  let list: ObjectIdentifier
  let generation: Int
  let count: Int
  let places: PlaceList
}

/// A source that takes its items from a list, and knows what leads from one state of that list to the next.
@MainActor protocol PlacedSource<Item>: AnyObject {
  associatedtype Item

  /// The answer that is there, without waiting for that of a newer query.
  func latestItems() -> (items: [Item], placement: Placement)

  /// What leads from the list of an earlier generation to the list as it is; nil if that is not known any more.
  func difference(since generation: Int) -> (difference: Difference, countBefore: Int)?
}

/// A source of sections that takes their items from a list.
@MainActor protocol PlacedSections<Item>: AnyObject {
  associatedtype Item

  /// The sections that are there, without waiting for those of a newer query.
  func latestSections() -> [ReadSection<Item>]

  /// What leads from the list of an earlier generation to the list as it is; nil if that is not known any more.
  func difference(since generation: Int) -> (difference: Difference, countBefore: Int)?
}

/// A section that was read, the titles in the index that lead to it, and where its items stand, if the source says so.
struct ReadSection<Item> {
  let section: ItemSection<Item>
  let indexTitles: [String]
  let placement: Placement?
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
  /// Waits for the answer to the present query.
  func settled() async
}
