public import UIKit

extension UITableViewHeaderFooterView {
  /// A Boolean value that indicates whether the view is the header of a collapsed section.
  ///
  /// Check it in the closure of `header` or `headers`, which TableMaker calls again when the section is collapsed or
  /// expanded.
  public var isSectionCollapsed: Bool {
    FilledHeader.view === self ? FilledHeader.isCollapsed : headerButton?.isCollapsed ?? false
  }
}
