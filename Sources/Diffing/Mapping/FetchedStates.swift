/// Turns whole states of objects that change in place into rows that can be compared: with an identity that stays, and a
/// revision that is another one when the object has changed.
///
/// For sources of managed objects, such as `TableMakerCoreData`'s. Two states of such objects have the same objects in them, which
/// tell nothing of what they were before; and a new object's identifier becomes another one when the object is saved.
package struct FetchedStates<Object: AnyObject, ID: Hashable> {
  /// An object in a state.
  package struct Row {
    /// What the object was known by when it came.
    package let id: ID
    /// Another number each time after the object has changed.
    package let revision: Int
    /// The object, if it is held.
    package let object: Object?
  }

  /// A section in a state.
  package struct Section {
    package let name: String
    package let indexTitle: String?
    /// What the section's objects are known by now, in order.
    package let ids: [ID]

    package init(name: String, indexTitle: String?, ids: [ID]) {
      self.name = name
      self.indexTitle = indexTitle
      self.ids = ids
    }
  }

  private let currentID: (Object) -> ID
  private var revisions: [ID: Int] = [:]
  private var lastRevision = 0
  /// Objects whose identifiers may become others, by what they were known by when they came.
  private var held: [ID: Object] = [:]
  private var firstIDs: [ID: ID] = [:]

  /// - Parameter currentID: What an object is known by now.
  package init(currentID: @escaping (Object) -> ID) { self.currentID = currentID }

  /// Holds objects whose identifiers may become others, so that they stay the rows that they are.
  package mutating func hold(_ objects: some Sequence<Object>) {
    followIDs()
    for object in objects {
      let id = currentID(object)
      if firstIDs[id] == nil { held[id] = object }
    }
  }

  /// Notes that objects have changed, by what they are known by now. It does not matter whether they are in a state.
  package mutating func noteChanges(of ids: some Sequence<ID>) {
    lastRevision += 1
    for id in ids { revisions[firstIDs[id] ?? id] = lastRevision }
  }

  /// The rows of a state, section by section. Objects that are held and not in it are let go.
  ///
  /// - Complexity: O(n); nothing is hashed while no object has changed and none is held.
  package mutating func rows(of sections: [[ID]]) -> [[Row]] {
    followIDs()
    guard !revisions.isEmpty || !held.isEmpty else {
      return sections.map { ids in ids.map { Row(id: $0, revision: 0, object: nil) } }
    }
    var isUsed: Set<ID> = []
    let rows = sections.map { ids in
      ids.map { current in
        let id = firstIDs.isEmpty ? current : firstIDs[current] ?? current
        let object = held.isEmpty ? nil : held[id]
        if object != nil { isUsed.insert(id) }
        return Row(id: id, revision: revisions[id] ?? 0, object: object)
      }
    }
    if isUsed.count < held.count {
      held = held.filter { isUsed.contains($0.key) }
      firstIDs = firstIDs.filter { isUsed.contains($0.value) }
    }
    return rows
  }

  /// Learns what the held objects are known by now.
  private mutating func followIDs() {
    for (first, object) in held {
      let id = currentID(object)
      guard id != first, firstIDs[id] == nil else { continue }
      firstIDs[id] = first
      if let revision = revisions.removeValue(forKey: id) { revisions[first] = revision }
    }
  }
}

extension FetchedStates {
  /// The sections of a state, as tables show them.
  ///
  /// - Parameters:
  ///   - sections: The state.
  ///   - isSectioned: Whether the sections' names are to be seen: as titles, and in the index.
  ///   - item: Makes the item of a row.
  package mutating func sections<Item>(
    of sections: [Section], isSectioned: Bool, item: (Row) -> Item
  ) -> [ItemSection<Item>] {
    zip(sections, rows(of: sections.map(\.ids))).map { section, rows in
      ItemSection(
        section.name, title: isSectioned ? section.name : nil, indexTitle: isSectioned ? section.indexTitle : nil,
        items: rows.map(item))
    }
  }
}
