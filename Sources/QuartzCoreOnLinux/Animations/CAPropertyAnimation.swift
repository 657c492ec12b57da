import Foundation

/// An abstract class for animations of one property of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// Creates an animation of a property, such as `opacity`, or of a part of one, such as `transform.rotation.z`.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The key path of the animated property, or of a part of one.
  open var keyPath: String?

  /// A Boolean value that indicates whether the values are added to those that the layer would show without the
  /// animation.
  open var isAdditive = false

  /// A Boolean value that indicates whether each run starts where the previous one ended.
  open var isCumulative = false

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(to layer: CALayer, elapsed: TimeInterval) {
    if let (part, run) = progress(elapsed: elapsed) { apply(to: layer, part: part, run: run) }
  }

  /// Applies the progress of one run to a layer.
  func apply(to layer: CALayer, part: Double, run: Int) {
    guard let keyPath, let base = layer.value(atAnimationKeyPath: keyPath), var value = value(part: part, base: base)
    else { return }
    if isCumulative, run > 0, let end = self.value(part: 1, base: base) {
      for _ in 0..<min(run, 10_000) { value = end + value }
    }
    layer.setValue(isAdditive ? base + value : value, atAnimationKeyPath: keyPath)
  }

  /// Returns the value at the progress of one run.
  ///
  /// - Parameters:
  ///   - part: The time from 0 to 1, to which the animation's own timing function applies.
  ///   - base: The value that the layer would show without the animation.
  func value(part: Double, base: LayerValue) -> LayerValue? { nil }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start, or `nil` for the layer's value.
  open var fromValue: Any?
  /// The value at the end, or `nil` for the layer's value.
  open var toValue: Any?
  /// The difference between the start and the end, from which a missing one of them is computed.
  open var byValue: Any?

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// Returns the progress at a fraction of the duration.
  func way(at part: Double) -> Double { timingFunction?.curve.value(at: part) ?? part }

  override func value(part: Double, base: LayerValue) -> LayerValue? {
    let rest = isAdditive ? base.zero ?? base : base
    let by = byValue.flatMap(LayerValue.init)
    var from = fromValue.flatMap(LayerValue.init)
    var to = toValue.flatMap(LayerValue.init)
    if let by {
      if let from, to == nil { to = from + by }
      if let to, from == nil { from = to - by }
      if from == nil, to == nil { (from, to) = (rest, rest + by) }
    }
    guard from != nil || to != nil else { return nil }
    return LayerValue.between(from ?? rest, to ?? rest, way(at: part))
  }
}
