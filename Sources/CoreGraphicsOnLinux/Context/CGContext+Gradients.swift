public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Fills the clipping area with a gradient along a line.
  ///
  /// - Parameter options: Options for the areas beyond the ends of the line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint,
      let pattern = cairo_pattern_create_linear(startPoint.x, startPoint.y, endPoint.x, endPoint.y)
    else { return }
    paint(gradient, pattern, options) {
      // These are half planes on either side, which the gradient doesn't fill.
      let along = CGVector(dx: endPoint.x - startPoint.x, dy: endPoint.y - startPoint.y)
      let reach = 1e4 / hypot(along.dx, along.dy)
      let (far, across) = (
        CGVector(dx: along.dx * reach, dy: along.dy * reach), CGVector(dx: -along.dy * reach, dy: along.dx * reach)
      )
      func strip(from: CGPoint, to: CGPoint) {
        move(to: CGPoint(x: from.x - across.dx, y: from.y - across.dy))
        addLine(to: CGPoint(x: to.x - across.dx, y: to.y - across.dy))
        addLine(to: CGPoint(x: to.x + across.dx, y: to.y + across.dy))
        addLine(to: CGPoint(x: from.x + across.dx, y: from.y + across.dy))
        closePath()
      }
      strip(
        from: options.contains(.drawsBeforeStartLocation)
          ? CGPoint(x: startPoint.x - far.dx, y: startPoint.y - far.dy) : startPoint,
        to: options.contains(.drawsAfterEndLocation)
          ? CGPoint(x: endPoint.x + far.dx, y: endPoint.y + far.dy) : endPoint)
    }
  }

  /// Fills the clipping area with a gradient from one circle to another.
  ///
  /// - Parameter options: Options for the areas beyond the circles. If you use only one of them, both circles should
  ///   have the same center.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0, startCenter != endCenter || startRadius != endRadius,
      let pattern = cairo_pattern_create_radial(
        startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius)
    else { return }
    paint(gradient, pattern, options) {
      let outerFirst = startRadius > endRadius
      let (outer, inner) =
        outerFirst
        ? ((startCenter, startRadius), (endCenter, endRadius)) : ((endCenter, endRadius), (startCenter, startRadius))
      let (outside, inside): (CGGradientDrawingOptions, CGGradientDrawingOptions) =
        outerFirst
        ? (.drawsBeforeStartLocation, .drawsAfterEndLocation) : (.drawsAfterEndLocation, .drawsBeforeStartLocation)
      func circle(_ center: CGPoint, _ radius: CGFloat, clockwise: Bool) {
        move(to: CGPoint(x: center.x + radius, y: center.y))
        addArc(center: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
        closePath()
      }
      circle(outer.0, options.contains(outside) ? 1e4 : outer.1, clockwise: false)
      if !options.contains(inside), inner.1 > 0 { circle(inner.0, inner.1, clockwise: true) }
    }
  }

  /// Paints a gradient within the shape that `addShape` adds, or everywhere if it extends beyond both ends.
  private func paint(
    _ gradient: CGGradient, _ pattern: OpaquePointer, _ options: CGGradientDrawingOptions, addShape: () -> Void
  ) {
    pictureCount += 1
    gradient.addStops(to: pattern)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    paint {
      cairo_save(cairo)
      if options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] {
        beginPath()
        addShape()
        clip()
      }
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, state.alpha)
      cairo_restore(cairo)
    }
    cairo_pattern_destroy(pattern)
  }
}
