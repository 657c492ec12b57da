import Foundation

/// The recognizer of a swipe from the leading edge, which returns to the previous page.
final class SwipeBackRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?
  /// The delegate until the app sets its own, or `nil` to allow the swipe on each page.
  private let standard = SwipeBackDelegate()

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init(target: nil, action: nil)
    standard.navigation = navigation
    delegate = standard
  }

  override var edges: UIRectEdge {
    get { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left }
    set {}
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let navigation, navigation.viewControllers.count > 1, navigation.transition == nil else {
      return state = .failed
    }
    super.touchesBegan(touches, with: event)
  }

  // A scroll view, a swipe on a row, and a drag on a sheet wait for the swipe (assumed).
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
}

/// Allows the swipe back on pages with a Back button (reported).
private final class SwipeBackDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden else { return false }
    return navigation.navigationBar.showsBackButton && !navigation.navigationBar.hidesTitle
  }
}

extension UINavigationController {
  /// The time by which the velocity of a lifted touch extends its distance, in seconds (assumed).
  private static var momentum: CGFloat { 0.3 }

  /// Pops the top page with the touch.
  func swipeBack(with recognizer: SwipeBackRecognizer) {
    let direction: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let way = recognizer.translation(in: view).x
    switch recognizer.state {
    case .began: setStack(stack.dropLast(), animated: true, interactive: true)
    case .changed: transition?.follow(way)
    case .ended:
      let end = (way + recognizer.velocity(in: view).x * Self.momentum) * direction
      transition?.letGo(cancels: end <= view.bounds.width / 2)
    default: transition?.letGo(cancels: true)
    }
  }
}
