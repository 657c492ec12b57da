/// The small colored square at the start of a row, as Settings has them.
struct Icon: Hashable, Sendable {
  let kind: Kind
  let color: Color

  /// The signs that can be drawn; the file names them.
  enum Kind: String, CaseIterable, Sendable {
    case binoculars, pin, pencil, dial, arrow
  }
}

extension Icon.Kind {
  /// Draws the sign in white, on a square of 100 by 100.
  func draw(with pen: Pen) {
    switch self {
    case .binoculars:
      pen.stroke("M36 30 L30 58 M64 30 L70 58", .white, width: 17)
      pen.dot(29, 65, 16, .white)
      pen.dot(71, 65, 16, .white)
      pen.dot(29, 65, 7.5, pen.main)
      pen.dot(71, 65, 7.5, pen.main)
      pen.stroke("M42 44 L58 44 M44 58 L56 58", .white, width: 8)
    case .pin:
      pen.fill("M50 86 C40 70 25 56 25 41 C25 26 36 16 50 16 C64 16 75 26 75 41 C75 56 60 70 50 86 Z", .white)
      pen.dot(50, 41, 10.5, pen.main)
    case .pencil:
      pen.fill("M24 76 L30 56 L44 70 Z", .white)
      pen.fill("M34 52 L63 23 L77 37 L48 66 Z", .white)
      pen.fill("M67 19 C70 16 74 16 77 19 L81 23 C84 26 84 30 81 33 Z", .white)
    case .dial:
      pen.stroke("M26 36 L74 36 M26 64 L74 64", .white, width: 6.5)
      for (x, y) in [(40.0, 36.0), (60, 64)] {
        pen.dot(x, y, 12, .white)
        pen.dot(x, y, 5.5, pen.main)
      }
    case .arrow:
      pen.stroke("M50 60 L50 22 M37 34 L50 21 L63 34", .white, width: 7)
      pen.stroke("M36 46 L28 46 L28 78 L72 78 L72 46 L64 46", .white, width: 7)
    }
  }
}
