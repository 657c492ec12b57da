public import Foundation
internal import TableMakerPangoCairo

extension CGContext {
  /// Fills, strokes or both, and forgets, the path that was made.
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

  /// Fills, and forgets, the path that was made.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    paint { fillCurrentPath(rule, keepingPath: false) }
  }

  /// Draws the line of, and forgets, the path that was made.
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

  /// Fills a rectangle. Forgets the path that was being made.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills rectangles, as one shape. Forgets the path that was being made.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Draws a rectangle's line. Forgets the path that was being made.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Draws a rectangle's line at a width of its own. Forgets the path that was being made.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let old = cairo_get_line_width(cairo)
    cairo_set_line_width(cairo, width)
    stroke(rect)
    cairo_set_line_width(cairo, old)
  }

  /// Fills the ellipse that fits in a rectangle. Forgets the path that was being made.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws the line of the ellipse that fits in a rectangle. Forgets the path that was being made.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line from the first point to the second, from the third to the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Takes away what is there in a rectangle.
  public func clear(_ rect: CGRect) {
    cairo_save(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    beginPath()
    addRect(rect)
    cairo_fill(cairo)
    cairo_restore(cairo)
  }

  // MARK: Clip

  /// Keeps later drawing inside the path that was made, and forgets it.
  public func clip(using rule: CGPathFillRule = .winding) {
    setFillRule(rule)
    cairo_clip(cairo)
  }

  /// Keeps later drawing inside a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  /// Keeps later drawing inside rectangles.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// The smallest rectangle around where drawing shows, in the units of what is drawn.
  public var boundingBoxOfClipPath: CGRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
