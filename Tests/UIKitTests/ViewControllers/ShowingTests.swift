import TestSupport
import Testing

@_spi(Testing) @testable import UIKit

/// Controllers that show others.
@MainActor @Suite(.languages("en")) struct ShowingTests {
  private let test = TestWindow()

  @Test func `show puts a page on the stack of the navigation controller, from a page or the controller itself`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    test.show(navigation)
    first.show(second, sender: nil)
    navigation.show(third, sender: nil)
    #expect(navigation.viewControllers == [first, second, third])
  }

  @Test func `show presents without a navigation controller, and showDetailViewController always does`() {
    let (page, shown) = (UIViewController(), UIViewController())
    test.show(page)
    page.show(shown, sender: nil)
    #expect(page.presentedViewController === shown)
    let (other, detail) = (UIViewController(), UIViewController())
    test.show(UINavigationController(rootViewController: other))
    other.showDetailViewController(detail, sender: nil)
    #expect(other.presentedViewController === detail)
  }

  @Test func `a page knows in its callbacks whether it comes or goes for good`() {
    final class Page: UIViewController {
      var notes: [String] = []
      override func viewWillAppear(_ animated: Bool) { notes.append("appears, new \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { notes.append("disappears, popped \(isMovingFromParent)") }
    }
    let (first, second) = (Page(), Page())
    let navigation = UINavigationController(rootViewController: first)
    test.show(navigation)
    first.notes = []
    navigation.pushViewController(second, animated: false)
    navigation.popViewController(animated: false)
    #expect(first.notes == ["disappears, popped false", "appears, new false"])
    #expect(second.notes == ["appears, new true", "disappears, popped true"])
    #expect(!second.isMovingFromParent)
  }

  @Test func `buttons and the Back button change with methods that can animate`() {
    let item = UINavigationItem(title: "Page")
    let (left, right) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .edit))
    item.setLeftBarButton(left, animated: true)
    item.setRightBarButton(right, animated: true)
    #expect(item.leftBarButtonItems == [left])
    #expect(item.rightBarButtonItem === right)
    item.setLeftBarButtonItems(nil, animated: false)
    item.setRightBarButtonItems([right, left], animated: false)
    item.setHidesBackButton(true, animated: true)
    #expect(item.leftBarButtonItem == nil)
    #expect(item.rightBarButtonItems == [right, left])
    #expect(item.hidesBackButton)
  }

  @Test func `the Back button has the title and color of the previous page's item, or as its mode says`() {
    let scene = NavigationScene(["Root", "Form"])
    let item = scene.navigation.viewControllers[0].navigationItem
    func title() -> String? {
      scene.test.layOut()
      return scene.button.accessibilityLabel
    }
    #expect(title() == "Root")
    item.backButtonDisplayMode = .generic
    #expect(title() == "Back")
    item.backButtonTitle = "Own"
    #expect(title() == "Back")
    item.backButtonDisplayMode = .default
    #expect(title() == "Own")
    let wide = scene.button.frame.width
    item.backButtonDisplayMode = .minimal
    #expect(title() == "Back")
    #expect(scene.button.frame.width < wide)
    let back = UIBarButtonItem(title: "Home")
    back.tintColor = .red
    item.backBarButtonItem = back
    #expect(title() == "Home")
    #expect(scene.button.tintColor == .red)
    item.backBarButtonItem = nil
    item.backButtonDisplayMode = .default
    #expect(title() == "Own")
    #expect(scene.button.tintColor == scene.bar.tintColor)
    scene.tap(x: 40)
    scene.settle()
    #expect(scene.titles == ["Root"])
  }

  @Test func `a class overrides what a nib would call`() {
    final class Cell: UITableViewCell {
      var calls: [String] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
      }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        calls.append("prepare")
      }
    }
    let cell = Cell()
    cell.awakeFromNib()
    cell.prepareForInterfaceBuilder()
    #expect(cell.calls == ["awake", "prepare"])
  }
}
