public import Foundation
package import TableMakerPangoCairo

/// The destination of drawing: pixels, and the colors, widths and clip that hold for the next shapes.
///
/// Contexts come from `UIGraphicsImageRenderer` and, in `UIView.draw(_:)`, from `UIGraphicsGetCurrentContext()`: y goes
/// down and units are points. Not to be used by two threads at once.
public final class CGContext {
  /// The Cairo context. Text is drawn with it directly.
  package let cairo: OpaquePointer

  package let surface: PixelSurface

  /// The transform from the units in which the context was made to its pixels.
  package let baseTransform: CGAffineTransform

  package var state = State()
  var savedStates: [State] = []
  var transparencyLayers: [TransparencyLayer] = []
  /// How many pictures and gradients were drawn: what Cairo makes of one depends, by the least there is, on how much of it shows.
  package var pictureCount = 0

  /// The state that `saveGState()` saves, beyond Cairo's own.
  package struct State {
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    var shadow: Shadow?

    package init() {}
  }

  package struct Shadow {
    /// The offset in units of the base transform, y down.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// The state at the start of a transparency layer.
  struct TransparencyLayer {
    var alpha: CGFloat
    var blendMode: CGBlendMode
    var shadow: Shadow?
  }

  /// Makes a context over pixels.
  ///
  /// - Parameters:
  ///   - origin: The point that lies at the first pixel.
  ///   - scale: Pixels a point.
  package init(_ surface: PixelSurface, origin: CGPoint = .zero, scale: CGFloat) {
    self.surface = surface
    cairo = cairo_create(surface.pointer)
    baseTransform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    setMatrix(baseTransform)
    cairo_set_line_width(cairo, 1)
  }

  deinit { cairo_destroy(cairo) }

  /// The width in pixels.
  public var width: Int { surface.width }

  /// The height in pixels.
  public var height: Int { surface.height }

  // MARK: State

  /// Keeps colors, line, clip and transform, until `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Takes back the colors, line, clip and transform that were kept last.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
  }

  // MARK: Transform

  /// The transform from the units of the drawing now to pixels, with y going up as in Core Graphics.
  public var ctm: CGAffineTransform {
    matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The transform from the units of the drawing now to pixels, y down.
  package var matrix: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  package func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_set_matrix(cairo, &matrix)
  }

  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, tx, ty) }

  /// Stretches what is drawn from now on; scaling by 0 does nothing, as no later drawing could undo it.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    if sx != 0, sy != 0 { cairo_scale(cairo, sx, sy) }
  }

  /// Turns what is drawn from now on by an angle in radians, from x toward y.
  public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

  /// Takes what is drawn from now on where the map takes it; a map without a way back does nothing.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.a * transform.d != transform.b * transform.c else { return }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(cairo, &matrix)
  }
}

extension cairo_matrix_t {
  package init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
  }
}
