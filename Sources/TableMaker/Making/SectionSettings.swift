import UIKit

/// What the steps of a section have said that does not depend on the item's type.
struct SectionSettings {
  let name: String?
  /// Where the section begins.
  let place: CallSite
  var title: String?
  var footerTitle: String?
  var header = Supplement.none
  var footer = Supplement.none
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
  var cells = CellSupply.none

  init(name: String?, place: CallSite) {
    self.name = name
    self.place = place
    heightsPlace = place
  }
}

/// What stands above or below a section's rows, beside a title.
enum Supplement {
  case none
  /// A view, made once for each live table.
  case view(() -> UIView)
  /// A registered class, dequeued and filled each time.
  case reusable(ReusableSupplement)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

struct ReusableSupplement {
  let viewClass: UITableViewHeaderFooterView.Type
  let fill: (UITableViewHeaderFooterView) -> Void

  init<View: UITableViewHeaderFooterView>(_ viewClass: View.Type, fill: @escaping (View) -> Void) {
    self.viewClass = viewClass
    self.fill = { view in
      if let view = view as? View { fill(view) }
    }
  }

  var identifier: String { String(reflecting: viewClass) }
}

/// Where a section's cells are dequeued from.
enum CellSupply {
  /// Not said yet.
  case none
  case registered(UITableViewCell.Type)
  case stock(UITableViewCell.CellStyle)
  case storyboard(identifier: String, expected: UITableViewCell.Type)
}
