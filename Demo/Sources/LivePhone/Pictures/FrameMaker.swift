import Foundation
@_spi(Host) import UIKit

/// Makes of one picture after the other what a browser needs to show it: what has moved, and what is new.
///
/// A frame is little-endian: its number (4 bytes), the picture's width and height in pixels and how many parts follow (2 bytes each).
/// A part is a rectangle (x, y, width, height, 2 bytes each) after a byte that says what it is: 1, rows that are taken from
/// another row of the picture before (2 bytes) where the rectangle says; 2, new pixels, as chunks of ``QOI`` whose length (4
/// bytes) comes first; 3, in the same way, what is added to the pixels that are there, each color by itself and without what goes
/// beyond 255. Parts are done in their order.
struct FrameMaker {
  /// What the browser shows when it has done all frames; nil before the first.
  private(set) var shown: Raster?
  /// The same once more: the next picture is compared with it, and then neither is copied where nothing has changed.
  private var before = Raster(width: 0, height: 0)
  private var sums: [UInt64] = []

  /// Returns the frame for the next picture; nil if it looks as the one before.
  mutating func frame(_ number: UInt32, of raster: Raster) -> [UInt8]? { frame(number, of: Patch(raster)) }

  /// Returns the frame for the next picture; nil if it looks as the one before.
  ///
  /// - Parameter patch: What is new of it; all of it where its size is another one.
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

  /// The most bytes that are sent as they are: where there are more, it is tried to send less.
  private static let mostNewBytes = 256

  /// Writes a frame.
  ///
  /// - Parameter before: What the browser shows after the move; nil for nothing of this size.
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
      // A photo that has moved by whole pixels is often drawn otherwise by the least there is, in some of its pixels.
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
