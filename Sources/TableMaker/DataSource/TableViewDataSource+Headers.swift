public import UIKit

@_documentation(visibility: internal)
extension TableViewDataSource {
  /// Returns a section's title.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    guard live.capabilities.contains(.titleForHeaderInSection) else {
      let ask: ((UITableView, Int) -> String?)? = live.appDataSource.tableView(_:titleForHeaderInSection:)
      return live.running(.titleForHeaderInSection) { ask.flatMap { $0(tableView, section) } }
    }
    return live.shownRows(section)?.heading.title
  }

  /// Returns the text below a section.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    guard live.capabilities.contains(.titleForFooterInSection) else {
      let ask: ((UITableView, Int) -> String?)? = live.appDataSource.tableView(_:titleForFooterInSection:)
      return live.running(.titleForFooterInSection) { ask.flatMap { $0(tableView, section) } }
    }
    return live.shownRows(section)?.heading.footerTitle
  }
}
