import UIKit

// A section as the table shows it. A name that covers several sections, as that of a step `sections(of:)`, means all of them.
extension SectionReference {
  /// A Boolean value that indicates whether the table has the section, shown or hidden. A missing one is not reported.
  public var exists: Bool {
    guard let owner else { return false }
    return owner.group(named: name) != nil || owner.group(showing: name) != nil
  }

  /// A Boolean value that indicates whether `hide()` has hidden the section; false where there is none.
  public var isHidden: Bool {
    guard let owner else { return false }
    return (owner.group(named: name) ?? owner.group(showing: name))?.isHidden ?? false
  }

  /// The section's place among those that the table shows, from 0; nil while it shows nothing of it. Of several, the first's.
  ///
  /// As in an index path. A name that there is not is a diagnostic.
  public var index: Int? { shown("index").first?.index }

  /// The title above the section's rows; nil where it has none, or the table shows nothing of it. Of several, the first's.
  ///
  /// A name that there is not is a diagnostic.
  public var title: String? { shown("title").first?.rows.heading.title }

  /// The number of rows that the table shows of the section, one of `addRow` included.
  ///
  /// A name that there is not is a diagnostic.
  public var numberOfRows: Int { shown("numberOfRows").reduce(0) { $0 + $1.rows.count } }

  /// The number of items that the table shows of the section.
  ///
  /// A name that there is not is a diagnostic.
  public var numberOfItems: Int { shown("numberOfItems").reduce(0) { $0 + $1.rows.itemCount } }

  /// Has the adapter fill the section's visible cells again, because something changed that its items do not tell.
  ///
  /// Its headers and footers of reusable classes are filled again too. Cells stay the same; measured rows are measured again when
  /// they are next needed. A name that there is not is a diagnostic.
  public func reconfigure(file: StaticString = #fileID, line: UInt = #line) {
    owner?.reconfigure(section: name, at: CallSite(file: file, line: line))
  }

  /// The sections of the name that the table shows.
  private func shown(_ call: String) -> [(index: Int, rows: SectionRows)] {
    owner?.shownSections(named: name, call: "section(“\(name)”).\(call)", at: place) ?? []
  }
}

extension TableViewDataSource {
  /// The sections of a name that the table shows; none, with a diagnostic, where there is no such name.
  func shownSections(named name: String, call: String, at place: CallSite) -> [(index: Int, rows: SectionRows)] {
    let indices = snapshot.indices(named: name)
    if indices.isEmpty, self.group(named: name) == nil, group(showing: name) == nil {
      reportUnknown(section: name, call: call, at: place)
    }
    return indices.map { ($0, snapshot.sections[$0]) }
  }

  /// The group whose source gives one of its sections a name.
  func group(showing name: String) -> SectionGroup? {
    groups.first { group in group.content.isSectioned && group.rows.contains { $0.section.settings.name == name } }
  }

  /// Fills what is on screen of a section again.
  func reconfigure(section name: String, at place: CallSite) {
    whenShown { owner in
      let call = "section(“\(name)”).reconfigure()"
      let sections = owner.shownSections(named: name, call: call, at: place)
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

extension UITableView {
  /// The rows of some sections that may have cells: those on screen, and a few beside them that the table has made ready.
  fileprivate func pathsOfCells(in sections: [(index: Int, count: Int)]) -> [IndexPath] {
    guard let visible = indexPathsForVisibleRows, let first = visible.first, let last = visible.last else { return [] }
    let reach = 32
    return sections.flatMap { section -> [IndexPath] in
      var rows = 0..<section.count
      if section.index < first.section {
        rows = rows.suffix(reach)
      } else if section.index == first.section {
        rows = rows.clamped(to: max(0, first.row - reach)..<max(rows.upperBound, first.row))
      }
      if section.index > last.section {
        rows = rows.prefix(reach)
      } else if section.index == last.section {
        rows = rows.clamped(to: 0..<last.row + reach + 1)
      }
      return rows.map { IndexPath(row: $0, section: section.index) }
    }
  }
}
