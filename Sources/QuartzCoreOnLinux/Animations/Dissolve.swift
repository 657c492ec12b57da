package import CoreGraphicsOnLinux
package import Foundation
internal import TableMakerPangoCairo

/// A layer's former appearance, which fades out while the new one appears.
struct Dissolve {
  let picture: CGImage
  /// The opacity of the new appearance, from 0 to 1.
  var part: Double
}

/// An animation of a transition from one appearance of a view to another.
final class DissolveAnimation: CAAnimation {
  var picture: CGImage?

  override func takeValues(from other: CAAnimation) {
    super.takeValues(from: other)
    picture = (other as? DissolveAnimation)?.picture
  }

  override func apply(to layer: CALayer, elapsed: TimeInterval) {
    guard let picture, let (part, _) = progress(elapsed: elapsed) else { return }
    let shown = LayerAnimations()
    shown.dissolve = Dissolve(picture: picture, part: timingFunction?.curve.value(at: part) ?? part)
    layer.animations = shown
  }
}

extension CALayer {
  /// Fades out a former appearance of the layer while its new one appears.
  ///
  /// - Parameters:
  ///   - picture: The former appearance.
  ///   - duration: The duration, in seconds.
  ///   - curve: The pace.
  ///   - record: The record that the animation notifies of its end.
  ///   - blocksTouches: Whether the layer ignores touches in the meantime.
  package func dissolve(
    from picture: CGImage, duration: TimeInterval, curve: UnitBezier, record: AnimationRecord, blocksTouches: Bool
  ) {
    let animation = DissolveAnimation()
    animation.picture = picture
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(curve)
    run(
      RunningAnimation(
        key: "transition", animation: animation, begin: localTime(at: MediaTime.now), records: [record],
        blocksTouches: blocksTouches))
  }
}

extension LayerRenderer {
  /// Draws the new and the former appearance by their opacities, so that pixels that both cover stay covered.
  func draw(_ layer: CALayer, dissolving dissolve: Dissolve, opacity: CGFloat, at place: Place) {
    group(around: layer, at: place) { place in
      group(around: layer, at: place) { place in
        drawUnderMask(layer, at: place)
      } show: { new in
        cairo_set_source(cairo, new)
        cairo_paint_with_alpha(cairo, dissolve.part)
      }
      context.saveGState()
      context.setMatrix(place.matrix)
      cairo_set_operator(cairo, CAIRO_OPERATOR_ADD)
      context.drawUpright(dissolve.picture, in: layer.bounds, alpha: 1 - dissolve.part)
      context.restoreGState()
    } show: { both in
      cairo_set_source(cairo, both)
      cairo_paint_with_alpha(cairo, opacity)
    }
  }
}
