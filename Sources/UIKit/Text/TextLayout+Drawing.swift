internal import CPangoCairo
internal import Foundation
internal import Synchronization

/// What a text is drawn with besides its own attributes.
struct TextInk {
  /// The colour of letters that have none of their own.
  var color: RGBAColor
  /// A colour for all letters, whatever their own; as in a highlighted label.
  var override: RGBAColor?
  /// A copy of the letters drawn below them, and where it stands.
  var shadow: (color: RGBAColor, offset: CGSize)?
  /// What all alphas are multiplied by.
  var dimming: CGFloat = 1
  /// The pixels in a point.
  var scale: CGFloat
}

extension TextLayout {
  /// Draws the lines in a place of a given width, with their baselines on whole pixels.
  ///
  /// - Parameters:
  ///   - cairo: The drawing, whose unit is the point, y down.
  ///   - origin: The place's top left corner.
  ///   - width: The place's width, in which the lines are aligned.
  ///   - ink: Colours and resolution.
  func draw(in cairo: OpaquePointer, at origin: CGPoint, width: CGFloat, ink: TextInk) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if ink.dimming < 1 { cairo_push_group(cairo) }
    defer {
      if ink.dimming < 1 {
        cairo_pop_group_to_source(cairo)
        cairo_paint_with_alpha(cairo, ink.dimming)
      }
    }
    let places = lines.map { line in
      CGPoint(
        x: PixelGrid.round(origin.x + x(of: line, in: width), scale: ink.scale),
        y: PixelGrid.round(origin.y + line.baseline, scale: ink.scale))
    }
    for (line, place) in zip(lines, places) { drawBackgrounds(of: line, at: place, in: cairo) }
    if let shadow = ink.shadow {
      for (line, place) in zip(lines, places) {
        let moved = CGPoint(x: place.x + shadow.offset.width, y: place.y + shadow.offset.height)
        draw(line, at: moved, in: cairo, color: ink.color, override: shadow.color, scale: ink.scale)
      }
    }
    for (line, place) in zip(lines, places) {
      draw(line, at: place, in: cairo, color: ink.color, override: ink.override, scale: ink.scale)
    }
  }

  private func drawBackgrounds(of line: Line, at place: CGPoint, in cairo: OpaquePointer) {
    for run in line.runs {
      guard let color = run.attributes.backgroundColor else { continue }
      RGBAColor(color).set(in: cairo)
      cairo_rectangle(cairo, place.x + run.x, place.y - line.baseline + line.top, run.width, line.height)
      cairo_fill(cairo)
    }
  }

  private func draw(
    _ line: Line, at place: CGPoint, in cairo: OpaquePointer, color: RGBAColor, override: RGBAColor?, scale: CGFloat
  ) {
    for run in line.runs {
      let own = override ?? run.attributes.foregroundColor.map { RGBAColor($0) } ?? color
      let start = CGPoint(x: place.x + run.x, y: place.y - run.attributes.baselineOffset)
      let attributes = run.attributes
      let size = attributes.font.pointSize
      if !attributes.underline.isEmpty {
        let stroke = DecorationStroke(attributes.underline, size: size, scale: scale)
        let ink = override ?? attributes.underlineColor.map { RGBAColor($0) } ?? own
        stroke.draw(below: start.y + size * 0.09, run: run, from: start.x, color: ink, in: cairo)
      }
      own.set(in: cairo)
      // A pointer cannot be handed to what the lock guards; its address can, and the drawing stays on this thread.
      let address = UInt(bitPattern: cairo)
      TextEngine.shared.withLock { engine in
        if let cairo = OpaquePointer(bitPattern: address) { engine.draw(run, at: start, in: cairo) }
      }
      if !attributes.strikethrough.isEmpty {
        let stroke = DecorationStroke(attributes.strikethrough, size: size, scale: scale)
        let ink = override ?? attributes.strikethroughColor.map { RGBAColor($0) } ?? own
        stroke.draw(below: start.y - attributes.font.xHeight * 0.55, run: run, from: start.x, color: ink, in: cairo)
      }
    }
  }
}
