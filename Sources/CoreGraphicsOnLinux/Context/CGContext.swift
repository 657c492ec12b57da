public import Foundation
package import TableMakerPangoCairo

/// A drawing destination: pixels, and the colors, line settings, and clipping area for the next shapes.
///
/// You get a context from `UIGraphicsImageRenderer` and, in `UIView.draw(_:)`, from `UIGraphicsGetCurrentContext()`. In
/// such a context, y increases downward and the units are points. Only one thread can use a context at a time.
public final class CGContext {
  /// The Cairo context, with which text is drawn directly.
  package let cairo: OpaquePointer

  package let surface: PixelSurface

  /// The transform from the units of the new context to its pixels.
  package let baseTransform: CGAffineTransform

  package var state = State()
  var savedStates: [State] = []
  var transparencyLayers: [TransparencyLayer] = []
  /// The number of images and gradients that the context has drawn.
  ///
  /// Cairo's result for one of them depends very slightly on how much of it is visible.
  package var pictureCount = 0

  /// The state that `saveGState()` saves in addition to Cairo's own.
  package struct State {
    var fillColor = CGColor(gray: 0, alpha: 1)
    var strokeColor = CGColor(gray: 0, alpha: 1)
    package var alpha: CGFloat = 1
    package var blendMode = CGBlendMode.normal
    var shadow: Shadow?

    package init() {}
  }

  package struct Shadow {
    /// The offset in the units of the base transform, with y downward.
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

  /// Creates a context that draws into pixels.
  ///
  /// - Parameters:
  ///   - surface: The pixels.
  ///   - origin: The point that lies at the first pixel.
  ///   - scale: The number of pixels per point.
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

  /// Saves the colors, the line settings, the clipping area, and the transform until `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cairo)
  }

  /// Restores the colors, the line settings, the clipping area, and the transform that were saved last.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else { return }
    state = saved
    cairo_restore(cairo)
  }

  // MARK: Transform

  /// The current transform from user space to pixels, with y upward as in Core Graphics.
  public var ctm: CGAffineTransform {
    matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The current transform from user space to pixels, with y downward.
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

  /// Moves later drawing.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { cairo_translate(cairo, tx, ty) }

  /// Scales later drawing.
  ///
  /// A scale of 0 does nothing because no later call could reverse it.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    if sx != 0, sy != 0 { cairo_scale(cairo, sx, sy) }
  }

  /// Rotates later drawing by an angle in radians, from x toward y.
  public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

  /// Transforms later drawing.
  ///
  /// A transform without an inverse does nothing.
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
