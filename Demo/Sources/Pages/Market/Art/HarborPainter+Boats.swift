import UIKit

// Boats, nets and what lies about.

extension HarborPainter {
  /// A fishing boat, its waterline at the origin of its place; its bow points to the right unless it is mirrored.
  func fishingBoat(
    _ x: Double, _ y: Double, scale: Double, hull: Int, cabin: Int, mirrored: Bool = false, hasSnow: Bool = false
  ) {
    let dim: (Int) -> Tone = { Tone(isNight ? Color($0).darker(0.5).mixed(with: Color(0x1B2A55), 0.4) : Color($0)) }
    at(x, y, scaled: scale, mirrored: mirrored) {
      shape("M-48 2 C-20 8 30 8 54 2 C40 12 -30 12 -48 2 Z", Tone(0x0C2433, 0.35))
      line(
        "M-12 -22 L-12 -86 M-12 -84 L52 -22 M-12 -84 L-48 -20 M22 -24 L22 -52 M-12 -60 L22 -52", dim(0x54463C),
        width: 1.6)
      line("M-12 -44 L14 -66", dim(0x54463C), width: 1.4)
      shape("M-12 -86 L2 -82 L-12 -78 Z", dim(0xD2452F))
      box(-30, -46, 30, 26, top: dim(cabin), bottom: Tone(dim(cabin).color.darker(0.14)), radius: 2)
      box(-33, -50, 36, 5, dim(hull), radius: 2)
      for window in [-26.0, -16, -7] {
        if isNight { brush.glow(window + 3, -37, 12, Tone(0xFFC766, 0.6)) }
        box(window, -41, 6.4, 8, isNight ? Tone(0xFFD98A) : Tone(0x3D5A68), radius: 1)
      }
      shape(
        "M-52 -22 C-20 -18 24 -20 58 -34 C56 -18 48 -4 40 4 L-40 4 C-48 -4 -51 -14 -52 -22 Z", top: dim(hull),
        bottom: Tone(dim(hull).color.darker(0.28)))
      shape("M-52 -22 C-20 -18 24 -20 58 -34 L57.4 -29 C26 -15 -20 -13 -51.4 -17 Z", dim(0xFFF9EC))
      shape("M-44 0 L42 0 C40 3 40 4 38 5 L-38 5 C-41 4 -42 3 -44 0 Z", dim(0x7A2A22))
      brush.disc(40, -18, 2.4, dim(0xFFF9EC))
      for buoy in [-40.0, -30] { brush.disc(buoy, -12, 4, dim(0xF0923A)) }
      if hasSnow {
        let snow = either(0xFDFEFF, 0x9FB2D6)
        box(-34, -53.5, 38, 4.4, snow, radius: 2)
        shape("M-52 -23 C-20 -19 24 -21 58 -35 L56 -38 C24 -24 -20 -22 -51 -26 Z", snow)
      }
    }
  }

  /// A small boat under two sails.
  func sailBoat(_ x: Double, _ y: Double, scale: Double, sail: Int) {
    let dim: (Int) -> Tone = { Tone(isNight ? Color($0).darker(0.42).mixed(with: Color(0x1B2A55), 0.4) : Color($0)) }
    at(x, y, scaled: scale) {
      shape("M-30 3 C-10 7 16 7 34 3 C20 10 -18 10 -30 3 Z", Tone(0x0C2433, 0.3))
      shape(
        "M-2 -78 L-2 -10 L-34 -10 C-22 -28 -8 -52 -2 -78 Z", top: dim(sail), bottom: Tone(dim(sail).color.darker(0.12))
      )
      shape("M3 -66 C16 -46 24 -28 28 -12 L3 -12 Z", top: dim(0xFFFDF6), bottom: dim(0xE6E4DA))
      line("M0.6 -84 L0.6 -4", dim(0x5B4634), width: 1.8)
      line("M-8 -46 L-24 -18 M-10 -30 L-28 -14", Tone(0x000000, 0.10), width: 1)
      shape("M-36 -6 L38 -8 C34 2 28 5 20 5 L-22 5 C-30 4 -34 0 -36 -6 Z", top: dim(0xFFFDF6), bottom: dim(0xB9C6C9))
      shape("M-35 -4 L37 -6 L36 -3 L-34 -1 Z", dim(sail))
    }
  }

  /// Crates on each other.
  func crates(_ x: Double, _ base: Double, scale: Double = 1) {
    at(x, base, scaled: scale) {
      for (left, bottom) in [(0.0, 0.0), (38, 0), (18, -24)] {
        box(left, bottom - 23, 35, 23, top: either(0xC99A62, 0x55507A), bottom: either(0x8F6538, 0x2E2C50), radius: 1.5)
        for plank in [-15.6, -8] {
          line("M\(left) \(bottom + plank) L\(left + 35) \(bottom + plank)", either(0x6E4A26, 0x1E1D3C), width: 1.2)
        }
        for post in [2.0, 29] { box(left + post, bottom - 23, 4, 23, either(0xA8783F, 0x3E3C66)) }
      }
    }
  }

  /// A net that hangs between two poles, with its floats.
  func net(_ left: Double, to right: Double, top: Double, sag: Double) {
    let width = right - left
    let edge = UIBezierPath()
    edge.move(to: CGPoint(x: left, y: top))
    edge.addQuadCurve(to: CGPoint(x: right, y: top), controlPoint: CGPoint(x: (left + right) / 2, y: top + 16))
    edge.addLine(to: CGPoint(x: right - 4, y: top + sag))
    edge.addQuadCurve(
      to: CGPoint(x: left + 4, y: top + sag), controlPoint: CGPoint(x: (left + right) / 2, y: top + sag + 20))
    edge.close()
    context.saveGState()
    edge.addClip()
    brush.fill(edge, either(0x2F7F83, 0x1C4660).faded(0.28))
    let thread = either(0x1F5E64, 0x6F93B8).faded(0.8)
    for step in stride(from: -sag - 20, through: width + sag + 20, by: 9) {
      line("M\(left + step) \(top - 4) L\(left + step + sag + 34) \(top + sag + 30)", thread, width: 0.9)
      line("M\(left + step) \(top - 4) L\(left + step - sag - 34) \(top + sag + 30)", thread, width: 0.9)
    }
    context.restoreGState()
    line("M\(left) \(top) Q\((left + right) / 2) \(top + 16) \(right) \(top)", either(0xD9C296, 0x7E8AA8), width: 2.6)
    for step in 0...7 {
      let part = Double(step) / 7
      let y = top + 16 * 2 * part * (1 - part)
      brush.disc(left + width * part, y + 1, 4.6, either(0xF0923A, 0x9A5B46))
      brush.disc(left + width * part - 1.2, y - 0.4, 1.6, Tone(0xFFFFFF, isNight ? 0.2 : 0.55))
    }
  }

  /// A string of lanterns between two places.
  func lanterns(from start: CGPoint, to end: CGPoint, sag: Double, count: Int, size: Double) {
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 + sag * 2)
    line("M\(start.x) \(start.y) Q\(middle.x) \(middle.y) \(end.x) \(end.y)", Tone(0x2A1E2E, 0.8), width: 1.2)
    let colors = [0xF0503A, 0xF9B13C, 0xF0503A, 0xE77FA0]
    for index in 0..<count {
      let t = (Double(index) + 0.5) / Double(count)
      let u = 1 - t
      let x = u * u * start.x + 2 * u * t * middle.x + t * t * end.x
      let y = u * u * start.y + 2 * u * t * middle.y + t * t * end.y
      let color = Color(colors[index % colors.count])
      brush.glow(x, y + size * 1.1, size * 3.4, Tone(color.lighter(0.35), 0.5))
      line("M\(x) \(y) L\(x) \(y + size * 0.4)", Tone(0x2A1E2E, 0.9), width: 1)
      brush.disc(x, y + size * 1.2, size, Tone(color), flat: 0.86)
      brush.disc(x, y + size * 1.2, size * 0.56, Tone(color.lighter(0.5), 0.8), flat: 1.3)
      box(x - size * 0.34, y + size * 0.24, size * 0.68, size * 0.22, Tone(0xF3C65A))
      box(x - size * 0.34, y + size * 1.96, size * 0.68, size * 0.22, Tone(0xF3C65A))
      line("M\(x) \(y + size * 2.2) L\(x) \(y + size * 2.9)", Tone(0xD4342B), width: 1.2)
    }
  }
}

extension ScenePainter.Tone {
  /// The color with another opacity.
  func faded(_ opacity: Double) -> ScenePainter.Tone { ScenePainter.Tone(color, opacity) }
}
