import Testing

@_spi(Testing) @testable import UIKit

/// The looks of bars, over content and at its edge.
@MainActor struct NavigationBarAppearanceTests {
  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 390, height: 3000)
      scrollView.backgroundColor = .green
      view.addSubview(scrollView)
    }
  }

  private let page = Page()
  private let window = UIWindow()
  private let navigation: UINavigationController
  private var bar: UINavigationBar { navigation.navigationBar }

  init() {
    navigation = UINavigationController(rootViewController: page)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func appearance(_ color: UIColor, title: UIColor? = nil) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    if let title { appearance.titleTextAttributes = [.foregroundColor: title, .font: UIFont.systemFont(ofSize: 13)] }
    return appearance
  }

  /// Returns the color behind the bar, next to its title, after scrolling by a distance.
  private func shown(scrolledBy distance: CGFloat = 0) -> [Int] {
    page.scrollView.contentOffset.y = distance - page.scrollView.adjustedContentInset.top
    window.layoutIfNeeded()
    return draw(window)[4, 60]
  }

  private let red = [255, 0, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let green = [0, 255, 0, 255]

  private var titleLabel: UILabel? { bar.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "Page" } }

  // The order of the page's and the bar's is assumed.
  @Test func `a bar has looks of its own in a compact height`() {
    bar.standardAppearance = appearance(.red)
    bar.compactAppearance = appearance(.blue)
    page.navigationItem.compactScrollEdgeAppearance = appearance(.green)
    bar.scrollEdgeAppearance = appearance(.red)
    page.scrollView.backgroundColor = .white
    #expect(shown() == red && shown(scrolledBy: 100) == red)
    navigation.traitOverrides.verticalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(shown() == green && shown(scrolledBy: 100) == blue)
    page.navigationItem.standardAppearance = appearance(.red)
    #expect(shown(scrolledBy: 100) == red)
    page.navigationItem.compactAppearance = appearance(.blue)
    page.navigationItem.compactScrollEdgeAppearance = nil
    #expect(shown() == red && shown(scrolledBy: 100) == blue)
  }

  @Test func `a bar is clear at the content's edge and has its material over it, unless it is told otherwise`() {
    #expect(shown() == green)
    // 94 % of 249, over the green content.
    #expect(shown(scrolledBy: 100) == [234, 249, 234, 255])
    // Halfway, half of the content shows as it is.
    #expect(shown(scrolledBy: 4) == [117, 252, 117, 255])
    bar.standardAppearance = appearance(.red)
    #expect(shown() == green && shown(scrolledBy: 100) == red)
    bar.scrollEdgeAppearance = appearance(.blue)
    #expect(shown() == blue && shown(scrolledBy: 100) == red)
    bar.scrollEdgeAppearance = nil
    #expect(shown() == green)
  }

  // The share of the content is that of Apple's design resources (systemChromeMaterial). Over an empty table view, the color
  // is the measured one.
  @Test(arguments: [(UIUserInterfaceStyle.light, 255, 249), (.dark, 0, 29)])
  func `a bar's material hides all detail of the content, and has its own color over an empty table view`(
    style: UIUserInterfaceStyle, empty: Int, color: Int
  ) {
    window.overrideUserInterfaceStyle = style
    page.scrollView.backgroundColor = UIColor(white: CGFloat(empty) / 255, alpha: 1)
    #expect(shown(scrolledBy: 100).prefix(3) == [color, color, color])
    for row in 0..<100 {
      let stripe = UIView(frame: CGRect(x: 0, y: row * 30, width: 390, height: 15))
      stripe.backgroundColor = UIColor(white: 1 - CGFloat(empty) / 255, alpha: 1)
      page.scrollView.addSubview(stripe)
    }
    _ = shown(scrolledBy: 200)
    let picture = draw(window)
    let column = (10...80).map { picture[4, $0][0] }
    // 6 % of what's as dark as it can be would make a difference of 15.
    #expect(column.max()! - column.min()! < 5)
    #expect(abs(column[30] - color) > 3)
    bar.isTranslucent = false
    #expect(shown(scrolledBy: 200).prefix(3) == [color, color, color])
  }

  @Test func `a page's own wish goes before the bar's, as long as the page is there`() {
    bar.standardAppearance = appearance(.red)
    bar.scrollEdgeAppearance = appearance(.red)
    page.navigationItem.scrollEdgeAppearance = appearance(.blue)
    page.navigationItem.standardAppearance = appearance(.blue)
    #expect(shown() == blue && shown(scrolledBy: 100) == blue)
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(draw(window)[4, 60] == red)
    navigation.popViewController(animated: false)
    page.navigationItem.standardAppearance = nil
    #expect(shown(scrolledBy: 100) == red)
  }

  @Test func `a transparent look shows what is behind, also over content`() {
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    bar.standardAppearance = clear
    #expect(shown(scrolledBy: 100) == green && clear.shadowColor == nil && clear.backgroundColor == nil)
    clear.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(shown(scrolledBy: 100) == green, "the bar has a copy")
    bar.standardAppearance = clear
    let half = shown(scrolledBy: 100)
    #expect(abs(half[0] - 128) < 3 && abs(half[1] - 128) < 3)
  }

  @Test func `a look is copied whole, and made anew by each way to configure it`() {
    let look = appearance(.red, title: .blue)
    look.shadowColor = .green
    let copy = UINavigationBarAppearance(barAppearance: look)
    #expect(copy.backgroundColor == .red && copy.shadowColor == .green)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .blue)
    copy.configureWithDefaultBackground()
    #expect(copy.backgroundColor == nil && copy.shadowColor != nil && look.backgroundColor == .red)
  }

  @Test func `titles have the font and the color that the look gives them`() throws {
    _ = shown(scrolledBy: 100)
    #expect(titleLabel?.font.pointSize == 17 && titleLabel?.textColor == .label)
    bar.standardAppearance = appearance(.white, title: .red)
    _ = shown(scrolledBy: 100)
    #expect(titleLabel?.font.pointSize == 13 && titleLabel?.textColor == .red)
    _ = shown()
    #expect(titleLabel?.textColor == .red, "at the edge only the background is another")
    bar.standardAppearance = UINavigationBarAppearance()
    _ = shown()
    #expect(titleLabel?.font.pointSize == 17 && titleLabel?.textColor == .label)
  }

  @Test func `a page knows its navigation controller when it is about to come, and still when it is about to go`() {
    final class Listening: UIViewController {
      var heard: [UINavigationController?] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        heard.append(navigationController)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        heard.append(navigationController)
      }
    }
    let listening = Listening()
    navigation.pushViewController(listening, animated: false)
    navigation.popViewController(animated: false)
    #expect(listening.heard == [navigation, navigation])
    #expect(listening.navigationController == nil)
  }

  @Test func `a controller hears of its safe area`() {
    final class Listening: UIViewController {
      var heard: [CGFloat] = []
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        heard.append(view.safeAreaInsets.top)
      }
    }
    let listening = Listening()
    navigation.pushViewController(listening, animated: false)
    window.layoutIfNeeded()
    #expect(listening.heard.last == 91 as CGFloat)
    listening.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(listening.heard.last == 101 as CGFloat)
  }

  @Test func `a bar without an appearance has the attributes and the color that it was given itself`() {
    bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.barTintColor = .green
    window.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .red)
    #expect(bar.shownStandardAppearance.backgroundColor == .green)
    #expect(bar.shownScrollEdgeAppearance.backgroundColor == nil)
    bar.standardAppearance = UINavigationBarAppearance()
    window.layoutIfNeeded()
    #expect(bar.titleLabel.textColor == .label)
    #expect(bar.shownStandardAppearance.backgroundColor == nil)
  }
}
