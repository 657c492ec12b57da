import Foundation
internal import TableMakerPangoCairo

extension LayerRenderer {
  /// A layer's shadow. A layer that clips to its bounds shows none.
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

  /// Returns the shape that casts a layer's shadow, in its coordinates, or `nil` if only its drawing shows the shape.
  func shadowShape(_ layer: CALayer) -> PathData? {
    if let path = layer.shadowPath { return path.data }
    guard let color = layer.backgroundColor, color.alpha == 1,
      layer.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(contentBox(layer, .identity))
    else { return nil }
    return LayerRenderer.outline(
      layer.bounds, radius: layer.cornerRadius, corners: PathData.Corners(layer.maskedCorners),
      curve: layer.cornerCurve)
  }

  /// Blurs a shape and paints it as a shadow.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - place: The place of the layer.
  ///   - box: The bounding box of the shape, in pixels.
  ///   - draw: A closure that draws the shape in pixel coordinates.
  func paint(_ shadow: Shadow, at place: Place, box: CGRect, draw: (OpaquePointer) -> Void) {
    let deviation = shadow.radius * place.scale
    let reach = ShadowMask.reach(deviation: deviation)
    let offset = shadow.offset.applying(place.matrix)
    let spread = box.insetBy(dx: -reach, dy: -reach)
    // The mask covers only the visible part, and as much around it as the blur reaches.
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
