import UIKit

/// A section of a live table: what does not depend on the items, and what it keeps between callbacks.
@MainActor final class LiveSection {
  let settings: SectionSettings
  /// The name that the chain gave it: its own, or that of all sections which its source makes.
  let groupName: String?
  /// What stands for the adapter that fills its cells.
  let adapter: ObjectIdentifier
  /// The height of all its rows; nil where it has none of its own and the table none for it, or where rows are asked.
  let rowHeight: CGFloat?
  let hasHeights: Bool
  /// Whether rows are measured.
  let isAutomatic: Bool
  /// Means of the heights that were measured, by the table's form.
  var means: [UInt32: HeightMean] = [:]
  /// What stands for the header's and the footer's content among measured heights; new when that content may have changed.
  var headerToken: UInt32 = 0
  var footerToken: UInt32 = 0
  /// The same for the row that adds an item.
  var addRowToken: UInt32 = 0
  /// What its cells are dequeued by.
  let cellIdentifier: String
  let isStock: Bool
  /// Whether its cells are of a registered class of the app, and nothing else is to be seen to.
  let isOrdinary: Bool
  /// Its place among the sections of its group, if it is shown.
  var place = 0
  /// The rows among which duplicates are to be looked for; nil if there are none, or one has been reported.
  var unsearched: SectionRows?
  /// Whether it is among the sections that are to be looked through.
  var isWaitingForSearch = false

  private(set) lazy var headerView = settings.header.makeView()
  private(set) lazy var footerView = settings.footer.makeView()
  private var reported: Set<Report> = []

  /// A diagnostic that is worth saying once: it would come again with every row.
  enum Report {
    case height, cell, label, items, tellsWhileRead, measuring, loose, highRow, nested, width, duplicates, unsteady
  }

  init(_ settings: SectionSettings, _ content: any SectionContent, tableRowHeight: CGFloat?) {
    self.settings = settings
    groupName = settings.name
    adapter = ObjectIdentifier(content)
    isAutomatic =
      settings.autoHeight != nil
      || (content.isSelfMeasuring && !settings.hasHeights && settings.rowHeight == nil)
    hasHeights = settings.hasHeights && !isAutomatic
    rowHeight = hasHeights || isAutomatic ? nil : settings.rowHeight ?? tableRowHeight
    cellIdentifier = settings.cells.identifier
    (isStock, isOrdinary) = settings.cells.kind
  }

  /// A section like another, of another name.
  init(alike pattern: LiveSection, named name: String) {
    var settings = pattern.settings
    settings.name = name
    self.settings = settings
    groupName = pattern.groupName
    adapter = pattern.adapter
    rowHeight = pattern.rowHeight
    hasHeights = pattern.hasHeights
    isAutomatic = pattern.isAutomatic
    cellIdentifier = pattern.cellIdentifier
    isStock = pattern.isStock
    isOrdinary = pattern.isOrdinary
  }

  /// Whether a thing is reported for the first time.
  func isFirst(_ report: Report) -> Bool { reported.insert(report).inserted }

  /// Whether a thing has been reported.
  func hasReported(_ report: Report) -> Bool { !reported.isEmpty && reported.contains(report) }

  /// Has a thing reported again if it happens again.
  func forget(_ report: Report) {
    if !reported.isEmpty { reported.remove(report) }
  }

  /// Has the header and the footer measured again, since what they show may be something else.
  func renewHeaders(from counter: inout ContentTokens.Counter) {
    headerToken = counter.take(1)
    footerToken = counter.take(1)
  }
}
