import TableMakerDiffing
import TableMakerQuerying

/// Groups by keys, in their order.
@MainActor final class KeyGroups<Item, Key: Hashable & Comparable>: GroupStage {
  private let key: (Item) -> Key
  private var numbers = GroupNumbers<Key>()
  private var generation = 0

  init(by key: @escaping (Item) -> Key) { self.key = key }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    follow(list)
    let groups = numbers.groups(of: places.listed)
    let titles = groups.map { $0.key.map { "\($0)" } ?? "" }
    return zip(zip(groups, titles), GroupNames.unique(titles)).map { found, name in
      ItemGroup(name: name, title: found.1, places: Array(found.0.places))
    }
  }

  private func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    let items = list.items
    if generation > 0, let step = list.difference(since: generation) {
      numbers.follow(step.difference, countAfter: items.count) { key(items[$0]) }
    } else {
      numbers = GroupNumbers()
      numbers.append(items.lazy.map { [key] in key($0) })
    }
    generation = list.generation
  }
}
