package import CoreGraphicsOnLinux
package import Foundation
internal import TableMakerPangoCairo

/// A layer's former look, which fades while its new look appears.
struct Dissolve {
  let picture: CGImage
  /// The opacity of the new look, from 0 to 1.
  var part: Double
}

/// The animation of a transition from one look of a view to another.
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
  /// Fades the layer's former look while its new look appears.
  ///
  /// - Parameters:
  ///   - picture: The former look.
  ///   - duration: The duration, in seconds.
  ///   - curve: Its pace.
  ///   - record: The record that is notified of the end.
  ///   - blocksTouches: Whether the layer takes no touches meanwhile.
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
  /// Draws the new look and the old one, each as much as there is of it, so that what both cover stays covered.
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
