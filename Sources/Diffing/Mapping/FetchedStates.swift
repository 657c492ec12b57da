/// Rows that can be compared, made of states of objects that change in place: with an identity that stays, and a revision that
/// changes with the object.
///
/// For sources of managed objects, such as `TableMakerCoreData`'s. Two states of such objects have the same objects in them, which
/// tell nothing of what they were before; and a new object's identifier becomes another one when the object is saved.
package struct FetchedStates<Object: AnyObject, ID: Hashable> {
  /// An object in a state.
  package struct Row {
    /// The object's identifier when it came.
    package let id: ID
    /// A number that is another one after each change of the object.
    package let revision: Int
    /// The object, if it is held.
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
  /// Objects whose identifiers may change, by their first ones.
  private var held: [ID: Object] = [:]
  private var firstIDs: [ID: ID] = [:]

  /// - Parameter currentID: Returns an object's current identifier.
  package init(currentID: @escaping (Object) -> ID) { self.currentID = currentID }

  /// Holds objects whose identifiers may change, so that they stay the rows that they are.
  package mutating func hold(_ objects: some Sequence<Object>) {
    followIDs()
    for object in objects {
      let id = currentID(object)
      if firstIDs[id] == nil { held[id] = object }
    }
  }

  /// Notes that objects have changed, by their current identifiers. They need not be in a state.
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

  /// Notes the current identifiers of the held objects.
  private mutating func followIDs() {
    for (first, object) in held {
      let id = currentID(object)
      guard id != first, firstIDs[id] == nil else { continue }
      firstIDs[id] = first
      if let revision = revisions.removeValue(forKey: id) { revisions[first] = revision }
    }
  }
}
