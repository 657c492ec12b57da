import Foundation
internal import TableMakerPangoCairo

extension LayerRenderer {
  /// A layer's shadow, if it has one. One that is cut off at its bounds shows none.
  struct Shadow {
    let color: CGColor
    let opacity: CGFloat
    let offset: CGSize
    let radius: CGFloat

    init?(_ layer: CALayer) {
      guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor, color.alpha > 0 else {
        return nil
      }
      self.color = color
      opacity = CGFloat(min(layer.shadowOpacity, 1))
      offset = layer.shadowOffset
      radius = max(layer.shadowRadius, 0)
    }
  }

  /// The shape that throws a layer's shadow, in its coordinates; nil where it has to be seen from what the layer draws.
  func shadowShape(_ layer: CALayer) -> PathData? {
    if let path = layer.shadowPath { return path.data }
    guard let color = layer.backgroundColor, color.alpha == 1,
      layer.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(contentBox(layer, .identity))
    else { return nil }
    return LayerRenderer.outline(
      layer.bounds, radius: layer.cornerRadius, corners: PathData.Corners(layer.maskedCorners),
      curve: layer.cornerCurve)
  }

  /// Blurs a shape and paints it.
  ///
  /// - Parameters:
  ///   - box: Around the shape, in pixels.
  ///   - draw: Draws the shape; coordinates are pixels.
  func paint(_ shadow: Shadow, at place: Place, box: CGRect, draw: (OpaquePointer) -> Void) {
    let deviation = shadow.radius * place.scale
    let reach = ShadowMask.reach(deviation: deviation)
    let offset = shadow.offset.applying(place.matrix)
    let spread = box.insetBy(dx: -reach, dy: -reach)
    // Of what is blurred only what comes to be seen, and as much around as is blurred into that.
    let seen = spread.intersection(place.clip.offsetBy(dx: -offset.width, dy: -offset.height))
    guard !seen.isEmpty,
      let mask = ShadowMask(
        around: seen.insetBy(dx: -reach, dy: -reach).intersection(spread), deviation: deviation, draw: draw)
    else { return }
    cairo_identity_matrix(cairo)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * shadow.opacity)
    mask.paint(in: cairo, offset: offset)
  }
}
