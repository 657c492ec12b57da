import Foundation

/// The content of a table view at one time: sections in order, each with its items, all with unique identifiers.
///
/// Create one, or change the one that the data source's `snapshot()` returns, and apply it.
@preconcurrency public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// A section with its items.
  struct Section {
    var identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  var sections: [Section] = []
  /// The index of each section.
  var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The section of each item.
  var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  var marks = Marks()

  /// The items and sections to reload or reconfigure, in the app's order.
  struct Marks {
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
  }

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsOfItems.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The identifiers of the sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The sections that reload when you apply the snapshot.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections }

  /// The items that reload when you apply the snapshot.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems }

  /// The items that are reconfigured when you apply the snapshot.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems }

  /// Returns the number of items in a section.
  ///
  /// Crashes if the section doesn't exist.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[knownIndex(of: identifier)].items.count
  }

  /// Returns the items of a section, in order.
  ///
  /// Crashes if the section doesn't exist.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[knownIndex(of: identifier)].items
  }

  /// Returns the section that contains an item, or `nil` if none does.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  /// Returns the index of an item among the items of all sections, or `nil` if it doesn't exist.
  ///
  /// - Complexity: O(n) in the items of the item's section and O(s) in the sections before it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.row) { $0 + $1.items.count }
  }

  /// Returns the index of a section, or `nil` if it doesn't exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndices[identifier] }

  // MARK: Implementation

  /// Returns the section and row of an item.
  func path(of identifier: ItemIdentifierType) -> (section: Int, row: Int)? {
    guard let section = sectionsOfItems[identifier], let index = sectionIndices[section],
      let row = sections[index].items.firstIndex(of: identifier)
    else { return nil }
    return (index, row)
  }

  /// Returns the index of a section. Crashes if it doesn't exist, with the message that's reported of Apple's.
  func knownIndex(of identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIndices[identifier] else {
      raise(
        .internalInconsistency,
        "Invalid parameter not satisfying: section != NSNotFound (there is no section \(identifier) in the snapshot)")
    }
    return index
  }

  /// Crashes if there are duplicate identifiers, with the message that's reported of Apple's.
  func refuseDuplicates<Identifier: Hashable>(in identifiers: [Identifier], of kind: String) {
    guard Set(identifiers).count < identifiers.count else { return }
    var known: Set<Identifier> = []
    var told: Set<Identifier> = []
    let twice = identifiers.filter { !known.insert($0).inserted && told.insert($0).inserted }
    raise(
      .internalInconsistency,
      "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: {(\n"
        + twice.map { "    \($0)" }.joined(separator: ",\n") + "\n)}")
  }
}
