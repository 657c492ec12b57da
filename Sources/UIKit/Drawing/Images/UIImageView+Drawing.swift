import Foundation

extension UIImageView {
  /// The image's size here: a symbol's follows the view's configuration and traits.
  func size(of image: UIImage) -> CGSize {
    guard case .symbol(let symbol) = image.content else { return image.size }
    return symbol.layout(configuration(of: image), for: traitCollection).size
  }

  func baseline(of image: UIImage) -> CGFloat? {
    image.baseline(ofSymbolIn: configuration(of: image), for: traitCollection)
  }

  func configuration(of image: UIImage) -> UIImage.SymbolConfiguration.Values {
    (preferredSymbolConfiguration?.values ?? .init()).overridden(by: image.attributes.configuration)
  }

  /// Where the image lies in the view's bounds, or beyond them.
  func rect(of image: UIImage) -> CGRect {
    let rect = contentMode.place(size(of: image), in: bounds)
    guard [.center, .top, .bottom, .left, .right].contains(contentMode) else { return rect }
    // An image at its own size lies on whole pixels, so that it stays sharp.
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
  /// Where content of a size lies in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    /// Content at its own size or scaled, at a part of the room that is left over.
    func placed(_ size: CGSize, _ x: CGFloat, _ y: CGFloat) -> CGRect {
      CGRect(
        x: rect.minX + (rect.width - size.width) * x, y: rect.minY + (rect.height - size.height) * y,
        width: size.width, height: size.height)
    }
    func scaled(_ choose: (CGFloat, CGFloat) -> CGFloat) -> CGRect {
      guard size.width > 0, size.height > 0 else { return placed(.zero, 0.5, 0.5) }
      let factor = choose(rect.width / size.width, rect.height / size.height)
      return placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    switch self {
    case .scaleToFill, .redraw: return rect
    case .scaleAspectFit: return scaled(min)
    case .scaleAspectFill: return scaled(max)
    case .center: return placed(size, 0.5, 0.5)
    case .top: return placed(size, 0.5, 0)
    case .bottom: return placed(size, 0.5, 1)
    case .left: return placed(size, 0, 0.5)
    case .right: return placed(size, 1, 0.5)
    case .topLeft: return placed(size, 0, 0)
    case .topRight: return placed(size, 1, 0)
    case .bottomLeft: return placed(size, 0, 1)
    case .bottomRight: return placed(size, 1, 1)
    }
  }
}
