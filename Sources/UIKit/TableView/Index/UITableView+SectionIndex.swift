import Foundation

extension UITableView {
  /// The title that shows as a magnifying glass in the section index and represents a search bar.
  ///
  /// Put it first. In `tableView(_:sectionForSectionIndexTitle:at:)`, scroll to the search bar and return `NSNotFound`.
  public class var indexSearch: String { "{search}" }

  /// The width of the index, or 0 if there's none.
  var sectionIndexWidth: CGFloat { sectionIndex.control?.width(in: bounds.width) ?? 0 }

  /// The width that the index takes from the rows' trailing side.
  ///
  /// The cards of an inset grouped table view leave space at the edge, so the index goes there as far as it fits
  /// (assumed; a device would settle whether an inset grouped table view narrows its content).
  var sectionIndexRoom: CGFloat {
    let width = sectionIndexWidth
    return style == .insetGrouped ? max(0, width - cellMargin) : width
  }

  /// Loads the titles of the index from the data source. Layout waits until that's done.
  func askForIndexTitles() {
    let wasLoading = isLoading
    isLoading = true
    let titles = askDataSource(.indexTitles) { $0.sectionIndexTitles(for: self) } ?? nil
    isLoading = wasLoading
    if !wasLoading && updates.missedLayout {
      updates.missedLayout = false
      markRows()
    }
    sectionIndex.titles = titles ?? []
  }

  func reloadIndexTitles() {
    // The titles load with the table view.
    guard !needsCounts, !isLoading else { return }
    askForIndexTitles()
    updateSectionIndex()
  }

  /// Reloads the titles if an update changed the sections.
  func askForIndexTitles(after map: TableUpdateMap, sectionCount: Int) {
    let isSame =
      sectionCount == loadedSections.count && (0..<sectionCount).allSatisfy { map.oldSection(ofNew: $0) == $0 }
    if !isSame { askForIndexTitles() }
  }

  /// Shows the index if there are titles and enough rows, and hides it otherwise.
  func updateSectionIndex() {
    if sectionIndex.titles.isEmpty || !hasRowsForIndex {
      sectionIndex.control?.stopTracking()
      sectionIndex.control?.removeFromSuperview()
      sectionIndex.control = nil
    } else {
      let control = sectionIndex.control ?? SectionIndexControl(table: self)
      let isAsBefore = control.superview === self && control.titles == sectionIndex.titles
      control.titles = sectionIndex.titles
      sectionIndex.control = control
      if control.superview !== self { addSubviewBelowIndicators(control) }
      if !isAsBefore { super.setNeedsLayout() }
    }
    if sectionIndexRoom != rowMargins?.index ?? 0 { marginsOfRowsChanged() }
  }

  private var hasRowsForIndex: Bool {
    guard style == .plain, sectionIndexMinimumDisplayRowCount > 0 else { return true }
    return loadedSections.reduce(0) { $0 + $1.rowCount } >= sectionIndexMinimumDisplayRowCount
  }

  /// Places the index at the trailing edge, within bars and insets. It doesn't scroll.
  func layOutSectionIndex() {
    guard let control = sectionIndex.control else { return }
    let (safe, inset) = (safeAreaInsets, adjustedContentInset)
    let width = sectionIndexWidth
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    UIView.performWithoutAnimation {
      control.frame = CGRect(
        x: isMirrored ? bounds.minX + safe.left : bounds.maxX - safe.right - width, y: bounds.minY + inset.top,
        width: width, height: max(0, bounds.height - inset.top - inset.bottom))
    }
  }

  /// Scrolls to the section of an index title, if there's one.
  func scroll(toIndexTitle title: String, at index: Int) {
    let answer =
      askDataSource(.sectionForIndexTitle) {
        $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
      } ?? index
    // The data source may have changed the table view.
    loadIfNeeded()
    guard geometry.sections.indices.contains(answer) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: answer), at: .top, animated: false)
  }
}

/// The section index of a table view.
struct SectionIndex {
  /// The titles from the data source.
  var titles: [String] = []
  /// The view, if the index shows.
  var control: SectionIndexControl?
}
