internal import TableMakerPangoCairo
internal import Foundation

/// A value that measures and draws an attributed string outside of a label.
struct StringDrawing {
  private let text: StyledText

  /// Creates a drawing.
  ///
  /// - Parameter string: The text. Parts without a font use the system font at 12 points, and those without a color are
  ///   black.
  init(_ string: NSAttributedString) {
    text = StyledText(string, base: TextAttributes(font: .systemFont(ofSize: 12)))
  }

  func layout(width: CGFloat, height: CGFloat = .infinity) -> TextLayout {
    TextLayout(text, options: options(width: width, height: height))
  }

  private func options(width: CGFloat, height: CGFloat) -> TextLayout.Options {
    TextLayout.Options(
      width: width > 0 && width < UnlimitedRoom.least ? width : .infinity,
      maximumHeight: height > 0 && height < UnlimitedRoom.least ? height : .infinity,
      isRightToLeft: UITraitCollection.current.layoutDirection == .rightToLeft, alignsByText: true)
  }

  func boundingRect(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?) -> CGRect {
    let layout = layout(in: size, options: options, context: context)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -(layout.lines.first?.baseline ?? 0)
    let rect = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = rect
    return rect
  }

  private func layout(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> TextLayout {
    context?.actualScaleFactor = 1
    let wraps = options.contains(.usesLineFragmentOrigin)
    var text = text
    var room = self.options(width: wraps ? size.width : 0, height: 0)
    room.maximumLines = wraps ? 0 : 1
    if options.contains(.truncatesLastVisibleLine) {
      room = self.options(width: size.width, height: wraps ? size.height : 0)
      text = text.truncatingTail()
      room.maximumLines = wraps ? 0 : 1
    }
    if let context, context.minimumScaleFactor > 0 {
      var limited = self.options(width: size.width, height: wraps ? size.height : 0)
      limited.maximumLines = wraps ? 0 : 1
      let shrunk = TextLayout.shrunk(text.truncatingTail(), options: limited, minimumFactor: context.minimumScaleFactor)
      context.actualScaleFactor = shrunk.factor
      if shrunk.factor < 1 { text = text.scaled(by: shrunk.factor) }
    }
    return TextLayout(text, options: room)
  }

  func draw(in rect: CGRect, wraps: Bool) {
    let layout = layout(width: wraps ? rect.width : 0, height: wraps ? rect.height : 0)
    draw(layout, at: rect.origin, width: wraps ? rect.width : layout.size.width)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let layout = layout(in: rect.size, options: options, context: context)
    var origin = rect.origin
    let wraps = options.contains(.usesLineFragmentOrigin)
    if !wraps { origin.y -= layout.lines.first?.baseline ?? 0 }
    draw(layout, at: origin, width: wraps && rect.width > 0 ? rect.width : layout.size.width)
    context?.totalBounds = CGRect(origin: origin, size: layout.size)
  }

  private func draw(_ layout: TextLayout, at origin: CGPoint, width: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.cairo, &matrix)
    let scale = (matrix.xx * matrix.xx + matrix.yx * matrix.yx).squareRoot()
    layout.draw(
      in: context, at: origin, width: width, ink: TextInk(color: .black, scale: scale > 0 ? scale : 1))
  }
}

/// Lengths that represent no limit.
enum UnlimitedRoom {
  /// The minimum size, in points, that counts as unlimited.
  static let least: CGFloat = 1e6
}
