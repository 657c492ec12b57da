import TableMakerDiffing
import TableMakerQuerying

/// Groups by keys.
@MainActor final class KeyGroups<Item, Key: Hashable & Comparable>: GroupStage {
  private let order: GroupOrder<Key>
  private let makeKey: () -> (Item) -> Key
  /// Returns the title of a group; `nil` for the description of its key.
  private let title: ((Key) -> String)?
  private var key: (Item) -> Key
  private var numbers = GroupNumbers<Key>()
  private var generation = 0
  private var isFollowing = false
  private let rule = RuleWatch()
  /// The groups found most recently.
  private var found: (places: PlaceList, generation: Int, parts: [GroupPartition.Part])?

  var watch: RuleWatch? { rule }

  /// - Parameters:
  ///   - order: The order of the groups.
  ///   - title: A closure that returns the title of a group; `nil` for the description of its key.
  ///   - makeKey: A closure that returns the key function for the user's current locale.
  init(
    in order: GroupOrder<Key>, titled title: ((Key) -> String)? = nil, by makeKey: @escaping () -> (Item) -> Key
  ) {
    self.order = order
    self.title = title
    self.makeKey = makeKey
    key = makeKey()
    rule.onChange = { [weak self] in self?.forget() }
  }

  func localeDidChange() {
    key = makeKey()
    expire()
  }

  func expire() { rule.noteChange() }

  private func forget() {
    generation = 0
    found = nil
  }

  func groups(of places: PlaceList, in list: FollowedItems<Item>) -> [ItemGroup] {
    // A key closure that reads the groups gets no groups.
    if isFollowing { return [] }
    follow(list)
    let parts = found.flatMap { $0.places == places && $0.generation == generation ? $0.parts : nil }
    let groups = numbers.groups(of: parts ?? numbers.partition(in: order.ofNumbers).parts(of: places.listed))
    let names = groups.map { $0.key.map { "\($0)" } ?? "" }
    return zip(zip(groups, names), GroupNames.unique(names)).map { found, name in
      let title = title.flatMap { found.0.key.map($0) } ?? found.1
      return ItemGroup(name: name, title: title, places: Array(found.0.places))
    }
  }

  func prepare(for list: FollowedItems<Item>) async {
    guard generation == 0 else { return }
    let (items, listGeneration, changes) = (list.items, list.generation, rule.changes)
    var made = GroupNumbers<Key>()
    var slices = TimeSlices()
    var position = 0
    while position < items.count {
      rule.following {
        repeat {
          made.append(CollectionOfOne(key(items[position])))
          position += 1
        } while position < items.count && !slices.isOver
      }
      if position < items.count, await slices.pause() == .cancelled { return }
    }
    // Otherwise some keys would come from the closure's earlier state.
    guard generation == 0, listGeneration == list.generation, changes == rule.changes else { return }
    (numbers, generation) = (made, listGeneration)
  }

  func find(_ places: PlaceList, in list: FollowedItems<Item>) async {
    guard generation == list.generation else { return }
    let parts = await foundParts(of: places.listed, in: numbers.partition(in: order.ofNumbers))
    if generation == list.generation { found = (places, generation, parts) }
  }

  private func follow(_ list: FollowedItems<Item>) {
    guard generation != list.generation else { return }
    if rule.isFull { expire() }
    let (items, listGeneration) = (list.items, list.generation)
    isFollowing = true
    defer { isFollowing = false }
    // The groups are moved out during the update, because keys and their `==` run the app's code, which can discard the
    // groups.
    var made = GroupNumbers<Key>()
    if generation > 0, let step = list.states(since: generation) {
      swap(&made, &numbers)
      rule.following { made.follow(step.difference, countAfter: items.count) { key(items[$0]) } }
    } else {
      rule.following { made.append(items.lazy.map { [key] in key($0) }) }
    }
    (numbers, generation) = (made, listGeneration)
  }
}

/// Returns the groups of some rows, or of all rows for `nil`.
@concurrent private func foundParts(of rows: [Int32]?, in partition: GroupPartition) async -> [GroupPartition.Part] {
  partition.parts(of: rows)
}
