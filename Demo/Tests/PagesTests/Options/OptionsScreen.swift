import Foundation
import TableMaker
import UIKit

@testable import Pages

/// The page of options on a screen so high that all of its rows are on it. The table lives only as long as this does.
@MainActor final class OptionsScreen {
  let window: UIWindow
  let controller: OptionsController
  var table: UITableView { controller.tableView }

  init(
    _ controller: OptionsController, width: CGFloat = 390, textSize: UIContentSizeCategory = .large
  ) {
    self.controller = controller
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 2_400))
    window.traitOverrides.preferredContentSizeCategory = textSize
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  convenience init(_ language: Language = .english, textSize: UIContentSizeCategory = .large) {
    self.init(OptionsController(language: language), textSize: textSize)
  }

  /// The titles of the rows on screen, section by section.
  var titles: [[String]] {
    (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).map { row in
        cell(section, row)?.line.titleLabel.text ?? "no cell"
      }
    }
  }

  /// The titles of the sections on screen, as they were set.
  var headings: [String?] {
    (0..<table.numberOfSections).map { table.headerView(forSection: $0)?.textLabel?.text?.lowercased() }
  }

  func cell(_ section: Int, _ row: Int) -> SignCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? SignCell
  }

  /// Taps a row, as far as it lets itself be tapped, and waits for the table.
  func tap(_ section: Int, _ row: Int) async {
    let path = IndexPath(row: row, section: section)
    if table.delegate?.tableView(table, willSelectRowAt: path) != nil {
      controller.dataSource?.tableView(table, didSelectRowAt: path)
    }
    await settle()
  }

  /// Turns the switch of a row over, and waits for the table.
  func flip(_ section: Int, _ row: Int) async {
    guard let control: UISwitch = cell(section, row)?.first() else { return }
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: .valueChanged)
    await settle()
  }

  /// Opens a row, taps one of its buttons, and waits for the table.
  func press(_ action: Instrument.Action, _ section: Int, _ row: Int) async {
    await tap(section, row)
    let bar: ActionBar? = cell(section, row)?.first()
    bar?.button(action)?.sendActions(for: .primaryActionTriggered)
    await settle()
  }

  func settle() async {
    await controller.dataSource?.waitForUpdates()
    window.layoutIfNeeded()
  }
}

extension UIView {
  /// The first view of a class in this one that can be seen.
  fileprivate func first<Wanted: UIView>() -> Wanted? {
    if isHidden { return nil }
    return (self as? Wanted) ?? subviews.lazy.compactMap { $0.first() }.first
  }
}
