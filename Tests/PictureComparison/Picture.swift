package import CoreGraphicsOnLinux
package import Foundation
package import UIKit

/// A picture without transparency, which tests can compare and store in a file.
package struct Picture: Equatable {
  package let width: Int
  package let height: Int

  /// The bytes of each pixel, which are blue, green, red, and an unused byte, without gaps between rows.
  package private(set) var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4, "\(bytes.count) bytes are not \(width) by \(height) pixels")
    self.width = width
    self.height = height
    self.bytes = bytes
    // Sets the unused byte, because files without transparency don't specify it.
    for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] != 255 { self.bytes[index] = 255 }
  }

  package init(_ image: CGImage) {
    let (width, height, rowLength) = (image.width, image.height, image.surface.bytesPerRow)
    let bytes = image.surface.withBytes { pixels in
      (0..<height).flatMap { row in pixels[(row * rowLength)..<(row * rowLength + width * 4)] }
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// Creates a picture from a PNG file. The result is `nil` if the file doesn't exist or isn't a PNG file.
  package init?(file: URL) {
    guard let data = FileManager.default.contents(atPath: file.path), let image = PNG.image(from: data) else {
      return nil
    }
    self.init(image)
  }

  /// Creates a picture of a view and its subviews over the system's background color.
  @MainActor package init?(of view: UIView, scale: CGFloat) {
    let size = view.bounds.size
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(UIColor.systemBackground.resolvedColor(with: view.traitCollection).cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      view.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
    }
    guard let pixels = image.cgImage else { return nil }
    self.init(pixels)
  }

  /// Writes a PNG file, and creates its folder if necessary.
  package func write(to file: URL) throws {
    guard let surface = PixelSurface(width: width, height: height) else { throw CocoaError(.fileWriteUnknown) }
    let rowLength = surface.bytesPerRow
    surface.withBytes { pixels in
      for row in 0..<height {
        for index in 0..<(width * 4) { pixels[row * rowLength + index] = bytes[row * width * 4 + index] }
      }
    }
    guard let data = PNG.data(of: CGImage(surface)) else { throw CocoaError(.fileWriteUnknown) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns the picture moved by whole pixels to the right and down. The pixels at an edge fill the space that opens there.
  package func shifted(x: Int, y: Int) -> Picture {
    var moved = self
    let length = width * 4
    // Copies whole rows, because in a debug build, a loop over the bytes takes a minute for all stored pictures.
    bytes.withUnsafeBytes { old in
      moved.bytes.withUnsafeMutableBytes { new in
        func copy(_ count: Int, from: Int, to: Int) {
          UnsafeMutableRawBufferPointer(rebasing: new[to..<(to + count)])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: old[from..<(from + count)]))
        }
        for row in 0..<height {
          let (from, to) = (min(max(row - y, 0), height - 1) * length, row * length)
          let shift = min(max(x, -width), width) * 4
          copy(length - abs(shift), from: from + max(-shift, 0), to: to + max(shift, 0))
          for column in stride(from: 0, to: abs(shift), by: 4) {
            if shift > 0 {
              copy(4, from: from, to: to + column)
            } else {
              copy(4, from: from + length - 4, to: to + length + shift + column)
            }
          }
        }
      }
    }
    return moved
  }

  /// Returns the picture with each color channel changed by a closure.
  package func mapped(_ change: (UInt8) -> UInt8) -> Picture {
    Picture(width: width, height: height, bytes: bytes.map(change))
  }
}
