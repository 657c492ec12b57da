import UIKit

@testable import Pages

/// A page on a phone's screen, laid out. The table lives only as long as this does.
@MainActor final class PageScreen {
  let window: UIWindow
  let navigation: UINavigationController

  init(
    _ page: Page, _ language: Language, width: CGFloat = 390, textSize: UIContentSizeCategory = .large,
    isDark: Bool = false, isRightToLeft: Bool = false
  ) throws {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    window.traitOverrides.preferredContentSizeCategory = textSize
    window.traitOverrides.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    guard let navigation = page.viewController(in: language, isFresh: true) as? UINavigationController else {
      throw CocoaError(.featureUnsupported)
    }
    self.navigation = navigation
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  /// The table or the scroll view that fills the page.
  var scrollView: UIScrollView? {
    func first(in view: UIView) -> UIScrollView? {
      (view as? UIScrollView) ?? view.subviews.lazy.compactMap { first(in: $0) }.first
    }
    return navigation.topViewController.flatMap { first(in: $0.view) }
  }

  /// Shows a part of the page: 0 is its top, 1 its end.
  func scroll(to part: CGFloat) {
    guard let scrollView else { return }
    // A large title goes as the page is scrolled, and the insets with it: the second time they are final.
    for _ in 0..<2 {
      let insets = scrollView.adjustedContentInset
      let end = max(-insets.top, scrollView.contentSize.height + insets.bottom - scrollView.bounds.height)
      scrollView.contentOffset.y = (-insets.top + (end + insets.top) * part).rounded()
      window.layoutIfNeeded()
    }
  }

  /// The visible labels, with their frames in the window.
  var labels: [(label: UILabel, frame: CGRect)] {
    func labels(in view: UIView) -> [UILabel] {
      guard !view.isHidden, view.alpha > 0.01 else { return [] }
      return ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return labels(in: window).compactMap { label in
      let frame = label.convert(label.bounds, to: window)
      guard label.text?.isEmpty == false, frame.width > 1, frame.height > 1, frame.intersects(window.bounds) else {
        return nil
      }
      return (label, frame)
    }
  }

  /// The screen as it looks, a pixel a point.
  func draw() -> Pixels? { Pixels(window) }
}
