import Foundation
internal import TableMakerPangoCairo

/// A renderer that draws the current state of a layer tree into a context.
///
/// Rectangles that aren't rotated start and end at the edges of pixels, as on a device: a rectangle contains a pixel if
/// it contains the pixel's center. Therefore, a line with the thickness of a pixel always covers exactly one row.
@MainActor struct LayerRenderer {
  let context: CGContext

  /// The time at which the animations are drawn, or `nil` for no animations.
  var time: TimeInterval?

  /// The layer that's drawn as a group, and the blurred picture of what's behind it, or `nil` if it has none.
  var backdrop: (layer: CALayer, picture: BlurredPicture)?

  /// Returns the layer with its visible values.
  func shown(_ layer: CALayer) -> CALayer {
    guard let time, layer.animations != nil else { return layer }
    return layer.shown(at: time)
  }

  var cairo: OpaquePointer { context.cairo }

  /// The place in which a layer is drawn.
  struct Place {
    /// The transform from the layer's coordinates to pixels.
    var matrix: CGAffineTransform
    /// The visible rectangle, in pixels.
    var clip: CGRect

    /// A Boolean value that indicates whether rectangles keep horizontal and vertical edges.
    var isUpright: Bool { matrix.b == 0 && matrix.c == 0 }

    /// The number of pixels per point, as an average of all directions.
    var scale: CGFloat { abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot() }
  }

  /// Draws a layer and its sublayers in the layer's own coordinates.
  ///
  /// The method ignores the layer's own position, transform, and opacity.
  func render(_ layer: CALayer) {
    let layer = shown(layer)
    let matrix = context.matrix
    let clip = context.boundingBoxOfClipPath.applying(matrix)
    context.saveGState()
    context.beginPath()
    let place = Place(matrix: matrix, clip: clip)
    if let dissolve = layer.animations?.dissolve {
      draw(layer, dissolving: dissolve, opacity: 1, at: place)
    } else {
      drawUnderMask(layer, at: place)
    }
    context.restoreGState()
  }

  func draw(_ layer: CALayer, in parent: Place) {
    let layer = shown(layer)
    guard !layer.isHidden, layer.opacity > 0 else { return }
    var place = parent
    place.matrix = layer.transformToSuperlayer.concatenating(parent.matrix)
    if layer.masksToBounds, layer.mask == nil, !layer.bounds.applying(place.matrix).intersects(place.clip) { return }
    let opacity = CGFloat(min(layer.opacity, 1))
    if let dissolve = layer.animations?.dissolve {
      draw(layer, dissolving: dissolve, opacity: opacity, at: place)
    } else if opacity == 1 {
      drawUnderMask(layer, at: place)
    } else if isOneColor(layer) {
      drawBackground(layer, at: place, opacity: opacity)
    } else {
      // The group is empty at first, so a blurred picture of what's behind the layer is taken before.
      var inside = self
      inside.backdrop = backdropPicture(of: layer, at: place).map { (layer, $0) }
      group(around: layer, at: place) { place in
        inside.drawUnderMask(layer, at: place)
      } show: { group in
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, opacity)
      }
    }
  }

  /// Returns whether the layer shows only its background.
  func isOneColor(_ layer: CALayer) -> Bool {
    let isPlain = (layer as? BackdropLayer).map { $0.look == nil } ?? (type(of: layer) == CALayer.self)
    return isPlain && layer.sublayerList.isEmpty && layer.mask == nil
      && (layer.borderWidth <= 0 || layer.borderColor == nil) && layer.shadowOpacity <= 0
      && layer.owner?.drawsContent != true && layer.picture == nil
  }

  func drawUnderMask(_ layer: CALayer, at place: Place) {
    guard let mask = layer.mask else { return drawWithShadow(layer, at: place) }
    group(around: layer, at: place) { place in
      drawWithShadow(layer, at: place)
    } show: { content in
      cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
      draw(mask, in: place)
      guard let shape = cairo_pop_group(cairo) else { return }
      cairo_identity_matrix(cairo)
      cairo_set_source(cairo, content)
      cairo_mask(cairo, shape)
      cairo_pattern_destroy(shape)
    }
  }

  private func drawWithShadow(_ layer: CALayer, at place: Place) {
    guard let shadow = Shadow(layer) else { return drawContents(layer, at: place) }
    if let shape = shadowShape(layer) {
      paint(shadow, at: place, box: shape.box.applying(place.matrix)) { cairo in
        var matrix = cairo_matrix_t(place.matrix)
        cairo_set_matrix(cairo, &matrix)
        CGContext.add(shape, to: cairo)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_fill(cairo)
      }
      drawContents(layer, at: place)
    } else {
      // The whole layer casts the shadow, including the parts outside the clipping area.
      var whole = place
      let reach =
        ShadowMask.reach(deviation: shadow.radius * place.scale)
        + max(abs(shadow.offset.width), abs(shadow.offset.height)) * place.scale
      whole.clip = place.clip.insetBy(dx: -reach, dy: -reach)
      let box = contentBox(layer, place.matrix).intersection(whole.clip).integral
      guard !box.isEmpty else { return }
      cairo_save(cairo)
      cairo_reset_clip(cairo)
      cairo_identity_matrix(cairo)
      cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
      cairo_clip(cairo)
      cairo_push_group(cairo)
      drawContents(layer, at: Place(matrix: place.matrix, clip: box))
      let group = cairo_pop_group(cairo)
      cairo_restore(cairo)
      cairo_identity_matrix(cairo)
      paint(shadow, at: place, box: box) { cairo in
        cairo_set_source(cairo, group)
        cairo_paint(cairo)
      }
      cairo_set_source(cairo, group)
      cairo_paint(cairo)
      cairo_pattern_destroy(group)
    }
  }

  /// Draws the background, the content, the sublayers, and the border.
  private func drawContents(_ layer: CALayer, at place: Place) {
    let isSeen = layer.bounds.applying(place.matrix).intersects(place.clip)
    if isSeen { drawBackground(layer, at: place) }
    if layer.masksToBounds {
      guard isSeen else { return }
      cairo_save(cairo)
      let clip = clip(to: layer, at: place)
      drawInside(layer, at: clip)
      cairo_restore(cairo)
    } else {
      drawInside(layer, at: place)
    }
    if isSeen { drawBorder(layer, at: place) }
  }

  private func drawInside(_ layer: CALayer, at place: Place) {
    drawContent(of: layer, at: place)
    guard !layer.sublayerList.isEmpty else { return }
    for sublayer in inOrder(layer.sublayerList) { draw(sublayer, in: place) }
  }

  /// Returns the layers in their drawing order.
  private func inOrder(_ layers: [CALayer]) -> [CALayer] {
    let isAnimated = time != nil && layers.contains { $0.animations != nil }
    let layers = isAnimated ? layers.map(shown) : layers
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }.map(\.element)
  }

  /// Draws a layer as a group, and then shows the group.
  func group(
    around layer: CALayer, at place: Place, draw: (Place) -> Void, show: (OpaquePointer) -> Void
  ) {
    let box = fullBox(layer, place.matrix).intersection(place.clip).integral
    guard !box.isEmpty else { return }
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    cairo_clip(cairo)
    cairo_push_group(cairo)
    draw(Place(matrix: place.matrix, clip: box))
    if let group = cairo_pop_group(cairo) {
      cairo_identity_matrix(cairo)
      show(group)
      cairo_pattern_destroy(group)
    }
    cairo_restore(cairo)
  }
}
