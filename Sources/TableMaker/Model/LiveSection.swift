import UIKit

/// A section of a table view: its properties independent of the items, and its state between callbacks.
@MainActor final class LiveSection {
  private(set) var settings: SectionSettings
  /// The name from the chain: the section's name, or the common name of all sections of its source.
  let groupName: String?
  /// The identity of the adapter that configures the section's cells.
  let adapter: ObjectIdentifier
  /// The height of the rows, from the section or the chain's table-level steps.
  private(set) var height: RowHeight
  /// Means of the measured heights, by the number of the layout environment.
  var means: [UInt32: HeightMean] = [:]
  /// The content tokens of the header and the footer, which are renewed when their content may have changed.
  var headerToken: UInt32 = 0
  var footerToken: UInt32 = 0
  /// The content token of the row that adds an item.
  var addItemRowToken: UInt32 = 0
  /// The reuse identifier of the section's cells.
  private(set) var cellIdentifier: String
  /// The suffix of the reuse identifiers of cells that are registered for the section.
  private(set) var reuseSuffix: String
  let isStock: Bool
  /// A Boolean value that indicates whether the cells have a registered class from the app and need no checks.
  let isOrdinary: Bool
  /// The section's index among the sections of its group, if it's visible.
  var position = 0
  /// The section's number, starting at 0, among those with its name when its source was last read.
  var occurrence = 0
  /// The rows to search for duplicates, or `nil` if none remain or one has been reported.
  var unsearched: SectionRows?
  /// A Boolean value that indicates whether the section is queued for the search.
  var isWaitingForSearch = false

  /// The items of the last reading, for cells that were configured earlier.
  weak var latestItems: (any ItemRows)?

  /// A closure that's called when a measured cell changes its content because its state has changed.
  var onCellChange: ((UITableViewCell) -> Void)?
  /// A closure that receives a cell and calls the code which shows its new state, so that the app's requests in this
  /// code wait for their turn.
  var onStateChange: ((UITableViewCell, @MainActor () -> Void) -> Void)?

  /// The controls over the visible header and footer, which respond to taps.
  var headerButtons: [SupplementaryKind: WeakReference<HeaderButton>] = [:]
  /// The animation of the rows when the section is collapsed or expanded next; `nil` for the section's own.
  var collapsingAnimation: UpdateAnimation?
  /// The view below the section's rows while its list has more pages, and its height; `nil` for none.
  var pageFooter: (view: UIView, height: CGFloat)?
  private(set) lazy var headerView = settings.header.makeView()
  private(set) lazy var footerView = settings.footer.makeView()
  /// The number of times that the settings have changed since `make()`.
  private(set) var revision = 0
  /// The number of times that they have changed so that measured heights may be others.
  private(set) var heightRevision = 0
  private var reported: Set<Report> = []

  /// A diagnostic that's reported once, because it would recur with every row.
  enum Report: Hashable {
    case height, headerHeight, footerHeight, cell, noCell, label, items, tellsWhileRead, measuring, loose, highRow,
      nested, width, duplicates,
      unsteady, endlessTree
    /// A control that the step at a location doesn't find.
    case control(CallSite)
  }

  init(_ settings: SectionSettings, _ content: any SectionContent, tableRowHeight: CGFloat?) {
    self.settings = settings
    groupName = settings.name
    adapter = ObjectIdentifier(content)
    height = Self.height(settings, isSelfMeasuring: content.traits.isSelfMeasuring, tableRowHeight)
    reuseSuffix = settings.cells.hasOwnIdentifier ? "" : settings.appearance.reuseSuffix
    cellIdentifier = settings.cells.identifier + reuseSuffix
    (isStock, isOrdinary) = settings.cells.kind
  }

  /// Creates a section with the properties of another one and a different name.
  init(alike pattern: LiveSection, named name: String) {
    var settings = pattern.settings
    settings.name = name
    self.settings = settings
    groupName = pattern.groupName
    adapter = pattern.adapter
    height = pattern.height
    reuseSuffix = pattern.reuseSuffix
    cellIdentifier = pattern.cellIdentifier
    isStock = pattern.isStock
    isOrdinary = pattern.isOrdinary
    onCellChange = pattern.onCellChange
    onStateChange = pattern.onStateChange
  }

  /// Changes the settings. The section keeps its name and its cells.
  func configure(_ settings: SectionSettings, _ content: any SectionContent, tableRowHeight: CGFloat?) {
    let (name, cells, views) = (self.settings.name, self.settings.cells, self.settings.viewsRevision)
    let (oldHeight, oldAppearance) = (height, self.settings.appearance)
    self.settings = settings
    self.settings.name = name
    self.settings.cells = cells
    height = Self.height(self.settings, isSelfMeasuring: content.traits.isSelfMeasuring, tableRowHeight)
    reuseSuffix = cells.hasOwnIdentifier ? "" : settings.appearance.reuseSuffix
    cellIdentifier = cells.identifier + reuseSuffix
    if views != settings.viewsRevision {
      headerView = settings.header.makeView()
      footerView = settings.footer.makeView()
    }
    revision += 1
    if height != oldHeight || !settings.appearance.hasSameHeights(as: oldAppearance) { heightRevision += 1 }
    reported = []
  }

  private static func height(
    _ settings: SectionSettings, isSelfMeasuring: Bool, _ tableRowHeight: CGFloat?
  ) -> RowHeight {
    if isSelfMeasuring, settings.rowHeight == .table { return .measured }
    // UIKit measures cells that the app creates, on screen.
    if settings.autoHeight != nil { return settings.cells.isProvided ? .system : .measured }
    guard settings.rowHeight == .table else { return settings.rowHeight }
    return tableRowHeight.map { .fixed($0) } ?? .table
  }

  /// A Boolean value that indicates whether rows are measured.
  var isAutomatic: Bool { height == .measured }

  /// A Boolean value that indicates whether a closure provides the heights.
  var hasHeights: Bool { height == .closure }

  /// The height of all rows; `nil` if they have the table view's height, or differ.
  var rowHeight: CGFloat? { height.points }

  /// Sets the section's cells when a step adds cell classes.
  func take(_ cells: CellSource) { settings.cells = cells }

  /// Records a report; returns `true` if it's the first of its kind.
  func isFirst(_ report: Report) -> Bool { reported.insert(report).inserted }

  /// Returns whether a report has been recorded.
  func hasReported(_ report: Report) -> Bool { !reported.isEmpty && reported.contains(report) }

  /// Removes a report, so that it's made again if its cause recurs.
  func forget(_ report: Report) {
    if !reported.isEmpty { reported.remove(report) }
  }

  /// Gives the header and the footer new tokens, because their content may have changed.
  func renewHeaders(from counter: inout ContentTokens.Counter) {
    headerToken = counter.take(1)
    footerToken = counter.take(1)
  }
}
