import TableMakerDiffing

/// A list of ours whose changes can be taken back.
@MainActor protocol RevertibleList: AnyObject {
  /// Notes what the list is now.
  ///
  /// - Returns: What takes back all that has been done to it by the time it is called; nil if that is nothing.
  func record() -> () -> (any RevertibleChange)?
}

/// What has been done to a list.
@MainActor protocol RevertibleChange {
  /// The items that it has put into the list, which go when it is taken back, by identity.
  func leaving() -> ChangedValues

  /// Takes it back.
  ///
  /// - Parameter leaving: What the changes of other lists that are taken back with it have put there.
  /// - Returns: Whether that could be done.
  func revert(_ leaving: ChangedValues) -> Bool
}

/// Lists of ours, from the moment on at which they are recorded.
@MainActor struct RecordedLists {
  private let ends: [() -> (any RevertibleChange)?]

  init(_ lists: [any RevertibleList]) {
    var known: Set<ObjectIdentifier> = []
    ends = lists.filter { known.insert(ObjectIdentifier($0)).inserted }.map { $0.record() }
  }

  /// What has been done to them meanwhile; nil if that is nothing.
  func change() -> ListsChange? {
    let changes = ends.compactMap { $0() }
    return changes.isEmpty ? nil : ListsChange(changes: changes)
  }
}

/// What has been done to some lists at once.
@MainActor struct ListsChange {
  fileprivate let changes: [any RevertibleChange]

  /// Takes it back, each list as far as it can be.
  ///
  /// - Returns: Whether all of it could be.
  func revert() -> Bool {
    let leaving = changes.reduce(into: ChangedValues()) { $0.add($1.leaving()) }
    return changes.map { $0.revert(leaving) }.allSatisfy { $0 }
  }
}

// MARK: Lists

extension ItemList: RevertibleList {
  func record() -> () -> (any RevertibleChange)? { recordItems { true } }
}

extension PagedList: RevertibleList {
  /// What was edited ahead of the server is taken back ahead of it, in what its pages have made of the list since; in one that was reset
  /// there is nothing to take back.
  func record() -> () -> (any RevertibleChange)? {
    let hadPages = pages.pages != nil
    return recordItems { [self] in !hadPages || pages.pages != nil }
  }
}

extension HandList {
  /// - Parameter isThere: Whether the list still has what was done to it.
  fileprivate func recordItems(while isThere: @escaping @MainActor () -> Bool) -> () -> (any RevertibleChange)? {
    let before = items
    return { [self] in
      ListReversal(identity, from: before, to: items).map {
        HandListChange(list: self, reversal: $0, isThere: isThere)
      }
    }
  }
}

private struct HandListChange<Item>: RevertibleChange {
  let list: any HandList<Item>
  let reversal: ListReversal<Item>
  let isThere: @MainActor () -> Bool

  func leaving() -> ChangedValues { reversal.leaving(list.items) }

  func revert(_ leaving: ChangedValues) -> Bool {
    guard isThere(), let items = reversal.items(from: list.items, values: { reversal.value(of: $0, among: leaving) })
    else { return false }
    list.items = items
    return true
  }
}

extension SectionList: RevertibleList {
  func record() -> () -> (any RevertibleChange)? {
    let before = sections
    return { [self] in
      let after = sections
      let names = ListReversal(.names(), from: before, to: after)
      let others = after.placesByName()
      let items = before.compactMap { section -> (String, ListReversal<Item>)? in
        guard let place = others[section.name] else { return nil }
        return ListReversal(identity, from: section.items, to: after[place].items).map { (section.name, $0) }
      }
      if names == nil, items.isEmpty { return nil }
      return SectionListChange(list: self, sections: names, items: items)
    }
  }
}

private struct SectionListChange<Item>: RevertibleChange {
  let list: SectionList<Item>
  /// What was done to the sections, as far as it is not about their items.
  let sections: ListReversal<ItemSection<Item>>?
  /// What was done to items, by the names of their sections.
  let items: [(name: String, reversal: ListReversal<Item>)]

  func leaving() -> ChangedValues {
    let places = list.sections.placesByName()
    return items.reduce(into: ChangedValues()) { all, part in
      guard let place = places[part.name] else { return }
      all.add(part.reversal.leaving(list.sections[place].items))
    }
  }

  func revert(_ leaving: ChangedValues) -> Bool {
    var all = list.sections
    let places = all.placesByName()
    var isWhole = true
    for (name, reversal) in items {
      guard let index = places[name],
        let items = reversal.items(from: all[index].items, values: { reversal.value(of: $0, among: leaving) })
      else {
        isWhole = false
        continue
      }
      all[index].items = items
    }
    if let sections { all = sections.items(from: all, values: { _ in nil }) ?? all }
    list.sections = all
    return isWhole
  }
}

extension ChangedValues {
  /// Adds the values of identities that have none yet.
  fileprivate mutating func add(_ others: ChangedValues) {
    for other in others.entries { insert(other.key, other.value) }
  }
}

extension Array {
  /// The place of the first section of each name.
  fileprivate func placesByName<Item>() -> [String: Int] where Element == ItemSection<Item> {
    Dictionary(zip(map(\.name), indices), uniquingKeysWith: { first, _ in first })
  }
}

extension Identity {
  /// Sections that are known by their names, whatever is in them.
  fileprivate static func names<Element>() -> Identity where Item == ItemSection<Element> {
    Identity(.value, by: { $0.name }, comparing: { _, _ in true })
  }
}

// MARK: Finding them

/// A source whose sections may be of a list of ours.
@MainActor protocol HasRevertibleList {
  var revertibleList: (any RevertibleList)? { get }
}

extension SectionItems: HasRevertibleList {
  var revertibleList: (any RevertibleList)? { source as? any RevertibleList }
}

extension ItemSource {
  /// The lists of ours that it shows, itself or through others.
  var revertibleLists: [any RevertibleList] {
    if let list = self as? any RevertibleList { return [list] }
    if let list = (self as? any HasRevertibleList)?.revertibleList { return [list] }
    return (self as? any DerivedSource)?.bases.flatMap { $0.revertibleLists } ?? []
  }
}
