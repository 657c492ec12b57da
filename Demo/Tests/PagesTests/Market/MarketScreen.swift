import Foundation
import TableMaker
import UIKit

@testable import Pages

/// The market in a navigation controller in a window, laid out. The table lives only as long as this does.
@MainActor final class MarketScreen {
  let window: UIWindow
  let navigation: UINavigationController
  let controller: MarketController
  var table: UITableView { controller.tableView }
  var bar: UINavigationBar { navigation.navigationBar }

  /// - Parameter isWaiting: A Boolean value that indicates whether the market's own file is still to be read.
  init(
    _ controller: MarketController, isWaiting: Bool = false, width: CGFloat = 390,
    textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) {
    self.controller = controller
    if !isWaiting { controller.arriveNow() }
    navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.traitOverrides.preferredContentSizeCategory = textSize
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  convenience init(
    _ language: Language, width: CGFloat = 390, textSize: UIContentSizeCategory = .large, isRightToLeft: Bool = false
  ) {
    self.init(MarketController(language: language), width: width, textSize: textSize, isRightToLeft: isRightToLeft)
  }

  /// The cell of a row, scrolled to.
  func cell<Cell: UITableViewCell>(_ section: Int, _ row: Int, as type: Cell.Type = UITableViewCell.self) -> Cell? {
    let path = IndexPath(row: row, section: section)
    table.scrollToRow(at: path, at: .middle, animated: false)
    table.layoutIfNeeded()
    return table.cellForRow(at: path) as? Cell
  }

  func scroll(to offset: CGFloat) {
    table.contentOffset.y = offset
    window.layoutIfNeeded()
  }
}
