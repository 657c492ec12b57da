public import Foundation

/// The animations that accompany a movement of the focus. There is no focus here: no delegate is given one.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations with those of the focus: at once, as there are none.
  ///
  /// - Parameters:
  ///   - animations: Changes views; may be nil.
  ///   - completion: Called after the animations.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
