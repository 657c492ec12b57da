import Foundation

/// The change of a navigation controller's stack and top page, which can be animated and follow a touch.
@MainActor final class NavigationTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a transition, in seconds (metrics.md 16).
  private static let duration: TimeInterval = 0.35
  /// The part of the width by which the page below is moved while it's covered (assumed).
  private static let parallax: CGFloat = 0.3

  let oldStack: [UIViewController]
  let newStack: [UIViewController]
  let isAnimated: Bool
  let initiallyInteractive: Bool
  let containerView: UIView
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  /// A Boolean value that indicates whether the new page's view is in the hierarchy.
  var isArranged = false
  /// A Boolean value that indicates whether the transition ended.
  var isOver = false
  private var animator: UIViewPropertyAnimator?
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from oldStack: [UIViewController], to newStack: [UIViewController], in containerView: UIView, animated: Bool,
    interactive: Bool
  ) {
    self.oldStack = oldStack
    self.newStack = newStack
    self.containerView = containerView
    isAnimated = animated
    initiallyInteractive = interactive
    isInteractive = interactive
  }

  var from: UIViewController? { oldStack.last }
  var to: UIViewController? { newStack.last }
  var added: [UIViewController] { newStack.filter { page in !oldStack.contains { $0 === page } } }
  var removed: [UIViewController] { oldStack.filter { page in !newStack.contains { $0 === page } } }
  /// A Boolean value that indicates whether the top page changes.
  var changesPage: Bool { from !== to }

  /// A Boolean value that indicates whether the pages have begun to move.
  var isUncovering: Bool { animator != nil }

  // MARK: Coordinating

  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if let animator { animator.addAnimations { animation(self) } } else { alongside.append(animation) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

  /// Calls the completions of the changes that are animated alongside.
  func callCompletions() {
    let calls = completions
    completions = []
    for call in calls { call(self) }
  }

  // MARK: Moving the pages

  /// The width of the container, negative if pages leave to the left.
  private var width: CGFloat {
    containerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? -containerView.bounds.width : containerView.bounds.width
  }

  /// Begins to uncover the new page below the old one. If a touch controls the transition, nothing moves yet.
  ///
  /// - Parameter end: A closure that's called when the pages have arrived.
  func uncover(end: @escaping () -> Void) {
    let (leaving, coming) = (from?.viewIfLoaded, to?.viewIfLoaded)
    let width = width
    for view in [leaving, coming] { view?.keepsSafeArea = true }
    UIView.performWithoutAnimation {
      coming?.transform = CGAffineTransform(translationX: -width * Self.parallax, y: 0)
    }
    let animator = UIViewPropertyAnimator(
      duration: Self.duration, curve: initiallyInteractive ? .easeOut : .easeInOut)
    self.animator = animator
    animator.isUserInteractionEnabled = false
    let changes = alongside
    alongside = []
    animator.addAnimations {
      coming?.transform = .identity
      leaving?.transform = CGAffineTransform(translationX: width, y: 0)
      for change in changes { change(self) }
    }
    animator.addCompletion { _ in end() }
    if isInteractive { animator.pauseAnimation() } else { animator.startAnimation() }
  }

  /// Moves the pages with the touch.
  ///
  /// - Parameter way: The distance of the touch, in points to the right.
  func follow(_ way: CGFloat) {
    guard isInteractive else { return }
    animator?.fractionComplete = min(max(way / width, 0), 1)
  }

  /// Ends the control by the touch. The pages continue to the end, or return if the user cancels the transition.
  func letGo(cancels: Bool) {
    guard isInteractive, let animator else { return }
    endInteraction(cancels: cancels)
    // A handler may have ended the transition.
    guard !isOver else { return }
    animator.isReversed = cancels
    animator.startAnimation()
  }

  private func endInteraction(cancels: Bool) {
    percentComplete = animator?.fractionComplete ?? 0
    isInteractive = false
    isCancelled = cancels
    let calls = interactionHandlers
    interactionHandlers = []
    for call in calls { call(self) }
  }

  /// Moves the pages to their final places immediately. A transition that a touch still controls is canceled.
  func finish() {
    if isInteractive { endInteraction(cancels: true) }
    animator?.stopAnimation(false)
    animator?.finishAnimation(at: isCancelled ? .start : .end)
  }

  /// Removes the transforms that moved the pages.
  func putBack() {
    animator = nil
    UIView.performWithoutAnimation {
      for view in [from, to].compactMap({ $0?.viewIfLoaded }) {
        view.transform = .identity
        view.keepsSafeArea = false
      }
    }
  }
}
