import TableMakerDiffing
import UIKit

/// The properties that all rows of a `section()` or `sections(from:)` share. It's a class because there may be
/// thousands.
@MainActor final class RowContext<Item> {
  let identity: Identity<Item>
  let configuration: _RowConfiguration<Item>
  /// A Boolean value that indicates whether a user's move of a row has an effect.
  var canMove = false
  /// A Boolean value that indicates whether the list can receive drops.
  var canReceive = false

  init(_ identity: Identity<Item>, _ configuration: _RowConfiguration<Item>) {
    self.identity = identity
    self.configuration = configuration
  }
}

/// Rows that show items.
final class TypedSectionRows<Item>: SectionRows {
  let items: RowItems<Item>
  /// The positions of the items in the section's tree, or `nil` if the section isn't a tree.
  let nodes: [TreeNode]?
  /// The item that would make the tree endless.
  private let endless: TreeReading<Item>.Endless?
  /// The positions of the items in their list, if the source provides them for all items.
  let placement: Placement?
  /// The positions of the section's own items, if a tree shows other items below them.
  let ownPlaces: OwnPlaces?
  private let origins: (any ItemLookup)?
  /// The number of objects that had been named when the items were read.
  let namedCount: Int
  /// The number of times that any object may have changed before.
  let expiries: Int
  let context: RowContext<Item>

  init(
    of part: PendingSection<Item>, tokens: ContentTokens, context: RowContext<Item>, callbacks: RowCallbacks,
    match: SearchMatch?, hasAddItemRow: Bool
  ) {
    items = part.items
    nodes = part.tree?.nodes
    endless = part.tree?.endless
    placement = part.placement
    ownPlaces = part.ownPlaces
    origins = part.origins
    (namedCount, expiries) = (part.namedCount, part.expiries)
    self.context = context
    super.init(
      of: part.section, tokens: tokens, callbacks: callbacks, match: match, heading: part.heading,
      hasAddItemRow: hasAddItemRow)
    hasNoDuplicates = items.count < 2 || context.identity.kind == .position
    section.latestRows = self
  }

  /// The identity that matches rows with the next ones.
  var identity: Identity<Item> { context.identity }

  override func perform(_ event: DelegateMethod, at row: Int, onError: (any Error, String) -> Void) {
    guard row < items.count, let event = context.configuration.events[event] else { return }
    event.perform(items[row], row, onError: onError)
  }

  override func performToggle(at row: Int, isExpanded: Bool, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    let tree = context.configuration.tree
    (isExpanded ? tree.expansions : tree.collapses).perform(items[row], row, onError: onError)
  }

  override func answers(_ question: DelegateMethod) -> Bool { context.configuration.answers[question] != nil }

  override func perform(_ event: DelegateMethod, at rows: [Int], onError: (any Error, String) -> Void) {
    guard let event = context.configuration.itemsEvents[event] else { return }
    let items = rows.filter { $0 < self.items.count }.map { self.items[$0] }
    guard !items.isEmpty else { return }
    for body in event.handlers {
      do { try body(items) } catch { onError(error, event.step) }
    }
  }

  override func selected(insteadOf row: Int) -> Selected {
    guard let willSelect = context.configuration.willSelect, row < items.count else { return .row(row) }
    guard let item = willSelect(items[row], row) else { return .none }
    return self.row(of: item).map { .row($0) } ?? .unknown(item: item)
  }

  override func answer(_ question: DelegateMethod, at row: Int) -> Bool {
    guard row < items.count, let answer = context.configuration.answers[question] else { return true }
    return answer(items[row], row)
  }

  override func perform(
    _ event: DelegateMethod, at row: Int, with cell: UITableViewCell, onError: (any Error, String) -> Void
  ) {
    guard row < items.count, let event = context.configuration.cellEvents[event] else { return }
    event.perform(cell, items[row], row, onError: onError)
  }

  override func shownRow(at row: Int) -> ShownRow? {
    guard row < items.count else { return nil }
    let item = items[row]
    return ShownRow(section: section) { [context, section] event, cell, index, onError in
      // The cell may have been configured with an earlier equal state.
      let newest = (section.latestRows as? TypedSectionRows)?.item(like: item, at: index) ?? item
      context.configuration.cellEvents[event]?.perform(cell, newest, index, onError: onError)
    }
  }

  /// Returns the newest state of a cell's item and its row; `nil` if it was removed or will be configured again.
  func newest(of item: Item, at row: Int) -> (item: Item, row: Int)? {
    if let newest = self.item(like: item, at: row) { return (newest, row) }
    guard let row = self.row(of: item), let newest = self.item(like: item, at: row) else { return nil }
    return (newest, row)
  }

  /// Returns the item of a row if it's an equal state of another one. An unequal one may be a duplicate.
  private func item(like other: Item, at row: Int) -> Item? {
    guard items.indices.contains(row) else { return nil }
    let item = items[row]
    if let hasSameContent = identity.hasSameContent, !hasSameContent(item, other) { return nil }
    if identity.kind == .position { return identity.hasSameContent == nil ? nil : item }
    return identity.isSame(item, other) ? item : nil
  }

  // MARK: Editing

  override func editing(at row: Int) -> RowEditing? {
    let steps = context.configuration.editing
    let settings = section.settings.editing
    guard row < items.count, steps.hasEffect || settings.editability != nil || takesMovedRows else { return nil }
    let isMovable = isMovable(at: row)
    guard steps.hasEffect else {
      return RowEditing(editability: .never, style: .none, indents: false, isMovable: isMovable, hasActions: false)
    }
    let item = items[row]
    let editability = settings.editability ?? steps.editability?(item, row) ?? .always
    let style = steps.style?(item, row) ?? steps.usualStyle
    let hasControl = style != .none && editability.allows(whileEditing: true)
    return RowEditing(
      editability: editability, style: style, indents: settings.indents ?? hasControl, isMovable: isMovable,
      hasActions: steps.hasActions)
  }

  override func handles(_ event: DelegateMethod) -> Bool { context.configuration.events[event] != nil }

  override func leadingActions(at row: Int) -> UISwipeActionsConfiguration? {
    guard row < items.count else { return nil }
    return context.configuration.editing.leading?.configuration(items[row], row)
  }

  override func trailingActions(at row: Int) -> UISwipeActionsConfiguration? {
    guard row < items.count else { return nil }
    let steps = context.configuration.editing
    if let trailing = steps.trailing { return trailing.configuration(items[row], row) }
    // The table view's own button deletes the row. If no step deletes rows, there's no button.
    return steps.deletes ? nil : UISwipeActionsConfiguration(actions: [])
  }

  override func menu(at row: Int) -> UIContextMenuConfiguration? {
    guard row < items.count, let menu = context.configuration.menus.menu(for: items[row], at: row) else { return nil }
    let preview = context.configuration.menus.preview
    return UIContextMenuConfiguration(
      identifier: nil, previewProvider: preview.map { preview in { [item = items[row]] in preview(item, row) } },
      actionProvider: { _ in menu })
  }

  override func deleteTitle(at row: Int) -> String? {
    if let title = section.settings.editing.deleteTitle { return title }
    guard row < items.count else { return nil }
    return context.configuration.editing.deleteTitle?(items[row], row)
  }

  override func commit(_ style: UITableViewCell.EditingStyle, at row: Int, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    context.configuration.editing.event(of: style)?.perform(items[row], row, onError: onError)
  }

  // MARK: Moving

  override var takesMovedRows: Bool { section.settings.moving.isMovable && context.canMove }

  override func isMovable(at row: Int) -> Bool {
    guard takesMovedRows, row < items.count else { return false }
    guard section.settings.moving.asksRows, let ask = context.configuration.moving.isMovable else { return true }
    return ask(items[row], row)
  }

  override func moveTarget(of row: Int, from: RowPlace, to: RowPlace) -> RowPlace {
    guard row < items.count, let target = context.configuration.moving.target else { return to }
    return target(items[row], from, to)
  }

  override func performMove(of row: Int, from: RowPlace, to: RowPlace, onError: (any Error, String) -> Void) {
    guard row < items.count else { return }
    for body in context.configuration.moving.handlers {
      do { try body(items[row], from, to) } catch { onError(error, "onMove") }
    }
  }

  // MARK: Headers and footers

  override func fillWithItems(_ view: UITableViewHeaderFooterView, as kind: SupplementaryKind) {
    let steps = kind == .header ? context.configuration.header : context.configuration.footer
    steps.fill?(view, ownItems)
  }

  override func height(of kind: SupplementaryKind) -> CGFloat? {
    let steps = kind == .header ? context.configuration.header : context.configuration.footer
    return section.settings.height(kind).isClosure ? steps.height?(ownItems) : nil
  }

  /// The section's own items, without the children that its tree shows.
  var ownItems: [Item] {
    guard let nodes else { return items.array }
    return items.indices.filter { nodes[$0].level == 0 }.map { items[$0] }
  }

  // MARK: Changes

  override func foundDifference(from before: SectionRows) -> Difference {
    guard let before = before as? TypedSectionRows else { return super.foundDifference(from: before) }
    if let placement, let old = before.placement, placement.isOfSameState(as: old) {
      let map = PlaceMap(Difference(), countBefore: placement.count, countAfter: placement.count)
      follow(before, with(Difference(from: old.places, to: placement.places, through: map), since: before))
      return difference(from: before)
    }
    follow(before, with(identity.difference(before.items.array, items.array), since: before))
    return difference(from: before)
  }

  /// Adds the rows with another position in the section's tree to a difference of items.
  private func with(_ difference: Difference, since before: TypedSectionRows) -> Difference {
    var difference = difference
    if placement == nil {
      difference.addNamed(before.isNamed(until: expiries), from: before.items.array, to: items.array)
    }
    if identity.hasSameContent == nil { difference.removeUnchanged(from: before.ownPlaces, to: ownPlaces) }
    difference.addChanges(from: before.nodes ?? [], to: nodes ?? [])
    return difference
  }

  override var crossingGroup: CrossingGroup? {
    identity.kind == .position
      ? nil : CrossingGroup(item: ObjectIdentifier(Item.self), identity: identity.kind, cells: section.cellIdentifier)
  }

  override func crossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)] {
    if let placed = placedCrossings(leaving, coming) { return placed }
    /// Returns the indices with items of this type and identity, the items, their tree positions, and their adapters.
    func found(
      _ list: SectionRowList
    ) -> (places: [Int], items: [Item], nodes: [TreeNode?], adapters: [ObjectIdentifier]) {
      var (indices, items, adapters): ([Int], [Item], [ObjectIdentifier]) = ([], [], [])
      var nodes: [TreeNode?] = []
      indices.reserveCapacity(list.numbers.count)
      items.reserveCapacity(list.numbers.count)
      nodes.reserveCapacity(list.numbers.count)
      adapters.reserveCapacity(list.numbers.count)
      for part in list.parts {
        guard let rows = part.rows as? TypedSectionRows, rows.identity.kind == identity.kind else { continue }
        for index in part.range where list.numbers[index] < rows.items.count {
          indices.append(index)
          items.append(rows.items[list.numbers[index]])
          nodes.append(rows.nodes?[list.numbers[index]])
          adapters.append(rows.section.adapter)
        }
      }
      return (indices, items, nodes, adapters)
    }
    let (before, after) = (found(leaving), found(coming))
    let origins = identity.origins(before.items, after.items)
    var result: [(leaving: Int, coming: Int, isUnchanged: Bool)] = []
    for (index, origin) in origins.enumerated() {
      guard let origin else { continue }
      // The adapter of another section may show the same item in a different way.
      let isSameWork = before.adapters[origin] == after.adapters[index]
      let isUnchanged = isSameWork && identity.hasSameContent?(before.items[origin], after.items[index]) ?? false
      let isAsBefore = before.nodes[origin] == after.nodes[index]
      result.append((before.places[origin], after.places[index], isUnchanged && isAsBefore))
    }
    return result
  }

  /// Matches rows by their indices in one unchanged list without comparing items; returns `nil` for other rows.
  private func placedCrossings(
    _ leaving: SectionRowList, _ coming: SectionRowList
  ) -> [(leaving: Int, coming: Int, isUnchanged: Bool)]? {
    guard let placement else { return nil }
    /// Returns each row's index in the list and its adapter; `nil` if a row belongs to another list or state.
    func found(_ list: SectionRowList) -> [(index: Int, place: Int, adapter: ObjectIdentifier)]? {
      var result: [(index: Int, place: Int, adapter: ObjectIdentifier)] = []
      for part in list.parts {
        guard let rows = part.rows as? TypedSectionRows, let other = rows.placement, other.isOfSameState(as: placement)
        else {
          return nil
        }
        for index in part.range where list.numbers[index] < rows.items.count {
          result.append((index, other.places[list.numbers[index]], rows.section.adapter))
        }
      }
      return result
    }
    guard let before = found(leaving), let after = found(coming) else { return nil }
    var origins = Dictionary(before.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    return after.compactMap { row in
      guard let origin = origins.removeValue(forKey: row.place) else { return nil }
      return (origin.index, row.index, origin.adapter == row.adapter)
    }
  }

  // MARK: Duplicates

  /// Continues the search for duplicates of the previous rows, with the difference from them.
  func followDuplicates(of before: TypedSectionRows, _ difference: Difference) {
    // Duplicates in a part of a list are searched in the list.
    guard !hasNoDuplicates, before.hasNoDuplicates, placement == nil else { return }
    duplicateSearch = DuplicateSearch(after: difference, among: items.count)
    hasNoDuplicates = duplicateSearch == nil
  }

  override func findDuplicates(while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    if hasNoDuplicates { return .none }
    if let placement { return findDuplicates(in: placement, while: hasTime) }
    let search = duplicateSearch ?? DuplicateSearch(among: items.count)
    duplicateSearch = search
    let progress = identity.advance(search, items.array, hasTime)
    guard progress != .unfinished else { return progress }
    duplicateSearch = nil
    hasNoDuplicates = progress == .none
    return progress
  }

  /// Searches the items' list, once for all sections and queries that show parts of it.
  private func findDuplicates(in placement: Placement, while hasTime: () -> Bool) -> DuplicateSearch.Progress {
    // If the list has changed, an update with other rows follows.
    guard placement.generation == placement.list.generation else { return .none }
    switch placement.list.findDuplicates(while: hasTime) {
    case .unfinished: return .unfinished
    case .none:
      hasNoDuplicates = true
      return .none
    case .found(let first, let second):
      guard let places = placement.places.listed else { return .found(first: first, second: second) }
      guard let one = places.firstIndex(of: Int32(truncatingIfNeeded: first)),
        let other = places.firstIndex(of: Int32(truncatingIfNeeded: second))
      else { return .none }
      return .found(first: one, second: other)
    }
  }

  // MARK: Items

  override func item(at row: Int) -> Any? { items.indices.contains(row) ? items[row] : nil }

  override var endlessItem: (item: Any, level: Int)? { endless.map { ($0.item, $0.level) } }

  override func node(at row: Int) -> TreeNode? { row < items.count ? nodes?[row] : nil }

  override func identifier(at row: Int) -> AnyHashable? {
    items.indices.contains(row) ? identity.identifier(items[row], row) : nil
  }

  /// Finds rows by their items, and by the originals of these items.
  private var lookup: IdentifiedLookup<Item> {
    IdentifiedLookup(items: items.array, identity: identity, origins: origins)
  }

  override func listPlace(of row: Int) -> ListPlace? {
    guard row < items.count else { return nil }
    if let ownPlaces { return ownPlaces.listPlace(of: row) }
    guard let placement else { return nil }
    return ListPlace(list: placement.list, generation: placement.generation, place: placement.places[row])
  }

  override func row(at place: ListPlace) -> Int? {
    if let ownPlaces { return ownPlaces.row(at: place) }
    guard let placement, placement.list === place.list, placement.generation == place.generation else { return nil }
    guard let places = placement.places.listed else { return place.place < items.count ? place.place : nil }
    return places.firstIndex(of: Int32(truncatingIfNeeded: place.place))
  }

  override func row<Named>(of item: Named) -> Int? { lookup.ownPlace(of: item) }

  override func row<Named>(madeOf item: Named) -> Int? { origins?.firstPlace(of: item) }

  override func rows(of identifiers: IdentitySet<AnyHashable>) -> [Int] {
    items.indices.filter { identifiers.contains(identity.identifier(items[$0], $0)) }
  }

  override func renew<Named>(_ named: [Named], from counter: inout ContentTokens.Counter) -> [Int] {
    let rows = lookup.places(of: named)
    if section.isAutomatic { tokens.renew(rows, from: &counter) }
    return rows
  }

  override func shows<Named>(_ named: [Named]) -> Bool { !lookup.places(of: named).isEmpty }
}
