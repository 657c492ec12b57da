import TestSupport
import Testing
import UIKit

/// A navigation controller's toolbar. Apple documents that it is hidden by default, shows the items of the page on the
/// screen, and obeys that page's `hidesBottomBarWhenPushed`.
@MainActor @Suite struct NavigationToolbarTests {
  private let test = TestWindow(
    size: CGSize(width: 390, height: 844), safeArea: .init(top: 47, left: 0, bottom: 34, right: 0))
  private let page = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: page)
    page.toolbarItems = [UIBarButtonItem(systemItem: .trash)]
    test.show(navigation)
  }

  private var shown: CGRect? {
    test.layOut()
    return navigation.toolbar.isHidden ? nil : navigation.toolbar.convert(navigation.toolbar.bounds, to: nil)
  }

  @Test func `is hidden at first, then stands above what the device covers, and covers the page`() {
    #expect(navigation.isToolbarHidden && shown == nil && page.view.safeAreaInsets.bottom == 34)
    navigation.isToolbarHidden = false
    #expect(shown == CGRect(x: 0, y: 766, width: 390, height: 44))
    #expect(page.view.safeAreaInsets.bottom == 78)
    #expect(navigation.toolbar.items?.count == 1)
    navigation.isToolbarHidden = true
    #expect(shown == nil && page.view.safeAreaInsets.bottom == 34)
  }

  @Test func `comes up with an animation of a fifth of a second, and goes down again`() {
    navigation.setToolbarHidden(false, animated: true)
    #expect(!navigation.isToolbarHidden)
    let layer = navigation.toolbar.layer
    advance(seconds: 0.1)
    let middle = layer.presentation()?.frame.minY ?? 0
    #expect(middle > 766 && middle < 844)
    settleAnimations()
    #expect(shown?.minY == 766 && page.view.safeAreaInsets.bottom == 78)
    navigation.setToolbarHidden(true, animated: true)
    advance(seconds: 0.1)
    #expect(!navigation.toolbar.isHidden)
    settleAnimations()
    #expect(shown == nil && page.view.safeAreaInsets.bottom == 34)
  }

  @Test func `each page has its items, and one that hides the bottom bar has none`() {
    navigation.isToolbarHidden = false
    let second = UIViewController()
    second.setToolbarItems(
      [UIBarButtonItem(systemItem: .add), .flexibleSpace(), UIBarButtonItem(systemItem: .edit)], animated: false)
    navigation.pushViewController(second, animated: false)
    #expect(navigation.toolbar.items?.count == 3 && shown != nil)
    let third = UIViewController()
    third.hidesBottomBarWhenPushed = true
    navigation.pushViewController(third, animated: false)
    #expect(shown == nil && third.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    #expect(shown != nil && navigation.toolbar.items?.count == 3)
    second.setToolbarItems([UIBarButtonItem(systemItem: .save)], animated: true)
    settleAnimations()
    #expect(navigation.toolbar.items?.count == 1)
    page.toolbarItems = nil
    #expect(navigation.toolbar.items?.count == 1, "a page below changes nothing on the screen")
  }

  @Test func `stands above a tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.isToolbarHidden = false
    test.show(tabs)
    #expect(abs((shown?.maxY ?? 0) - 761) < 0.01)
  }

  @Test func `is transparent where the content ends above it`() {
    let table = UITableView()
    let rows = RefreshRows()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = rows
    let list = UIViewController()
    list.view = table
    navigation.isToolbarHidden = false
    navigation.viewControllers = [list]
    #expect(shown != nil)
    let bar = navigation.toolbar ?? UIToolbar()
    let backgrounds = bar.subviews.filter { $0.bounds.height == 78 }
    #expect(backgrounds.map(\.alpha) == [0, 1])
    table.contentOffset.y = 30 * 44 - 844 + 78
    test.layOut()
    #expect(backgrounds.map(\.alpha) == [1, 0])
  }
}
