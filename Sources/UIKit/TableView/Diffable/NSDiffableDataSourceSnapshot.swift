import Foundation

/// The content of a table at some time: sections in their order, each with its items, all known by unique identifiers.
///
/// An app makes one, or takes the one that `snapshot()` of the data source returns, changes it and applies it.
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
  /// The place of each section.
  var sectionIndices: [SectionIdentifierType: Int] = [:]
  /// The section that each item is in.
  var sectionsOfItems: [ItemIdentifierType: SectionIdentifierType] = [:]
  var marks = Marks()

  /// The items and sections to show anew, in the app's order.
  struct Marks {
    var reloadedSections: [SectionIdentifierType] = []
    var reloadedItems: [ItemIdentifierType] = []
    var reconfiguredItems: [ItemIdentifierType] = []
  }

  /// Makes a snapshot without sections.
  public init() {}

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsOfItems.count }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The sections in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }

  /// The items of all sections in their order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// The sections that are to be reloaded when the snapshot is applied.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections }

  /// The items that are to be reloaded when the snapshot is applied.
  public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems }

  /// The items whose cells are to be configured again when the snapshot is applied.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems }

  /// Returns how many items a section has. Ends the process if there is no such section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[knownIndex(of: identifier)].items.count
  }

  /// Returns the items of a section in their order. Ends the process if there is no such section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[knownIndex(of: identifier)].items
  }

  /// Returns the section that an item is in; nil if it is in none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sectionsOfItems[identifier]
  }

  /// Returns the place of an item among the items of all sections; nil if there is no such item.
  ///
  /// - Complexity: O(n) in the items of the item's section and O(s) in the sections before it.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.row) { $0 + $1.items.count }
  }

  /// Returns the place of a section; nil if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sectionIndices[identifier] }

  // MARK: Inside

  /// The numbers of an item's section and of its row in that.
  func path(of identifier: ItemIdentifierType) -> (section: Int, row: Int)? {
    guard let section = sectionsOfItems[identifier], let index = sectionIndices[section],
      let row = sections[index].items.firstIndex(of: identifier)
    else { return nil }
    return (index, row)
  }

  /// The place of a section that has to be there. The words are those that are reported of Apple's.
  func knownIndex(of identifier: SectionIdentifierType) -> Int {
    guard let index = sectionIndices[identifier] else {
      raise(
        .internalInconsistency,
        "Invalid parameter not satisfying: section != NSNotFound (there is no section \(identifier) in the snapshot)")
    }
    return index
  }

  /// Ends the process if one identifier is there twice. The words are those that are reported of Apple's.
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
