internal import TableMakerPangoCairo
internal import Foundation

/// An underline or strikethrough of a range of text.
struct DecorationStroke {
  /// The thickness of one line in points, rounded to whole pixels.
  let thickness: CGFloat
  let isDouble: Bool
  let isByWord: Bool
  /// The lengths of dashes and gaps in points, or empty for a solid line.
  let dashes: [Double]
  private let scale: CGFloat

  /// Creates the stroke of a style.
  ///
  /// - Parameters:
  ///   - style: The thickness, the pattern, and whether the line skips spaces.
  ///   - size: The font size in points.
  ///   - scale: The number of pixels per point.
  init(_ style: NSUnderlineStyle, size: CGFloat, scale: CGFloat) {
    self.scale = scale
    let single = max(1, (size * 0.06 * scale).rounded()) / scale
    let kind = style.rawValue & 0x0F
    isDouble = kind == NSUnderlineStyle.double.rawValue
    thickness = kind == NSUnderlineStyle.thick.rawValue ? single * 2 : single
    isByWord = style.contains(.byWord)
    let dot = Double(single)
    dashes =
      switch style.rawValue & 0x0F00 {
      case NSUnderlineStyle.patternDot.rawValue: [dot, dot]
      case NSUnderlineStyle.patternDash.rawValue: [dot * 4, dot * 2]
      case NSUnderlineStyle.patternDashDot.rawValue: [dot * 4, dot * 2, dot, dot * 2]
      case NSUnderlineStyle.patternDashDotDot.rawValue: [dot * 4, dot * 2, dot, dot * 2, dot, dot * 2]
      default: []
      }
  }

  /// Draws the stroke along a run, with its upper edge at the pixel that's nearest to a height.
  func draw(below top: CGFloat, run: TextLayout.Run, from x: CGFloat, color: RGBAColor, in cairo: OpaquePointer) {
    color.set(in: cairo)
    cairo_set_line_width(cairo, thickness)
    cairo_set_dash(cairo, dashes, Int32(dashes.count), 0)
    let tops = isDouble ? [top, top + thickness * 2] : [top]
    for top in tops {
      let middle = PixelGrid.round(top, scale: scale) + thickness / 2
      for part in isByWord ? words(of: run) : [0...run.width] {
        cairo_move_to(cairo, x + part.lowerBound, middle)
        cairo_line_to(cairo, x + part.upperBound, middle)
      }
    }
    cairo_stroke(cairo)
    cairo_set_dash(cairo, nil, 0, 0)
  }

  /// Returns the parts between white space, as distances from the run's left end.
  private func words(of run: TextLayout.Run) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var x: CGFloat = 0
    let white = Set(run.spaces.joined())
    for (index, glyph) in run.glyphs.enumerated() {
      let end = x + glyph.advance
      if !white.contains(index) {
        if let last = result.last, last.upperBound == x {
          result[result.count - 1] = last.lowerBound...end
        } else {
          result.append(x...end)
        }
      }
      x = end
    }
    return result
  }
}
