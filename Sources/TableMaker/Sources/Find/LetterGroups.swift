import Foundation
import TableMakerDiffing

/// Groups by the letter that a text is filed under.
@MainActor final class LetterGroups<Item>: GroupStage {
  private let text: (Item) -> String
  private let locale: Locale

  init(by text: @escaping (Item) -> String, locale: Locale) {
    self.text = text
    self.locale = locale
  }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    var found: [String: [Int32]] = [:]
    places.forEach { _, place in
      let letter = text(list.items[place]).first.map { $0.isLetter ? $0.uppercased() : "#" } ?? "#"
      found[letter, default: []].append(Int32(truncatingIfNeeded: place))
    }
    return found.sorted { ($0.key == "#" ? 1 : 0, $0.key) < ($1.key == "#" ? 1 : 0, $1.key) }.map {
      ItemGroup(name: $0.key, title: $0.key, places: $0.value)
    }
  }
}
