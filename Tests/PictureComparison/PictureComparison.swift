/// A comparison of two pictures by their look, in which the edges of letters can be a little lighter or darker.
///
/// The comparison examines squares of 8 by 8 pixels. Each square determines its own tolerance: a quarter of the difference
/// that a move by one pixel would make, in the direction in which that's greatest. An empty square must therefore be equal
/// (except for rounding), a square with a faint line can differ very little, and a square full of letters can differ more.
package struct PictureComparison {
  /// The positions of the first pixels of the squares that differ too much.
  package let differingSquares: [(x: Int, y: Int)]

  private static let side = 8
  /// The difference in a channel that rounding can cause.
  private static let rounding = 2
  /// The number by which to divide the difference that a move of the square makes; the result is the allowed difference.
  private static let tolerance = 4
  /// The difference that is always allowed, summed over a square: two thirds of a level at each of its pixels.
  private static let faintest = 128

  /// Compares two pictures of the same size.
  ///
  /// - Parameter findsAll: A Boolean value that indicates whether to continue after the first square that differs.
  package init(_ actual: Picture, _ stored: Picture, findsAll: Bool = true) {
    precondition(actual.width == stored.width && actual.height == stored.height, "Pictures of different sizes")
    guard actual.bytes != stored.bytes else {
      differingSquares = []
      return
    }
    var squares: [(x: Int, y: Int)] = []
    actual.bytes.withUnsafeBufferPointer { actual in
      stored.bytes.withUnsafeBufferPointer { bytes in
        let pixels = Pixels(bytes: bytes, width: stored.width, height: stored.height)
        rows: for y in stride(from: 0, to: stored.height, by: Self.side) {
          for x in stride(from: 0, to: stored.width, by: Self.side)
          where Self.differs(Pixels(bytes: actual, width: stored.width, height: stored.height), pixels, x, y) {
            squares.append((x, y))
            if !findsAll { break rows }
          }
        }
      }
    }
    differingSquares = squares
  }

  private struct Pixels {
    let bytes: UnsafeBufferPointer<UInt8>
    let width: Int
    let height: Int

    /// Returns the difference of a square's pixels from those of another picture, moved by an offset.
    ///
    /// Differences that rounding can cause don't count.
    func difference(from other: Pixels, x: Int, y: Int, movedBy dx: Int = 0, _ dy: Int = 0) -> Int {
      var sum = 0
      for row in y..<min(y + side, height) {
        let otherRow = min(max(row + dy, 0), height - 1) * width
        for column in x..<min(x + side, width) {
          let place = (row * width + column) * 4
          let otherPlace = (otherRow + min(max(column + dx, 0), width - 1)) * 4
          for channel in 0..<3 {
            let difference = abs(Int(bytes[place + channel]) - Int(other.bytes[otherPlace + channel]))
            if difference > rounding { sum += difference }
          }
        }
      }
      return sum
    }
  }

  private static func differs(_ actual: Pixels, _ stored: Pixels, _ x: Int, _ y: Int) -> Bool {
    let difference = actual.difference(from: stored, x: x, y: y)
    guard difference > faintest else { return false }
    let most =
      [(1, 0), (-1, 0), (0, 1), (0, -1)].lazy
      .map { stored.difference(from: stored, x: x, y: y, movedBy: $0.0, $0.1) }
      .max() ?? 0
    return difference * tolerance > most
  }

  /// Returns a pale version of the stored picture, with the differences in red.
  package static func difference(between actual: Picture, and stored: Picture) -> Picture {
    var bytes = stored.bytes
    for index in stride(from: 0, to: bytes.count, by: 4) {
      let difference = (0..<3).map { abs(Int(actual.bytes[index + $0]) - Int(stored.bytes[index + $0])) }.max() ?? 0
      let gray = (0..<3).reduce(0) { $0 + Int(stored.bytes[index + $1]) } / 3
      let pale = 170 + gray / 3
      let strength = difference > rounding ? min(255, 96 + difference * 2) : 0
      bytes[index] = UInt8(pale - pale * strength / 255)
      bytes[index + 1] = bytes[index]
      bytes[index + 2] = UInt8(pale + (255 - pale) * strength / 255)
    }
    return Picture(width: stored.width, height: stored.height, bytes: bytes)
  }
}
