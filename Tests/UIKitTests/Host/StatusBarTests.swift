import TestSupport
import Testing

@_spi(Host) @_spi(Testing) @testable import UIKit

/// The time and the battery over a window, as controllers want them.
@MainActor @Suite struct `A status bar` {
  private final class Page: UIViewController {
    var style = UIStatusBarStyle.default
    var isHiding: Bool?
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHiding ?? super.prefersStatusBarHidden }
  }

  private let test = TestWindow()
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
  private let page = Page()

  init() { page.style = .lightContent }

  private func show(_ controller: UIViewController) {
    test.show(controller)
    test.window.addSubview(bar)
    test.window.statusBar = bar
  }

  private var style: UIUserInterfaceStyle { bar.traitCollection.userInterfaceStyle }

  @Test func `has the style of the root, and another one when that asks for it`() {
    test.window.overrideUserInterfaceStyle = .light
    show(page)
    #expect(style == .dark && bar.alpha == 1)
    page.style = .default
    page.isHiding = true
    #expect(style == .dark && bar.alpha == 1, "nobody has asked")
    UIView.animate(withDuration: 0.3) { page.setNeedsStatusBarAppearanceUpdate() }
    #expect(style == .light && bar.alpha == 0 && bar.layer.animationKeys()?.isEmpty == false)
    test.window.overrideUserInterfaceStyle = .dark
    #expect(style == .dark)
    page.style = .darkContent
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(style == .light)
    settleAnimations()
  }

  @Test func `has the style of the selected page, but not of a page below a navigation bar`() {
    let other = Page()
    let navigation = UINavigationController(rootViewController: other)
    other.style = .lightContent
    other.isHiding = true
    let tabs = UITabBarController()
    tabs.viewControllers = [page, navigation]
    show(tabs)
    #expect(style == .dark)
    tabs.selectedIndex = 1
    #expect(style == .light && bar.alpha == 0)
    navigation.isNavigationBarHidden = true
    #expect(style == .dark)
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(style == .light && bar.alpha == 1)
  }

  @Test func `has the style of a presented page that covers the screen, or takes it`() {
    let root = UIViewController()
    show(root)
    #expect(style == .light)
    page.modalPresentationStyle = .fullScreen
    root.present(page, animated: false)
    #expect(style == .dark)
    root.dismiss(animated: false)
    #expect(style == .light)
    page.modalPresentationStyle = .pageSheet
    root.present(page, animated: false)
    #expect(style == .light)
    root.dismiss(animated: false)
    page.modalPresentationCapturesStatusBarAppearance = true
    root.present(page, animated: false)
    #expect(style == .dark)
    root.dismiss(animated: false)
    #expect(style == .light)
  }

  @Test func `is hidden in a compact height`() {
    let root = UIViewController()
    show(root)
    test.window.turn(to: UIScreen(size: CGSize(width: 844, height: 390), scale: 3))
    #expect(bar.alpha == 0)
    test.window.turn(to: UIScreen(size: CGSize(width: 390, height: 844), scale: 3))
    #expect(bar.alpha == 1)
  }
}
