@_spi(Host) import UIKit

/// The new parts of a picture: pixels in rectangles that don't overlap.
struct Patch: Sendable {
  /// The size of the whole picture.
  var width: Int
  var height: Int
  var pieces: [Piece]

  struct Piece: Sendable {
    var rect: PixelRectangle
    /// The pixels, row by row, with four bytes per pixel: blue, green, red, and 255.
    var bytes: [UInt8]
  }

  /// Creates a patch from the new rectangles of a picture.
  init(_ pixels: WindowPixels, in rectangles: [PixelRectangle]) {
    (width, height) = (pixels.width, pixels.height)
    pieces = rectangles.map { Piece(rect: $0, bytes: pixels.part($0)) }
  }

  /// Creates a patch from a whole picture.
  init(_ raster: Raster) {
    (width, height) = (raster.width, raster.height)
    pieces = [Piece(rect: PixelRectangle(x: 0, y: 0, width: width, height: height), bytes: raster.bytes)]
  }
}
