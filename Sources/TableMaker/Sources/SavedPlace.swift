import Foundation
import UIKit

/// The visible rows of a list in its table view, in their saved form: JSON with a format version.
struct SavedPlace: Codable {
  /// The format version that this code writes and reads.
  static let currentVersion = 1

  /// The header that every version begins with.
  struct Header: Codable {
    var version: Int
  }

  /// A visible row.
  struct Row: Codable {
    /// The item's identity as JSON; `nil` if it can't be encoded.
    var identity: String?
    /// The item's index in its list.
    var index: Int
    /// The distance from the upper edge of the visible area to the row.
    var distance: Double
    var height: Double
  }

  var version = SavedPlace.currentVersion
  /// The type of the list's items.
  var items: String
  /// The visible rows from the top; empty at the very top.
  var rows: [Row]
}

/// A visible row of a list in a table view.
struct SeenRow {
  /// The item's index in its list.
  let index: Int
  let distance, height: CGFloat
}

/// The scroll position for a restored list.
struct RestoredPlace {
  let path: IndexPath
  /// The distance from the upper edge of the visible area to the row.
  let distance: CGFloat
  /// The row's height at that time; `nil` if it isn't known.
  var height: CGFloat?
}

/// Finds the index paths of items.
@MainActor protocol ItemPlaces {
  func indexPath<Item>(of item: Item) -> IndexPath?
  /// Returns the index path of the row that shows an index of a list, or `nil` if no section shows the list itself.
  func indexPath(ofIndex index: Int, in list: any PlacedList) -> IndexPath?
}

/// A list with a scroll position that its table view can restore.
@MainActor protocol PlacedList: AnyObject {
  /// A Boolean value that indicates whether a table view must still scroll to the position of a restored list.
  var hasRestoredPlace: Bool { get }

  /// Returns that position, or `nil` if the row doesn't exist.
  func restoredPlace(in places: any ItemPlaces) -> RestoredPlace?

  func forgetRestoredPlace()
}

/// The saved position of a list, until a table view has scrolled there, and the table views that show the list.
@MainActor final class PlaceKeeper {
  private struct Entry {
    weak var observer: (any StateObserver)?
  }

  private var entries: [Entry] = []
  var restored: SavedPlace?

  func add(_ observer: any StateObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
    entries.append(Entry(observer: observer))
  }

  var observers: [any StateObserver] { entries.compactMap(\.observer) }
}

extension ItemSource {
  /// The lists that this source is derived from, or the source itself.
  var keepers: [(list: any PlacedList, keeper: PlaceKeeper)] {
    findInBases { $0 as? any KeptPlaceList }.map { ($0, $0.placeKeeper) }
  }
}

/// A list that keeps only its position, without its items.
@MainActor protocol KeptPlaceList: PlacedList {
  var placeKeeper: PlaceKeeper { get }
}
