public import Foundation

/// Collects what moves along with an animation of a drag or a drop.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are animated with it.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds something to do when it is over.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator of what is lifted, dropped or goes back.
final class DragAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isOver = false

  func addAnimations(_ animations: @escaping () -> Void) {
    guard !isOver else { return animations() }
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    guard !isOver else { return completion(.end) }
    completions.append(completion)
  }

  /// Carries out a motion and what was added to it.
  ///
  /// - Parameter end: Done when the motion is over, before what was added.
  func run(
    animated: Bool, duration: TimeInterval, _ motion: @escaping () -> Void,
    end: @escaping (UIViewAnimatingPosition) -> Void = { _ in }
  ) {
    let changes = {
      motion()
      for animation in self.animations { animation() }
      self.animations = []
    }
    let finish = { (position: UIViewAnimatingPosition) in
      self.isOver = true
      end(position)
      let completions = self.completions
      self.completions = []
      for completion in completions { completion(position) }
    }
    guard animated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(changes)
      return finish(.end)
    }
    UIView.animate(
      withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: changes,
      completion: { finish($0 ? .end : .current) })
  }
}
