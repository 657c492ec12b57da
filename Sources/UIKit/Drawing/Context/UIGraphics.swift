public import Foundation
internal import TableMakerPangoCairo

// Each thread has its own stack of current contexts.

private final class ContextStack: NSObject {
  var contexts: [CGContext] = []
  /// The contexts that draw an image. The last one is current.
  var images: [ImageContext] = []

  private static let key = "UIKit.UIGraphics.contexts"

  static var current: ContextStack {
    let storage = Thread.current.threadDictionary
    if let stack = storage[key] as? ContextStack { return stack }
    let stack = ContextStack()
    storage[key] = stack
    return stack
  }
}

/// Returns the current context, or `nil` outside of `draw(_:)` and of a renderer's actions.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Sets the current context until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Restores the previous context, if there is one.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// A context that `UIGraphicsBeginImageContextWithOptions` created.
private struct ImageContext {
  let context: CGContext
  let surface: PixelSurface
  let scale: CGFloat
}

/// Starts drawing an image with one pixel per point, until `UIGraphicsEndImageContext()`.
///
/// - Parameter size: The size of the image, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts drawing an image, until `UIGraphicsEndImageContext()`.
///
/// The image's context becomes the current context. Its y-axis points down, and the unit is points. As since iOS 17, a
/// size of less than a pixel, or of more than 32,767 pixels in a direction, raises an exception.
///
/// - Parameters:
///   - size: The size of the image in points, which is rounded up to whole pixels.
///   - opaque: A Boolean value that indicates whether the image starts black instead of transparent.
///   - scale: The number of pixels per point, or 0 for the scale of the current traits.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  let width = (size.width * scale - 1e-6).rounded(.up)
  let height = (size.height * scale - 1e-6).rounded(.up)
  guard (1...32_767).contains(width), (1...32_767).contains(height),
    let surface = PixelSurface(width: Int(width), height: Int(height))
  else {
    raise(
      .internalInconsistency,
      """
      UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={\(size.width), \(size.height)}, \
      scale=\(scale). Use UIGraphicsImageRenderer to avoid this assert.
      """)
  }
  let context = CGContext(surface, scale: scale)
  if opaque {
    cairo_set_source_rgba(context.cairo, 0, 0, 0, 1)
    cairo_paint(context.cairo)
  }
  ContextStack.current.images.append(ImageContext(context: context, surface: surface, scale: scale))
  UIGraphicsPushContext(context)
}

/// Returns the image that has been drawn since `UIGraphicsBeginImageContextWithOptions`, or `nil` if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.images.last, UIGraphicsGetCurrentContext() === image.context,
    let pixels = image.surface.copy()
  else { return nil }
  return UIImage(.pixels(CGImage(pixels)), UIImage.Attributes(scale: image.scale))
}

/// Ends the current image context.
///
/// It does nothing without an image context, or if another context has become current.
public func UIGraphicsEndImageContext() {
  guard let image = ContextStack.current.images.last, UIGraphicsGetCurrentContext() === image.context else { return }
  ContextStack.current.images.removeLast()
  UIGraphicsPopContext()
}
