public import Foundation

extension NSAttributedString {
  /// The size of the text, not rounded; its lines end only where its paragraphs do.
  ///
  /// - Complexity: O(n) in the length of the text.
  public func size() -> CGSize { StringDrawing(self).layout(width: .infinity).size }

  /// Returns the rectangle that the text takes, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room there is, in points; 0 or less for no limit. The height counts only with
  ///     `truncatesLastVisibleLine` or a scale factor.
  ///   - options: Several lines need `usesLineFragmentOrigin`.
  ///   - context: Lets the text shrink, and receives the results of the layout.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(in: size, options: options, context: context)
  }

  /// Draws the text into the current graphics context, from a point at its top left corner.
  public func draw(at point: CGPoint) {
    StringDrawing(self).draw(in: CGRect(origin: point, size: CGSize(width: 0, height: 0)), wraps: false)
  }

  /// Draws the text into the current graphics context: lines as wide as the rectangle, as many as it has room for.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect, wraps: true) }

  /// Draws the text into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: Where the text goes, in points. A size of 0 is no limit.
  ///   - options: Without `usesLineFragmentOrigin` the rectangle's origin is the baseline's start of a single line.
  ///   - context: Lets the text shrink, and receives the results of the layout.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// The size of the text with some attributes, not rounded; its lines end only where its paragraphs do.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// Draws the text into the current graphics context, from a point at its top left corner.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(at: point)
  }

  /// Draws the text into the current graphics context: lines as wide as the rectangle, as many as it has room for.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: description, attributes: attrs).draw(in: rect)
  }

  /// Returns the rectangle that the text takes with some attributes, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room there is, in points; 0 or less for no limit. The height counts only with
  ///     `truncatesLastVisibleLine` or a scale factor.
  ///   - options: Several lines need `usesLineFragmentOrigin`.
  ///   - attrs: The attributes of the whole text.
  ///   - context: Lets the text shrink, and receives the results of the layout.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attrs).boundingRect(
      with: size, options: options, context: context)
  }

  /// Draws the text with some attributes into the current graphics context.
  ///
  /// - Parameters:
  ///   - rect: Where the text goes, in points. A size of 0 is no limit.
  ///   - options: Without `usesLineFragmentOrigin` the rectangle's origin is the baseline's start of a single line.
  ///   - attrs: The attributes of the whole text.
  ///   - context: Lets the text shrink, and receives the results of the layout.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes attrs: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attrs).draw(with: rect, options: options, context: context)
  }
}
