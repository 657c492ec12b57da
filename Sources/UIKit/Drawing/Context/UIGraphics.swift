public import Foundation
internal import TableMakerPangoCairo

// The contexts that drawing without one goes to; each thread has its own.

private final class ContextStack: NSObject {
  var contexts: [CGContext] = []
  /// The contexts of `contexts` that draw an image; the last one is current.
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

/// Returns the context that drawing goes to now; nil outside of `draw(_:)` and of a renderer's actions.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the one that drawing goes to, until `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Makes the context before the one that drawing goes to; does nothing where there is none.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// A context that `UIGraphicsBeginImageContextWithOptions` began.
private struct ImageContext {
  let context: CGContext
  let surface: PixelSurface
  let scale: CGFloat
}

/// Begins to draw an image at one pixel a point, until `UIGraphicsEndImageContext()`.
///
/// - Parameter size: The image's size, in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins to draw an image: drawing goes to it until `UIGraphicsEndImageContext()`. y goes down, units are points.
///
/// A size of no pixels, or of more than 32,767 in a row, ends the process, as it does since iOS 17.
///
/// - Parameters:
///   - size: The image's size, in points; more than a whole number of pixels is rounded up.
///   - opaque: Whether the image is black to begin with, and not transparent.
///   - scale: Its pixels a point; 0 for the current traits'.
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

/// Returns what has been drawn since `UIGraphicsBeginImageContextWithOptions`; nil where no image is drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = ContextStack.current.images.last, UIGraphicsGetCurrentContext() === image.context,
    let pixels = image.surface.copy()
  else { return nil }
  return UIImage(.pixels(CGImage(pixels)), UIImage.Attributes(scale: image.scale))
}

/// Ends the image that was begun last; does nothing where none was, or where another context was made the current one
/// since.
public func UIGraphicsEndImageContext() {
  guard let image = ContextStack.current.images.last, UIGraphicsGetCurrentContext() === image.context else { return }
  ContextStack.current.images.removeLast()
  UIGraphicsPopContext()
}
