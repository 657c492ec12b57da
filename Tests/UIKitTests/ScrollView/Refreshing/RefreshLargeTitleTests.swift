import TestSupport
import Testing
import UIKit

/// Refreshing under a navigation bar with a large title, which goes down with the content. Assumed, as no page of Apple's
/// says it: the control comes out between the bar and its large title, where the Mail app has it.
@MainActor @Suite struct RefreshLargeTitleTests {
  private let navigation: UINavigationController
  private let scene: RefreshScene

  init() {
    var made: UINavigationController?
    scene = RefreshScene { table in
      let page = UIViewController()
      page.title = "Bulletins"
      page.view = table
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      made = navigation
      return navigation
    }
    navigation = made ?? UINavigationController()
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  @Test func `the title goes down with the content, and the control is above it`() {
    let rest = scene.table.adjustedContentInset.top
    #expect(scene.table.contentOffset.y == -rest && bar.frame.maxY == rest)
    scene.pull(by: 340)
    #expect(scene.control.isRefreshing)
    #expect(abs(bar.frame.maxY + scene.table.contentOffset.y) < 0.5)
    scene.finger.lift()
    settleAnimations()
    #expect(scene.table.contentOffset.y == -rest - 60 && scene.table.adjustedContentInset.top == rest + 60)
    #expect(abs(bar.frame.maxY - rest - 60) < 0.5)
    let frame = scene.control.convert(scene.control.bounds, to: nil)
    #expect(abs(frame.minY - bar.frame.minY - 44) < 0.5 && frame.height == 60)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == -rest && abs(bar.frame.maxY - rest) < 0.5)
  }

  @Test func `a title that has gone up comes back to the refresh`() {
    let rest = scene.table.adjustedContentInset.top
    scene.table.contentOffset.y = 200
    scene.test.layOut()
    let small = scene.table.adjustedContentInset.top
    #expect(small < rest)
    scene.control.beginRefreshing()
    #expect(scene.table.adjustedContentInset.top == small + 60 && scene.table.contentOffset.y == 200)
    scene.table.setContentOffset(CGPoint(x: 0, y: -rest - 60), animated: true)
    settleAnimations()
    #expect(scene.table.contentOffset.y == -rest - 60)
    scene.control.endRefreshing()
    settleAnimations()
    #expect(scene.table.contentOffset.y == -rest && scene.table.adjustedContentInset.top == rest)
  }
}
