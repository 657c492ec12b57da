import Foundation
import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Pages with a bar of tabs: the shown page, the calls that it gets, and the places of views.
@MainActor @Suite struct `A tab bar controller` {
  final class Page: UIViewController {
    var events: [String] = []

    convenience init(_ title: String) {
      self.init(nibName: nil, bundle: nil)
      self.title = title
    }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { events.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  final class Delegate: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var refused: UIViewController?

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("did \(viewController.title ?? "") \(tabBarController.selectedIndex)")
    }
  }

  let window = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  let pages = ["One", "Two", "Three"].map { Page($0) }

  private func shown(_ controllers: [UIViewController]? = nil) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers ?? pages
    window.show(tabs)
    return tabs
  }

  private func buttons(_ tabs: UITabBarController) -> [UIControl] {
    tabs.tabBar.subviews.compactMap { $0 as? UIControl }
  }

  @Test func `shows its first page, over a bar as high as an iPhone's`() {
    let empty = UITabBarController()
    #expect(empty.viewControllers == nil && empty.selectedViewController == nil && empty.selectedIndex == NSNotFound)
    let tabs = shown()
    #expect(tabs.viewControllers == pages)
    #expect(tabs.children == pages)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === pages[0])
    #expect(pages[0].events == ["willAppear", "isAppearing", "didAppear"])
    #expect(!pages[1].isViewLoaded)
    #expect(pages[0].tabBarController === tabs)
    // 49 and the device's 34 (metrics.md 3).
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(pages[0].view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two", "Three"])
    #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
    // x = i W / n + 2, w = W / n - 4 (metrics.md 3).
    #expect(buttons(tabs).map(\.frame) == [2, 132, 262].map { CGRect(x: $0, y: 1, width: 126, height: 48) })
  }

  @Test func `goes to another page, the old one told first`() {
    let tabs = shown()
    _ = pages[0].take()
    tabs.selectedIndex = 2
    #expect(pages[0].take() == ["willDisappear", "didDisappear"])
    #expect(pages[2].take() == ["willAppear", "isAppearing", "didAppear"])
    #expect(pages[0].view.superview == nil)
    #expect(pages[2].view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.selectedItem === pages[2].tabBarItem)
    tabs.selectedViewController = pages[1]
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `follows taps, asks its delegate and tells it`() {
    let tabs = shown()
    let delegate = Delegate()
    tabs.delegate = delegate
    buttons(tabs)[1].tap()
    #expect(tabs.selectedIndex == 1)
    delegate.refused = pages[2]
    buttons(tabs)[2].tap()
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === pages[1].tabBarItem)
    buttons(tabs)[1].tap()
    // Not for what the app does.
    tabs.selectedIndex = 0
    #expect(delegate.calls == ["should Two", "did Two 1", "should Three", "should Two", "did Two 1"])
    #expect(buttons(tabs).map(\.accessibilityTraits) == [[.button, .selected], .button, .button])
    #expect(buttons(tabs).map(\.accessibilityLabel) == ["One", "Two", "Three"])
  }

  @Test func `goes back to the first page of a stack when its tab is tapped again`() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let tabs = shown([navigation, pages[1]])
    // The first page's item is the stack's.
    #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"])
    navigation.pushViewController(UIViewController(), animated: false)
    buttons(tabs)[0].tap()
    #expect(navigation.viewControllers == [pages[0]])
  }

  @Test func `leaves its bar out while a page is pushed that wants none`() {
    let navigation = UINavigationController(rootViewController: pages[0])
    let tabs = shown([navigation, pages[1]])
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    pages[2].hidesBottomBarWhenPushed = true
    navigation.pushViewController(pages[2], animated: false)
    window.layOut()
    #expect(tabs.tabBar.isHidden)
    #expect(pages[2].view.safeAreaInsets.bottom == 34)
    let over = UIViewController()
    navigation.pushViewController(over, animated: false)
    window.layOut()
    #expect(tabs.tabBar.isHidden, "documented: until it is popped")
    navigation.popToRootViewController(animated: false)
    window.layOut()
    #expect(!tabs.tabBar.isHidden)
    #expect(pages[0].view.safeAreaInsets.bottom == 83)
  }

  // Documented: the selected page stays, else that at its place, else the first.
  @Test func `keeps its selection when its pages are replaced`() {
    let tabs = shown()
    tabs.selectedIndex = 1
    tabs.viewControllers = [pages[1], pages[0]]
    #expect(tabs.selectedViewController === pages[1] && tabs.selectedIndex == 0)
    #expect(pages[2].parent == nil)
    let fourth = Page("Four")
    tabs.setViewControllers([fourth, pages[0]], animated: true)
    #expect(tabs.selectedViewController === fourth)
    #expect(fourth.events == ["willAppear", "isAppearing", "didAppear"])
    tabs.selectedIndex = 1
    tabs.viewControllers = [fourth]
    #expect(tabs.selectedViewController === fourth)
    tabs.viewControllers = nil
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.tabBar.items?.isEmpty == true)
  }

  @Test func `shows titles, badges and other items as they change`() {
    let tabs = shown()
    pages[0].title = "First"
    #expect(pages[0].tabBarItem.title == "First")
    #expect(buttons(tabs)[0].accessibilityLabel == "First")
    pages[1].tabBarItem.badgeValue = "12"
    window.layOut()
    let badge = buttons(tabs)[1].subviews.compactMap { $0 as? UILabel }.first { $0.text == "12" }
    #expect(badge?.isHidden == false)
    #expect(badge?.backgroundColor == .systemRed)
    #expect(buttons(tabs)[1].accessibilityValue == "12")
    pages[1].tabBarItem.badgeValue = nil
    #expect(badge?.isHidden == true)
    pages[2].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Two", "Other"])
    #expect(tabs.tabBar.items?.last?.tag == 3)
  }

  @Test func `that is given a page which is not its own ends the process`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    expectEnd(
      result, "NSInvalidArgumentException",
      "only a view controller in the tab bar controller's list of view controllers can be selected.")
  }
}

/// The button that begins and ends the editing of a page.
@MainActor @Suite(.serialized) struct `An edit button` {
  final class Page: UIViewController {
    var calls: [String] = []
    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      calls.append("\(editing) \(animated)")
    }
  }

  @Test func `says Edit, then Done, and is always the same`() {
    SystemWords.$testedLanguages.withValue(["en"]) {
      let page = Page()
      let item = page.editButtonItem
      #expect(item === page.editButtonItem)
      #expect(!page.isEditing && item.title == "Edit" && item.style == .plain)
      item.primaryAction?.performWithSender(item, target: nil)
      #expect(page.isEditing && item.title == "Done" && item.style == .done)
      page.isEditing = false
      #expect(!page.isEditing && item.title == "Edit" && item.style == .plain)
      #expect(page.calls == ["true true", "false false"])
    }
  }

  @Test(arguments: [(["de-DE"], "Bearbeiten", "Fertig"), (["zh-Hans-CN"], "编辑", "完成"), (["xx", "ja"], "編集", "完了")])
  func `speaks the user's language`(languages: [String], edit: String, done: String) {
    SystemWords.$testedLanguages.withValue(languages) {
      let page = UIViewController()
      #expect(page.editButtonItem.title == edit)
      page.setEditing(true, animated: false)
      #expect(page.editButtonItem.title == done)
      // Asked for while the page is edited already.
      let other = UIViewController()
      other.isEditing = true
      #expect(other.editButtonItem.title == done)
      #expect(UIBarButtonItem(systemItem: .done).title == done)
    }
  }

  @Test func `of a table's page edits the table`() {
    let page = UITableViewController(style: .plain)
    page.setEditing(true, animated: false)
    page.setEditing(false, animated: false)
    page.loadViewIfNeeded()
    page.setEditing(true, animated: true)
    #expect(page.tableView.isEditing)
    page.setEditing(false, animated: false)
    #expect(!page.tableView.isEditing)
  }

  @Test func `does not hold its page`() {
    weak var held: UIViewController?
    do {
      let page = UIViewController()
      page.navigationItem.rightBarButtonItem = page.editButtonItem
      held = page
    }
    #expect(held == nil)
  }
}
