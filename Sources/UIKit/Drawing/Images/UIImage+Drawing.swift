public import Foundation

extension UIImage {
  /// Draws the image with its top left corner at a point, at its own size.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its top left corner at a point, at its own size, mixed with what is there.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image, filling a rectangle; does nothing where there is no current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image, filling a rectangle, mixed with what is there.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(context.state.alpha * alpha)
    let traits = UITraitCollection.current
    context.paint { draw(in: rect, context: context, color: attributes.tintColor?.cgColor, traits: traits) }
    context.restoreGState()
  }

  /// Draws the image in its own colors, or in one.
  ///
  /// - Parameters:
  ///   - color: The one; a symbol without is black.
  ///   - configuration: How a symbol is drawn; as the image says by default.
  func draw(
    in rect: CGRect, context: CGContext, color: CGColor?, traits: UITraitCollection,
    configuration: SymbolConfiguration.Values? = nil
  ) {
    switch content {
    case .empty: break
    case .pixels(let image):
      if let color {
        context.fill(rect, with: color, throughAlphaOf: image)
      } else {
        context.drawUpright(image, in: rect, alpha: context.state.alpha)
      }
    case .symbol(let symbol):
      let layout = symbol.layout(configuration ?? attributes.configuration, for: traits)
      symbol.draw(layout, in: rect, color: color ?? CGColor(gray: 0, alpha: 1), context: context)
    }
  }

  /// The image as pixels, in its tint color if it has one.
  func rasterized(scale: CGFloat) -> CGImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let surface = PixelSurface(width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded())) else {
      return nil
    }
    let context = CGContext(surface, scale: scale)
    draw(
      in: CGRect(origin: .zero, size: size), context: context, color: attributes.tintColor?.cgColor, traits: .current)
    return CGImage(surface)
  }

  /// Returns the data of a PNG file with the image's pixels; nil for an image of size zero.
  public func pngData() -> Data? { cgImage.flatMap(PNG.data(of:)) }
}
