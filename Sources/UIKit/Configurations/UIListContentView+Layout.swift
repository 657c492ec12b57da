import Foundation

extension UIListContentView {
  /// Returns the height at a width, in whole pixels.
  func fittingHeight(width: CGFloat) -> CGFloat { ListContentLayout(content, width: width).fittingHeight }

  /// Returns the size that fits the content at a width. A width of 0 isn't limited.
  func fittingSize(width: CGFloat) -> CGSize {
    let content = content
    let natural = ceiledToPixel(ListContentLayout.naturalWidth(content))
    let shown = width > 0 ? min(width, natural) : natural
    return CGSize(width: shown, height: ListContentLayout(content, width: shown).fittingHeight)
  }

  /// The distance of the texts from the view's leading edge.
  var textStart: CGFloat { ListContentLayout(content, width: bounds.width).textStart }

  func layOutContent() {
    let layout = ListContentLayout(content, width: bounds.width, height: bounds.height)
    place(textLabel, layout.textFrame)
    place(secondaryTextLabel, layout.secondaryFrame)
    place(imageView, layout.imageFrame)
    moveGuides()
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame =
      isMirrored
      ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
  }

  private var content: ListContentLayout.Content {
    let accessible = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return ListContentLayout.Content(
      margins: contentMargins, image: layoutImage, text: layoutText(textLabel),
      secondary: layoutText(secondaryTextLabel),
      prefersSideBySide: list.prefersSideBySideTextAndSecondaryText && !accessible,
      imagePadding: textLabel == nil && secondaryTextLabel == nil ? 0 : list.imageToTextPadding,
      horizontalPadding: list.textToSecondaryTextHorizontalPadding,
      verticalPadding: list.textToSecondaryTextVerticalPadding, pixel: 1 / max(traitCollection.displayScale, 1))
  }

  /// The margins, which are at least the superview's on axes that preserve them, and otherwise the configuration's.
  private var contentMargins: NSDirectionalEdgeInsets {
    let held = NSDirectionalEdgeInsets(layoutMargins, direction: effectiveUserInterfaceLayoutDirection)
    var margins = list.directionalLayoutMargins
    let axes = list.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) { (margins.leading, margins.trailing) = (held.leading, held.trailing) }
    if axes.contains(.vertical) { (margins.top, margins.bottom) = (held.top, held.bottom) }
    return margins
  }

  private func layoutText(_ label: UILabel?) -> ListContentLayout.Text? {
    guard let label else { return nil }
    return ListContentLayout.Text(
      ascender: label.font.ascender, natural: label.fullSize(width: .greatestFiniteMagnitude)
    ) { width in
      label.sizeThatFits(CGSize(width: max(width, 1), height: .greatestFiniteMagnitude)).height
    }
  }

  private var layoutImage: ListContentLayout.Image? {
    guard let imageView, let image = list.image else { return nil }
    let properties = list.imageProperties
    let size = imageView.sizeThatFits(.zero).fitting(within: properties.maximumSize)
    guard size.width > 0, size.height > 0 else { return nil }
    let reserved = properties.reservedLayoutSize
    func room(_ asked: CGFloat, symbol: CGFloat) -> CGFloat {
      if asked == UIListContentConfiguration.ImageProperties.standardDimension { return symbol }
      return asked > 0 ? asked : image.isSymbolImage ? symbol : 0
    }
    let standard = standardImageRoom
    return ListContentLayout.Image(
      size: size,
      reserved: CGSize(
        width: room(reserved.width, symbol: standard.width), height: room(reserved.height, symbol: standard.height)))
  }

  /// The reserved size of a symbol, which is a column as wide as in stock cells (metrics.md 5), and as high as a line
  /// of text. Both grow with the text size. This is assumed; a device would settle the width, and the height, which is
  /// limited by rows of 44 points.
  private var standardImageRoom: CGSize {
    let traits = traitCollection
    let width = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: StockCellLayout.symbolColumn, compatibleWith: traits)
    let line = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    return CGSize(width: width, height: ceiledToPixel(line))
  }
}
