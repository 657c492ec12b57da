public import Foundation
internal import TableMakerPangoCairo

/// A picture in pixels, which cannot be changed.
public final class CGImage {
  package let surface: PixelSurface

  /// The lock held while Cairo reads the pixels: it counts the readers of a surface in a way that is not safe between
  /// threads.
  private let lock = NSRecursiveLock()

  package init(_ surface: PixelSurface) { self.surface = surface }

  /// Runs drawing that reads the pixels. What it sets as source must be gone when it returns.
  package func reading<Result>(_ body: (OpaquePointer) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(surface.pointer)
  }

  /// The width in pixels.
  public var width: Int { surface.width }

  /// The height in pixels.
  public var height: Int { surface.height }

  /// Returns the part of the picture that lies in a rectangle of whole pixels; nil where none does.
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
