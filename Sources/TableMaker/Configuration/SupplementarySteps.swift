import UIKit

/// The views above and below a section's rows.
enum SupplementaryKind {
  case header, footer
}

/// The settings of a section's header or footer that depend on its items.
struct SupplementarySteps<Item> {
  /// Returns the title for the items, if the settings say that a closure provides it.
  var title: (([Item]) -> String?)?
  /// Fills a view of the section's class with the items; `nil` if its content doesn't depend on them.
  var fill: ((UITableViewHeaderFooterView, [Item]) -> Void)?
  /// Returns the height for the items, if the settings say that a closure provides it.
  var height: (([Item]) -> CGFloat)?
}
