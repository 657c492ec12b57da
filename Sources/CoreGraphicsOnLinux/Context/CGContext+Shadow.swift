public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Runs a drawing closure, and draws the shadow below the result if one is set.
  package func paint(_ draw: () -> Void) {
    guard let shadow = state.shadow, state.blendMode != .clear else { return draw() }
    // A group collects the drawing because the shadow is that of the whole.
    cairo_push_group(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    draw()
    guard let group = cairo_pop_group(cairo) else { return }
    paintShadow(shadow, of: group)
    cairo_set_source(cairo, group)
    cairo_paint(cairo)
    cairo_pattern_destroy(group)
  }

  private func paintShadow(_ shadow: Shadow, of group: OpaquePointer) {
    let scale = hypot(baseTransform.a, baseTransform.b)
    let deviation = shadow.blur / 2 * scale
    // The mask extends beyond the clipping area as far as the blur and the offset can reach into it.
    let box = boundingBoxOfClipPath.applying(matrix)
    let reach = ShadowMask.reach(deviation: deviation)
    let offset = CGSize(width: shadow.offset.width * scale, height: shadow.offset.height * scale)
    guard !box.isEmpty,
      let mask = ShadowMask(
        around: box.offsetBy(dx: -offset.width, dy: -offset.height).intersection(
          box.insetBy(dx: -reach, dy: -reach)
        ).insetBy(dx: -reach, dy: -reach), deviation: deviation,
        draw: { cairo in
          var matrix = cairo_matrix_t(self.matrix)
          cairo_set_matrix(cairo, &matrix)
          cairo_set_source(cairo, group)
          cairo_paint(cairo)
        })
    else { return }
    cairo_save(cairo)
    setMatrix(.identity)
    let color = shadow.color
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    mask.paint(in: cairo, offset: offset)
    cairo_restore(cairo)
  }

  // MARK: Transparency layers

  /// Begins a transparency layer, in which overlapping parts don't show through each other.
  ///
  /// End the layer with `endTransparencyLayer()`.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    transparencyLayers.append(
      TransparencyLayer(alpha: state.alpha, blendMode: state.blendMode, shadow: state.shadow))
    state.alpha = 1
    state.shadow = nil
    setBlendMode(.normal)
    cairo_push_group(cairo)
  }

  /// Begins a transparency layer within a rectangle.
  ///
  /// End the layer with `endTransparencyLayer()`.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends a transparency layer and draws it with the alpha, blend mode, and shadow from its beginning.
  public func endTransparencyLayer() {
    guard let layer = transparencyLayers.popLast(), let group = cairo_pop_group(cairo) else { return }
    restoreGState()
    let alpha = layer.alpha
    paint {
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, alpha)
    }
    cairo_pattern_destroy(group)
  }
}
