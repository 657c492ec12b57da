import PictureComparison
import TestSupport
import Testing
import UIKit

/// A table that is pulled, and one that refreshes, as they look.
@MainActor @Suite struct RefreshPictureTests {
  private func expect(
    _ name: String, pull: CGFloat, lifts: Bool, title: String? = nil, _ change: (UIWindow) -> Void = { _ in }
  ) throws {
    let scene = RefreshScene { table in
      let page = UIViewController()
      page.title = "Bulletins"
      page.view = table
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }
    change(scene.test.window)
    scene.test.window.backgroundColor = .systemBackground
    scene.control.attributedTitle = title.map { NSAttributedString(string: $0) }
    scene.test.layOut()
    scene.pull(by: pull, lifts: lifts)
    // `settleAnimations()` would also wait for the timers of other tests while the spokes turn.
    if lifts { advance(seconds: 1.125) }
    try expectPicture(of: scene.test.window, named: "Refresh/\(name)", scale: 2)
    if !lifts { scene.finger.cancel() }
  }

  @Test func `pulled a little`() throws { try expect("pulled", pull: 150, lifts: false) }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark]) func refreshing(style: UIUserInterfaceStyle) throws {
    try expect("refreshing-\(style == .dark ? "dark" : "light")", pull: 330, lifts: true) {
      $0.traitOverrides.userInterfaceStyle = style
    }
  }

  @Test func `with a title, right to left and in the largest text`() throws {
    try expect("title", pull: 330, lifts: true, title: "Updated just now")
    try expect("title-mirrored", pull: 330, lifts: true, title: "تم التحديث الآن") {
      $0.traitOverrides.layoutDirection = .rightToLeft
    }
    try expect("title-largest", pull: 330, lifts: true, title: "Updated just now") {
      $0.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
  }
}
