import UIKit

/// A section of a live table: what does not depend on the items, and what it keeps between callbacks.
@MainActor final class LiveSection {
  let settings: SectionSettings
  let content: any SectionContent
  /// The height of all its rows; nil where it has none of its own and the table none for it, or where rows are asked.
  let rowHeight: CGFloat?
  /// What its cells are dequeued by.
  let cellIdentifier: String
  let isStock: Bool
  /// Whether its cells come from a storyboard, without a registration.
  let isFromStoryboard: Bool
  /// Told when the section's items change while the table is asking for something.
  weak var owner: TableViewDataSource?

  private(set) lazy var listener = SectionListener(section: self)
  private(set) lazy var headerView = settings.header.makeView()
  private(set) lazy var footerView = settings.footer.makeView()
  private var reported: Set<Report> = []

  /// A diagnostic that is worth saying once: it would come again with every row.
  enum Report { case height, cell, label, items }

  init(_ section: ClosedSection, tableRowHeight: CGFloat?) {
    settings = section.settings
    content = section.content
    rowHeight = settings.hasHeights ? nil : settings.rowHeight ?? tableRowHeight
    cellIdentifier = settings.cells.identifier
    if case .stock = settings.cells { isStock = true } else { isStock = false }
    if case .storyboard = settings.cells { isFromStoryboard = true } else { isFromStoryboard = false }
  }

  /// The section, as a message names it.
  var title: String { settings.name.map { "section “\($0)”" } ?? "this section" }

  /// Whether a thing is reported for the first time.
  func isFirst(_ report: Report) -> Bool { reported.insert(report).inserted }

  func makeRows() -> SectionRows {
    reported.remove(.items)
    return content.makeRows()
  }
}

/// Hears of changes of a section's items in its place. A list holds it weakly; an object that was held weakly once is slow
/// to retain ever after, and every call for a row retains the section.
@MainActor final class SectionListener: ItemObserver {
  private unowned let section: LiveSection

  init(section: LiveSection) { self.section = section }

  func itemsDidChange() { section.owner?.itemsDidChange(in: section) }
}

extension Supplement {
  /// The view that is kept; nil for a title, and for a class whose views are dequeued.
  @MainActor func makeView() -> UIView? {
    if case .view(let make) = self { make() } else { nil }
  }
}

extension CellSupply {
  @MainActor var identifier: String {
    switch self {
    case .none: ""
    case .registered(let cell): String(reflecting: cell)
    case .stock(let style): String(reflecting: StockCell.type(for: style))
    case .storyboard(let identifier, _): identifier
    }
  }
}
