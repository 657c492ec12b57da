import UIKit

/// Hills behind hills, drawn in code.
@MainActor enum TrailPicture {
  /// The height of a picture by its width.
  static let aspect: CGFloat = 0.5

  static func draw(hue: Double) -> UIImage {
    let size = CGSize(width: 358, height: 179)
    return UIGraphicsImageRenderer(size: size).image { _ in
      for layer in 0...5 {
        let depth = CGFloat(layer) / 5
        let colour = UIColor(
          hue: hue, saturation: 0.12 + 0.45 * depth, brightness: 0.97 - 0.62 * depth, alpha: 1)
        colour.setFill()
        hills(depth: depth, in: size).fill()
      }
    }
  }

  /// All of the sky at depth 0, the nearest hill at depth 1.
  private static func hills(depth: CGFloat, in size: CGSize) -> UIBezierPath {
    guard depth > 0 else { return UIBezierPath(rect: CGRect(origin: .zero, size: size)) }
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for x in stride(from: 0, through: size.width, by: 2) {
      let place = x / size.width + depth * 3.7
      let height = sin(place * 5) + 0.45 * sin(place * 13 + 1) + 0.12 * sin(place * 37)
      path.addLine(to: CGPoint(x: x, y: size.height * (0.25 + 0.6 * depth - 0.13 * height)))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}
