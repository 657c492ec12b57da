import Foundation
@_spi(Host) import UIKit

/// Creates a frame for each picture, with the moved rows and the new pixels that a browser needs to show it.
///
/// A frame is little-endian. It begins with its number (4 bytes), followed by the picture's width and height in pixels and
/// the number of parts (2 bytes each). Each part begins with a byte for its kind, and its rectangle (x, y, width, height, 2
/// bytes each). The browser applies the parts in their order. The kinds are:
/// - 1: Rows that move to the rectangle from another row of the previous picture (2 bytes).
/// - 2: New pixels. The length (4 bytes) comes first, followed by the chunks of ``QOI``.
/// - 3: Values to add to the existing pixels, in the same format. Each color is added separately, modulo 256.
struct FrameMaker {
  /// The picture that the browser shows after all frames, or `nil` before the first frame.
  private(set) var shown: Raster?
  /// A second copy of that picture, to compare the next picture with.
  ///
  /// Because there are two, neither is copied where nothing has changed.
  private var before = Raster(width: 0, height: 0)
  private var sums: [UInt64] = []

  /// Returns the frame for the next picture, or `nil` if it looks the same as the previous one.
  mutating func frame(_ number: UInt32, of raster: Raster) -> [UInt8]? { frame(number, of: Patch(raster)) }

  /// Returns the frame for the next picture, or `nil` if it looks the same as the previous one.
  ///
  /// - Parameter patch: The new parts of the picture, or all of it if its size has changed.
  mutating func frame(_ number: UInt32, of patch: Patch) -> [UInt8]? {
    let isFirst = shown.map { $0.width != patch.width || $0.height != patch.height } ?? true
    var raster = isFirst ? Raster(width: patch.width, height: patch.height) : shown ?? before
    shown = nil
    for piece in patch.pieces { raster.take(piece) }
    defer { shown = raster }
    let oldSums = sums
    if isFirst { sums = [UInt64](repeating: 0, count: raster.height) }
    var tallest = 0
    for piece in patch.pieces {
      raster.sumRows(piece.rect.y..<piece.rect.y + piece.rect.height, in: &sums)
      tallest = max(tallest, piece.rect.height)
    }
    if isFirst {
      before = raster
      let all = PixelRectangle(x: 0, y: 0, width: raster.width, height: raster.height)
      return write(number, of: raster, move: nil, changes: [all])
    }
    let move = tallest < RowMove.leastCount ? nil : RowMove.find(from: oldSums, to: sums)
    var places = patch.pieces.map(\.rect)
    if let move {
      before.moveRows(from: move.source, to: move.target, count: move.count)
      places.append(PixelRectangle(x: 0, y: move.target, width: raster.width, height: move.count))
    }
    let changes = TileDifference.rectangles(from: before, to: raster, in: places)
    defer { for place in changes { before.copy(place, from: raster) } }
    return move == nil && changes.isEmpty
      ? nil : write(number, of: raster, after: before, move: move, changes: changes)
  }

  /// The number of bytes of new pixels above which the frame maker tries to send fewer bytes.
  private static let mostNewBytes = 256

  /// Writes a frame.
  ///
  /// - Parameter before: The picture that the browser shows after the move, or `nil` if it shows none of this size.
  private func write(
    _ number: UInt32, of raster: Raster, after before: Raster? = nil, move: RowMove?, changes: [PixelRectangle]
  ) -> [UInt8] {
    var data: [UInt8] = []
    data.add(number)
    data.add(UInt16(raster.width))
    data.add(UInt16(raster.height))
    data.add(UInt16(changes.count + (move == nil ? 0 : 1)))
    if let move {
      data.append(1)
      data.add(PixelRectangle(x: 0, y: move.target, width: raster.width, height: move.count))
      data.add(UInt16(move.source))
    }
    for rect in changes {
      var chunks: [UInt8] = []
      QOI.encode(rect, of: raster, into: &chunks)
      var kind: UInt8 = 2
      // When a photo moves by whole pixels, some of its pixels often differ by the smallest possible amount.
      if chunks.count > Self.mostNewBytes, let before {
        let difference = raster.difference(from: before, in: rect)
        var added: [UInt8] = []
        QOI.encode(PixelRectangle(x: 0, y: 0, width: rect.width, height: rect.height), of: difference, into: &added)
        if added.count < chunks.count { (kind, chunks) = (3, added) }
      }
      data.append(kind)
      data.add(rect)
      data.add(UInt32(chunks.count))
      data += chunks
    }
    return data
  }
}

extension [UInt8] {
  fileprivate mutating func add(_ value: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func add(_ rect: PixelRectangle) {
    for value in [rect.x, rect.y, rect.width, rect.height] { add(UInt16(value)) }
  }
}
