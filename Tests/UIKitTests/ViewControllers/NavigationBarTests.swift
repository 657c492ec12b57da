import TestSupport
import Testing
import UIKit

/// Numbers: metrics.md 3, for 390 × 844 points.
@MainActor struct NavigationBarTests {
  func shown(_ page: UIViewController, large: Bool) -> (UIWindow, UINavigationController) {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = large
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, navigation)
  }

  final class ScrollingPage: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Field notebook"
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      view.addSubview(scrollView)
    }
  }

  func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
  }

  @Test func `a bar is 44 points high, 96 with a large title, below the status bar`() {
    for (large, height) in [(false, 44.0), (true, 96.0)] {
      let page = ScrollingPage()
      let (navigationWindow, navigation) = shown(page, large: large)
      defer { withExtendedLifetime(navigationWindow) {} }
      let frame = navigation.navigationBar.frame
      #expect(frame.minY == 47)
      #expect(abs(frame.height - height) < 0.01)
      #expect(abs(page.view.safeAreaInsets.top - (47 + height)) < 0.01)
      #expect(abs(page.scrollView.adjustedContentInset.top - (47 + height)) < 0.01)
      #expect(abs(page.scrollView.contentOffset.y + 47 + height) < 0.01, "the content starts below the bar")
    }
  }

  @Test func `a large title of the largest text has its whole height at first`() {
    let page = ScrollingPage()
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow()
    window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    defer { withExtendedLifetime(window) {} }
    // The title stops at 40 points: 44 and 59 1/3.
    let height = 103 + 1 / 3.0
    #expect(abs(navigation.navigationBar.frame.height - height) < 0.01)
    #expect(abs(page.scrollView.adjustedContentInset.top - (47 + height)) < 0.01)
    #expect(abs(page.scrollView.contentOffset.y + 47 + height) < 0.01)
  }

  /// A page of two scroll views, of which the bar follows the upper one.
  private final class StackedPage: UIViewController {
    let scrollView = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Packing List"
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      let stack = UIStackView(arrangedSubviews: [scrollView, UIScrollView()])
      stack.distribution = .fillEqually
      stack.axis = .vertical
      stack.frame = view.bounds
      stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(stack)
      setContentScrollView(scrollView, for: .top)
    }
  }

  @Test func `a large title follows the scroll view that the page names, which a stack view lays out later`() {
    let page = StackedPage()
    let (window, navigation) = shown(page, large: true)
    defer { withExtendedLifetime(window) {} }
    #expect(abs(navigation.navigationBar.frame.height - 96) < 0.01)
    #expect(abs(page.scrollView.contentOffset.y + 47 + 96) < 0.01, "the content starts below the bar")
    page.scrollView.contentOffset.y = 0
    window.layoutIfNeeded()
    #expect(abs(navigation.navigationBar.frame.height - 44) < 0.01)
  }

  @Test func `the titles lie where an iPhone has them`() throws {
    let (navigationWindow, navigation) = shown(ScrollingPage(), large: true)
    defer { withExtendedLifetime(navigationWindow) {} }
    let bar = navigation.navigationBar
    let large = try #require(labels(in: bar).first { $0.font.pointSize == 34 })
    let frame = large.convert(large.bounds, to: bar)
    #expect(frame.minX == 16)
    #expect(abs(frame.minY - 47.6667) < 0.01)
    #expect(abs(frame.height - 40.6667) < 0.01)
    let (smallWindow, small) = shown(ScrollingPage(), large: false)
    defer { withExtendedLifetime(smallWindow) {} }
    let title = try #require(labels(in: small.navigationBar).first { $0.text == "Field notebook" && $0.alpha == 1 })
    let inline = title.convert(title.bounds, to: small.navigationBar)
    #expect(abs(inline.minY - 11.6667) < 0.34)
    #expect(abs(inline.midX - 195) < 0.34)
    #expect(abs(inline.height - 20.3333) < 0.01)
  }

  @Test func `the large title goes up with the content, pixel by pixel, until the small one is left`() {
    let page = ScrollingPage()
    let (window, navigation) = shown(page, large: true)
    let bar = navigation.navigationBar
    for scrolled in stride(from: CGFloat(0), through: 80, by: 1) {
      page.scrollView.contentOffset.y = -143 + scrolled
      window.layoutIfNeeded()
      #expect(abs(bar.frame.height - (44 + max(0, 52 - scrolled))) < 0.01)
      #expect(page.scrollView.contentOffset.y == -143 + scrolled, "the bar does not move the content")
    }
    for scrolled in stride(from: CGFloat(80), through: 0, by: -1) {
      page.scrollView.contentOffset.y = -143 + scrolled
      window.layoutIfNeeded()
      #expect(abs(bar.frame.height - (44 + max(0, 52 - scrolled))) < 0.01)
    }
  }

  @Test func `a page can ask for a small title, and the ones after it follow`() {
    let page = ScrollingPage()
    page.navigationItem.largeTitleDisplayMode = .never
    let (window, navigation) = shown(page, large: true)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.pushViewController(ScrollingPage(), animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    let large = ScrollingPage()
    large.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(large, animated: false)
    window.layoutIfNeeded()
    #expect(abs(navigation.navigationBar.frame.height - 96) < 0.01)
  }

  @Test func `the way back names the page before`() {
    let (window, navigation) = shown(ScrollingPage(), large: false)
    let second = ScrollingPage()
    second.loadViewIfNeeded()
    second.title = "Sighting"
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    let texts = labels(in: navigation.navigationBar).filter { !$0.isHidden && $0.alpha > 0 }.compactMap(\.text)
    #expect(texts.contains("Field notebook"))
    #expect(texts.contains("Sighting"))
  }

  @Test func `a large title over tables that it can't follow is reported, once for each class`() {
    class TwoTablePage: UIViewController {
      let tables = [UITableView(), UITableView()]
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UILabel())
        for table in tables { view.addSubview(table) }
      }
    }
    final class FollowedPage: TwoTablePage {
      override func viewDidLoad() {
        super.viewDidLoad()
        setContentScrollView(tables[0], for: .top)
      }
    }
    final class SmallTitlePage: TwoTablePage {}
    final class LabelPage: UIViewController {}
    func told(_ page: UIViewController, large: Bool = true) -> [Substring] {
      standardError { _ = shown(page, large: large) }.split(separator: "\n").filter { $0.hasPrefix("The large title") }
    }
    let lines = told(TwoTablePage())
    #expect(lines.count == 1 && lines[0].contains("over TwoTablePage stays large"))
    #expect(lines.first?.contains("setContentScrollView(tableView, for: .top)") == true)
    #expect(told(TwoTablePage()) == [] && told(FollowedPage()) == [] && told(LabelPage()) == [])
    #expect(told(SmallTitlePage(), large: false) == [] && told(ScrollingPage()) == [])
  }
}
