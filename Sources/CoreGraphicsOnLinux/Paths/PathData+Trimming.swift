package import Foundation

extension PathData {
  /// Returns the stretch of the path between two fractions of its length, from 0 to 1.
  ///
  /// Straight lines replace curves, with an error of less than a fiftieth of a point for curves of common size. From 0
  /// to 1, the result is the whole path.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> PathData {
    if start <= 0, end >= 1 { return self }
    let lines = zip(polygons, parts).map { polygon, part in part.isClosed ? polygon + [polygon[0]] : polygon }
    let whole = lines.reduce(0) { $0 + PathData.length($1) }
    let (from, to) = (max(start, 0) * whole, min(end, 1) * whole)
    var result = PathData()
    guard to > from else { return result }
    var passed: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let length = hypot(b.x - a.x, b.y - a.y)
        defer { passed += length }
        guard length > 0, passed + length > from, passed < to else { continue }
        func point(_ distance: CGFloat) -> CGPoint {
          let part = min(max((distance - passed) / length, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        if !isDrawing { result.move(to: point(from)) }
        isDrawing = true
        result.addLine(to: point(to))
      }
    }
    return result
  }

  private static func length(_ line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }
}
