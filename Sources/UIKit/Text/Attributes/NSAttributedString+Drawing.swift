public import Foundation

extension NSAttributedString {
  /// Returns the size of the text without rounding.
  ///
  /// Lines end only where paragraphs end.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func size() -> CGSize { StringDrawing(self).layout(width: .infinity).size }

  /// Returns the bounding rectangle of the text without rounding.
  ///
  /// - Parameters:
  ///   - size: The available size in points, with 0 or less for no limit. The height matters only with
  ///     `truncatesLastVisibleLine` or a scale factor.
  ///   - options: Options for the drawing. Several lines require `usesLineFragmentOrigin`.
  ///   - context: A context that allows the text to shrink and receives the results.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(in: size, options: options, context: context)
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: CGSize(width: 0, height: 0)), wraps: false)
  }

  /// Draws the text in the current graphics context, wrapped and limited to a rectangle.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect, wraps: true) }

  /// Draws the text in the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the text, in points. A dimension of 0 is no limit.
  ///   - options: Options for the drawing. Without `usesLineFragmentOrigin`, the rectangle's origin is the start of a
  ///     single line's baseline.
  ///   - context: A context that allows the text to shrink and receives the results.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text with attributes, without rounding.
  ///
  /// Lines end only where paragraphs end.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Draws the text in the current graphics context with its upper-left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current graphics context, wrapped and limited to a rectangle.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Returns the bounding rectangle of the text with attributes, without rounding.
  ///
  /// - Parameters:
  ///   - size: The available size in points, with 0 or less for no limit. The height matters only with
  ///     `truncatesLastVisibleLine` or a scale factor.
  ///   - options: Options for the drawing. Several lines require `usesLineFragmentOrigin`.
  ///   - attrs: The attributes of the whole text.
  ///   - context: A context that allows the text to shrink and receives the results.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attrs).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text with attributes in the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the text, in points. A dimension of 0 is no limit.
  ///   - options: Options for the drawing. Without `usesLineFragmentOrigin`, the rectangle's origin is the start of a
  ///     single line's baseline.
  ///   - attrs: The attributes of the whole text.
  ///   - context: A context that allows the text to shrink and receives the results.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(with: rect, options: options, context: context)
  }
}
