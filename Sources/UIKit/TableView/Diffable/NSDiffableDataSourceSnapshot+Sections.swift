import Foundation

extension NSDiffableDataSourceSnapshot {
  /// Appends empty sections.
  ///
  /// Crashes if an identifier is a duplicate.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Inserts empty sections before another section.
  ///
  /// Crashes if an identifier is a duplicate, or if the other section doesn't exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: knownIndex(of: toIdentifier)) }

  /// Inserts empty sections after another section.
  ///
  /// Crashes if an identifier is a duplicate, or if the other section doesn't exist.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: knownIndex(of: toIdentifier) + 1) }

  /// Deletes sections and their items.
  ///
  /// Sections that aren't in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let leaving = Set(identifiers)
    var items: Set<ItemIdentifierType> = []
    for section in sections where leaving.contains(section.identifier) { items.formUnion(section.items) }
    sections.removeAll { leaving.contains($0.identifier) }
    for item in items { sectionsOfItems[item] = nil }
    removeMarks(ofItems: items)
    marks.reloadedSections.removeAll { leaving.contains($0) }
    numberSections()
  }

  /// Moves a section and its items before another section.
  ///
  /// Crashes if either doesn't exist, or if they're the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section and its items after another section.
  ///
  /// Crashes if either doesn't exist, or if they're the same.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Marks sections to reload, with their rows, headers, and footers, when you apply the snapshot.
  ///
  /// Crashes if a section doesn't exist.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where sectionIndices[identifier] == nil {
      raise(
        .internalInconsistency,
        "Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
    }
    NSDiffableDataSourceSnapshot.add(identifiers, to: &marks.reloadedSections)
  }

  // MARK: Implementation

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    refuseDuplicates(in: identifiers, of: "section")
    if let existing = identifiers.first(where: { sectionIndices[$0] != nil }) {
      raise(
        .internalInconsistency,
        "Section identifier count does not match data source count. This is most likely due to a hashing issue with the "
          + "identifiers. (The section \(existing) is in the snapshot already.)")
    }
    sections.insert(contentsOf: identifiers.map { Section(identifier: $0) }, at: index)
    numberSections(from: index)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
  ) {
    let section = sections[knownIndex(of: identifier)]
    _ = knownIndex(of: other)
    if identifier == other {
      raise(
        .internalInconsistency,
        "Invalid update: section identifier [\(identifier)] cannot be moved relative to itself")
    }
    sections.remove(at: knownIndex(of: identifier))
    numberSections()
    sections.insert(section, at: knownIndex(of: other) + offset)
    numberSections()
  }

  private mutating func numberSections(from start: Int = 0) {
    if start == 0 { sectionIndices.removeAll(keepingCapacity: true) }
    for index in start..<sections.count { sectionIndices[sections[index].identifier] = index }
  }
}
