@_spi(Host) import UIKit

/// What is new of a picture: pixels in rectangles that do not overlap.
struct Patch: Sendable {
  /// The size of the whole picture.
  var width: Int
  var height: Int
  var pieces: [Piece]

  struct Piece: Sendable {
    var rect: PixelRectangle
    /// Row by row, four bytes a pixel: blue, green, red, 255.
    var bytes: [UInt8]
  }

  /// Takes what is new out of a picture.
  init(_ pixels: WindowPixels, in rectangles: [PixelRectangle]) {
    (width, height) = (pixels.width, pixels.height)
    pieces = rectangles.map { Piece(rect: $0, bytes: pixels.part($0)) }
  }

  /// All of a picture.
  init(_ raster: Raster) {
    (width, height) = (raster.width, raster.height)
    pieces = [Piece(rect: PixelRectangle(x: 0, y: 0, width: width, height: height), bytes: raster.bytes)]
  }
}
