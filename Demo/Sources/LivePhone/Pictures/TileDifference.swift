import Foundation

/// What differs between two pictures of one size, found by comparing tiles of them.
enum TileDifference {
  /// The width of a tile, in pixels.
  static let columnWidth = 32
  /// The height of a tile, in pixels.
  static let bandHeight = 16

  /// Returns rectangles that do not overlap and that hold all that differs.
  static func rectangles(from old: Raster, to new: Raster) -> [PixelRect] {
    let columns = (new.width + columnWidth - 1) / columnWidth
    var done: [PixelRect] = []
    var open: [PixelRect] = []
    var marks = [Bool](repeating: false, count: columns)
    old.withRows { oldRows in
      new.withRows { newRows in
        for top in stride(from: 0, to: new.height, by: bandHeight) {
          let bottom = min(top + bandHeight, new.height)
          for column in marks.indices { marks[column] = false }
          for y in top..<bottom where memcmp(oldRows(y), newRows(y), new.width * 4) != 0 {
            for column in marks.indices where !marks[column] {
              let start = column * columnWidth
              let length = min(columnWidth, new.width - start)
              marks[column] = memcmp(oldRows(y) + start * 4, newRows(y) + start * 4, length * 4) != 0
            }
          }
          let runs = runs(of: marks, width: new.width, top: top, bottom: bottom)
          // One that goes on from the band above grows; one that does not is done.
          var next: [PixelRect] = []
          for run in runs {
            if let above = open.firstIndex(where: { $0.x == run.x && $0.width == run.width }) {
              var grown = open.remove(at: above)
              grown.height += run.height
              next.append(grown)
            } else {
              next.append(run)
            }
          }
          done += open
          open = next
        }
      }
    }
    return done + open
  }

  private static func runs(of marks: [Bool], width: Int, top: Int, bottom: Int) -> [PixelRect] {
    var runs: [PixelRect] = []
    var start: Int?
    for column in 0...marks.count {
      let isMarked = column < marks.count && marks[column]
      if isMarked, start == nil { start = column }
      guard !isMarked, let first = start else { continue }
      let (left, right) = (first * columnWidth, min(column * columnWidth, width))
      runs.append(PixelRect(x: left, y: top, width: right - left, height: bottom - top))
      start = nil
    }
    return runs
  }
}
