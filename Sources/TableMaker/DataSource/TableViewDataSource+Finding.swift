import TableMakerDiffing
public import UIKit

// Rows on screen, by items instead of index paths. All of it answers from the snapshot that the table shows; what is done to rows is
// done when changes of the current turn are shown.
extension TableViewDataSource {
  /// The list of a section, by the section's name; where its source is made of a list, as by `map`, that list.
  ///
  /// The app's own `ItemList`, where it has kept it, is the better way: no name can be wrong there. This finds the list that
  /// `data(array)` has made.
  /// - Parameters:
  ///   - name: The section's name; of several that share it the first is meant.
  ///   - item: The type of its items.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  /// - Returns: Nil, with a diagnostic, if there is no such section, no list of such items, or more than one.
  public func list<Item>(
    named name: String, of item: Item.Type, file: StaticString = #fileID, line: UInt = #line
  ) -> ItemList<Item>? {
    let call = "list(named: “\(name)”, of: \(item).self)"
    guard let group = group(named: name, call: call, at: CallSite(file: file, line: line)) else { return nil }
    if let list = group.content.list(of: item) { return list }
    let place = CallSite(file: file, line: line)
    reporter.report(.otherSource(section: name, call: call, source: group.content.sourceName, at: place))
    return nil
  }

  /// The item that a row shows; nil if there is no such row, it shows none, or an item of another type.
  public func item<Item>(at indexPath: IndexPath, of type: Item.Type = Item.self) -> Item? {
    // Any other number of indexes has no section, or no row.
    guard indexPath.count == 2 else { return nil }
    return snapshot.rows(of: indexPath.section, with: indexPath.row)?.item(at: indexPath.row) as? Item
  }

  /// The row that shows an item; nil if there is none. Of several the first.
  ///
  /// - Parameter item: Found by its identity; an item without one by being equal. Where no section shows it, but one shows what `map`
  ///   has made of it, that row is found.
  /// - Complexity: O(n) comparisons.
  public func indexPath<Item>(of item: Item) -> IndexPath? {
    reading {
      for (section, rows) in snapshot.sections.enumerated() {
        if let row = rows.row(of: item) { return IndexPath(row: row, section: section) }
      }
      for (section, rows) in snapshot.sections.enumerated() {
        if let row = rows.row(madeOf: item) { return IndexPath(row: row, section: section) }
      }
      return nil
    }
  }

  /// The cell on screen that shows an item; nil if there is none.
  ///
  /// - Complexity: O(n) comparisons.
  public func cell<Item>(for item: Item) -> UITableViewCell? {
    indexPath(of: item).flatMap { ownTable()?.cellForRow(at: $0) }
  }

  /// Has the adapter fill the visible cells of an item again, because something changed that its content does not tell.
  ///
  /// For an object that has changed in place, say. The cell stays the same; a measured row is measured again. An item that the
  /// table does not show is a diagnostic.
  public func reconfigure<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    let place = CallSite(file: file, line: line)
    whenShown { $0.reconfigure([item], "reconfigure(\(brief(item)))", at: place) }
  }

  /// The identities of the selected items.
  ///
  /// The selection survives updates and reloads, as long as the items are there. An item stays selected while a search, a hidden section,
  /// or a collapsed tree hides it: its row is selected when it is shown again.
  ///
  /// Setting the property selects those items and no others, hidden ones included, and calls no closure. The identity of an item that is
  /// known by its place is its index; such an item isn't among the identities while a search hides it. A table view that allows one
  /// selected row keeps one.
  /// - Complexity: Setting it is O(n) for all items.
  public var selection: Set<AnyHashable> {
    get { Set(selectedIdentifiers) }
    set { whenFree { $0.select(IdentitySet(newValue)) } }
  }

  /// The identities of the selected items.
  var selectedIdentifiers: IdentitySet<AnyHashable> {
    var identifiers = IdentitySet<AnyHashable>()
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      guard let rows = snapshot.rows(of: path.section, with: path.row) else { continue }
      if let identifier = rows.identifier(at: path.row) { identifiers.insert(identifier) }
    }
    identifiers.formUnion(hiddenIdentifiers)
    return identifiers
  }

  /// Selects the items of some identities, and no others.
  func select(_ identifiers: IdentitySet<AnyHashable>) {
    showChanges()
    guard let tableView = ownTable() else { return }
    var paths: [RowPath] = []
    let allowsSeveral = tableView.allowsSeveralRows
    reading {
      var missing = identifiers
      for (section, rows) in snapshot.sections.enumerated() where !identifiers.isEmpty {
        for row in rows.rows(of: identifiers) {
          paths.append(RowPath(section: section, row: row))
          if let identifier = rows.identifier(at: row) { missing.remove(identifier) }
        }
      }
      if !allowsSeveral, !paths.isEmpty { missing = IdentitySet() }
      selectHidden(missing, onlyFirst: !allowsSeveral, in: tableView)
    }
    select(allowsSeveral ? paths : Array(paths.prefix(1)), in: tableView)
  }

  private func reconfigure<Item>(_ items: [Item], _ call: @autoclosure () -> String, at place: CallSite) {
    heightEngine.renumberIfNeeded()
    var paths: [IndexPath] = []
    var isMeasured = false
    for (section, rows) in snapshot.sections.enumerated() {
      let named = reading { rows.renew(items, from: &heightEngine.tokens) }
      paths += named.map { IndexPath(row: $0, section: section) }
      if !named.isEmpty, rows.section.isAutomatic || rows.section.hasHeights { isMeasured = true }
    }
    guard !paths.isEmpty else { return reporter.report(.unknownItems(call: call(), at: place)) }
    refill(paths)
    if isMeasured { updateHeights(of: paths, animated: true) }
    renewOrders(of: items)
  }

  /// Updates the orders and searches of edited objects, because such an object equals itself.
  private func renewOrders<Item>(of items: [Item]) {
    guard Item.self is AnyObject.Type else { return }
    let arranged = groups.filter { $0.content.isArranged }
    if arranged.isEmpty { return }
    NamedObjects.note(items)
    for group in arranged { group.expire() }
    guard requestUpdate() else { return }
    showChanges()
  }

  /// Has the cells of some rows filled again, where they have any.
  func refill(_ paths: [IndexPath]) {
    guard let tableView = ownTable() else { return }
    let cells = paths.compactMap { path in tableView.cellForRow(at: path).map { (cell: $0, path: RowPath(path)) } }
    let others = fill(cells)
    guard !others.isEmpty else { return }
    let provided = others.filter { snapshot.sections[$0.section].section.settings.cells.isProvided }
    swapCells(of: provided, in: tableView)
    guard provided.count < others.count else { return }
    requestUpdate()
    showChanges()
  }

  /// The first section of a name that a chain has given.
  func group(named name: String) -> SectionGroup? { sectionGroups.first(named: name) }

  /// The place of a section among all, the hidden ones too.
  func index(of group: SectionGroup) -> Int? { sectionGroups.index(of: group) }

  /// The section of a name that a chain has given; where there is none, a diagnostic.
  func group(named name: String, call: String, at place: CallSite, wasAdded: Bool = false) -> SectionGroup? {
    if let group = group(named: name) { return group }
    reportUnknown(section: name, call: call, wasAdded: wasAdded, at: place)
    return nil
  }

  /// Reports that no chain has given a name.
  func reportUnknown(section name: String, call: String, wasAdded: Bool = false, at place: CallSite) {
    if let group = group(showing: name) {
      let source = group.content.sourceName
      return reporter.report(
        .sectionOfSource(name, call: call, source: source, step: group.settings.name, wasAdded: wasAdded, at: place))
    }
    let known = groups.compactMap(\.settings.name)
    reporter.report(.unknownSection(name, call: call, known: known, wasAdded: wasAdded, at: place))
  }
}
