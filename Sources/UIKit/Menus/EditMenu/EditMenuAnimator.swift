import Foundation

/// An object that collects animations for an edit menu.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs an animation together with the added ones.
  func run(animated: Bool, _ motion: @escaping () -> Void, completion: @escaping () -> Void) {
    let changes = {
      motion()
      for animation in self.animations { animation() }
    }
    let end = {
      completion()
      for completion in self.completions { completion() }
    }
    guard animated else {
      changes()
      return end()
    }
    UIView.animate(
      withDuration: EditMenuView.duration, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: { _ in end() })
  }
}
