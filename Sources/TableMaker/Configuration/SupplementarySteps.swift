import UIKit

/// The views above and below a section's rows.
enum SupplementaryKind {
  case header, footer
}

/// What a section's header, or its footer, is asked for by the section's items.
struct SupplementarySteps<Item> {
  /// Returns the title for the items; nil if it does not depend on them.
  var title: (([Item]) -> String?)?
  /// Fills a view of the section's class with the items; nil if it does not depend on them.
  var fill: ((UITableViewHeaderFooterView, [Item]) -> Void)?
  /// Returns the height for the items; nil if it does not depend on them.
  var height: (([Item]) -> CGFloat)?
}
