internal import CPangoCairo
internal import Foundation

extension UILabel {
  /// Draws the text in the middle of a rectangle's height.
  func drawLines(in rect: CGRect) {
    guard !isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(in: rect.size, lines: numberOfLines)
    let fitted = fitted(layout, in: rect.size)
    let scale = pixelScale
    let height = layout.size(scale: scale).height
    var origin = CGPoint(
      x: rect.minX, y: PixelGrid.round(rect.minY + (rect.height - height) / 2, scale: scale))
    // A smaller font keeps the baseline of the one it stands for.
    origin.y += (layout.lines.first?.baseline ?? 0) - (fitted.lines.first?.baseline ?? 0)
    let overflows = fitted.lines.contains(where: \.isClipped) || height > rect.height
    if overflows {
      cairo_save(context.cairo)
      cairo_rectangle(context.cairo, rect.minX, rect.minY, rect.width, rect.height)
      cairo_clip(context.cairo)
    }
    fitted.draw(in: context.cairo, at: origin, width: rect.width, ink: ink(scale: scale))
    if overflows { cairo_restore(context.cairo) }
  }

  private func ink(scale: CGFloat) -> TextInk {
    var ink = TextInk(color: RGBAColor(baseColor), scale: scale)
    if isHighlighted, let highlightedTextColor { ink.override = RGBAColor(highlightedTextColor) }
    // How far iOS dims is not documented: half is assumed.
    if !isEnabled { ink.dimming = 0.5 }
    if let shadowColor { ink.shadow = (RGBAColor(shadowColor), shadowOffset) }
    return ink
  }

  /// The layout itself, or one in a smaller font if the label asks for it and the line is too wide.
  private func fitted(_ layout: TextLayout, in size: CGSize) -> TextLayout {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, layout.isTruncated || layout.lines.contains(where: \.isClipped)
    else { return layout }
    return TextLayout.shrunk(styledText, options: layout.options, minimumFactor: minimumScaleFactor).layout
  }
}

extension TextLayout {
  /// The largest layout of a text that shows all of it, its fonts multiplied by the same factor.
  ///
  /// - Parameters:
  ///   - text: The text at its full size.
  ///   - options: The room there is.
  ///   - minimumFactor: The least factor, which is taken if no larger one is enough.
  static func shrunk(
    _ text: StyledText, options: Options, minimumFactor: CGFloat
  ) -> (layout: TextLayout, factor: CGFloat) {
    let fits = { (layout: TextLayout) in
      !layout.isTruncated && !layout.lines.contains(where: \.isClipped)
        && layout.lines.last?.range.upperBound ?? 0 >= text.text.utf8.count
    }
    let full = TextLayout(text, options: options)
    if fits(full) { return (full, 1) }
    var low = max(minimumFactor, 0.01)
    var high: CGFloat = 1
    var best = (layout: TextLayout(text.scaled(by: low), options: options), factor: low)
    guard fits(best.layout) else { return best }
    for _ in 0..<9 {
      let middle = (low + high) / 2
      let layout = TextLayout(text.scaled(by: middle), options: options)
      if fits(layout) {
        low = middle
        best = (layout, middle)
      } else {
        high = middle
      }
    }
    return best
  }
}
