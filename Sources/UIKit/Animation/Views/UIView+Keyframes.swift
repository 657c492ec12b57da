public import Foundation

extension UIView {
  /// Changes views in several steps, each of which has its part of the time.
  ///
  /// - Parameters:
  ///   - duration: The time of all steps, in seconds; 0 or less changes the views at once.
  ///   - delay: How long the views show their old values before, in seconds.
  ///   - options: How the animations run.
  ///   - animations: Adds the steps with `addKeyframe`, in the order of their times.
  ///   - completion: Called when the animations have ended, with whether they ran to their ends.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    // Bits that both kinds of options have mean the same.
    let common = AnimationOptions(rawValue: options.rawValue)
    animate(
      Request(
        duration: duration, delay: delay, options: common, keyframe: AnimationScope.Keyframe(mode: options.mode)),
      animations, completion)
  }

  /// Adds a step to an animation by keyframes; outside of one, changes the views at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When the step begins, as a part of the whole time.
  ///   - frameDuration: How long it takes, as a part of the whole time.
  ///   - animations: Changes the views.
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
