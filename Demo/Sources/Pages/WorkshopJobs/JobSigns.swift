import UIKit
import Workshop

/// The small colored squares at the start of the rows, each drawn once.
@MainActor final class JobSigns {
  /// A sign's width and height, in points.
  static let side: CGFloat = 40

  private var images: [Job.Object: UIImage] = [:]

  /// The sign of what is to be mended.
  ///
  /// - Parameter scale: Pixels in a point; the same every time.
  func image(of object: Job.Object, scale: CGFloat) -> UIImage {
    if let image = images[object] { return image }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let image = UIGraphicsImageRenderer(size: square.size, format: format).image { renderer in
      let context = renderer.cgContext
      UIBezierPath(roundedRect: square, cornerRadius: Self.side * 0.225).addClip()
      context.scaleBy(x: Self.side / 100, y: Self.side / 100)
      let color = object.color
      let pen = Pen(main: color, second: .white, groundColor: color, context: context)
      pen.ground(top: color.lighter(0.14), bottom: color.darker(0.08))
      object.draw(with: pen)
    }
    images[object] = image
    return image
  }
}

extension Job.Object {
  fileprivate var color: Color {
    switch self {
    case .bicycle: Color(0x2F7F86)
    case .violin: Color(0xA0522D)
    case .guitar: Color(0xC18A2E)
    case .accordion: Color(0xA83246)
    case .trumpet: Color(0x7A6A3A)
    case .drum: Color(0x4A6795)
    }
  }

  /// Draws the object in white, on a square of 100 by 100.
  fileprivate func draw(with pen: Pen) {
    switch self {
    case .bicycle: pen.bicycle()
    case .violin: pen.at(50, 50, turned: 38) { $0.violin() }
    case .guitar: pen.at(50, 50, turned: 38) { $0.guitar() }
    case .accordion: pen.accordion()
    case .trumpet: pen.trumpet()
    case .drum: pen.drum()
    }
  }
}

extension Pen {
  fileprivate func bicycle() {
    for x in [27.0, 73] {
      context.saveGState()
      UIColor.white.setStroke()
      let wheel = UIBezierPath(ovalIn: CGRect(x: x - 17, y: 43, width: 34, height: 34))
      wheel.lineWidth = 5
      wheel.stroke()
      context.restoreGState()
    }
    stroke("M27 60 L41 36 L64 36 L49 60 L27 60 M49 60 L41 36 M73 60 L62 28", .white, width: 5)
    stroke("M56 27 L66 27 M35 31 L46 31", .white, width: 5)
  }

  /// Upright around the origin.
  fileprivate func violin() {
    fill(
      "M0 -14 C10 -14 15 -8 14 -1 C13 4 9 5 9 9 C9 13 17 15 17 24 C17 34 9 38 0 38 C-9 38 -17 34 -17 24 C-17 15 -9 13 -9 9 "
        + "C-9 5 -13 4 -14 -1 C-15 -8 -10 -14 0 -14 Z", .white)
    stroke("M0 -14 L0 -40", .white, width: 6)
    stroke("M-6 -37 L6 -37 M-6 -30 L6 -30", .white, width: 3.4)
    stroke("M-7 6 C-5 10 -8 14 -6 18 M7 6 C5 10 8 14 6 18", main, width: 3)
    stroke("M-6 25 L6 25", main, width: 3)
    stroke("M0 -14 L0 6", main, width: 3)
  }

  /// Upright around the origin.
  fileprivate func guitar() {
    fill(
      "M0 -12 C10 -12 15 -7 14 0 C13 6 12 8 15 13 C21 22 18 38 0 38 C-18 38 -21 22 -15 13 C-12 8 -13 6 -14 0 "
        + "C-15 -7 -10 -12 0 -12 Z", .white)
    stroke("M0 -12 L0 -34", .white, width: 6)
    fill("M-6 -44 L6 -44 L5 -32 L-5 -32 Z", .white)
    dot(0, 11, 6.4, main)
    stroke("M-7 28 L7 28", main, width: 3.4)
  }

  fileprivate func accordion() {
    fill("M18 26 L32 26 L32 74 L18 74 Z", .white)
    fill("M68 26 L82 26 L82 74 L68 74 Z", .white)
    for x in [38.0, 46, 54, 62] { stroke("M\(x) 30 L\(x) 70", .white, width: 4.4) }
    for y in [34.0, 43, 52, 61] { dot(75, y, 2.7, main) }
    stroke("M25 34 L25 66", main, width: 3)
  }

  fileprivate func trumpet() {
    stroke("M16 42 L66 42", .white, width: 5.4)
    fill("M62 39.5 C72 39.5 78 34 84 27 L84 57 C78 50 72 44.5 62 44.5 Z", .white)
    stroke("M30 42 C22 42 22 62 32 62 L58 62 C68 62 68 44 60 43", .white, width: 5)
    for x in [38.0, 47, 56] {
      stroke("M\(x) 34 L\(x) 66", .white, width: 5.4)
      dot(x, 29, 3.4, .white)
    }
    stroke("M14 38 L14 46", .white, width: 5)
  }

  fileprivate func drum() {
    fill("M20 46 L20 70 C20 78 34 83 50 83 C66 83 80 78 80 70 L80 46 C80 52 66 57 50 57 C34 57 20 52 20 46 Z", .white)
    fill("M50 36 C67 36 80 40 80 45 C80 50 67 54 50 54 C33 54 20 50 20 45 C20 40 33 36 50 36 Z", .white, opacity: 0.72)
    stroke("M27 58 L35 77 L44 60 L50 79 L56 60 L65 77 L73 58", main, width: 2.6)
    stroke("M24 18 L46 42 M76 18 L56 41", .white, width: 5)
  }
}
