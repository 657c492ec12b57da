import Foundation

extension CGColor {
  /// Returns an interpolated color. A missing color is the other one with an alpha of 0.
  static func between(_ from: CGColor?, _ to: CGColor?, _ part: Double) -> CGColor? {
    guard let a = from ?? to?.copy(alpha: 0), let b = to ?? from?.copy(alpha: 0) else { return nil }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * part, 0), 1) }
    return CGColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
  }
}

extension CGPath {
  /// Returns an interpolated path, or `to` if the paths consist of different elements.
  static func between(_ from: CGPath?, _ to: CGPath?, _ part: Double) -> CGPath? {
    guard let from, let to, let data = PathData.between(from.data, to.data, part) else { return to }
    return CGPath(data)
  }
}

extension PathData {
  static func between(_ from: PathData, _ to: PathData, _ part: Double) -> PathData? {
    guard from.elements.count == to.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var result = PathData()
    for pair in zip(from.elements, to.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.quadCurve(let c1, let a), .quadCurve(let c2, let b)):
        result.addQuadCurve(to: mix(a, b), control: mix(c1, c2))
      case (.curve(let c1, let d1, let a), .curve(let c2, let d2, let b)):
        result.addCurve(to: mix(a, b), control1: mix(c1, c2), control2: mix(d1, d2))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}

/// The scale, slant, rotation, and translation of an affine transform, which can be interpolated separately.
///
/// Core Animation interpolates transforms this way, and a rotation takes the shorter way. Source of the decomposition:
/// w3.org/TR/css-transforms-1, "Interpolation of decomposed 2D matrix values". Assumed: Core Animation uses the same
/// one for affine transforms, which a comparison of intermediate frames would settle.
struct TransformParts {
  var scaleX, scaleY, slant, angle, moveX, moveY: CGFloat

  init(_ map: CGAffineTransform) {
    (moveX, moveY) = (map.tx, map.ty)
    var (a, b, c, d) = (map.a, map.b, map.c, map.d)
    scaleX = hypot(a, b)
    if scaleX != 0 { (a, b) = (a / scaleX, b / scaleX) }
    var shear = a * c + b * d
    (c, d) = (c - a * shear, d - b * shear)
    scaleY = hypot(c, d)
    if scaleY != 0 { shear /= scaleY }
    if map.a * map.d - map.b * map.c < 0 {
      // A mirrored transform is mirrored in y.
      scaleY = -scaleY
      shear = -shear
    }
    angle = scaleX == 0 ? atan2(-c, d) : atan2(b, a)
    slant = shear
  }

  /// The transform that applies the parts one after the other.
  var map: CGAffineTransform {
    CGAffineTransform(
      a: cos(angle) * scaleX, b: sin(angle) * scaleX, c: scaleY * (slant * cos(angle) - sin(angle)),
      d: scaleY * (slant * sin(angle) + cos(angle)), tx: moveX, ty: moveY)
  }

  static func between(_ from: CGAffineTransform, _ to: CGAffineTransform, _ part: Double) -> CGAffineTransform {
    if from.b == 0, from.c == 0, to.b == 0, to.c == 0 {
      // Without a rotation, each number is interpolated separately, so a mirrored transform also shrinks to nothing on
      // its way.
      func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
      return CGAffineTransform(
        a: mix(from.a, to.a), b: 0, c: 0, d: mix(from.d, to.d), tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty))
    }
    var (a, b) = (TransformParts(from), TransformParts(to))
    // A transform of scale 0 has no angle of its own.
    if a.scaleX == 0, a.scaleY == 0 { (a.angle, a.slant) = (b.angle, b.slant) }
    if b.scaleX == 0, b.scaleY == 0 { (b.angle, b.slant) = (a.angle, a.slant) }
    if b.angle - a.angle > .pi { a.angle += 2 * .pi } else if a.angle - b.angle > .pi { b.angle += 2 * .pi }
    func mix(_ part: (TransformParts) -> CGFloat, _ progress: CGFloat) -> CGFloat {
      part(a) + (part(b) - part(a)) * progress
    }
    var result = a
    result.scaleX = mix({ $0.scaleX }, part)
    result.scaleY = mix({ $0.scaleY }, part)
    result.slant = mix({ $0.slant }, part)
    result.angle = mix({ $0.angle }, part)
    result.moveX = mix({ $0.moveX }, part)
    result.moveY = mix({ $0.moveY }, part)
    return result.map
  }
}
