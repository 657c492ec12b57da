import TableMakerDiffing

/// Groups by keys, in their order.
@MainActor final class KeyGroups<Item, Key: Hashable & Comparable>: GroupStage {
  private let key: (Item) -> Key
  private let title: (Key) -> String

  init(by key: @escaping (Item) -> Key, title: @escaping (Key) -> String = { "\($0)" }) {
    self.key = key
    self.title = title
  }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    var found: [Key: [Int32]] = [:]
    places.forEach { _, place in
      found[key(list.items[place]), default: []].append(Int32(truncatingIfNeeded: place))
    }
    var names: [String: Int] = [:]
    return found.sorted { $0.key < $1.key }.map { key, places in
      let title = title(key)
      names[title, default: 0] += 1
      let number = names[title] ?? 1
      return ItemGroup(name: number == 1 ? title : "\(title) \(number)", title: title, places: places)
    }
  }
}
