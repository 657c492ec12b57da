import Testing
import UIKit

@MainActor struct AppearanceTests {
  /// A controller that records calls.
  final class Recorder: UIViewController {
    var events: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      events.append("didLoad")
    }
    override func viewWillAppear(_ animated: Bool) { events.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      events.append(viewIfLoaded?.window == nil ? "isAppearing outside" : "isAppearing")
    }
    override func viewDidAppear(_ animated: Bool) { events.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("didDisappear") }
    override func viewWillLayoutSubviews() { events.append("willLayout") }
    override func viewDidLayoutSubviews() { events.append("didLayout") }
  }

  func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  let appearing = ["didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear"]

  @Test func `a root controller appears in Apple's order`() {
    let controller = Recorder()
    let window = shown(controller)
    #expect(controller.events == appearing)
    window.layoutIfNeeded()
    #expect(controller.events == appearing, "once")
  }

  @Test func `a view is loaded when it is asked for, once`() {
    let controller = Recorder()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.view.bounds.size == CGSize(width: 390, height: 844))
    _ = controller.view
    #expect(controller.events == ["didLoad"])
  }

  @Test func `pushing and popping tell both pages, the old one first`() {
    let first = Recorder()
    let navigation = UINavigationController(rootViewController: first)
    let window = shown(navigation)
    #expect(first.events == appearing)
    first.events = []
    let second = Recorder()
    navigation.pushViewController(second, animated: false)
    #expect(first.events == ["willDisappear", "didDisappear"])
    #expect(second.events == appearing)
    #expect(second.view.window === window)
    #expect(first.view.superview == nil)
    first.events = []
    second.events = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.events == ["willDisappear", "didDisappear"])
    #expect(first.events.filter { !$0.contains("ayout") } == ["willAppear", "isAppearing", "didAppear"])
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil, "the first page stays")
  }

  @Test func `a child that is put in while its parent is shown appears at once`() {
    let parent = UIViewController()
    let window = shown(parent)
    let child = Recorder()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    #expect(child.events.filter { !$0.contains("ayout") } == ["didLoad", "willAppear", "isAppearing", "didAppear"])
    child.events = []
    child.view.removeFromSuperview()
    #expect(child.events == ["willDisappear", "didDisappear"])
  }

  @Test func `replacing the root controller makes the old one disappear`() {
    let first = Recorder()
    let window = shown(first)
    first.events = []
    let second = Recorder()
    window.rootViewController = second
    window.layoutIfNeeded()
    #expect(first.events == ["willDisappear", "didDisappear"])
    #expect(second.events == appearing)
  }

  @Test func `a page is gone when nobody holds it any more`() {
    weak var page: UIViewController?
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = shown(navigation)
    do {
      let second = UIViewController()
      page = second
      navigation.pushViewController(second, animated: false)
      window.layoutIfNeeded()
      navigation.popViewController(animated: false)
    }
    #expect(page == nil)
  }
}
