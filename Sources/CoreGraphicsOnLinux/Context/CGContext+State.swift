public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the fill color from red, green, blue, and alpha components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color from red, green, blue, and alpha components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a shade of gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the stroke color to a shade of gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the line width in user space.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

  /// Sets the style for the ends of lines.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets the style for the joins of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets the maximum length of a miter join, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Sets the dash pattern of lines.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which the line starts.
  ///   - lengths: The alternating lengths of dashes and gaps, or an empty array for a solid line. If a length is
  ///     negative or all are 0, the method does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
  }

  /// Sets the opacity of all drawing, from 0 to 1, in addition to the alpha of its color.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets the blend mode of drawing with the pixels beneath.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  /// Sets the shadow of later drawing, or removes it if the color is `nil`.
  ///
  /// Parts outside the clipping area or outside the image don't cast a shadow.
  ///
  /// - Parameters:
  ///   - offset: The distance to the right and down, in the units of the new context. Later transforms don't affect it.
  ///   - blur: The softness of the shadow, which is twice the standard deviation of its blur, in the same units.
  ///   - color: The color of the shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: $0) : nil }
  }

  /// Sets a black shadow with an opacity of one third for later drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the color for the next drawing with Cairo, with the alpha of the context.
  package func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}
