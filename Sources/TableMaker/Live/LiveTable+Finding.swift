import TableMakerDiffing
import UIKit

extension LiveTable {
  func item<Item>(at indexPath: IndexPath) -> Item? {
    // An index path with another number of indexes has no section or no row.
    guard indexPath.count == 2 else { return nil }
    return snapshot.rows(of: indexPath.section, with: indexPath.row)?.items.item(at: indexPath.row) as? Item
  }

  func cell<Item>(for item: Item) -> UITableViewCell? {
    indexPath(of: item).flatMap { ownTable()?.cellForRow(at: $0) }
  }

  func indexPath<Item>(of item: Item) -> IndexPath? {
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

  /// Reports that no row shows an item, and what would show it.
  func reportWithoutRow<Item>(_ item: Item, call: String, at location: CallSite) {
    let remedies = calls.reading { groups.lazy.map { $0.remedies(for: item) }.first { !$0.isEmpty } ?? [] }
    reporter.report(.unknownItems(call: call, remedies: remedies, at: location))
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

  var selection: Set<AnyHashable> {
    get { Set(selectedIdentifiers) }
    set { whenFree { $0.select(IdentitySet(newValue)) } }
  }

  /// Selects exactly the items with the given identities.
  func select(_ identifiers: IdentitySet<AnyHashable>) {
    updates.showChanges()
    guard let tableView = ownTable() else { return }
    // A table view controller clears the selection when its view appears for the first time.
    if !isOnScreen, !appearance.hasAppeared { addToAppearance(.selection) { $0.select(identifiers) } }
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
    noteSelection()
  }

  func reconfigure<Item>(_ items: [Item], _ call: @autoclosure () -> String, at location: CallSite) {
    heightEngine.renumberIfNeeded()
    var paths: [IndexPath] = []
    var isMeasured = false
    for (section, rows) in snapshot.sections.enumerated() {
      let named = calls.reading { rows.renew(items, from: &heightEngine.tokens) }
      paths += named.map { IndexPath(row: $0, section: section) }
      if !named.isEmpty, rows.section.isAutomatic || rows.section.hasHeights { isMeasured = true }
    }
    guard !paths.isEmpty else { return reporter.report(.unknownItems(call: call(), at: location)) }
    refill(paths)
    if isMeasured { updateHeights(of: paths, animated: true) }
    renewOrders(of: items)
  }

  /// Updates orders and searches for edited objects, because such an object equals itself.
  func renewOrders<Item>(of items: [Item]) {
    guard Item.self is AnyObject.Type else { return }
    let arranged = groups.filter { $0.content.traits.isArranged }
    if arranged.isEmpty { return }
    NamedObjects.note(items)
    for group in arranged { group.expire() }
    guard updates.request() else { return }
    updates.showChanges()
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
    updates.request()
    updates.showChanges()
  }

  /// Returns the first section with a name from the chain.
  func group(named name: String) -> SectionGroup? { contents.first(named: name) }

  /// Returns the index of a section among all sections, including hidden ones.
  func index(of group: SectionGroup) -> Int? { contents.index(of: group) }

  /// Returns the section with a name from the chain, or reports a diagnostic if none has it.
  func group(named name: String, call: String, at location: CallSite, wasAdded: Bool = false) -> SectionGroup? {
    if let group = group(named: name) { return group }
    reportUnknown(section: name, call: call, wasAdded: wasAdded, changesChain: true, at: location)
    return nil
  }

  /// Reports that no section of the chain has a name.
  ///
  /// - Parameter changesChain: A Boolean value that indicates whether the call can't use the names that a source gives,
  ///   such as the keys of groups.
  func reportUnknown(
    section name: String, call: String, wasAdded: Bool = false, changesChain: Bool = false, at location: CallSite
  ) {
    if let group = group(showing: name) {
      let source = group.content.sourceName
      return reporter.report(
        .sectionOfSource(name, call: call, source: source, step: group.settings.name, wasAdded: wasAdded, at: location))
    }
    var known: [String] = []
    for group in groups {
      let names = [group.settings.name] + (changesChain ? [] : group.rows.map(\.section.settings.name))
      for case let name? in names where known.count <= Diagnostic.mostNames && !known.contains(name) {
        known.append(name)
      }
    }
    reporter.report(.unknownSection(name, call: call, known: known, wasAdded: wasAdded, at: location))
  }
}

extension SectionGroup {
  /// Returns what would show an item that the source contains and no row shows; empty if it doesn't contain it.
  fileprivate func remedies<Item>(for item: Item) -> [String] {
    guard let identifier = content.identifier(of: item),
      !content.items(of: IdentitySet([identifier]), in: self).isEmpty
    else { return [] }
    var remedies: [String] = []
    if isHidden { remedies.append("call show() on its section") }
    if rows.contains(where: \.items.isCollapsed) { remedies.append("call expand() on its section") }
    if tree != nil { remedies.append("expand the rows above it in the tree") }
    if query?.text.isEmpty == false { remedies.append("end the search") }
    return remedies
  }
}
