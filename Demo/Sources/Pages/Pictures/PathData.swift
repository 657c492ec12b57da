import UIKit

/// Reads path data, SVG's notation for shapes, as far as the pictures use it.
///
/// `M x y` moves, `L x y` draws a line, `C` a cubic and `Q` a quadratic curve, `Z` closes. Coordinates are absolute and
/// separated by spaces; a command's numbers may repeat.
enum PathData {
  /// Returns the path that a shape describes; the app crashes if the shape can't be read, which is a mistake in the source.
  static func path(_ shape: String) -> UIBezierPath {
    let path = UIBezierPath()
    var command: Character = "M"
    var numbers: [Double] = []
    for word in shape.split(separator: " ") {
      var digits = word
      if let first = word.first, first.isLetter {
        precondition(numbers.isEmpty, "Path data: \(numbers) left over before \(first) in \(shape)")
        command = first
        digits = word.dropFirst()
        if command == "Z" { path.close() }
      }
      guard !digits.isEmpty else { continue }
      guard let number = Double(digits) else { preconditionFailure("Path data: \(digits) is no number in \(shape)") }
      numbers.append(number)
      if numbers.count == count(of: command) {
        add(command, numbers, to: path)
        numbers = []
      }
    }
    precondition(numbers.isEmpty, "Path data: \(numbers) left over at the end of \(shape)")
    return path
  }

  private static func count(of command: Character) -> Int {
    switch command {
    case "M", "L": 2
    case "Q": 4
    case "C": 6
    default: preconditionFailure("Path data: no command \(command) with numbers")
    }
  }

  private static func add(_ command: Character, _ n: [Double], to path: UIBezierPath) {
    switch command {
    case "M": path.move(to: CGPoint(x: n[0], y: n[1]))
    case "L": path.addLine(to: CGPoint(x: n[0], y: n[1]))
    case "Q": path.addQuadCurve(to: CGPoint(x: n[2], y: n[3]), controlPoint: CGPoint(x: n[0], y: n[1]))
    default:
      path.addCurve(
        to: CGPoint(x: n[4], y: n[5]), controlPoint1: CGPoint(x: n[0], y: n[1]),
        controlPoint2: CGPoint(x: n[2], y: n[3]))
    }
  }
}
