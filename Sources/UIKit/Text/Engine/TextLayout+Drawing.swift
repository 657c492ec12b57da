internal import TableMakerPangoCairo
internal import Foundation
internal import Synchronization

/// The colors and settings for drawing a text in addition to its attributes.
struct TextInk {
  /// The color of text without its own color.
  var color: RGBAColor
  /// A color that overrides the text's own, as in a highlighted label.
  var override: RGBAColor?
  /// The color and offset of a copy of the letters that's drawn below them.
  var shadow: (color: RGBAColor, offset: CGSize)?
  /// A factor for all alphas.
  var dimming: CGFloat = 1
  /// The number of pixels per point.
  var scale: CGFloat

  /// Returns the color of a run's letters.
  func color(of attributes: TextAttributes) -> RGBAColor {
    if let override { return override }
    if attributes.isLink { return RGBAColor(.link) }
    return attributes.foregroundColor.map { RGBAColor($0) } ?? color
  }

  /// Returns the color of a run's underline or strikethrough.
  func color(of own: UIColor?, in attributes: TextAttributes) -> RGBAColor {
    guard override == nil, let own else { return color(of: attributes) }
    return RGBAColor(own)
  }
}

extension TextLayout {
  /// Draws the lines in an area of a width, with baselines on whole pixels. Lines outside of the clip are skipped.
  ///
  /// - Parameters:
  ///   - context: The graphics context, in points, with y down.
  ///   - origin: The upper-left corner of the area.
  ///   - width: The width of the area for aligning lines.
  ///   - ink: The colors and the resolution.
  func draw(in context: CGContext, at origin: CGPoint, width: CGFloat, ink: TextInk) {
    if TextDrawing.isSkipped { return }
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if ink.dimming < 1 { cairo_push_group(cairo) }
    defer {
      if ink.dimming < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, ink.dimming)
      }
    }
    let shown = visibleLines(in: cairo, at: origin).map { line in
      DrawnLine(
        line: line, runs: line.runs,
        place: CGPoint(
          x: PixelGrid.round(origin.x + x(of: line, in: width), scale: ink.scale),
          y: PixelGrid.round(origin.y + line.baseline, scale: ink.scale)))
    }
    for line in shown { line.drawBackgrounds(in: cairo) }
    if let shadow = ink.shadow {
      var below = ink
      below.override = shadow.color
      for var line in shown {
        line.place.x += shadow.offset.width
        line.place.y += shadow.offset.height
        line.draw(in: context, ink: below)
      }
    }
    for line in shown { line.draw(in: context, ink: ink) }
  }

  /// Returns the lines that may be inside the clip. Letters can extend beyond their lines by a line's height.
  private func visibleLines(in cairo: OpaquePointer, at origin: CGPoint) -> ArraySlice<Line> {
    guard lines.count > 4 else { return lines[...] }
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &left, &top, &right, &bottom)
    let first = lines.firstIndex { origin.y + $0.top + $0.height * 2 + 20 >= top } ?? lines.count
    let last = lines[first...].firstIndex { origin.y + $0.top - $0.height - 20 > bottom } ?? lines.count
    return lines[first..<last]
  }
}

/// The glyphs of a line and where they're drawn.
private struct DrawnLine {
  let line: TextLayout.Line
  let runs: [TextLayout.Run]
  /// The left end of the baseline.
  var place: CGPoint

  func drawBackgrounds(in cairo: OpaquePointer) {
    for run in runs {
      guard let color = run.attributes.backgroundColor else { continue }
      RGBAColor(color).set(in: cairo)
      cairo_rectangle(cairo, place.x + run.x, place.y - line.baseline + line.top, run.width, line.height)
      cairo_fill(cairo)
    }
  }

  func draw(in context: CGContext, ink: TextInk) {
    for run in runs {
      guard let shadow = run.attributes.shadow, ink.override == nil else {
        draw(run, in: context, ink: ink)
        continue
      }
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color.cgColor)
      context.paint { draw(run, in: context, ink: ink) }
      context.restoreGState()
    }
  }

  private func draw(_ run: TextLayout.Run, in context: CGContext, ink: TextInk) {
    let attributes = run.attributes
    let color = ink.color(of: attributes)
    let start = CGPoint(x: place.x + run.x, y: place.y - attributes.baselineOffset)
    let size = attributes.font.pointSize
    let underline = attributes.isLink && attributes.underline.isEmpty ? .single : attributes.underline
    if !underline.isEmpty {
      DecorationStroke(underline, size: size, scale: ink.scale).draw(
        below: start.y + size * 0.09, run: run, from: start.x,
        color: ink.color(of: attributes.underlineColor, in: attributes), in: context.cairo)
    }
    if attributes.attachment != nil {
      drawAttachments(of: run, at: start, color: color, in: context)
    } else {
      drawGlyphs(of: run, at: start, color: color, ink: ink, in: context.cairo)
    }
    if !attributes.strikethrough.isEmpty {
      DecorationStroke(attributes.strikethrough, size: size, scale: ink.scale).draw(
        below: start.y - attributes.font.xHeight * 0.55, run: run, from: start.x,
        color: ink.color(of: attributes.strikethroughColor, in: attributes), in: context.cairo)
    }
  }

  private func drawAttachments(of run: TextLayout.Run, at start: CGPoint, color: RGBAColor, in context: CGContext) {
    guard let attachment = run.attributes.attachment else { return }
    let color = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    var x = start.x
    for glyph in run.glyphs {
      if glyph.advance > 0 {
        attachment.draw(
          at: CGPoint(x: x, y: start.y), font: run.attributes.font, color: color, context: context)
      }
      x += glyph.advance
    }
  }

  private func drawGlyphs(
    of run: TextLayout.Run, at start: CGPoint, color: RGBAColor, ink: TextInk, in cairo: OpaquePointer
  ) {
    let attributes = run.attributes
    // The lock's closure can't capture a pointer, but it can capture its address. The drawing stays on this thread.
    let address = UInt(bitPattern: cairo)
    let outline = abs(attributes.strokeWidth) / 100 * attributes.font.pointSize
    TextEngine.shared.withLock { engine in
      guard let cairo = OpaquePointer(bitPattern: address) else { return }
      if attributes.strokeWidth <= 0 {
        color.set(in: cairo)
        engine.draw(run, at: start, in: cairo)
      }
      if attributes.strokeWidth != 0 {
        ink.color(of: attributes.strokeColor, in: attributes).set(in: cairo)
        engine.drawOutlines(run, at: start, strokeWidth: outline, in: cairo)
      }
    }
  }
}
