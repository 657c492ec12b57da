import Foundation
import LivePhone
import Pages
import TableMaker
import UIKit

/// Shows pages on a phone's screen and takes pictures of them.
@MainActor enum Studio {
  /// A picture, its cost, and facts about the page.
  struct Result {
    let image: UIImage
    /// A Boolean value that indicates whether the page is longer than the screen.
    let scrolls: Bool
    /// The number of the page's rows, and of those that were measured, or `nil` for a page without a table view.
    let rows: Rows?
    /// The time from an empty window until the page is laid out and scrolled.
    let layout: Duration
    /// The time to draw the pixels after that.
    let drawing: Duration

    struct Rows: Codable, Equatable, Sendable {
      let count, measured: Int
    }
  }

  /// Shows a page in its own window and draws it.
  static func take(_ shot: Shot) -> Result {
    let clock = ContinuousClock()
    var window: UIWindow?
    let layout = clock.measure {
      let shown = show(shot)
      scroll(shown, to: shot.variant.scroll)
      window = shown
    }
    guard let window else { preconditionFailure("A window was just made") }
    return photograph(window, layout: layout)
  }

  /// Returns a picture of a window in its current state, with its costs.
  static func photograph(_ window: UIWindow, layout: Duration) -> Result {
    var image = UIImage()
    let drawing = ContinuousClock().measure {
      image = photograph(window, scale: window.traitCollection.displayScale)
    }
    return Result(
      image: image, scrolls: scrolls(window), rows: rows(in: window), layout: layout, drawing: drawing)
  }

  /// Returns a picture of a window in its current state, with the given number of pixels per point.
  static func photograph(_ window: UIWindow, scale: CGFloat) -> UIImage {
    for case let furniture as PhoneFurniture in window.subviews { furniture.adaptToContent() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
  }

  private static func scrolls(_ window: UIWindow) -> Bool {
    guard let view = window.rootViewController?.view, let scrollView = firstScrollView(in: view) else { return false }
    let insets = scrollView.adjustedContentInset
    return scrollView.contentSize.height + insets.top + insets.bottom > scrollView.bounds.height + 1
  }

  private static func rows(in window: UIWindow) -> Result.Rows? {
    guard let view = window.rootViewController?.view, let table = firstScrollView(in: view) as? UITableView else {
      return nil
    }
    let count = (0..<table.numberOfSections).reduce(0) { $0 + table.numberOfRows(inSection: $1) }
    return Result.Rows(count: count, measured: (table.dataSource as? TableViewDataSource)?.measuredRowCount ?? 0)
  }

  static func show(_ shot: Shot) -> UIWindow {
    let variant = shot.variant
    speak(variant.language)
    let root = shot.page.viewController(
      in: variant.language, isGrown: variant.isGrown, isWaiting: variant.isWaiting, isFresh: true,
      count: variant.count)
    return show(root, as: variant)
  }

  /// Shows a view controller with the screen, appearance, and language of a variant.
  static func show(_ root: UIViewController, as variant: Options.Variant) -> UIWindow {
    speak(variant.language)
    PhoneFurniture.turnScreen(for: variant.size)
    let window = UIWindow(frame: CGRect(origin: .zero, size: variant.size))
    window.overrideUserInterfaceStyle = variant.isDark ? .dark : .light
    window.traitOverrides.preferredContentSizeCategory = variant.textSize.category
    window.traitOverrides.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
    window.rootViewController = root
    window.makeKeyAndVisible()
    let furniture = PhoneFurniture(frame: window.bounds)
    window.addSubview(furniture)
    window.layoutIfNeeded()
    return window
  }

  /// Sets the language of UIKit's own text, as a launch argument does.
  static func speak(_ language: Language) {
    let name = language == .chinese ? "zh-Hans" : "en"
    UserDefaults.standard.setVolatileDomain(["AppleLanguages": [name]], forName: UserDefaults.argumentDomain)
  }

  static func scroll(_ window: UIWindow, to place: Options.Scroll) {
    guard place != .top, let view = window.rootViewController?.view, let scrollView = firstScrollView(in: view) else {
      return
    }
    // Scrolling collapses a large title, which changes the insets. It also measures the rows that come near, so the content
    // grows. The loop scrolls until both are final.
    for _ in 0..<20 {
      let before = (scrollView.contentOffset, scrollView.contentSize, scrollView.adjustedContentInset)
      let insets = scrollView.adjustedContentInset
      let top = -insets.top
      let end = max(top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
      let y =
        switch place {
        case .top: top
        case .middle: (top + end) / 2
        case .end: end
        case .points(let points): min(max(top + points, top), end)
        }
      scrollView.setContentOffset(CGPoint(x: 0, y: y.rounded()), animated: false)
      window.layoutIfNeeded()
      if before == (scrollView.contentOffset, scrollView.contentSize, scrollView.adjustedContentInset) { break }
    }
  }

  static func firstScrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap { firstScrollView(in: $0) }.first
  }
}
