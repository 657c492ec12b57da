internal import Foundation

extension UILabel {
  /// The pixels in a point.
  var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : UIScreen.main.scale
  }

  /// The size of the whole text in lines of a width, rounded up to pixels.
  func fullSize(width: CGFloat) -> CGSize {
    let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

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

  /// The lines of the text in a room, kept until the label changes.
  func layout(in size: CGSize, lines: Int) -> TextLayout {
    let key = LabelLayoutCache.Key(
      width: size.width < UnlimitedRoom.least ? size.width : .infinity,
      height: size.height < UnlimitedRoom.least ? size.height : .infinity, lines: lines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return layoutCache.layout(key) { TextLayout(styledText, options: options(key)) }
  }

  func options(_ key: LabelLayoutCache.Key) -> TextLayout.Options {
    TextLayout.Options(
      width: key.width, maximumHeight: key.height, maximumLines: key.lines, isRightToLeft: key.isRightToLeft)
  }
}
