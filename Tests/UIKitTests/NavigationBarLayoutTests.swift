import Testing

@testable import UIKit

@MainActor @Suite struct NavigationBarLayoutTests {

  @Test(arguments: [nil, "Title"], [false, true])
  func `a bar is laid out to its end: it does not mark itself again`(_ title: String?, _ isLarge: Bool) {
    let page = UIViewController()
    page.title = title
    let controller = UINavigationController(rootViewController: page)
    controller.navigationBar.prefersLargeTitles = isLarge
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(!controller.navigationBar.needsLayout)
    controller.navigationBar.setNeedsLayout()
    controller.navigationBar.layoutSubviews()
    window.layoutIfNeeded()
    #expect(!controller.navigationBar.needsLayout)
  }
}
