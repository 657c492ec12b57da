public import Foundation

/// An object that runs your animations alongside a drag or drop animation.
@MainActor @preconcurrency public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds animations that run alongside the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called when the animation ends.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// The animator for lifting, dropping, and returning items.
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

  /// Runs an animation together with the added animations.
  ///
  /// - Parameter end: A closure called when the animation ends, before the added completions.
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
