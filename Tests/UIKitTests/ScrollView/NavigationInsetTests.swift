import Testing
import UIKit

/// `contentInsetAdjustmentBehavior` of content that does not scroll. Apple: with `.automatic` the content is always
/// adjusted vertically when the scroll view is the content view of a controller that a navigation controller displays.
@MainActor @Suite struct NavigationInsetTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    var isWholeView = false
    override func loadView() {
      if isWholeView { view = scrollView } else { super.loadView() }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      guard !isWholeView else { return }
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  @Test(arguments: [true, false], [true, false])
  func `automatic heeds top and bottom in a navigation controller, and only there`(
    isInNavigation: Bool, isWholeView: Bool
  ) {
    let page = Page()
    page.isWholeView = isWholeView
    let window = UIWindow()
    window.rootViewController = isInNavigation ? UINavigationController(rootViewController: page) : page
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let safe = page.scrollView.safeAreaInsets
    #expect(safe.top > 0 && safe.bottom > 0)
    let heeded = UIEdgeInsets(top: safe.top, left: 0, bottom: safe.bottom, right: 0)
    #expect(page.scrollView.adjustedContentInset == (isInNavigation ? heeded : .zero))
    #expect(page.scrollView.contentOffset.y == (isInNavigation ? -safe.top : 0))
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    page.scrollView.addSubview(content)
    #expect(content.safeAreaInsets.top == (isInNavigation ? 0 : safe.top))
    page.scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    #expect(page.scrollView.adjustedContentInset == .zero)
  }

  @Test func `a scroll view deeper in the page is adjusted only where it scrolls`() {
    let page = Page()
    let window = UIWindow()
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    let inner = UIScrollView(frame: page.view.bounds)
    page.scrollView.addSubview(inner)
    page.scrollView.contentInsetAdjustmentBehavior = .never
    window.layoutIfNeeded()
    #expect(inner.safeAreaInsets.top > 0)
    #expect(inner.adjustedContentInset == .zero)
  }
}
