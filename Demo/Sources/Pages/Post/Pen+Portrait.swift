import UIKit

// Faces, seen from the front, on a square of 100 by 100 of which a circle shows.

extension Pen {
  /// Draws a portrait.
  static func draw(_ portrait: Portrait, in context: CGContext) {
    let pen = Pen(main: portrait.hair, second: portrait.clothes, groundColor: portrait.ground, context: context)
    pen.ground(top: portrait.ground.lighter(0.3), bottom: portrait.ground.darker(0.06))
    pen.hairBehind(portrait.style)
    pen.shoulders(portrait)
    if portrait.style != .scarf { pen.ears(portrait.skin) }
    pen.head(portrait)
    if portrait.wears.contains(.beard) { pen.beard(portrait) }
    pen.features(portrait)
    pen.hairInFront(portrait.style)
    if portrait.wears.contains(.glasses) { pen.glasses() }
    if portrait.wears.contains(.sprig) { pen.sprig() }
    if portrait.wears.contains(.hat) { pen.hat() }
  }

  /// Draws a neutral figure, for a person without a picture.
  static func drawNobody(in context: CGContext) {
    let gray = Color(0x8E9390)
    let pen = Pen(main: gray, second: .white, groundColor: gray, context: context)
    pen.ground(top: gray.lighter(0.16), bottom: gray)
    pen.fill(
      "M50 22 C61 22 68 30 68 42 C68 54 61 63 50 63 C39 63 32 54 32 42 C32 30 39 22 50 22 Z", .white, opacity: 0.94)
    pen.fill("M10 104 C10 82 28 71 50 71 C72 71 90 82 90 104 Z", .white, opacity: 0.94)
  }

  // MARK: Body

  private func shoulders(_ portrait: Portrait) {
    let shade = portrait.skin.darker(0.13)
    fill("M41 58 L59 58 L60 78 C57 84 43 84 40 78 Z", shade)
    fill(
      "M10 106 C10 86 24 79 40 76 C43 83 57 83 60 76 C76 79 90 86 90 106 Z", top: portrait.clothes.lighter(0.08),
      bottom: portrait.clothes.darker(0.1))
    // The collar's edge.
    stroke("M40 76 C43 84 57 84 60 76", portrait.clothes.darker(0.22), width: 1.6, opacity: 0.8)
    if portrait.style == .scarf {
      fill("M34 62 C36 76 42 82 50 84 C58 82 64 76 66 62 L78 86 C66 98 34 98 22 86 Z", portrait.hair.darker(0.06))
      stroke(
        "M36 74 C44 86 56 86 64 74 M30 84 C42 94 58 94 70 84", portrait.hair.darker(0.22), width: 1.2, opacity: 0.6)
    }
  }

  private func ears(_ skin: Color) {
    for x in [29.5, 70.5] { dot(x, 47, 5.2, skin.darker(0.07)) }
  }

  private func head(_ portrait: Portrait) {
    fill(
      "M30 41 C30 26 38 17 50 17 C62 17 70 26 70 41 C70 59 61 70 50 70 C39 70 30 59 30 41 Z",
      top: portrait.skin.lighter(0.08), bottom: portrait.skin)
  }

  private func features(_ portrait: Portrait) {
    let dark = portrait.hair.mixed(with: .ink, 0.55)
    let brow = portrait.style == .bald ? portrait.hair.darker(0.18) : dark
    for x in [42.0, 58] {
      dot(x, 46, 2.7, .ink)
      dot(x - 0.9, 45, 0.9, .white)
      dot(x + (x < 50 ? -4.5 : 4.5), 54, 4.4, Color(0xE2604A), opacity: 0.2)
    }
    stroke("M38 40 Q42 37.4 45.6 39.4 M54.4 39.4 Q58 37.4 62 40", brow, width: 1.9, opacity: 0.85)
    stroke("M50 47 Q48 52 50.6 53", portrait.skin.darker(0.3), width: 1.6, opacity: 0.8)
    stroke("M44.4 58.4 Q50 63.6 55.6 58.4", Color(0x8C3B33), width: 2.1)
    if portrait.wears.contains(.freckles) {
      for (x, y) in [(36.0, 51.0), (38.5, 53), (41, 51), (59, 51), (61.5, 53), (64, 51)] {
        dot(x, y, 0.9, portrait.skin.darker(0.34), opacity: 0.8)
      }
    }
  }

  // MARK: Hair

  private func hairBehind(_ style: Portrait.Hair) {
    let back = main.darker(0.16)
    switch style {
    case .bob: fill("M24 64 C18 30 32 11 50 11 C68 11 82 30 76 64 C72 70 64 69 62 66 L38 66 C36 69 28 70 24 64 Z", back)
    case .long:
      fill("M22 92 C14 44 26 11 50 11 C74 11 86 44 78 92 C70 96 64 92 62 84 L38 84 C36 92 30 96 22 92 Z", back)
    case .bun: dot(50, 12, 10, main)
    case .pigtails:
      for side in [-1.0, 1] {
        fill(
          "M\(50 + side * 20) 44 C\(50 + side * 36) 40 \(50 + side * 42) 58 \(50 + side * 33) 76 C\(50 + side * 27) 70"
            + " \(50 + side * 24) 58 \(50 + side * 20) 50 Z", main)
        dot(50 + side * 23, 47, 3.6, Color(0xE5484D))
      }
    case .curls:
      for (x, y, radius) in [
        (27.0, 46.0, 9.0), (25, 34, 10), (32, 22, 10.5), (44, 14, 10.5), (57, 14, 10.5), (68, 22, 10.5), (75, 34, 10),
        (73, 46, 9), (27, 57, 7.5), (73, 57, 7.5),
      ] {
        dot(x, y, radius, back)
      }
    case .scarf:
      fill("M22 92 C14 42 26 10 50 10 C74 10 86 42 78 92 Z", top: main.lighter(0.06), bottom: main.darker(0.1))
    case .short, .bald: break
    }
  }

  private func hairInFront(_ style: Portrait.Hair) {
    switch style {
    case .short:
      fill(
        "M28.6 45 C25 24 36 11 52 12 C66 12 75 26 71.4 45 C69.4 38 67 33 63 29 C54 33 44 32 38 28 C33 32 30.6 38 28.6 45 Z",
        main)
    case .bob:
      fill(
        "M28 50 C26 26 38 13 50 13 C62 13 74 26 72 50 C69 44 68 38 66 33 C56 36 44 36 34 33 C32 38 31 44 28 50 Z", main)
    case .bun, .long, .pigtails:
      fill(
        "M28.4 50 C25 24 37 12 50 12 C63 12 75 24 71.6 50 C69 36 60 27 50 22 C40 27 31 36 28.4 50 Z", main)
      stroke("M50 13 L50 22", main.darker(0.25), width: 1, opacity: 0.5)
    case .curls:
      for (x, y, radius) in [(35.0, 25.0, 7.5), (45, 20, 8), (55, 20, 8), (65, 25, 7.5), (30, 33, 6), (70, 33, 6)] {
        dot(x, y, radius, main)
      }
    case .bald:
      for side in [-1.0, 1] {
        fill(
          "M\(50 + side * 21) 50 C\(50 + side * 25) 40 \(50 + side * 23) 32 \(50 + side * 18) 28 C\(50 + side * 17.4) 34"
            + " \(50 + side * 18.4) 42 \(50 + side * 19) 48 Z", main)
      }
    case .scarf:
      stroke("M32 50 C29 28 38 18.4 50 18.4 C62 18.4 71 28 68 50", main, width: 6)
      stroke("M35.4 46 C34 30 40 22 50 22 C60 22 66 30 64.6 46", main.darker(0.2), width: 1.2, opacity: 0.7)
    }
  }

  // MARK: What is worn

  private func beard(_ portrait: Portrait) {
    fill(
      "M30 45 C29 66 39 79 50 79 C61 79 71 66 70 45 C68 52 64 55 58 54.6 C53 53 47 53 42 54.6 C36 55 32 52 30 45 Z",
      top: portrait.hair, bottom: portrait.hair.darker(0.08))
    // Room for the mouth.
    fill("M43 57.4 Q50 55.6 57 57.4 Q55 64 50 64 Q45 64 43 57.4 Z", portrait.skin.darker(0.04))
  }

  private func glasses() {
    let rim = Color(0x3A3F47)
    for x in [41.6, 58.4] {
      dot(x, 46, 7.2, .white, opacity: 0.28)
      let circle =
        "M\(x - 7.2) 46 C\(x - 7.2) 36.4 \(x + 7.2) 36.4 \(x + 7.2) 46 C\(x + 7.2) 55.6 \(x - 7.2) 55.6 \(x - 7.2) 46 Z"
      stroke(circle, rim, width: 1.7)
    }
    stroke("M48.8 45 Q50 43.6 51.2 45 M34.4 45 L30 43.6 M65.6 45 L70 43.6", rim, width: 1.7)
  }

  private func sprig() {
    at(71, 30, turned: 24) { pen in
      pen.stroke("M0 14 L0 -8", Color(0x3F7A35), width: 1.8)
      for (y, turn) in [(-8.0, 0.0), (0, -58), (0, 58), (6, -64), (6, 64)] {
        pen.at(0, y, turned: turn) { $0.fill("M0 0 C-5 -4 -5 -10 0 -15 C5 -10 5 -4 0 0 Z", Color(0x58A04A)) }
      }
    }
  }

  private func hat() {
    let straw = Color(0xE3BC62)
    fill("M29 27 C29 8 38 3 50 3 C62 3 71 8 71 27 Z", top: straw.lighter(0.16), bottom: straw)
    fill("M29 27 L29.4 20 C40 24 60 24 70.6 20 L71 27 Z", Color(0x8C4A3A))
    fill(
      "M8 33 C20 23 36 24 50 24 C64 24 80 23 92 33 C80 37 66 35 50 35 C34 35 20 37 8 33 Z", top: straw,
      bottom: straw.darker(0.16))
    stroke("M20 31 C36 28 64 28 80 31", straw.darker(0.24), width: 1, opacity: 0.6)
  }
}
