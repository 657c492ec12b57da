import Testing
import UIKit

/// A way to the deprecated guides that says nothing about them being so.
@MainActor private protocol Guides {
  var top: any UILayoutSupport { get }
  var bottom: any UILayoutSupport { get }
}

extension UIViewController: Guides {
  @available(*, deprecated) fileprivate var top: any UILayoutSupport { topLayoutGuide }
  @available(*, deprecated) fileprivate var bottom: any UILayoutSupport { bottomLayoutGuide }
}

@MainActor @Suite struct LayoutSupportTests {
  private let page = UIViewController()
  private let window = UIWindow()

  @Test(arguments: [true, false]) func `content between both guides lies in the safe area`(isItem: Bool) {
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    page.view.addSubview(content)
    let guides: any Guides = page
    if isItem {
      NSLayoutConstraint(
        item: content, attribute: .top, relatedBy: .equal, toItem: guides.top, attribute: .bottom, multiplier: 1,
        constant: 0
      ).isActive = true
      NSLayoutConstraint(
        item: content, attribute: .bottom, relatedBy: .equal, toItem: guides.bottom, attribute: .top, multiplier: 1,
        constant: 0
      ).isActive = true
    } else {
      content.topAnchor.constraint(equalTo: guides.top.bottomAnchor).isActive = true
      content.bottomAnchor.constraint(equalTo: guides.bottom.topAnchor).isActive = true
    }
    window.layoutIfNeeded()
    let safe = page.view.safeAreaInsets
    #expect(safe.top > 44 && safe.bottom > 0)
    #expect(content.frame.minY == safe.top && content.frame.maxY == page.view.bounds.maxY - safe.bottom)
    #expect(guides.top.length == safe.top && guides.bottom.length == safe.bottom)
    #expect(guides.top === guides.top && guides.top !== guides.bottom)
  }

  @Test func `an opaque bar has the page begin below it`() {
    let navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    #expect(bar.isTranslucent && page.view.frame == window.bounds && page.view.safeAreaInsets.top == bar.frame.maxY)
    bar.isTranslucent = false
    window.layoutIfNeeded()
    #expect(page.view.frame.minY == bar.frame.maxY && page.view.frame.maxY == window.bounds.maxY)
    #expect(page.view.safeAreaInsets.top == 0 && page.view.safeAreaInsets.bottom > 0)
    page.view.backgroundColor = .red
    #expect(draw(window)[10, 60] != [255, 0, 0, 255])
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(page.view.frame == window.bounds)
    navigation.isNavigationBarHidden = false
    bar.isTranslucent = true
    window.layoutIfNeeded()
    #expect(page.view.frame == window.bounds && page.view.safeAreaInsets.top == bar.frame.maxY)
  }
}
