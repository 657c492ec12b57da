import Foundation
@_spi(Host) import UIKit

/// The difference between two pictures of the same size, found by comparing their tiles.
enum TileDifference {
  /// The width of a tile, in pixels.
  static let columnWidth = 32
  /// The height of a tile, in pixels.
  static let bandHeight = 16

  /// Returns rectangles that don't overlap and that cover all differences.
  ///
  /// - Parameter places: The places to compare. The pictures don't differ anywhere else.
  static func rectangles(from old: Raster, to new: Raster, in places: [PixelRectangle]) -> [PixelRectangle] {
    let columns = (new.width + columnWidth - 1) / columnWidth
    let bands = (new.height + bandHeight - 1) / bandHeight
    var isAsked = [Bool](repeating: false, count: columns * bands)
    for place in places where place.width > 0 && place.height > 0 {
      for band in place.y / bandHeight...(place.y + place.height - 1) / bandHeight {
        for column in place.x / columnWidth...(place.x + place.width - 1) / columnWidth {
          isAsked[band * columns + column] = true
        }
      }
    }
    var done: [PixelRectangle] = []
    var open: [PixelRectangle] = []
    var marks = [Bool](repeating: false, count: columns)
    old.withRows { oldRows in
      new.withRows { newRows in
        for top in stride(from: 0, to: new.height, by: bandHeight) {
          let bottom = min(top + bandHeight, new.height)
          let first = top / bandHeight * columns
          for column in marks.indices {
            marks[column] = false
            guard isAsked[first + column] else { continue }
            let start = column * columnWidth
            let length = min(columnWidth, new.width - start) * 4
            marks[column] = (top..<bottom).contains {
              memcmp(oldRows($0) + start * 4, newRows($0) + start * 4, length) != 0
            }
          }
          let runs = runs(of: marks, width: new.width, top: top, bottom: bottom)
          // Extends the rectangles that continue from the band above. The others are complete.
          var next: [PixelRectangle] = []
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

  private static func runs(of marks: [Bool], width: Int, top: Int, bottom: Int) -> [PixelRectangle] {
    var runs: [PixelRectangle] = []
    var start: Int?
    for column in 0...marks.count {
      let isMarked = column < marks.count && marks[column]
      if isMarked, start == nil { start = column }
      guard !isMarked, let first = start else { continue }
      let (left, right) = (first * columnWidth, min(column * columnWidth, width))
      runs.append(PixelRectangle(x: left, y: top, width: right - left, height: bottom - top))
      start = nil
    }
    return runs
  }
}
