/// Comparable rows for objects that change in place, with a stable identity and a revision that changes with the
/// object.
///
/// It's for sources of managed objects, such as `TableMakerCoreData`'s. Two states contain the same objects, which
/// don't reveal their previous values, and the identifier of a new object changes when it's saved.
package struct FetchedStates<Object: AnyObject, ID: Hashable> {
  /// An object in a state.
  package struct Row {
    /// The first identifier of the object.
    package let id: ID
    /// A number that changes with each change of the object.
    package let revision: Int
    /// The object, if it's held.
    package let object: Object?
  }

  /// A section in a state.
  package struct Section {
    package let name: String
    package let indexTitle: String?
    /// The current identifiers of the section's objects, in order.
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
  /// The objects with identifiers that may change, by their first identifiers.
  private var held: [ID: Object] = [:]
  private var firstIDs: [ID: ID] = [:]

  /// Creates the states.
  ///
  /// - Parameter currentID: A closure that returns an object's current identifier.
  package init(currentID: @escaping (Object) -> ID) { self.currentID = currentID }

  /// Holds objects with identifiers that may change, so that their rows keep their identity.
  package mutating func hold(_ objects: some Sequence<Object>) {
    followIDs()
    for object in objects {
      let id = currentID(object)
      if firstIDs[id] == nil { held[id] = object }
    }
  }

  /// Records that objects changed, by their current identifiers. They don't need to be in a state.
  package mutating func noteChanges(of ids: some Sequence<ID>) {
    lastRevision += 1
    for id in ids { revisions[firstIDs[id] ?? id] = lastRevision }
  }

  /// Returns the rows of a state by section, and releases held objects that aren't in it.
  ///
  /// - Complexity: O(n), without hashing if no object has changed and none is held.
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

  /// Records the current identifiers of the held objects.
  private mutating func followIDs() {
    for (first, object) in held {
      let id = currentID(object)
      guard id != first, firstIDs[id] == nil else { continue }
      firstIDs[id] = first
      if let revision = revisions.removeValue(forKey: id) { revisions[first] = revision }
    }
  }
}
