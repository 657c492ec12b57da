import Foundation

extension UITableView {
  /// The title that shows as a magnifying glass in the section index, and leads to a search bar.
  ///
  /// It belongs first. The data source's `tableView(_:sectionForSectionIndexTitle:at:)` scrolls to the search bar itself
  /// and returns `NSNotFound`.
  public class var indexSearch: String { "{search}" }

  /// The width of the index; 0 where there is none.
  var sectionIndexWidth: CGFloat { sectionIndex.control?.width(in: bounds.width) ?? 0 }

  /// The part of the rows' width that the index takes at their end.
  ///
  /// Cards lie apart from the table's edge: the index stands beside them, as far as there is room (assumed; a device
  /// would settle whether an inset grouped table narrows its content).
  var sectionIndexRoom: CGFloat {
    let width = sectionIndexWidth
    return style == .insetGrouped ? max(0, width - cellMargin) : width
  }

  /// Asks the data source for the titles of the index; nothing is laid out meanwhile.
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
    // They are asked for when the table loads.
    guard !needsCounts, !isLoading else { return }
    askForIndexTitles()
    updateSectionIndex()
  }

  /// Asks for the titles again if an update has changed which sections there are.
  func askForIndexTitles(after map: TableUpdateMap, sectionCount: Int) {
    let isSame =
      sectionCount == loadedSections.count && (0..<sectionCount).allSatisfy { map.oldSection(ofNew: $0) == $0 }
    if !isSame { askForIndexTitles() }
  }

  /// Shows the index where there are titles and rows enough, and takes it away where there are not.
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

  /// Puts the index at the trailing edge of the part that bars and insets leave; it does not scroll.
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

  /// Scrolls to the section that a title of the index leads to, if it leads to one.
  func scroll(toIndexTitle title: String, at index: Int) {
    let answer =
      askDataSource(.sectionForIndexTitle) {
        $0.tableView(self, sectionForSectionIndexTitle: title, at: index)
      } ?? index
    // What was called may have changed the table.
    loadIfNeeded()
    guard geometry.sections.indices.contains(answer) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: answer), at: .top, animated: false)
  }
}

/// The index that a table shows at its edge.
struct SectionIndex {
  /// What the data source has answered.
  var titles: [String] = []
  /// The view, where the index shows.
  var control: SectionIndexControl?
}
