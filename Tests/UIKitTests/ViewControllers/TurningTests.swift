import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// A device that turns: the calls of controllers, and bars in a compact height. The sizes of tab bars and toolbars are
/// assumed; a device would settle them.
@MainActor @Suite struct `A window that turns` {
  private final class Page: UIViewController {
    var events: [String] = []
    var alongside: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      events.append("size \(Int(size.width)), now \(Int(view.bounds.width))")
      coordinator.animate { context in
        let isCompact = self.traitCollection.verticalSizeClass == .compact
        self.events.append("alongside \(Int(self.view.bounds.width)) \(isCompact)")
        self.alongside?(context)
      } completion: { context in
        self.events.append("completion \(context.isCancelled)")
      }
    }

    override func willTransition(
      to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      events.append(
        "traits \(newCollection.verticalSizeClass == .compact), now \(traitCollection.verticalSizeClass == .compact)")
    }

    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private let test = TestWindow()
  private let page = Page()
  private static let wide = UIScreen(size: CGSize(width: 844, height: 390), scale: 3)
  private static let upright = UIScreen(size: CGSize(width: 390, height: 844), scale: 3)

  private func turn(to screen: UIScreen) {
    test.window.setDeviceSafeArea(screen.safeAreaInsets)
    test.window.turn(to: screen)
    test.layOut()
  }

  @Test func `announces traits and size before they change, and animates alongside`() {
    test.show(page)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    page.view.addSubview(box)
    page.alongside = { context in
      #expect(context.isAnimated && context.containerView === page.view.window && context.transitionDuration > 0)
      box.frame.origin.x = 300
    }
    turn(to: Self.wide)
    #expect(page.take() == ["traits true, now false", "size 844, now 390", "alongside 844 true"])
    #expect(page.transitionCoordinator != nil && box.frame.minX == 300)
    #expect(box.layer.presentation()?.frame.minX == 0)
    settleAnimations()
    #expect(page.take() == ["completion false"] && page.transitionCoordinator == nil)
    turn(to: Self.wide)
    #expect(page.take() == [])
  }

  @Test func `announces a size that the app sets, without animations if they are off`() {
    test.show(page)
    page.alongside = { #expect(!$0.isAnimated && $0.transitionDuration == 0) }
    UIView.performWithoutAnimation { test.window.frame.size = CGSize(width: 500, height: 844) }
    #expect(page.take() == ["size 500, now 390", "alongside 500 false", "completion false"])
    test.window.frame.origin.x = 3
    #expect(page.take() == [])
  }

  @Test func `announces them to the pages of containers and a presented page, but to none below`() {
    let below = Page()
    let navigation = UINavigationController(rootViewController: below)
    navigation.pushViewController(page, animated: false)
    let tabs = UITabBarController()
    let other = Page()
    tabs.viewControllers = [navigation, other]
    test.show(tabs)
    let presented = Page()
    presented.modalPresentationStyle = .fullScreen
    tabs.present(presented, animated: false)
    test.layOut()
    turn(to: Self.wide)
    #expect(page.take().contains("size 844, now 390") && presented.take().contains("size 844, now 390"))
    #expect(below.take() == [] && other.take() == [])
    settleAnimations()
  }

  @Test func `has a low navigation bar without a large title, which comes back`() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let table = Rows(style: .plain)
    table.title = "Page"
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.isToolbarHidden = false
    turn(to: Self.upright)
    test.show(navigation)
    let bar = navigation.navigationBar
    let large = bar.frame
    #expect(large == CGRect(x: 0, y: 47, width: 390, height: 96) || abs(large.height - 96) < 1)
    #expect(bar.titleLabel.alpha == 0 && navigation.toolbar.frame.height == 44)
    turn(to: Self.wide)
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(bar.titleLabel.alpha == 1 && abs(bar.titleLabel.frame.midY - 16) < 0.5)
    #expect(table.tableView.adjustedContentInset.top == 32 && table.tableView.contentOffset.y == -32)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 390 - 21 - 32, width: 844, height: 32))
    turn(to: Self.upright)
    #expect(bar.frame == large && bar.titleLabel.alpha == 0)
    #expect(table.tableView.contentOffset.y == -large.maxY)
    // Content that was scrolled leaves no room for the large title.
    turn(to: Self.wide)
    table.tableView.contentOffset.y = 500
    test.layOut()
    turn(to: Self.upright)
    #expect(bar.frame.height == 44 && bar.titleLabel.alpha == 1)
  }

  @Test func `has a low tab bar, with titles next to the images`() throws {
    let tabs = UITabBarController()
    page.tabBarItem = UITabBarItem(title: "Books", image: UIImage(systemName: "star"), tag: 0)
    tabs.viewControllers = [page]
    turn(to: Self.upright)
    test.show(tabs)
    #expect(tabs.tabBar.frame.height == 83)
    let button = try #require(tabs.tabBar.subviews.compactMap { $0 as? TabBarButton }.first)
    let picture = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minY > picture.frame.midY && abs(label.frame.midX - picture.frame.midX) < 1)
    turn(to: Self.wide)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 390 - 53, width: 844, height: 53))
    #expect(page.view.safeAreaInsets.bottom == 53)
    #expect(label.frame.minX > picture.frame.maxX && abs(label.frame.midY - picture.frame.midY) < 1)
    let middle = (picture.frame.minX + label.frame.maxX) / 2
    #expect(abs(middle - button.bounds.midX) < 1 && button.bounds.contains(label.frame))
  }
}
