public import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// How items fall into groups: by a key, or by the first letter of a text.
@MainActor public struct Grouping<Item> {
  let makeStage: () -> any GroupStage<Item>

  /// Groups by a key, in the order of the keys; the key's description is the group's title.
  ///
  /// A key may be a property, `.key(\.place)`, or whatever a closure makes of the item, `.key { $0.age / 10 * 10 }`.
  /// - Parameter key: Returns the key. Its result must depend on the item alone.
  public static func key<Key: Hashable & Comparable>(_ key: @escaping (Item) -> Key) -> Grouping {
    Grouping { KeyGroups(by: key) }
  }

  /// Groups by the first letter of a text, as the language of a locale files it: digits and signs under “#”, at the end.
  ///
  /// - Parameters:
  ///   - field: The text: `\.name`.
  ///   - locale: Decides which letters there are and what they are filed under: Å under A in English, behind Z in Swedish.
  public static func firstLetter(
    of field: any KeyPath<Item, String> & Sendable, locale: Locale = .autoupdatingCurrent
  ) -> Grouping {
    Grouping {
      var letters = FirstLetters(locale: locale)
      return KeyGroups { (item: Item) in letters.letter(of: item[keyPath: field]) }
    }
  }
}

/// Items of one key.
struct ItemGroup {
  /// What no other group is known by.
  let name: String
  let title: String?
  /// The titles in the index that its source gives it; nil where the index is made of all titles.
  var indexTitles: [String]?
  /// The places of the items, in their order.
  var places: [Int32]
}

/// The part of a source's pipeline that groups what is kept.
@MainActor protocol GroupStage<Item>: AnyObject {
  associatedtype Item

  /// The groups of the items at some places, in order.
  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup]
}
