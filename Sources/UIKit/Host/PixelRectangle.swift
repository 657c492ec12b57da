internal import Foundation

/// A rectangle of whole pixels.
@_spi(Host) public struct PixelRectangle: Sendable, Equatable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a rectangle of all pixels that intersect another rectangle, and one more on each side, because drawing is
  /// rounded and smoothed.
  init(around rect: CGRect) {
    // The limit is beyond any window, and within the range of an integer.
    let most = 100_000.0
    func whole(_ value: CGFloat) -> Int { Int(min(max(value, -most), most)) }
    let (left, top) = (whole(rect.minX.rounded(.down)) - 1, whole(rect.minY.rounded(.down)) - 1)
    let (right, bottom) = (whole(rect.maxX.rounded(.up)) + 1, whole(rect.maxY.rounded(.up)) + 1)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  private var right: Int { x + width }
  private var bottom: Int { y + height }
  private var area: Int { width * height }
  private var isEmpty: Bool { width <= 0 || height <= 0 }

  func enlarged(by margin: Int, within all: PixelRectangle) -> PixelRectangle {
    PixelRectangle(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
      .intersection(all)
  }

  private func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
  }

  private func union(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(right, other.right) - left, height: max(bottom, other.bottom) - top)
  }

  // MARK: Sets

  /// The maximum number of extra pixels for drawing two rectangles as one.
  private static let mostBesides = 4096
  /// The maximum number of rectangles, because the layers are visited once for each.
  private static let mostCount = 8

  /// Returns a few rectangles that contain all the given ones and don't overlap.
  ///
  /// - Parameters:
  ///   - all: The limit of the rectangles.
  ///   - undivided: Rectangles that the result contains as a whole or not at all.
  static func separate(
    _ rectangles: [PixelRectangle], within all: PixelRectangle, undivided: [PixelRectangle] = []
  ) -> [PixelRectangle] {
    var result: [PixelRectangle] = []
    for rectangle in rectangles {
      let rectangle = rectangle.intersection(all)
      if !rectangle.isEmpty { add(rectangle, to: &result) }
    }
    let undivided = undivided.map { $0.intersection(all) }
    repeat {
      while result.count > mostCount { mergeNearest(&result) }
    } while addDivided(of: undivided, to: &result)
    return result
  }

  /// Adds rectangles that are only partly contained.
  ///
  /// - Returns: Whether there were any.
  private static func addDivided(of undivided: [PixelRectangle], to result: inout [PixelRectangle]) -> Bool {
    var hasAdded = false
    for whole in undivided where !whole.isEmpty {
      let isDivided = result.contains { !$0.intersection(whole).isEmpty && $0.union(whole) != $0 }
      guard isDivided else { continue }
      add(whole, to: &result)
      hasAdded = true
    }
    return hasAdded
  }

  private static func add(_ rectangle: PixelRectangle, to result: inout [PixelRectangle]) {
    var grown = rectangle
    while let index = result.firstIndex(where: { $0.belongs(with: grown) }) {
      grown = grown.union(result.remove(at: index))
    }
    result.append(grown)
  }

  private func belongs(with other: PixelRectangle) -> Bool {
    !intersection(other).isEmpty || union(other).area - area - other.area <= Self.mostBesides
  }

  private static func mergeNearest(_ result: inout [PixelRectangle]) {
    var best = (0, 1, Int.max)
    for first in result.indices {
      for second in result.indices where second > first {
        let (one, other) = (result[first], result[second])
        let besides = one.union(other).area - one.area - other.area
        if besides < best.2 { best = (first, second, besides) }
      }
    }
    let second = result.remove(at: best.1)
    let first = result.remove(at: best.0)
    add(first.union(second), to: &result)
  }
}
