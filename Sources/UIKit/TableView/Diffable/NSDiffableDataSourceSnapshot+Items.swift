import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section, or to the last section if you don't specify one.
  ///
  /// Items that the snapshot already contains move there, with a message on standard error. Crashes if an identifier is
  /// a duplicate, or if the section doesn't exist.
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

  /// Inserts items before another item.
  ///
  /// Items that the snapshot already contains move there, with a message on standard error. Crashes if an identifier is
  /// a duplicate, or if the other item doesn't exist or is one of the items.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Inserts items after another item.
  ///
  /// Items that the snapshot already contains move there, with a message on standard error. Crashes if an identifier is
  /// a duplicate, or if the other item doesn't exist or is one of the items.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  /// Deletes items.
  ///
  /// Items that aren't in the snapshot are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    takeOut(identifiers)
    removeMarks(ofItems: Set(identifiers))
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  /// Moves an item before another item.
  ///
  /// Crashes if either doesn't exist, or if they're the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves an item after another item.
  ///
  /// Crashes if either doesn't exist, or if they're the same.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  /// Marks items to reload with new cells when you apply the snapshot.
  ///
  /// Crashes if an item doesn't exist.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reload") }
    NSDiffableDataSourceSnapshot.add(identifiers, to: &marks.reloadedItems)
  }

  /// Marks items to reconfigure in their existing cells when you apply the snapshot.
  ///
  /// Crashes if an item doesn't exist.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { refuseUnknown(identifier, "reconfigure") }
    NSDiffableDataSourceSnapshot.add(identifiers, to: &marks.reconfiguredItems)
  }

  // MARK: Implementation

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

  /// Removes items that exist already, with Apple's log message.
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

  /// Appends the identifiers that a list doesn't contain.
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

  /// The message is our own because Apple's isn't known.
  private func refuseUnknownDestination(_ identifier: ItemIdentifierType) {
    guard sectionsOfItems[identifier] == nil else { return }
    raise(
      .internalInconsistency,
      "Invalid update: the destination item identifier does not exist in the snapshot: \(identifier)")
  }
}
