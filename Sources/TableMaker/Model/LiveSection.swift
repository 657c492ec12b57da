import UIKit

/// A section of a live table: its properties independent of the items, and its state between callbacks.
@MainActor final class LiveSection {
  private(set) var settings: SectionSettings
  /// The name that the chain gave it: its own, or that of all sections which its source makes.
  let groupName: String?
  /// The identity of the adapter that fills its cells.
  let adapter: ObjectIdentifier
  /// The height of all its rows, its own or the table's; nil if there is neither, or each row is asked.
  let rowHeight: CGFloat?
  let hasHeights: Bool
  /// Whether rows are measured.
  let isAutomatic: Bool
  /// Means of the measured heights, by the number of the layout environment.
  var means: [UInt32: HeightMean] = [:]
  /// The content tokens of the header and the footer; new when their content may have changed.
  var headerToken: UInt32 = 0
  var footerToken: UInt32 = 0
  /// The content token of the row that adds an item.
  var addRowToken: UInt32 = 0
  /// The reuse identifier of its cells.
  let cellIdentifier: String
  /// The end of the reuse identifiers of cells that are registered for it.
  let reuseSuffix: String
  let isStock: Bool
  /// Whether its cells are of a registered class of the app, and need no checks.
  let isOrdinary: Bool
  /// Its index among the sections of its group, if it is shown.
  var place = 0
  /// Which it is of the sections of its name that its source had when it was read last, from 0.
  var occurrence = 0
  /// The rows still to be searched for duplicates; nil if there are none, or one has been reported.
  var unsearched: SectionRows?
  /// Whether it is queued for the search.
  var isWaitingForSearch = false

  /// The rows that were read last, for cells that were filled before.
  weak var latestRows: SectionRows?

  /// Called when a measured cell shows something else by itself, because its state is another.
  var onCellChange: ((UITableViewCell) -> Void)?
  /// Calls what shows a cell in another state, so that whatever the app asks for in it waits its turn.
  var onStateChange: ((@MainActor () -> Void) -> Void)?

  /// What stands below its rows while its list has more pages than are here, and how high it is; nil for nothing.
  var pageFooter: (view: UIView, height: CGFloat)?
  private(set) lazy var headerView = settings.header.makeView()
  private(set) lazy var footerView = settings.footer.makeView()
  private var reported: Set<Report> = []

  /// A diagnostic that is reported once: it would recur with every row.
  enum Report {
    case height, headerHeight, footerHeight, cell, noCell, label, items, tellsWhileRead, measuring, loose, highRow,
      nested, width, duplicates,
      unsteady, endlessTree
  }

  init(_ settings: SectionSettings, _ content: any SectionContent, tableRowHeight: CGFloat?) {
    self.settings = settings
    groupName = settings.name
    adapter = ObjectIdentifier(content)
    isAutomatic =
      settings.autoHeight != nil && !settings.cells.isProvided
      || (content.isSelfMeasuring && !settings.hasHeights && settings.rowHeight == nil)
    hasHeights = settings.hasHeights && settings.autoHeight == nil && !isAutomatic
    // A cell that the app makes is measured by UIKit, on screen.
    let own = settings.autoHeight == nil ? settings.rowHeight : UITableView.automaticDimension
    rowHeight = hasHeights || isAutomatic ? nil : own ?? tableRowHeight
    reuseSuffix = settings.cells.hasOwnIdentifier ? "" : settings.appearance.reuseSuffix
    cellIdentifier = settings.cells.identifier + reuseSuffix
    (isStock, isOrdinary) = settings.cells.kind
  }

  /// A section with the properties of another, and another name.
  init(alike pattern: LiveSection, named name: String) {
    var settings = pattern.settings
    settings.name = name
    self.settings = settings
    groupName = pattern.groupName
    adapter = pattern.adapter
    rowHeight = pattern.rowHeight
    hasHeights = pattern.hasHeights
    isAutomatic = pattern.isAutomatic
    reuseSuffix = pattern.reuseSuffix
    cellIdentifier = pattern.cellIdentifier
    isStock = pattern.isStock
    isOrdinary = pattern.isOrdinary
    onCellChange = pattern.onCellChange
    onStateChange = pattern.onStateChange
  }

  /// Takes cells of more classes than before.
  func take(_ cells: CellSource) { settings.cells = cells }

  /// Records a report; true if it is the first of its kind.
  func isFirst(_ report: Report) -> Bool { reported.insert(report).inserted }

  /// Whether a report has been recorded.
  func hasReported(_ report: Report) -> Bool { !reported.isEmpty && reported.contains(report) }

  /// Forgets a report, so that it is made again if its cause recurs.
  func forget(_ report: Report) {
    if !reported.isEmpty { reported.remove(report) }
  }

  /// Gives the header and the footer new tokens, since their content may have changed.
  func renewHeaders(from counter: inout ContentTokens.Counter) {
    headerToken = counter.take(1)
    footerToken = counter.take(1)
  }
}
