import Foundation

/// The change of a window's size, such as when the device turns, with which an app can animate changes.
@MainActor final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration of a turn, in seconds (assumed).
  private static let duration: TimeInterval = 0.3

  let isAnimated: Bool
  let containerView: UIView
  private var alongside: [Handler] = []
  private var completions: [Handler] = []
  private var isOver = false

  init(of window: UIWindow) {
    containerView = window
    isAnimated = UIView.areAnimationsEnabled
  }

  var initiallyInteractive: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var percentComplete: CGFloat { 0 }
  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isOver else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Keeps nothing, because no gesture controls a turn.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  /// Performs the app's changes now that the size is the new one.
  ///
  /// - Parameter end: A closure that's called after the completions.
  func perform(end: @escaping () -> Void) {
    let changes = alongside
    alongside = []
    guard !changes.isEmpty || !completions.isEmpty else { return finish(end) }
    guard isAnimated else {
      for change in changes { change(self) }
      return finish(end)
    }
    UIView.animate(withDuration: Self.duration) {
      for change in changes { change(self) }
    } completion: { _ in
      self.finish(end)
    }
  }

  private func finish(_ end: () -> Void) {
    isOver = true
    let calls = completions
    completions = []
    for call in calls { call(self) }
    end()
  }
}

extension UIWindow {
  /// Announces a new size to the controllers, unless a turn has announced it.
  func sizeWillChange(to size: CGSize) {
    guard !isTurning, size != bounds.size, let controller = announcedController else { return }
    let transition = SizeTransition(of: self)
    sizeTransition = transition
    controller.viewWillTransition(to: size, with: transition)
  }

  /// Performs the changes that the controllers animate alongside.
  func performSizeTransition() {
    guard let transition = sizeTransition else { return }
    transition.perform { [weak self] in if self?.sizeTransition === transition { self?.sizeTransition = nil } }
  }

  /// Gives the window another screen and its size, as when the device turns.
  func turn(to screen: UIScreen) {
    let transition = SizeTransition(of: self)
    if let controller = announcedController, bounds.size != screen.bounds.size {
      sizeTransition = transition
      if screen.traitCollection != self.screen.traitCollection {
        controller.willTransition(to: screen.traitCollection, with: transition)
      }
      controller.viewWillTransition(to: screen.bounds.size, with: transition)
    }
    let old = bounds.size
    isTurning = true
    frame = screen.bounds
    self.screen = screen
    isTurning = false
    // The keyboard's height depends on the new safe area.
    if bounds.size != old { inputViewHost?.windowChangedSize(from: old, in: self) }
    performSizeTransition()
  }

  /// The controller that hears of a new size, which is none before its view is shown.
  private var announcedController: UIViewController? {
    rootViewController.flatMap { wasShown && $0.isViewLoaded ? $0 : nil }
  }
}
