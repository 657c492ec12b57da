internal import Foundation

/// The values of an attachment when its text was read.
struct AttachedImage: Equatable, Sendable {
  var image: UIImage?
  /// The bounds that the app set, or empty for the image's own size.
  var ownBounds: CGRect
  var padding: CGFloat

  init(_ attachment: NSTextAttachment) {
    image = attachment.image
    ownBounds = attachment.bounds
    padding = attachment.lineLayoutPadding
  }

  /// The character with the attachment.
  static let character: Unicode.Scalar = "\u{FFFC}"

  /// Returns the rectangle from the start of the baseline, with y up, including the padding on both sides.
  ///
  /// - Parameter font: The font of the surrounding text. A symbol without a size fits it.
  func bounds(in font: UIFont) -> CGRect {
    var bounds = ownBounds
    if bounds.isEmpty { bounds = image.map { naturalBounds(of: $0, in: font) } ?? .zero }
    bounds.size.width += padding * 2
    return bounds
  }

  private func naturalBounds(of image: UIImage, in font: UIFont) -> CGRect {
    let configuration = configuration(of: image, in: font)
    let baseline = image.baseline(ofSymbolIn: configuration, for: .current) ?? 0
    guard case .symbol(let symbol) = image.content else {
      return CGRect(origin: CGPoint(x: 0, y: -baseline), size: image.size)
    }
    return CGRect(
      origin: CGPoint(x: 0, y: -baseline), size: symbol.layout(configuration, for: .current).size)
  }

  /// Returns the configuration of a symbol: the image's values, completed by the font's.
  private func configuration(of image: UIImage, in font: UIFont) -> UIImage.SymbolConfiguration.Values {
    UIImage.SymbolConfiguration(font: font).values.overridden(by: image.attributes.configuration)
  }

  /// Draws the image with its bounds' origin on the baseline.
  ///
  /// - Parameters:
  ///   - start: The start of the attachment on the baseline, in points, with y down.
  ///   - font: The font of the surrounding text.
  ///   - color: The text color, which symbols and template images use.
  func draw(at start: CGPoint, font: UIFont, color: CGColor, context: CGContext) {
    guard let image else { return }
    let bounds = bounds(in: font).insetBy(dx: padding, dy: 0)
    let rect = CGRect(
      x: start.x + padding + ownBounds.minX, y: start.y - bounds.maxY, width: bounds.width, height: bounds.height)
    let isTemplate =
      switch image.renderingMode {
      case .alwaysTemplate: true
      case .alwaysOriginal: false
      default: image.isSymbolImage
      }
    let tint = image.attributes.tintColor?.cgColor
    context.saveGState()
    image.draw(
      in: rect, context: context, color: tint ?? (isTemplate ? color : nil), traits: .current,
      configuration: image.isSymbolImage ? configuration(of: image, in: font) : nil)
    context.restoreGState()
  }
}
