import UIKit

/// What the steps of a section have said that does not depend on the item's type.
struct SectionSettings {
  var name: String?
  /// Where the section begins.
  let place: CallSite
  /// One title for each section; it and `hasTitles` replace each other.
  var title: String?
  /// Each section is asked for its title.
  var hasTitles = false
  var footerTitle: String?
  var header = SupplementaryView.none
  var footer = SupplementaryView.none
  var headerHeight: CGFloat?
  var footerHeight: CGFloat?
  /// One height for all rows; it and `hasHeights` replace each other.
  var rowHeight: CGFloat?
  /// Each row is asked for its height.
  var hasHeights = false
  /// Rows are measured; above all other heights.
  var autoHeight: AutoHeight?
  var heightsPlace: CallSite
  var estimatedRowHeight: CGFloat?
  var cells = CellSource.none
  /// How its rows come and go; nil for the table's way.
  var animation: UITableView.RowAnimation?
  /// Whether the table shows nothing of it while it has no rows.
  var hidesWhenEmpty = false
  var addRow: AddRow?
  var addEvents: [() throws -> Void] = []
  /// Where the last of them was said.
  var addEventsPlace: CallSite?

  init(name: String?, place: CallSite) {
    self.name = name
    self.place = place
    heightsPlace = place
  }

  /// The section, as a message names it.
  var nameForMessages: String { name.map { "section “\($0)”" } ?? "this section" }
}
