import Foundation
import TestSupport

@_spi(Testing) @testable import UIKit

/// A navigation controller in a window, and a record of all calls of its pages and its delegate.
@MainActor final class NavigationScene {
  /// A page that writes down its calls.
  final class Page: UIViewController {
    private let note: (String) -> Void
    var onWillAppear: (Page) -> Void = { _ in }

    init(_ title: String, note: @escaping (String) -> Void) {
      self.note = note
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ animated: Bool) { note("\(title ?? "") \(call)\(animated ? " animated" : "")") }

    override func viewWillAppear(_ animated: Bool) {
      note("willAppear", animated)
      onWillAppear(self)
    }
    override func viewDidAppear(_ animated: Bool) { note("didAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) {
      note("willDisappear", animated)
      if navigationController?.viewControllers.contains(self) != true { note("\(title ?? "") is popped") }
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear", animated) }
    override func willMove(toParent parent: UIViewController?) {
      if parent == nil { note("\(title ?? "") will leave its parent") }
    }
    override func didMove(toParent parent: UIViewController?) {
      if parent == nil { note("\(title ?? "") left its parent") }
    }
  }

  final class Delegate: NSObject, UINavigationControllerDelegate {
    var note: (String) -> Void = { _ in }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { note("will show \(viewController.title ?? "")\(animated ? " animated" : "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { note("did show \(viewController.title ?? "")\(animated ? " animated" : "")") }
  }

  let test: TestWindow
  let navigation = UINavigationController()
  let delegate = Delegate()
  private(set) var calls: [String] = []

  init(_ titles: [String], isMirrored: Bool = false, delegates: Bool = false) {
    test = TestWindow(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    if isMirrored { test.window.traitOverrides.layoutDirection = .rightToLeft }
    delegate.note = { [weak self] in self?.calls.append($0) }
    if delegates { navigation.delegate = delegate }
    navigation.viewControllers = titles.map(page)
    test.show(navigation)
  }

  func page(_ title: String) -> Page { Page(title) { [weak self] in self?.calls.append($0) } }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }
  var top: UIViewController { navigation.viewControllers[navigation.viewControllers.count - 1] }
  var bar: UINavigationBar { navigation.navigationBar }
  var button: BarBackButton { bar.backButton }

  /// The titles of the pages with a view in the navigation controller's.
  var seen: [String] {
    (navigation.view.subviews.compactMap { $0.next as? UIViewController }).map { $0.title ?? "" }
  }

  func settle() {
    settleAnimations()
    test.layOut()
  }

  /// Taps a point of the bar, `x` points from its leading edge.
  func tap(x: CGFloat, y: CGFloat = 22) {
    let finger = TestFinger(on: test)
    finger.press(at: CGPoint(x: place(x), y: 47 + y))
    finger.hold(for: 0.05)
    finger.lift()
  }

  /// Returns the place that's `x` points away from the leading edge.
  func place(_ x: CGFloat) -> CGFloat {
    navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 390 - x : x
  }
}
