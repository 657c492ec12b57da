import TableMakerDiffing

/// A list of the library with changes that can be undone.
@MainActor protocol RevertibleList: AnyObject {
  /// Records the present state of the list.
  ///
  /// - Returns: A closure that returns the change since then, which can be undone, or `nil` if nothing has changed.
  func record() -> () -> (any RevertibleChange)?
}

/// A change of a list that can be undone.
@MainActor protocol RevertibleChange {
  /// Returns the items that the change inserted and that are removed when it's undone, by identity.
  func leaving() -> ChangedValues

  /// Undoes the change.
  ///
  /// - Parameter leaving: The items that are removed from other lists, which are undone together with this one.
  /// - Returns: A Boolean value that indicates whether the change was undone.
  func revert(_ leaving: ChangedValues) -> Bool
}

/// Lists of the library with changes that are recorded from now on.
@MainActor struct RecordedLists {
  private let ends: [() -> (any RevertibleChange)?]

  init(_ lists: [any RevertibleList]) {
    var known: Set<ObjectIdentifier> = []
    ends = lists.filter { known.insert(ObjectIdentifier($0)).inserted }.map { $0.record() }
  }

  /// Returns the changes of the lists since then, or `nil` if nothing has changed.
  func change() -> ListsChange? {
    let changes = ends.compactMap { $0() }
    return changes.isEmpty ? nil : ListsChange(changes: changes)
  }
}

/// The changes of several lists in one step.
@MainActor struct ListsChange {
  fileprivate let changes: [any RevertibleChange]

  /// Undoes the change, in each list as far as possible.
  ///
  /// - Returns: A Boolean value that indicates whether everything was undone.
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
  /// Edits that precede the server's are undone in the present list, which later pages may have changed. In a list that
  /// was reset, there's nothing to undo.
  func record() -> () -> (any RevertibleChange)? {
    let hadPages = pages.pages != nil
    return recordItems { [self] in !hadPages || pages.pages != nil }
  }
}

extension MovableList {
  /// - Parameter isThere: A closure that returns whether the list still contains the change.
  fileprivate func recordItems(while isThere: @escaping @MainActor () -> Bool) -> () -> (any RevertibleChange)? {
    let before = items
    return { [self] in
      ListReversal(identity, from: before, to: items, sharing: recordedItems).map {
        recordedItems = $0.after
        return MovableListChange(list: self, reversal: $0, isThere: isThere)
      }
    }
  }
}

private struct MovableListChange<Item>: RevertibleChange {
  let list: any MovableList<Item>
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
      let others = after.indicesByName()
      let items = before.compactMap { section -> (String, ListReversal<Item>)? in
        guard let position = others[section.name] else { return nil }
        return ListReversal(identity, from: section.items, to: after[position].items).map { (section.name, $0) }
      }
      if names == nil, items.isEmpty { return nil }
      return SectionListChange(list: self, sections: names, items: items)
    }
  }
}

private struct SectionListChange<Item>: RevertibleChange {
  let list: SectionList<Item>
  /// The change of the sections, without their items.
  let sections: ListReversal<ItemSection<Item>>?
  /// The changes of the items, by section name.
  let items: [(name: String, reversal: ListReversal<Item>)]

  func leaving() -> ChangedValues {
    let places = list.sections.indicesByName()
    return items.reduce(into: ChangedValues()) { all, part in
      guard let position = places[part.name] else { return }
      all.add(part.reversal.leaving(list.sections[position].items))
    }
  }

  func revert(_ leaving: ChangedValues) -> Bool {
    var all = list.sections
    let places = all.indicesByName()
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
  /// Adds the values for identities that don't have one yet.
  fileprivate mutating func add(_ others: ChangedValues) {
    for other in others.entries { insert(other.key, other.value) }
  }
}

extension Array {
  /// Returns the index of the first section with each name.
  fileprivate func indicesByName<Item>() -> [String: Int] where Element == ItemSection<Item> {
    Dictionary(zip(map(\.name), indices), uniquingKeysWith: { first, _ in first })
  }
}

extension Identity {
  /// Returns an identity of sections by name, which ignores their contents.
  fileprivate static func names<Element>() -> Identity where Item == ItemSection<Element> {
    Identity(.value, by: { $0.name }, comparing: { _, _ in true })
  }
}

// MARK: Finding them

/// A source with sections that may belong to a list of the library.
@MainActor protocol HasRevertibleList {
  var revertibleList: (any RevertibleList)? { get }
}

extension SectionItems: HasRevertibleList {
  var revertibleList: (any RevertibleList)? { source as? any RevertibleList }
}

extension ItemSource {
  /// The lists of the library that the source shows, directly or through other sources.
  var revertibleLists: [any RevertibleList] {
    findInBases { ($0 as? any RevertibleList) ?? ($0 as? any HasRevertibleList)?.revertibleList }
  }
}
