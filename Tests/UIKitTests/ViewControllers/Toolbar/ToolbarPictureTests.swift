import PictureComparison
import TestSupport
import Testing
import UIKit

/// A navigation controller's toolbar over a table, as it looks.
@MainActor @Suite struct ToolbarPictureTests {
  private func expect(_ name: String, _ change: (UIWindow) -> Void = { _ in }) throws {
    let test = TestWindow(size: CGSize(width: 390, height: 320), safeArea: .init(top: 0, left: 0, bottom: 34, right: 0))
    test.window.backgroundColor = .systemBackground
    change(test.window)
    let table = UITableView()
    let rows = RefreshRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    let page = UIViewController()
    page.view = table
    page.title = "Tides"
    page.toolbarItems = [
      UIBarButtonItem(title: "Select All", primaryAction: UIAction { _ in }), .flexibleSpace(),
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action), .flexibleSpace(),
      UIBarButtonItem(systemItem: .done),
    ]
    page.toolbarItems?[3].isEnabled = false
    let navigation = UINavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    test.show(navigation)
    try expectPicture(of: test.window, named: "ViewControllers/toolbar-\(name)", scale: 2)
  }

  @Test func `light and dark`() throws {
    try expect("light")
    try expect("dark") { $0.traitOverrides.userInterfaceStyle = .dark }
  }

  @Test func `right to left, and in the largest text`() throws {
    try expect("mirrored") { $0.traitOverrides.layoutDirection = .rightToLeft }
    try expect("largest") { $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge }
  }
}
