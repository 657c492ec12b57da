public import Foundation

extension UIImage {
  /// Draws the image at its own size, with its top-left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image at its own size, with its top-left corner at a point, using a blend mode and an alpha.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle, if there is a current context.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image in a rectangle, using a blend mode and an alpha.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    context.setAlpha(context.state.alpha * alpha)
    let traits = UITraitCollection.current
    context.paint { draw(in: rect, context: context, color: attributes.tintColor?.cgColor, traits: traits) }
    context.restoreGState()
  }

  /// Draws the image in its own colors, or in one color.
  ///
  /// - Parameters:
  ///   - color: The color, or `nil` for the image's own colors. A symbol without a color is black.
  ///   - configuration: The configuration of a symbol, or `nil` for the image's own.
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

  /// Returns the pixels of the image, in its tint color if it has one.
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

  /// Returns the image as PNG data, or `nil` if its size is zero.
  public func pngData() -> Data? { cgImage.flatMap(PNG.data(of:)) }
}
