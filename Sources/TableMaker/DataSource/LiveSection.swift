import UIKit

/// A section of a live table: what does not depend on the items, and what it keeps between callbacks.
@MainActor final class LiveSection {
  let settings: SectionSettings
  let content: any SectionContent
  /// The height of all its rows; nil where it has none of its own and the table none for it, or where rows are asked.
  let rowHeight: CGFloat?
  let hasHeights: Bool
  /// Whether rows are measured.
  let isAutomatic: Bool
  /// Means of the heights that were measured, by the table's form.
  var means: [UInt32: HeightMean] = [:]
  /// What stands for the header's and the footer's content among measured heights; new at each reload.
  var headerVersion: UInt32 = 0
  var footerVersion: UInt32 = 0
  /// What its cells are dequeued by.
  let cellIdentifier: String
  let isStock: Bool
  /// Whether its cells are of a registered class of the app, and nothing else is to be seen to.
  let isOrdinary: Bool
  /// Told by the items' source when they change.
  var watcher: ItemWatcher?

  private(set) lazy var headerView = settings.header.makeView()
  private(set) lazy var footerView = settings.footer.makeView()
  private var reported: Set<Report> = []

  /// A diagnostic that is worth saying once: it would come again with every row.
  enum Report { case height, cell, label, items, measuring, loose, highRow, nested, width }

  init(_ section: ClosedSection, tableRowHeight: CGFloat?) {
    settings = section.settings
    content = section.content
    isAutomatic =
      settings.autoHeight != nil
      || (content.isSelfMeasuring && !settings.hasHeights && settings.rowHeight == nil)
    hasHeights = settings.hasHeights && !isAutomatic
    rowHeight = hasHeights || isAutomatic ? nil : settings.rowHeight ?? tableRowHeight
    cellIdentifier = settings.cells.identifier
    (isStock, isOrdinary) = settings.cells.kind
  }

  /// Whether a thing is reported for the first time.
  func isFirst(_ report: Report) -> Bool { reported.insert(report).inserted }

  /// The rows of the items that the source has now, after those that were shown before.
  func makeRows(after old: SectionRows?, from counter: inout RowVersions.Counter) -> SectionRows {
    reported.remove(.items)
    headerVersion = counter.take(1)
    footerVersion = counter.take(1)
    return content.makeRows(of: self, after: old, from: &counter)
  }
}
