import Foundation

extension UIImageView {
  /// Returns the size of the image in this view. A symbol follows the view's configuration and traits.
  func size(of image: UIImage) -> CGSize {
    guard case .symbol(let symbol) = image.content else {
      let (size, growth) = (image.size, accessibilityGrowth)
      return growth == 1 ? size : CGSize(width: size.width * growth, height: size.height * growth)
    }
    return symbol.layout(configuration(of: image), for: traitCollection).size
  }

  /// The factor by which images grow at accessibility sizes: that of the body text from the largest other size on.
  ///
  /// It's assumed; frames of a device would settle it.
  private var accessibilityGrowth: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard adjustsImageSizeForAccessibilityContentSizeCategory, category.isAccessibilityCategory else { return 1 }
    let metrics = UIFontMetrics(forTextStyle: .body)
    let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    return metrics.scaledValue(for: 100, compatibleWith: traitCollection)
      / metrics.scaledValue(for: 100, compatibleWith: largest)
  }

  func baseline(of image: UIImage) -> CGFloat? {
    image.baseline(ofSymbolIn: configuration(of: image), for: traitCollection)
  }

  func configuration(of image: UIImage) -> UIImage.SymbolConfiguration.Values {
    (preferredSymbolConfiguration?.values ?? .init()).overridden(by: image.attributes.configuration)
  }

  /// Returns the frame of the image, which can extend beyond the view's bounds.
  func rect(of image: UIImage) -> CGRect {
    let rect = contentMode.placement.place(size(of: image), in: bounds)
    guard [.center, .top, .bottom, .left, .right].contains(contentMode) else { return rect }
    // An image at its own size is aligned to whole pixels to keep it sharp.
    return CGRect(
      x: bounds.minX + roundedToPixel(rect.minX - bounds.minX),
      y: bounds.minY + roundedToPixel(rect.minY - bounds.minY),
      width: rect.width, height: rect.height)
  }

  func drawImage(in context: CGContext) {
    guard let image = shownImage else { return }
    let rect = rect(of: image)
    context.saveGState()
    if image.flipsForRightToLeftLayoutDirection, effectiveUserInterfaceLayoutDirection == .rightToLeft {
      context.translateBy(x: rect.minX + rect.maxX, y: 0)
      context.scaleBy(x: -1, y: 1)
    }
    let isTemplate =
      image.renderingMode == .alwaysTemplate || (image.renderingMode == .automatic && image.isSymbolImage)
    let color = isTemplate ? tintColor : image.attributes.tintColor
    image.draw(
      in: rect, context: context, color: color?.resolvedColor(with: traitCollection).cgColor, traits: traitCollection,
      configuration: configuration(of: image))
    context.restoreGState()
  }
}

extension UIView.ContentMode {
  /// The placement of content with a size that differs from the view's.
  var placement: ContentPlacement {
    switch self {
    case .scaleToFill, .redraw: .fill
    case .scaleAspectFit: .aspectFit
    case .scaleAspectFill: .aspectFill
    case .center: .unscaled(x: 0.5, y: 0.5)
    case .top: .unscaled(x: 0.5, y: 0)
    case .bottom: .unscaled(x: 0.5, y: 1)
    case .left: .unscaled(x: 0, y: 0.5)
    case .right: .unscaled(x: 1, y: 0.5)
    case .topLeft: .unscaled(x: 0, y: 0)
    case .topRight: .unscaled(x: 1, y: 0)
    case .bottomLeft: .unscaled(x: 0, y: 1)
    case .bottomRight: .unscaled(x: 1, y: 1)
    }
  }
}
