public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Fills the current path, strokes it, or both, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath(using: .winding)
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      paint {
        fillCurrentPath(mode == .fillStroke ? .winding : .evenOdd, keepingPath: true)
        setSource(state.strokeColor)
        cairo_stroke(cairo)
      }
    }
  }

  /// Fills the current path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint { fillCurrentPath(rule, keepingPath: false) }
  }

  /// Strokes the current path and clears it.
  public func strokePath() {
    paint {
      setSource(state.strokeColor)
      cairo_stroke(cairo)
    }
  }

  private func fillCurrentPath(_ rule: CGPathFillRule, keepingPath: Bool) {
    setSource(state.fillColor)
    setFillRule(rule)
    guard state.blendMode.reachesBeyondShape else {
      if keepingPath { cairo_fill_preserve(cairo) } else { cairo_fill(cairo) }
      return
    }
    cairo_save(cairo)
    if keepingPath { cairo_clip_preserve(cairo) } else { cairo_clip(cairo) }
    cairo_paint(cairo)
    cairo_restore(cairo)
  }

  func setFillRule(_ rule: CGPathFillRule) {
    cairo_set_fill_rule(cairo, rule == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
  }

  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles as one shape and clears the current path.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = cairo_get_line_width(cairo)
    cairo_set_line_width(cairo, width)
    stroke(rect)
    cairo_set_line_width(cairo, old)
  }

  /// Fills the ellipse that fits in a rectangle and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse that fits in a rectangle and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Clears the pixels in a rectangle.
  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    beginPath()
    addRect(rect)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  // MARK: Clip

  /// Limits later drawing to the current path and clears the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_clip(cairo)
  }

  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Limits later drawing to rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The bounding box of the area to which drawing is limited, in user space.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
