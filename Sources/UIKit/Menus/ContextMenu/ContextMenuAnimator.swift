import Foundation

/// An object that collects animations for a context menu.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ controller: UIViewController?) {
    previewViewController = controller
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs an animation together with the added ones.
  ///
  /// - Parameter end: A closure to call after the animation, before the added completions.
  func run(animated: Bool, duration: TimeInterval, _ motion: @escaping () -> Void, end: @escaping () -> Void) {
    let changes = {
      motion()
      for animation in self.animations { animation() }
    }
    let finish = {
      end()
      for completion in self.completions { completion() }
      self.completions = []
    }
    guard animated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(changes)
      return finish()
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
      completion: { _ in finish() })
  }
}
