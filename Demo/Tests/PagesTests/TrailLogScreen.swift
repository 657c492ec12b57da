import TableMaker
import UIKit

@testable import Pages

/// The trail log in a window, laid out. The table lives only as long as this does.
@MainActor final class TrailLogScreen {
  let window: UIWindow
  let controller: TrailLogController
  var table: UITableView { controller.tableView }

  init(
    _ controller: TrailLogController, width: CGFloat = 390, textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) {
    self.controller = controller
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.traitOverrides.preferredContentSizeCategory = textSize
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  convenience init(
    _ language: Language, isGrown: Bool = false, width: CGFloat = 390, textSize: UIContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) {
    self.init(
      TrailLogController(language: language, isGrown: isGrown), width: width, textSize: textSize,
      isRightToLeft: isRightToLeft)
  }

  /// The cell of a row, scrolled to.
  func cell(_ row: Int) -> TrailPostCell? {
    table.scrollToRow(at: path(row), at: .top, animated: false)
    table.layoutIfNeeded()
    return table.cellForRow(at: path(row)) as? TrailPostCell
  }

  func height(of row: Int) -> CGFloat { table.rectForRow(at: path(row)).height }

  /// Returns the distance of a row's top below the top of the visible part.
  func top(of row: Int) -> CGFloat { table.rectForRow(at: path(row)).minY - table.contentOffset.y }

  /// Taps a row.
  func tap(_ row: Int) {
    controller.dataSource?.tableView(table, didSelectRowAt: path(row))
    window.layoutIfNeeded()
  }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}

extension UIView {
  /// The labels in the view that can be seen.
  var shownLabels: [UILabel] {
    subviews.filter { !$0.isHidden }.flatMap { ($0 as? UILabel).map { [$0] } ?? $0.shownLabels }
  }
}

extension UILabel {
  /// Returns the height of the text at the label's width, with a number of lines; 0 for all.
  func height(lines: Int) -> CGFloat {
    let room = CGRect(x: 0, y: 0, width: bounds.width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: room, limitedToNumberOfLines: lines).height
  }
}
