internal import Foundation

extension UILabel {
  /// The number of pixels per point.
  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// Returns the size of the whole text within a width, rounded up to pixels.
  func fullSize(width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the height of the text within a width, rounded up to pixels, for Auto Layout's second pass.
  ///
  /// - Complexity: O(m log n) for m lines of n letters that are already shaped, as the label caches them.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { fullSize(width: width).height }

  func textRectangle(in bounds: CGRect, lines: Int) -> CGRect {
    guard !isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let layout = layout(in: bounds.size, lines: lines)
    var size = layout.size(scale: pixelScale)
    var x = bounds.minX
    if bounds.width < UnlimitedRoom.least {
      size.width = min(size.width, bounds.width)
      let left = layout.lines.map { layout.x(of: $0, in: bounds.width) - $0.leftIndent }.min() ?? 0
      x += max(0, PixelGrid.round(left, scale: pixelScale))
    }
    return CGRect(x: x, y: bounds.minY, width: size.width, height: min(size.height, bounds.height))
  }

  /// Returns the layout of the text within a size, which is cached until the label changes.
  func layout(in size: CGSize, lines: Int) -> TextLayout {
    let key = layoutKey(in: size, lines: lines)
    if let source = textSource(isRightToLeft: key.isRightToLeft) {
      return layoutCache.layout(key) { TextLayout(source, options: options(key)) }
    }
    return TextLayout(StyledText("", attributes: TextAttributes(font: font)), options: options(key))
  }

  private func textSource(isRightToLeft: Bool) -> TextSource? {
    isEmpty ? nil : layoutCache.source(isRightToLeft: isRightToLeft) { styledText }
  }

  func layoutKey(in size: CGSize, lines: Int) -> LabelLayoutCache.Key {
    LabelLayoutCache.Key(
      width: size.width < UnlimitedRoom.least ? size.width : .infinity,
      height: size.height < UnlimitedRoom.least ? size.height : .infinity, lines: lines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func options(_ key: LabelLayoutCache.Key) -> TextLayout.Options {
    TextLayout.Options(
      width: key.width, maximumHeight: key.height, maximumLines: key.lines, isRightToLeft: key.isRightToLeft)
  }

  /// Returns the first and last baselines in a label of a size, from its top, in whole pixels.
  ///
  /// An empty label has the baseline of a text in its font (assumed).
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat) {
    let layout = layout(in: size, lines: numberOfLines)
    let height =
      layout.lines.isEmpty
      ? PixelGrid.ceiling(font.lineHeight, scale: pixelScale) : layout.size(scale: pixelScale).height
    let top = PixelGrid.round((size.height - height) / 2, scale: pixelScale)
    let first = layout.lines.first?.baseline ?? font.ascender
    let last = layout.lines.last?.baseline ?? font.ascender
    return (PixelGrid.round(top + first, scale: pixelScale), PixelGrid.round(top + last, scale: pixelScale))
  }

  /// The first baseline from the top and the last one from the bottom, in a label with the height of its text.
  ///
  /// Constraints use them, so they don't depend on the height that they determine.
  var contentBaselines: (first: CGFloat, lastFromBottom: CGFloat) {
    let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : CGFloat.infinity
    let layout = layout(in: CGSize(width: width, height: .infinity), lines: numberOfLines)
    let height = isEmpty ? font.lineHeight : layout.size.height
    let first = layout.lines.first?.baseline ?? font.ascender
    let last = layout.lines.last?.baseline ?? font.ascender
    let scale = pixelScale
    return (
      PixelGrid.round(first, scale: scale),
      PixelGrid.ceiling(height, scale: scale) - PixelGrid.round(last, scale: scale)
    )
  }
}
