public import Foundation

extension UIView {
  /// Animates changes of views in keyframes.
  ///
  /// - Parameters:
  ///   - duration: The total duration in seconds. A value of 0 or less changes the views without animation.
  ///   - delay: The time in seconds for which the views keep their old appearance.
  ///   - options: The options of the animations.
  ///   - animations: A closure that adds keyframes with `addKeyframe`, in order of time.
  ///   - completion: A closure called when the animations end. It receives a Boolean value that indicates whether they
  ///     finished.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Bits that both option types contain have the same meaning.
    let common = AnimationOptions(rawValue: options.rawValue)
    animate(
      Request(
        duration: duration, delay: delay, options: common, keyframe: AnimationScope.Keyframe(mode: options.mode)),
      animations, completion)
  }

  /// Adds a keyframe to a keyframe animation.
  ///
  /// Outside of a keyframe animation, it changes the views without animation.
  ///
  /// - Parameters:
  ///   - frameStartTime: The start of the keyframe, as a fraction of the total duration.
  ///   - frameDuration: The length of the keyframe, as a fraction of the total duration.
  ///   - animations: A closure that changes the views.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var scope = AnimationScopes.current, let outer = scope.views?.keyframe else { return animations() }
    let start = min(max(frameStartTime, 0), 1)
    let keyframe = AnimationScope.Keyframe(
      start: outer.start + outer.length * start, length: outer.length * min(max(frameDuration, 0), 1 - start),
      mode: outer.mode)
    scope.views?.keyframe = keyframe
    scope.layers?.keyframe = keyframe
    AnimationScopes.open(scope)
    animations()
    AnimationScopes.close()
  }
}
