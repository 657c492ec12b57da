import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section; by default to the last one.
  ///
  /// Items that are in the snapshot already are moved there, which is reported on standard error. Ends the process
  /// where one identifier is given twice, where there is no such section, and where there is none at all.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      raise(.internalInconsistency, "There are currently no sections in the data source. Please add a section first.")
    }
    let index = sectionIdentifier.map(knownIndex) ?? sections.count - 1
    refuseDuplicates(in: identifiers, of: "item")
    takeOutExisting(identifiers)
    put(identifiers, section: index, row: sections[index].items.count)
  }

  /// Puts items before another one.
  ///
  /// Items that are in the snapshot already are moved there, which is reported on standard error. Ends the process
  /// where one identifier is given twice, and where the other item is not there or is one of them.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Puts items after another one.
  ///
  /// Items that are in the snapshot already are moved there, which is reported on standard error. Ends the process
  /// where one identifier is given twice, and where the other item is not there or is one of them.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Takes items out. Those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    removeMarks(ofItems: Set(identifiers))
  }

  /// Takes all items out, and the sections with them.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another one. Ends the process if one of them is not there, or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another one. Ends the process if one of them is not there, or both are the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Reloads the rows of items with new cells when the snapshot is applied. Ends the process for an item that is not
  /// there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reload") }
    NSDiffableDataSourceSnapshot.add(identifiers, to: &marks.reloadedItems)
  }

  /// Reconfigures the cells of items in place when the snapshot is applied. Ends the process for an item that is not
  /// there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reconfigure") }
    NSDiffableDataSourceSnapshot.add(identifiers, to: &marks.reconfiguredItems)
  }

  // MARK: Inside

  private mutating func insert(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    refuseDuplicates(in: identifiers, of: "item")
    refuseUnknownDestination(other)
    if identifiers.contains(other) {
      raise(
        .internalInconsistency,
        "Invalid update: destination for insertion operation [\(other)] is in the insertion identifier list for update"
      )
    }
    takeOutExisting(identifiers)
    put(identifiers, beside: other, offset: offset)
  }

  private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
    refuseUnknown(identifier, "move")
    refuseUnknownDestination(other)
    if identifier == other {
      raise(
        .internalInconsistency, "Invalid update: item identifier [\(identifier)] cannot be moved relative to itself")
    }
    takeOut([identifier])
    put([identifier], beside: other, offset: offset)
  }

  private mutating func put(_ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, offset: Int) {
    guard let place = path(of: other) else { return }
    put(identifiers, section: place.section, row: place.row + offset)
  }

  private mutating func put(_ identifiers: [ItemIdentifierType], section: Int, row: Int) {
    sections[section].items.insert(contentsOf: identifiers, at: row)
    let name = sections[section].identifier
    for identifier in identifiers { sectionsOfItems[identifier] = name }
  }

  /// Apple's words of what it writes to its log.
  private mutating func takeOutExisting(_ identifiers: [ItemIdentifierType]) {
    let existing = identifiers.filter { sectionsOfItems[$0] != nil }
    guard !existing.isEmpty else { return }
    writeToStandardError(
      "Diffable data source detected an attempt to insert or append \(existing.count) item "
        + "identifier\(existing.count == 1 ? "" : "s") that already exist\(existing.count == 1 ? "s" : "") in the snapshot. "
        + "The existing item identifiers will be moved into place instead, but this operation will be more expensive. "
        + "For best performance, inserted item identifiers should always be unique. "
        + "Item identifiers that already exist: (\(existing.map { "\($0)" }.joined(separator: ", ")))")
    takeOut(existing)
  }

  private mutating func takeOut(_ identifiers: [ItemIdentifierType]) {
    var leaving: [Int: Set<ItemIdentifierType>] = [:]
    for identifier in identifiers {
      guard let section = sectionsOfItems.removeValue(forKey: identifier), let index = sectionIndices[section] else {
        continue
      }
      leaving[index, default: []].insert(identifier)
    }
    for (index, items) in leaving { sections[index].items.removeAll { items.contains($0) } }
  }

  mutating func removeMarks(ofItems identifiers: Set<ItemIdentifierType>) {
    guard !marks.reloadedItems.isEmpty || !marks.reconfiguredItems.isEmpty else { return }
    marks.reloadedItems.removeAll { identifiers.contains($0) }
    marks.reconfiguredItems.removeAll { identifiers.contains($0) }
  }

  /// Adds those that a list lacks.
  static func add<Identifier: Hashable>(_ identifiers: [Identifier], to list: inout [Identifier]) {
    var known = Set(list)
    for identifier in identifiers where known.insert(identifier).inserted { list.append(identifier) }
  }

  private func refuseUnknown(_ identifier: ItemIdentifierType, _ verb: String) {
    guard sectionsOfItems[identifier] == nil else { return }
    raise(
      .internalInconsistency,
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
  }

  /// Our words; Apple's are not known.
  private func refuseUnknownDestination(_ identifier: ItemIdentifierType) {
    guard sectionsOfItems[identifier] == nil else { return }
    raise(
      .internalInconsistency,
      "Invalid update: the destination item identifier does not exist in the snapshot: \(identifier)")
  }
}
