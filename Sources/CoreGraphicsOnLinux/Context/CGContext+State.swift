public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Sets the color of what is filled.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color of what is filled, by its parts.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the color of lines, by its parts.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the shade of gray of what is filled.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { state.fillColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the shade of gray of lines.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { state.strokeColor = CGColor(gray: gray, alpha: alpha) }

  /// Sets the width of lines, in the units of what is drawn.
  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) {
    switch cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
  }

  /// Sets how lines meet.
  public func setLineJoin(_ join: CGLineJoin) {
    switch join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
  }

  /// Sets how many times as long as lines are wide their points may be where they meet.
  public func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, limit) }

  /// Breaks lines into dashes.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern the line starts.
  ///   - lengths: The lengths of dash and gap in turn; none for an unbroken line. Negative ones, or all of 0, do
  ///     nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 }), lengths.isEmpty || lengths.contains(where: { $0 > 0 }) else { return }
    cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
  }

  /// Sets how much all that is drawn covers, from 0 to 1, beside its color's alpha.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }

  /// Sets how what is drawn is mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    cairo_set_operator(cairo, mode.cairoOperator)
  }

  /// Gives a shadow to all that is drawn from now on, or none where there is no color.
  ///
  /// What the clip cuts off, or lies outside of the picture, throws no shadow.
  ///
  /// - Parameters:
  ///   - offset: To the right and down, in the units in which the context was made; later transforms do not count.
  ///   - blur: How soft it is: twice the standard deviation of its blur, in the same units.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.flatMap { $0.alpha > 0 ? Shadow(offset: offset, blur: max(blur, 0), color: $0) : nil }
  }

  /// Gives a shadow, black at a third, to all that is drawn from now on.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Makes a color what Cairo draws with next, with the context's alpha.
  package func setSource(_ color: CGColor) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha * state.alpha)
  }
}
