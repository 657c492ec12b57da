import TableMakerDiffing

/// Rows that show items of one type: the only door from the table view's callbacks to the types of a chain. Each
/// concern is an extension in a file of its own.
final class TypedItemRows<Item>: ItemRows {
  let content: ItemsContent<Item>
  let section: LiveSection
  let items: RowItems<Item>
  /// The positions of the items in the section's tree, or `nil` if the section isn't a tree.
  let nodes: [TreeNode]?
  /// The section's own items if the section is collapsed, so that they have no rows; `nil` if it's expanded.
  let collapsedItems: RowItems<Item>?
  /// The item that would make the tree endless.
  private let endless: TreeReading<Item>.Endless?
  let placement: Placement?
  /// The positions of the section's own items, if a tree shows other items below them.
  let ownPositions: OwnPositions?
  /// Finds the original items of these items.
  let origins: (any ItemLookup)?
  /// The number of objects that had been named when the items were read.
  let namedCount = NamedObjects.count
  /// The number of times that any object may have changed before.
  let expiries: Int
  var hasNoDuplicates: Bool
  /// The search for rows with the same identity, while it's in progress.
  var duplicateSearch: DuplicateSearch?

  init(
    of content: ItemsContent<Item>, in section: LiveSection, items: RowItems<Item>, tree: TreeReading<Item>? = nil,
    placement: Placement? = nil, origins: (any ItemLookup)? = nil, collapsed: RowItems<Item>? = nil
  ) {
    self.content = content
    self.section = section
    self.items = items
    collapsedItems = collapsed
    nodes = collapsed != nil && content.traits.isTree ? [] : tree?.nodes
    endless = tree?.endless
    self.placement = tree?.isFlat ?? true ? placement : nil
    ownPositions = tree.flatMap { tree in placement.map { OwnPositions($0, nodes: tree.isFlat ? nil : tree.nodes) } }
    self.origins = origins
    expiries = content.expiries
    hasNoDuplicates = items.count < 2 || content.identity.kind == .position
  }

  var count: Int { items.count }

  var isCollapsed: Bool { collapsedItems != nil }

  var ownCount: Int { collapsedItems?.count ?? nodes?.count { $0.level == 0 } ?? items.count }

  var isTree: Bool { nodes != nil }

  /// The identity that matches rows with the next ones.
  var identity: Identity<Item> { content.identity }

  /// The section's own items with or without rows, and without the children that its tree shows.
  var ownItems: [Item] {
    if let collapsedItems { return collapsedItems.array }
    guard let nodes else { return items.array }
    return items.indices.filter { nodes[$0].level == 0 }.map { items[$0] }
  }

  func shownItems<Named>(of type: Named.Type) -> [Named] { items.array as? [Named] ?? [] }

  func callbacks(marking match: SearchMatch?) -> RowCallbacks {
    content.callbacks(for: items, nodes, in: section, match)
  }

  func item(at row: Int) -> Any? { items.indices.contains(row) ? items[row] : nil }

  var endlessItem: (item: Any, level: Int)? { endless.map { ($0.item, $0.level) } }

  func node(at row: Int) -> TreeNode? { row < items.count ? nodes?[row] : nil }

  func identifier(at row: Int) -> AnyHashable? {
    items.indices.contains(row) ? identity.identifier(items[row], row) : nil
  }

  /// Finds rows by their items, and by the originals of these items.
  private var lookup: IdentifiedLookup<Item> {
    IdentifiedLookup(items: items.array, identity: identity, origins: origins)
  }

  func listPosition(of row: Int) -> ListPosition? {
    guard row < items.count else { return nil }
    if let ownPositions { return ownPositions.listPosition(of: row) }
    guard let placement else { return nil }
    return ListPosition(list: placement.list, generation: placement.generation, position: placement.places[row])
  }

  func row(at position: ListPosition) -> Int? {
    if let ownPositions { return ownPositions.row(at: position) }
    guard let placement, placement.list === position.list, placement.generation == position.generation else {
      return nil
    }
    guard let places = placement.places.listed else { return position.position < items.count ? position.position : nil }
    return places.firstIndex(of: Int32(truncatingIfNeeded: position.position))
  }

  func row<Named>(of item: Named) -> Int? { lookup.ownIndex(of: item) }

  func row<Named>(madeOf item: Named) -> Int? { origins?.firstIndex(of: item) }

  func rows(of identifiers: IdentitySet<AnyHashable>) -> [Int] {
    items.indices.filter { identifiers.contains(identity.identifier(items[$0], $0)) }
  }

  func rows<Named>(showing items: [Named]) -> [Int] { lookup.places(of: items) }
}
