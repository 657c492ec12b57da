public import Foundation

/// Fills a rectangle with the current fill color; what was there is replaced, even where the color lets it through.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current fill color, mixed with what is there.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  draw(blendMode) { $0.fill(rect) }
}

/// Draws a line one point wide inside of a rectangle's edge; what was there is replaced.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a line one point wide inside of a rectangle's edge, mixed with what is there.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  draw(blendMode) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
}

/// Keeps later drawing in the current context inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func draw(_ blendMode: CGBlendMode, _ draw: (CGContext) -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  draw(context)
  context.restoreGState()
}
