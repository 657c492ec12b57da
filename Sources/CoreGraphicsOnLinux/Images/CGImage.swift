public import Foundation
internal import TableMakerPangoCairo

/// An immutable image in pixels.
public final class CGImage {
  package let surface: PixelSurface

  /// A lock for the time that Cairo reads the pixels.
  ///
  /// Cairo counts the readers of a surface in a way that isn't thread-safe.
  private let lock = NSRecursiveLock()

  package init(_ surface: PixelSurface) { self.surface = surface }

  /// Runs a closure that reads the pixels.
  ///
  /// The closure must remove the pixels as Cairo's source before it returns.
  package func reading<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(surface.pointer)
  }

  /// The width in pixels.
  public var width: Int { surface.width }

  /// The height in pixels.
  public var height: Int { surface.height }

  /// Returns the part of the image in a rectangle of whole pixels, or `nil` if they don't overlap.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty, let surface = PixelSurface(width: Int(part.width), height: Int(part.height)) else {
      return nil
    }
    reading { pixels in
      let cairo = cairo_create(surface.pointer)
      cairo_set_source_surface(cairo, pixels, -part.minX, -part.minY)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cairo)
      cairo_destroy(cairo)
    }
    return CGImage(surface)
  }
}
