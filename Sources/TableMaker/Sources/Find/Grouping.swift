public import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// How items fall into groups: by a key, or by the first letter of a text.
@MainActor public struct Grouping<Item> {
  let makeStage: () -> any GroupStage<Item>

  /// Groups by a key; the key's description is the group's title.
  ///
  /// A key may be a property, `.key(\.place)`, or whatever a closure makes of the item, `.key { $0.age / 10 * 10 }`.
  /// - Parameters:
  ///   - key: Returns the key. Its result must depend on the item alone.
  ///   - order: The order of the groups: `.key(\.place, in: .given(["Rome", "Oslo"]))`.
  public static func key<Key: Hashable & Comparable>(
    _ key: @escaping (Item) -> Key, in order: GroupOrder<Key> = .forward
  ) -> Grouping {
    Grouping { KeyGroups(in: order) { key } }
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
      KeyGroups(in: .forward) {
        var letters = FirstLetters(locale: locale)
        return { (item: Item) in letters.letter(of: item[keyPath: field]) }
      }
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
  /// The index by which its source has made them from the groups' titles.
  var index: SectionIndex?
  /// The places of the items, in their order.
  var places: [Int32]
}

/// The part of a source's pipeline that groups what is kept.
@MainActor protocol GroupStage<Item>: AnyObject {
  associatedtype Item

  /// The groups of the items at some places, in order.
  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup]

  /// Has everything grouped again, since the person's locale is another one.
  func localeDidChange()

  /// Groups everything again the next time, because keys may have changed.
  func expire()

  /// Asks all items for their keys, in slices, before a list is first grouped.
  func prepare(for list: FollowedItems<Item>) async

  /// Finds the groups, so that they are known, without keeping the main actor from other work.
  func find(_ places: PlaceList, in list: FollowedItems<Item>) async
}

extension GroupStage {
  func prepare(for list: FollowedItems<Item>) async {}

  func localeDidChange() {}

  func expire() {}

  func find(_ places: PlaceList, in list: FollowedItems<Item>) async {}
}
