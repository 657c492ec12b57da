import TableMakerDiffing
public import UIKit

// Rows on screen, found by items instead of index paths. These methods use the snapshot in the table view. Changes of
// rows apply when the changes of the current turn are shown.
extension TableViewDataSource {
  /// Returns the list of a section, by the section's name. If its source is derived from a list, as by `map`, returns
  /// that list.
  ///
  /// If you keep your own `ItemList`, use that instead, because no name can be wrong there. This method finds the list
  /// that `data(array)` creates.
  /// - Parameters:
  ///   - name: The section's name. If several sections have it, the first is used.
  ///   - item: The type of the list's items.
  ///   - file: The file to name in diagnostics.
  ///   - line: The line to name in diagnostics.
  /// - Returns: The list. If no section has the name, or it has no list or several lists with this item type,
  ///   TableMaker reports a diagnostic, and the result is `nil`.
  public func list<Item>(
    named name: String, of item: Item.Type, file: StaticString = #fileID, line: UInt = #line
  ) -> ItemList<Item>? {
    let call = "list(named: “\(name)”, of: \(item).self)"
    guard let group = group(named: name, call: call, at: CallSite(file: file, line: line)) else { return nil }
    if let list = group.content.source.list(of: item) { return list }
    let place = CallSite(file: file, line: line)
    reporter.report(.noList(section: name, call: call, source: group.content.sourceName, at: place))
    return nil
  }

  /// Returns the item in a row, or `nil` if the row doesn't exist, shows no item, or shows an item of another type.
  public func item<Item>(at indexPath: IndexPath, of type: Item.Type = Item.self) -> Item? {
    // An index path with another number of indexes has no section or no row.
    guard indexPath.count == 2 else { return nil }
    return snapshot.rows(of: indexPath.section, with: indexPath.row)?.items.item(at: indexPath.row) as? Item
  }

  /// Returns the index path of the first row that shows an item, or `nil` if none does.
  ///
  /// - Parameter item: The item to find by its identity or, without one, by equality. If no section shows it, but one
  ///   shows the item that `map` made from it, the method finds that row.
  /// - Complexity: O(n) comparisons.
  public func indexPath<Item>(of item: Item) -> IndexPath? {
    calls.reading {
      for (section, rows) in snapshot.sections.enumerated() {
        if let row = rows.items.row(of: item) { return IndexPath(row: row, section: section) }
      }
      for (section, rows) in snapshot.sections.enumerated() {
        if let row = rows.items.row(madeOf: item) { return IndexPath(row: row, section: section) }
      }
      return nil
    }
  }

  /// Returns the visible cell that shows an item, or `nil` if none does.
  ///
  /// - Complexity: O(n) comparisons.
  public func cell<Item>(for item: Item) -> UITableViewCell? {
    indexPath(of: item).flatMap { ownTable()?.cellForRow(at: $0) }
  }

  /// Configures the visible cells of an item again, for changes that its content doesn't show.
  ///
  /// Use this method, for example, after you change an object in place. TableMaker calls the adapter with the same
  /// cell, and measures an automatic height again. If the table view doesn't show the item, TableMaker reports a
  /// diagnostic.
  public func reconfigure<Item>(_ item: Item, file: StaticString = #fileID, line: UInt = #line) {
    let place = CallSite(file: file, line: line)
    whenShown { $0.reconfigure([item], "reconfigure(\(brief(item)))", at: place) }
  }

  /// The identities of the selected items.
  ///
  /// The selection survives updates and reloads as long as the items exist. An item stays selected while a search, a
  /// hidden section, or a collapsed tree hides it. Its row is selected again when it reappears.
  ///
  /// If you set the property, exactly those items are selected, including hidden ones, and TableMaker calls no closure.
  /// An item with a positional identity has its index as its identity, and isn't in the set while a search hides it. A
  /// table view that allows one selected row selects only one.
  /// - Complexity: O(n) for all items when you set the property.
  public var selection: Set<AnyHashable> {
    get { Set(selectedIdentifiers) }
    set { whenFree { $0.select(IdentitySet(newValue)) } }
  }

  /// The identities of the selected items.
  var selectedIdentifiers: IdentitySet<AnyHashable> {
    var identifiers = IdentitySet<AnyHashable>()
    for path in tableView?.indexPathsForSelectedRows ?? [] {
      guard let rows = snapshot.rows(of: path.section, with: path.row) else { continue }
      if let identifier = rows.items.identifier(at: path.row) { identifiers.insert(identifier) }
    }
    identifiers.formUnion(hiddenIdentifiers)
    return identifiers
  }

  /// Selects exactly the items with the given identities.
  func select(_ identifiers: IdentitySet<AnyHashable>) {
    showChanges()
    guard let tableView = ownTable() else { return }
    var paths: [RowPath] = []
    let allowsSeveral = tableView.allowsSeveralRows
    calls.reading {
      var missing = identifiers
      for (section, rows) in snapshot.sections.enumerated() where !identifiers.isEmpty {
        for row in rows.items.rows(of: identifiers) {
          paths.append(RowPath(section: section, row: row))
          if let identifier = rows.items.identifier(at: row) { missing.remove(identifier) }
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
      let named = calls.reading { rows.renew(items, from: &heightEngine.tokens) }
      paths += named.map { IndexPath(row: $0, section: section) }
      if !named.isEmpty, rows.section.isAutomatic || rows.section.hasHeights { isMeasured = true }
    }
    guard !paths.isEmpty else { return reporter.report(.unknownItems(call: call(), at: place)) }
    refill(paths)
    if isMeasured { updateHeights(of: paths, animated: true) }
    renewOrders(of: items)
  }

  /// Updates orders and searches for edited objects, because such an object equals itself.
  private func renewOrders<Item>(of items: [Item]) {
    guard Item.self is AnyObject.Type else { return }
    let arranged = groups.filter { $0.content.traits.isArranged }
    if arranged.isEmpty { return }
    NamedObjects.note(items)
    for group in arranged { group.expire() }
    guard requestUpdate() else { return }
    showChanges()
  }

  /// Configures the cells of the given rows again, if they have any.
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

  /// Returns the first section with a name from the chain.
  func group(named name: String) -> SectionGroup? { sectionGroups.first(named: name) }

  /// Returns the index of a section among all sections, including hidden ones.
  func index(of group: SectionGroup) -> Int? { sectionGroups.index(of: group) }

  /// Returns the section with a name from the chain, or reports a diagnostic if none has it.
  func group(named name: String, call: String, at place: CallSite, wasAdded: Bool = false) -> SectionGroup? {
    if let group = group(named: name) { return group }
    reportUnknown(section: name, call: call, wasAdded: wasAdded, at: place)
    return nil
  }

  /// Reports that no section of the chain has a name.
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
