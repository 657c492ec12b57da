import Foundation
internal import TableMakerPangoCairo

/// A symbol, made of shapes on a grid on which its text has a size of 100.
struct Symbol: Sendable {
  /// The pieces of the drawing. Each piece is in front of the previous ones.
  enum Piece: Sendable {
    case fill(PathData)
    /// A line with a width of `thickness` times the width for the symbol's weight.
    case line(PathData, thickness: CGFloat)
    case cutFill(PathData)
    case cutLine(PathData, thickness: CGFloat)
  }

  let name: String
  /// The size on the grid, without margins.
  let size: CGSize
  let pieces: [Piece]
  /// A Boolean value that indicates whether a right-to-left interface mirrors the symbol because it means forward or
  /// backward.
  let followsReadingDirection: Bool

  /// The layout of a symbol with a configuration.
  struct Layout: Hashable, Sendable {
    /// The size in points, including margins.
    var size: CGSize
    /// The number of points per unit of the grid.
    var unit: CGFloat
    /// The width of lines on the grid.
    var lineWidth: CGFloat
    /// The position next to text.
    var place: SymbolPlace
  }

  /// The horizontal and vertical margins on the grid.
  ///
  /// With these margins, `info.circle` is 24.33 by 23.67 points next to 17-point text at the large scale (metrics.md 9,
  /// contactAdd).
  private static let margin = CGSize(width: 6, height: 4.5)

  func layout(_ values: UIImage.SymbolConfiguration.Values, for traits: UITraitCollection) -> Layout {
    let enlargement: CGFloat =
      switch values.scale {
      case .small: 0.79
      case .large: 1.28
      case .default, .unspecified, .medium: 1
      }
    let pointSize = values.resolvedPointSize(for: traits)
    let unit = pointSize * enlargement / 100
    let pixel = 1 / max(traits.displayScale, 1)
    func rounded(_ length: CGFloat) -> CGFloat { max((length / pixel).rounded(), 1) * pixel }
    let whole = CGSize(
      width: rounded((size.width + 2 * Symbol.margin.width) * unit),
      height: rounded((size.height + 2 * Symbol.margin.height) * unit))
    return Layout(
      size: whole, unit: unit,
      // The line width is about the same at every scale, like that of the text.
      lineWidth: Symbol.lineWidth(values.resolvedWeight) / pow(enlargement, 0.75),
      place: SymbolPlace(height: whole.height, pointSize: pointSize, pixel: pixel))
  }

  private static func lineWidth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    switch weight {
    case .ultraLight: 2.4
    case .thin: 3.8
    case .light: 5.6
    case .unspecified, .regular: 7.6
    case .medium: 9
    case .semibold: 10.6
    case .bold: 12.2
    case .heavy: 13.8
    case .black: 15.4
    }
  }

  /// Draws the symbol in one color, centered in a rectangle. It's stretched if the rectangle's size isn't the layout's.
  func draw(_ layout: Layout, in rect: CGRect, color: CGColor, context: CGContext) {
    guard rect.width > 0, rect.height > 0, layout.unit > 0 else { return }
    let cairo = context.cairo
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_translate(cairo, rect.midX, rect.midY)
    cairo_scale(cairo, rect.width / layout.size.width * layout.unit, rect.height / layout.size.height * layout.unit)
    cairo_translate(cairo, -size.width / 2, -size.height / 2)
    // Thick lines extend slightly beyond the grid.
    cairo_rectangle(cairo, -12, -12, size.width + 24, size.height + 24)
    clipToPixels(cairo)
    // The pieces form one shape, so that overlapping pieces don't show through.
    cairo_push_group_with_content(cairo, CAIRO_CONTENT_ALPHA)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    for piece in pieces {
      switch piece {
      case .fill(let path):
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        context.add(path)
        cairo_fill(cairo)
      case .line(let path, let thickness):
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
        cairo_set_line_width(cairo, layout.lineWidth * thickness)
        context.add(path)
        cairo_stroke(cairo)
      case .cutFill(let path):
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        context.add(path)
        cairo_fill(cairo)
      case .cutLine(let path, let thickness):
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_set_line_width(cairo, layout.lineWidth * thickness)
        context.add(path)
        cairo_stroke(cairo)
      }
    }
    let shape = cairo_pop_group(cairo)
    context.setSource(color)
    cairo_mask(cairo, shape)
    cairo_pattern_destroy(shape)
    cairo_restore(cairo)
  }

  /// Clips to the pixels that the current rectangle touches, because a clip with soft edges is slow.
  private func clipToPixels(_ cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_identity_matrix(cairo)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(cairo, &left, &top, &right, &bottom)
    cairo_new_path(cairo)
    cairo_rectangle(
      cairo, left.rounded(.down), top.rounded(.down), right.rounded(.up) - left.rounded(.down),
      bottom.rounded(.up) - top.rounded(.down))
    cairo_clip(cairo)
    cairo_set_matrix(cairo, &matrix)
  }
}
