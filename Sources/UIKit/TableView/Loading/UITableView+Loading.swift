import Foundation

/// The loaded state of a section, beside its heights.
struct LoadedSection {
  var rowCount: Int
  var header = LoadedTitle()
  var footer = LoadedTitle()
}

/// The loaded state of a section's header or footer.
struct LoadedTitle {
  /// A Boolean value that indicates whether the data source was asked for the title.
  var wasAsked = false
  /// The layout in which it was asked.
  var pass = 0
  var text: String?
  /// A Boolean value that indicates whether the delegate was asked for a view since the header or footer came on
  /// screen.
  var viewWasAsked = false
  /// A Boolean value that indicates whether the height may change once the view is known.
  var heightIsEstimate = false
  /// The height that the view was found to have.
  var knownHeight: CGFloat?
}

extension UITableView {
  func reload() {
    if updates.isStrict {
      refuseWhileAsking("reloadData()")
      if updates.depth > 0 { refuse("reloadData() was called in a group of updates (X10)") }
      if isUpdating || isLoading {
        refuse("reloadData() was called from a method of the delegate while rows are shown (X9)")
      }
    }
    selection = []
    if selectionBeforeEditing != nil { selectionBeforeEditing = [] }
    prefetching.forget()
    forgetLoaded()
    if dataSource != nil && bounds.width > 0 { loadIfNeeded() }
    if window != nil { UIAccessibility.post(notification: .layoutChanged, argument: nil) }
  }

  /// Makes the table ask for everything anew.
  func forgetLoaded() {
    // All rows may be others: the one that a finger moves is put back.
    cancelReordering(animated: false)
    dragsForgetRows()
    endHighlight()
    touchedRow = nil
    needsCounts = true
    needsHeights = true
    updates.invalidatedRows = []
    if updates.depth > 0 { updates.operations = TableOperations() }
    visibleViewsAreStale = true
    markRows()
    endSwipeOfOldRows()
    endChoosing()
  }

  /// Makes the table ask for all heights anew; the counts stay.
  func forgetHeights() {
    needsHeights = true
    markRows()
  }

  /// Loads what is to be loaded; not while rows are brought up to date, when everyone sees the state that is being
  /// shown.
  func loadIfNeeded() {
    if !isUpdating { load() }
  }

  /// - Parameter kept: The heights of the rows of each section, where they are known already.
  func load(keeping kept: [RowHeights]? = nil) {
    guard !isLoading, needsCounts || needsHeights || heightsWidth != bounds.width else { return }
    findGeometry(keeping: kept)
    // With an update, what is seen may have to stay where it is first. The delegate may hear of it, and update the table.
    if !contentIsUnfinished { updateContentSize() }
  }

  private func findGeometry(keeping kept: [RowHeights]?) {
    isLoading = true
    defer {
      isLoading = false
      // An app's own layout, in the middle of a question, has done nothing for the rows.
      if updates.missedLayout { markRows() }
      updates.missedLayout = false
    }
    let countsAreKnown = !needsCounts
    if !countsAreKnown { updates.structureNumber += 1 }
    let old = loadedSections
    let oldHeights = geometry.sections
    updates.settledRows = []
    needsCounts = false
    heightsWidth = bounds.width
    oneLineHeights = [:]

    let count = countsAreKnown ? old.count : askSectionCount()
    if !countsAreKnown { askForIndexTitles() }
    // It decides how wide rows and titles are.
    if sectionIndexMinimumDisplayRowCount <= 0 { updateSectionIndex() }
    needsHeights = false
    loadedSections = []
    var sections: [RowGeometry.Section] = []
    loadedSections.reserveCapacity(count)
    sections.reserveCapacity(count)
    for section in 0..<count {
      let known = countsAreKnown ? old[section] : nil
      var loaded = LoadedSection(rowCount: 0)
      if let known {
        loaded.header.wasAsked = known.header.wasAsked
        loaded.header.text = known.header.text
        loaded.header.knownHeight = known.header.knownHeight
        loaded.footer.knownHeight = known.footer.knownHeight
        loaded.footer.wasAsked = known.footer.wasAsked
        loaded.footer.text = known.footer.text
      }
      let header = height(of: .header, in: section, &loaded.header)
      let footer = height(of: .footer, in: section, &loaded.footer)
      loaded.rowCount = known?.rowCount ?? askRowCount(section)
      var rows = kept?[section] ?? rowHeights(section, count: loaded.rowCount)
      if countsAreKnown, kept == nil { rows.keepKnownHeights(of: oldHeights[section].rows) }
      sections.append(
        RowGeometry.Section(topPadding: topPadding(header: header), header: header, rows: rows, footer: footer))
      loadedSections.append(loaded)
    }
    geometry = RowGeometry(
      tableHeader: tableHeaderView?.frame.height ?? 0, sections: sections,
      tableFooter: tableFooterView?.frame.height ?? 0)
    if sectionIndexMinimumDisplayRowCount > 0 { updateSectionIndex() }
  }

  /// The content is as wide as the table and as high as all that is in it.
  func updateContentSize() { contentSize = CGSize(width: bounds.width, height: displayedGeometry.contentHeight) }

  /// The current number of rows in each section of the data source.
  var currentCounts: [Int] { (0..<askSectionCount()).map(askRowCount) }

  private func askSectionCount() -> Int {
    guard let dataSource else { return 0 }
    let count = askDataSource(.numberOfSections) { $0.numberOfSections(in: self) } ?? 1
    if count < 0 {
      raise(.internalInconsistency, "numberOfSections(in:) of \(type(of: dataSource)) must be at least 0, got \(count)")
    }
    return count
  }

  private func askRowCount(_ section: Int) -> Int {
    guard let dataSource else { return 0 }
    updates.openQuestions += 1
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    updates.openQuestions -= 1
    if count < 0 {
      raise(
        .internalInconsistency,
        "tableView(_:numberOfRowsInSection: \(section)) of \(type(of: dataSource)) must be at least 0, got \(count)")
    }
    return count
  }
}
