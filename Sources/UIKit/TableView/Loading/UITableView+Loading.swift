import Foundation

/// The loaded state of a section, except its heights.
struct LoadedSection {
  var rowCount: Int
  var header = LoadedTitle()
  var footer = LoadedTitle()
}

/// The loaded state of a section's header or footer.
struct LoadedTitle {
  /// A Boolean value that indicates whether the title was loaded from the data source.
  var wasAsked = false
  var text: String?
  /// A Boolean value that indicates whether the view was loaded since the header or footer appeared.
  var viewWasAsked = false
  /// A Boolean value that indicates whether the height may change once the view is known.
  var heightIsEstimate = false
  /// The measured height of the view.
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

  /// Marks everything to be loaded again.
  func forgetLoaded() {
    // All rows may be different, so a row that the user is moving returns to its place.
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

  /// Marks all heights to be loaded again. The numbers of rows stay.
  func forgetHeights() {
    needsHeights = true
    markRows()
  }

  /// Loads data if necessary, except during an update of the rows, when all code sees the displayed state.
  func loadIfNeeded() {
    if !isUpdating { load() }
  }

  /// Loads the counts and heights.
  ///
  /// - Parameter kept: The known row heights of each section.
  func load(keeping kept: [RowHeights]? = nil) {
    guard !isLoading, needsCounts || needsHeights || heightsWidth != bounds.width else { return }
    let place = placeBeforeNewWidth
    findGeometry(keeping: kept)
    // During an update, the visible content may have to stay in place first. The delegate may react and update the
    // table view.
    if contentIsUnfinished { return }
    if let place { show(place) } else { updateContentSize() }
  }

  private func findGeometry(keeping kept: [RowHeights]?) {
    isLoading = true
    defer {
      isLoading = false
      // If the app triggered a layout inside a callback, the rows were skipped.
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
    // The index determines the width of rows and titles.
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

  /// Updates the content size to the table view's width and the height of its content.
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
