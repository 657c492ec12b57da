import Testing
import UIKit

@testable import Pages

/// The sheet of row animations.
@MainActor @Suite struct UpdatesControllerTests {
  @Test(arguments: Language.allCases)
  func `every animation is shown at five instants of an update that has been made`(language: Language) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 2150))
    window.rootViewController = Page.updates.viewController(in: language)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let tables = Self.tables(in: window)
    #expect(tables.count == 8 * 5)
    for table in tables {
      #expect((0..<table.numberOfSections).map(table.numberOfRows) == [4, 1, 1])
      #expect(table.visibleCells.count == 6 && table.layer.speed == 0)
    }
    // Five instants of each, a quarter of the way apart.
    let first = tables.prefix(5).map(\.layer.timeOffset)
    for (earlier, later) in zip(first, first.dropFirst()) { #expect(abs(later - earlier - 0.075) < 0.02) }
  }

  private static func tables(in view: UIView) -> [UITableView] {
    if let table = view as? UITableView { return [table] }
    return view.subviews.flatMap(tables)
  }
}
