import UIKit

// A section as it appears in the table view. If a name covers several sections, such as that of a step
// `sections(from:)`, it means all of them.
extension SectionReference {
  /// A Boolean value that indicates whether the section exists, visible or hidden.
  ///
  /// If it doesn't exist, TableMaker reports no diagnostic.
  public var exists: Bool {
    guard let owner else { return false }
    return owner.group(named: name) != nil || owner.group(showing: name) != nil
  }

  /// A Boolean value that indicates whether `hide()` has hidden the section. If no section has the name, the value is
  /// `false`.
  public var isHidden: Bool {
    guard let owner else { return false }
    return (owner.group(named: name) ?? owner.group(showing: name))?.isHidden ?? false
  }

  /// The section's index among those in the table view, starting at 0, or `nil` if it isn't there.
  ///
  /// This is the section index of an index path. If several sections have the name, it's that of the first. If no
  /// section has the name, TableMaker reports a diagnostic.
  public var index: Int? { shown("index").first?.index }

  /// The title above the section's rows, or `nil` if it has none or isn't in the table view.
  ///
  /// If several sections have the name, this is the title of the first. If no section has the name, TableMaker reports
  /// a diagnostic.
  public var title: String? { shown("title").first?.rows.heading.title }

  /// The number of the section's rows in the table view, including a row of `addItemRow`.
  ///
  /// If no section has the name, TableMaker reports a diagnostic.
  public var numberOfRows: Int { shown("numberOfRows").reduce(0) { $0 + $1.rows.count } }

  /// The number of the section's items that the table view shows; zero if the section is hidden or collapsed.
  ///
  /// For the number of all items, read the section's list. If no section has the name, TableMaker reports a diagnostic.
  public var numberOfItems: Int { shown("numberOfItems").reduce(0) { $0 + $1.rows.itemCount } }

  /// Returns the items that the section shows, in the order of their rows.
  ///
  /// The result contains what a search, a filter, or an order has left. If no section has the name, TableMaker reports a
  /// diagnostic.
  /// - Parameter type: The type of the items. If the section has items of another type, the result is empty.
  /// - Complexity: O(n) for n rows.
  public func shownItems<Item>(of type: Item.Type = Item.self) -> [Item] {
    shown("shownItems(of: \(type).self)").flatMap { $0.rows.items.shownItems(of: type) }
  }

  /// Configures the section's visible cells again, for changes that its items don't show.
  ///
  /// TableMaker calls the adapter with the same cells, and also configures headers and footers of reusable classes
  /// again. It measures the section's automatic heights when they're next needed. If no section has the name,
  /// TableMaker reports a diagnostic.
  public func reconfigure(file: StaticString = #fileID, line: UInt = #line) {
    owner?.reconfigure(section: name, at: CallSite(file: file, line: line))
  }

  /// Returns the sections with the name that are in the table view.
  private func shown(_ call: String) -> [(index: Int, rows: SectionRows)] {
    owner?.shownSections(named: name, call: "section(“\(name)”).\(call)", at: location) ?? []
  }
}

extension LiveTable {
  /// Returns the sections with a name that are in the table view. If no section has the name, reports a diagnostic.
  func shownSections(named name: String, call: String, at location: CallSite) -> [(index: Int, rows: SectionRows)] {
    let indices = contents.shownIndices(named: name)
    if indices.isEmpty, self.group(named: name) == nil, group(showing: name) == nil {
      reportUnknown(section: name, call: call, at: location)
    }
    return indices.map { ($0, snapshot.sections[$0]) }
  }

  /// Returns the group with a source that gives the name to one of its sections.
  func group(showing name: String) -> SectionGroup? {
    groups.first { group in group.content.traits.isSectioned && group.rows.contains { $0.section.settings.name == name }
    }
  }

  /// Configures a section's visible cells, headers, and footers again.
  func reconfigure(section name: String, at location: CallSite) {
    whenShown { owner in
      let call = "section(“\(name)”).reconfigure()"
      let sections = owner.shownSections(named: name, call: call, at: location)
      guard let tableView = owner.tableView, !sections.isEmpty else { return }
      for (_, rows) in sections {
        rows.renewTokens(from: &owner.heightEngine.tokens)
      }
      let paths = tableView.pathsOfCells(in: sections.map { ($0.index, $0.rows.count) })
      owner.refill(paths)
      for (index, rows) in sections { owner.refillHeaders(of: rows, at: index, in: tableView) }
      let mayChangeHeights = sections.contains { _, rows in
        let section = rows.section
        return section.isAutomatic || section.hasHeights || section.settings.header.isReusable
          || section.settings.footer.isReusable
      }
      if mayChangeHeights { owner.updateHeights(of: paths, animated: true) }
    }
  }
}
