public import Foundation
import TableMakerDiffing
import TableMakerQuerying

/// A rule that divides items into groups, by a key or by the first letter of a text.
@preconcurrency @MainActor public struct Grouping<Item> {
  let makeStage: () -> any GroupStage<Item>

  /// Groups items by a key.
  ///
  /// A key is a property, as in `.key(\.place)`, or a value that a closure computes from the item, as in `.key { $0.age
  /// / 10 * 10 }`. The section's name is the description of its key, so it stays the same in any language. If the closure
  /// reads an `@Observable` object or a list, TableMaker groups the items again when it changes. If it depends on other
  /// state, call `update()` of the data source after that state changes.
  ///
  /// ```swift
  /// parcels.grouped(by: .key(\.status, title: \.localizedName), index: .full)
  /// ```
  /// - Parameters:
  ///   - key: A closure that returns the key. An enumeration without associated values is ordered by its cases if its
  ///     declaration says so: `enum Status: Comparable`.
  ///   - title: A closure that receives a key and returns the title of its group, such as a localized name, which an
  ///     index also shows; by default, the description of the key. TableMaker calls it at each update.
  ///   - order: The order of the groups: `.key(\.place, in: .given(["Rome", "Oslo"]))`.
  public static func key<Key: Hashable & Comparable>(
    _ key: @escaping (Item) -> Key, title: @escaping (Key) -> String = { "\($0)" },
    in order: GroupOrder<Key> = .forward
  ) -> Grouping {
    Grouping { KeyGroups(in: order, titled: title) { key } }
  }

  /// Groups items by the first letter of a text, as a locale's language sorts it. Digits and symbols are at the end,
  /// under “#”.
  ///
  /// - Parameters:
  ///   - field: The text: `\.name`.
  ///   - locale: The locale that determines the letters and their order: Å is under A in English and after Z in
  ///     Swedish.
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

/// The items with one key.
struct ItemGroup {
  /// The group's unique name.
  let name: String
  let title: String?
  /// The index titles that the source provides; `nil` if the index is made from all titles.
  var indexTitles: [String]?
  /// The index with which the source made the index titles from the groups' titles.
  var index: SectionIndex?
  /// The indices of the items, in order.
  var places: [Int32]
}

/// The stage of a pipeline that groups the remaining items.
@MainActor protocol GroupStage<Item>: AnyObject {
  associatedtype Item

  /// Returns the groups of the items at the given indices, in order.
  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup]

  /// Groups everything again because the user's locale has changed.
  func localeDidChange()

  /// Groups everything again the next time, because keys may have changed.
  func expire()

  /// Computes the keys of all items, in slices, before a list is first grouped.
  func prepare(for list: FollowedItems<Item>) async

  /// Finds the groups in advance, without blocking the main actor.
  func find(_ places: PlaceList, in list: FollowedItems<Item>) async

  /// Follows what the app's key closure reads; `nil` if the stage doesn't run the app's code.
  var watch: RuleWatch? { get }
}

extension GroupStage {
  var watch: RuleWatch? { nil }

  func prepare(for list: FollowedItems<Item>) async {}

  func localeDidChange() {}

  func expire() {}

  func find(_ places: PlaceList, in list: FollowedItems<Item>) async {}
}
