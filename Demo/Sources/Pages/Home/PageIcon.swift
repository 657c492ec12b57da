import UIKit

/// The picture by which a page is known on the home screen.
enum PageIcon: Hashable, Sendable {
  case list, boat, letter, kingfisher, ridge, bubbles, magnifier, rucksack, wheel, waves, places, steps, controls, film,
    lifebuoy

  /// The width and height, in points.
  static let side: CGFloat = 56

  /// The icon, drawn.
  ///
  /// - Parameter scale: Pixels in a point.
  @MainActor func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let square = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    return UIGraphicsImageRenderer(size: square.size, format: format).image { renderer in
      let context = renderer.cgContext
      let outline = UIBezierPath(roundedRect: square, cornerRadius: Self.side * 0.225)
      outline.addClip()
      context.saveGState()
      context.scaleBy(x: Self.side / 100, y: Self.side / 100)
      draw(in: context)
      context.restoreGState()
      // A faint edge, so that a light ground still ends somewhere on a white card.
      outline.lineWidth = 1
      UIColor(white: 0, alpha: 0.1).setStroke()
      outline.stroke()
    }
  }

  /// Draws on a square of 100 by 100.
  @MainActor private func draw(in context: CGContext) {
    switch self {
    case .list: Pen(main: Color(0x3E7BD6), second: .white, groundColor: .white, context: context).list()
    case .boat:
      let pen = Pen(main: .white, second: .white, groundColor: Subject.boat.ground, context: context)
      pen.ground(top: Subject.boat.ground.lighter(0.4), bottom: Subject.boat.ground)
      pen.at(50, 50, scaled: 0.9) { $0.at(-50, -51) { $0.sailingBoat() } }
    case .letter: Pen(main: Color(0x4E9A4B), second: .white, groundColor: .white, context: context).letter()
    case .kingfisher:
      Pen(main: Color(0x1277B5), second: Color(0xEE8A35), groundColor: Color(0xBFE3DC), context: context)
        .kingfisher()
    case .ridge:
      // The middle of the scene, with its sun.
      context.translateBy(x: -78, y: 0)
      TrailScene.ridge.draw(in: context, size: CGSize(width: 192.3, height: 100))
    case .bubbles: Pen(main: Color(0x2B7365), second: .white, groundColor: .white, context: context).bubbles()
    case .magnifier:
      Pen(main: Color(0x7A5BB0), second: .white, groundColor: .white, context: context).magnifier()
    case .rucksack:
      Pen(main: Color(0x3F7F4F), second: Color(0xE9B44C), groundColor: Color(0xDDEBD8), context: context).rucksack()
    case .wheel: Pen(main: Color(0xB85A2B), second: .white, groundColor: .white, context: context).wheel()
    case .waves: Pen(main: Color(0x1C7F93), second: .white, groundColor: .white, context: context).waves()
    case .places: Pen(main: Color(0x2A8C82), second: .white, groundColor: .white, context: context).places()
    case .steps: Pen(main: Color(0x3A5BA8), second: .white, groundColor: .white, context: context).steps()
    case .controls: Pen(main: Color(0x6B7A90), second: .white, groundColor: .white, context: context).controls()
    case .lifebuoy:
      Pen(main: Color(0xD9512C), second: .white, groundColor: Color(0xCFE6F2), context: context).lifebuoy()
    case .film: Pen(main: Color(0x5A5AA8), second: .white, groundColor: .white, context: context).film()
    }
  }
}

extension Pen {
  /// Rows, each with its mark.
  fileprivate func list() {
    ground(top: main.lighter(0.2), bottom: main.darker(0.08))
    for (y, width) in [(32.0, 42.0), (50, 34), (68, 46)] {
      dot(26, y, 5, .white)
      stroke("M40 \(y) L\(40 + width - 8) \(y)", .white, width: 7)
    }
  }

  /// Two speech bubbles: a message and its answer.
  fileprivate func bubbles() {
    ground(top: main.lighter(0.24), bottom: main.darker(0.06))
    fill(
      "M22 22 L62 22 Q72 22 72 32 L72 42 Q72 52 62 52 L36 52 L24 62 L26 52 L22 52 Q14 52 14 42 L14 32 Q14 22 22 22 Z",
      .white)
    fill(
      "M46 58 L78 58 Q87 58 87 66 L87 74 Q87 82 78 82 L76 82 L78 91 L66 82 L46 82 Q38 82 38 74 L38 66 Q38 58 46 58 Z",
      .white,
      opacity: 0.72)
  }

  /// Rows of which one slides in between the others.
  fileprivate func film() {
    ground(top: main.lighter(0.24), bottom: main.darker(0.06))
    stroke("M26 29 L74 29", .white, width: 11)
    stroke("M44 50 L92 50", Color(0xFFC857), width: 11)
    stroke("M26 71 L74 71", .white, width: 11)
  }

  /// An envelope from which a seedling grows.
  fileprivate func letter() {
    ground(top: Color(0xBFE3A6), bottom: main.lighter(0.12))
    stroke("M50 52 C50 40 49 32 50 22", Color(0x2F6B33), width: 3.4)
    fill("M50 34 C40 34 32 28 30 17 C42 16 50 23 50 34 Z", top: Color(0x5FB04F), bottom: Color(0x3A8A3C))
    fill("M50 27 C51 17 58 11 70 11 C70 21 61 28 50 27 Z", top: Color(0x76C25F), bottom: Color(0x45963F))
    fill(
      "M20 46 C20 43 22 41 25 41 L75 41 C78 41 80 43 80 46 L80 79 C80 82 78 84 75 84 L25 84 C22 84 20 82 20 79 Z",
      Color(0xFDFBF4))
    fill("M20 80 L44 60 L56 60 L80 80 C80 82 78 84 75 84 L25 84 C22 84 20 82 20 80 Z", Color(0xEFEADB))
    fill(
      "M20.6 44 C21.4 42 23 41 25 41 L75 41 C77 41 78.6 42 79.4 44 L54 65 C51.4 67 48.6 67 46 65 Z", Color(0xF7F3E8))
    stroke("M20.6 44 L46 65 C48.6 67 51.4 67 54 65 L79.4 44", Color(0xCFC7B2), width: 1.6)
  }

  /// A magnifier over lines of writing.
  fileprivate func magnifier() {
    ground(top: main.lighter(0.24), bottom: main.darker(0.1))
    for (y, end) in [(28.0, 66.0), (46, 74), (64, 54)] {
      stroke("M20 \(y) L\(end) \(y)", .white, width: 5, opacity: 0.55)
    }
    stroke("M64 66 L82 84", .white, width: 9)
    dot(52, 53, 23, .white)
    dot(52, 53, 17, Color(0xFFD66B))
  }

  /// A rucksack with its lid and its pocket.
  fileprivate func rucksack() {
    ground(top: groundColor.lighter(0.3), bottom: groundColor.darker(0.06))
    stroke("M40 22 C40 11 60 11 60 22", main.darker(0.35), width: 4.5)
    fill(
      "M25 84 C22 60 21 44 27 32 C32 23 68 23 73 32 C79 44 78 60 75 84 C75 88 72 90 68 90 L32 90 C28 90 25 88 25 84 Z",
      main)
    fill("M24 48 C24 30 32 22 50 22 C68 22 76 30 76 48 C66 53 34 53 24 48 Z", main.lighter(0.22))
    fill(
      "M33 62 L67 62 C69 62 70 63 70 65 L69 82 C69 84 67 85 65 85 L35 85 C33 85 31 84 31 82 L30 65 C30 63 31 62 33 62 Z",
      second)
    stroke("M34 70 L66 70", main.darker(0.3), width: 2.2)
    stroke("M41 44 L41 57 M59 44 L59 57", main.darker(0.35), width: 4)
  }

  /// A lifebuoy, red and white in turns.
  fileprivate func lifebuoy() {
    ground(top: groundColor.lighter(0.3), bottom: groundColor.darker(0.08))
    let ring = UIBezierPath(ovalIn: CGRect(x: 27, y: 27, width: 46, height: 46))
    ring.lineWidth = 20
    UIColor.white.setStroke()
    ring.stroke()
    for turn in stride(from: 0.0, to: 360, by: 90) {
      at(50, 50, turned: turn) { $0.stroke("M-1.5 -23 L1.5 -23", main, width: 20) }
    }
  }

  /// The rim and spokes of a bicycle, and a spanner in front of them.
  fileprivate func wheel() {
    ground(top: main.lighter(0.22), bottom: main.darker(0.12))
    for turn in stride(from: 0.0, to: 180, by: 22.5) {
      at(50, 50, turned: turn) { $0.stroke("M-32 0 L32 0", .white, width: 1.6, opacity: 0.75) }
    }
    let rim = UIBezierPath(ovalIn: CGRect(x: 16, y: 16, width: 68, height: 68))
    rim.lineWidth = 6.5
    UIColor.white.setStroke()
    rim.stroke()
    at(50, 50, turned: 40, scaled: 1.06) { pen in
      pen.at(1.6, 2) { $0.spanner(main.darker(0.42)) }
      pen.spanner(Color(0xFFD27A))
    }
  }

  /// Three waves below a tide gauge's mark.
  fileprivate func waves() {
    ground(top: main.lighter(0.22), bottom: main.darker(0.14))
    stroke("M50 14 L50 34 M40 18 L60 18 M44 26 L56 26", Color(0xFFD37A), width: 4.4)
    for (y, opacity) in [(46.0, 1.0), (63, 0.8), (80, 0.6)] {
      stroke(
        "M14 \(y) C20 \(y - 9) 32 \(y - 9) 38 \(y) C44 \(y + 9) 56 \(y + 9) 62 \(y) C68 \(y - 9) 80 \(y - 9) 86 \(y)",
        .white, width: 5.4, opacity: opacity)
    }
  }

  /// Two sections that change places.
  fileprivate func places() {
    ground(top: main.lighter(0.22), bottom: main.darker(0.1))
    for (y, color) in [(18.0, Color.white), (54, Color(0xFFD37A))] {
      fill(
        "M16 \(y + 7) C16 \(y + 3) 19 \(y) 23 \(y) L57 \(y) C61 \(y) 64 \(y + 3) 64 \(y + 7) L64 \(y + 21) "
          + "C64 \(y + 25) 61 \(y + 28) 57 \(y + 28) L23 \(y + 28) C19 \(y + 28) 16 \(y + 25) 16 \(y + 21) Z", color)
      stroke("M24 \(y + 9.5) L50 \(y + 9.5) M24 \(y + 18.5) L42 \(y + 18.5)", main.darker(0.16), width: 3.6)
    }
    stroke("M72 33 C86 37 86 63 74 67 M80 59 L73 67.5 L83 72", .white, width: 5)
    stroke("M71 33 L80.5 28.5 M71 33 L77.5 41", .white, width: 5)
  }

  /// A row, and between braces the lines that make it.
  fileprivate func steps() {
    ground(top: main.lighter(0.24), bottom: main.darker(0.12))
    fill(
      "M16 25 C16 21 19 18 23 18 L77 18 C81 18 84 21 84 25 L84 35 C84 39 81 42 77 42 L23 42 C19 42 16 39 16 35 Z",
      .white)
    dot(27, 30, 5, Color(0xFFC857))
    stroke("M39 30 L70 30", main.darker(0.1), width: 5)
    stroke("M27 55 C20 55 25 68 18 68.5 C25 69 20 82 27 82", .white, width: 4.6)
    stroke("M73 55 C80 55 75 68 82 68.5 C75 69 80 82 73 82", .white, width: 4.6)
    stroke("M38 61 L58 61", Color(0xFFC857), width: 5)
    stroke("M38 75 L64 75", .white, width: 5, opacity: 0.75)
  }

  /// A switch that is on, above a slider.
  fileprivate func controls() {
    ground(top: main.lighter(0.16), bottom: main.darker(0.16))
    stroke("M36 34 L64 34", Color(0x4CD27A), width: 26)
    dot(64, 34, 11.4, .white)
    stroke("M22 70 L78 70", Color(0xC4CCD8), width: 5)
    stroke("M22 70 L46 70", Color(0x6FB1FF), width: 5)
    dot(46, 70, 10, .white)
  }
}
