public import Foundation

/// The coordinator of animations that accompany a focus update.
///
/// Linux doesn't support focus, so delegates never receive a coordinator.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations immediately, because there are no focus animations.
  ///
  /// - Parameters:
  ///   - animations: A closure that changes views, or `nil`.
  ///   - completion: A closure called after the animations.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
