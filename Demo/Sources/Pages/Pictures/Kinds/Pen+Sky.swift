// Clouds, weather and the moon.

extension Pen {
  func cumulus() {
    ground(top: groundColor, bottom: groundColor.lighter(0.5))
    cloud(50, 58, 1, top: main, bottom: second)
    cloud(82, 28, 0.42, top: main, bottom: second)
    fill("M0 88 C24 80 44 86 62 83 C78 80 92 84 100 82 L100 100 L0 100 Z", Color(0x7FAF6B))
  }

  func cirrus() {
    ground(top: groundColor.darker(0.15), bottom: groundColor.lighter(0.45))
    for (x, y, scale) in [(20.0, 30.0, 1.0), (34, 56, 1.15), (12, 76, 0.8)] {
      at(x, y, scaled: scale) { pen in
        pen.stroke("M0 0 C16 6 38 4 58 -14", pen.main, width: 4.4, opacity: 0.9)
        pen.stroke("M6 3 C22 10 44 8 64 -6", pen.second, width: 2.4, opacity: 0.7)
        pen.stroke("M0 0 C-6 -3 -8 -9 -4 -12 M12 4 C8 0 8 -6 12 -8", pen.main, width: 2.6, opacity: 0.85)
      }
    }
  }

  func mackerel() {
    ground(top: groundColor, bottom: second.lighter(0.2))
    for row in 0..<6 {
      for column in 0..<5 {
        let x = Double(column) * 23 + (row.isMultiple(of: 2) ? -2 : 9)
        let y = 12 + Double(row) * 14.5
        at(x, y, turned: -8, scaled: 0.72 + Double(row) * 0.06) { pen in
          pen.fill("M-9 4 C-12 -2 -6 -7 0 -6 C7 -7 12 -2 9 4 C4 7 -4 7 -9 4 Z", top: pen.main, bottom: pen.second)
        }
      }
    }
  }

  func storm() {
    ground(top: groundColor.lighter(0.3), bottom: groundColor.darker(0.25))
    fill("M2 24 C10 14 30 12 44 14 C64 8 90 12 98 22 C92 28 80 28 74 32 L28 32 C18 30 8 30 2 24 Z", main.lighter(0.45))
    cloud(52, 54, 1.02, top: main.lighter(0.35), bottom: main.darker(0.2))
    fill("M54 58 L40 80 L50 80 L44 98 L66 72 L55 72 L64 58 Z", top: second.lighter(0.2), bottom: second)
    stroke("M24 72 L19 84 M34 78 L29 90 M74 72 L69 84 M84 76 L79 88", .white, width: 2, opacity: 0.8)
  }

  func fog() {
    ground(top: second.lighter(0.55), bottom: groundColor)
    dot(66, 26, 12, Color(0xFFF4DC), opacity: 0.95)
    fill("M0 52 C14 40 26 46 36 38 C52 26 62 44 76 40 C86 36 94 40 100 38 L100 70 L0 70 Z", second.lighter(0.25))
    stroke("M14 62 L14 40 M22 62 L22 46 M84 62 L84 44", second.darker(0.1), width: 3)
    for (y, x, length, opacity) in [
      (54.0, -6.0, 70.0, 0.75), (62, 34, 80, 0.85), (70, -10, 84, 0.9), (79, 22, 90, 0.85), (88, -8, 76, 0.9),
    ] {
      stroke(
        "M\(x) \(y) C\(x + length * 0.3) \(y - 4) \(x + length * 0.6) \(y + 4) \(x + length) \(y)", main, width: 7,
        opacity: opacity)
    }
  }

  func moon() {
    ground(top: groundColor.darker(0.25), bottom: groundColor.lighter(0.22))
    stars()
    dot(50, 38, 29, main, opacity: 0.12)
    dot(50, 38, 22, main)
    dot(43, 31, 5, second, opacity: 0.55)
    dot(57, 44, 6.4, second, opacity: 0.5)
    dot(55, 27, 3, second, opacity: 0.5)
    dot(41, 46, 3.2, second, opacity: 0.45)
    fill("M0 74 C24 70 40 74 56 72 C74 70 90 74 100 72 L100 100 L0 100 Z", groundColor.darker(0.45))
    stroke("M40 80 L60 80 M36 86 L64 86 M42 92 L58 92", main, width: 2.2, opacity: 0.75)
  }

  func crescent() {
    ground(top: groundColor.darker(0.15), bottom: second)
    stars()
    dot(54, 44, 24, second, opacity: 0.55)
    fill("M60 21 C86 26 88 62 60 67 C46 70 36 62 33 56 C46 62 60 58 65 46 C68 36 66 26 60 21 Z", main)
    fill("M0 88 C26 80 44 88 62 84 C80 80 92 86 100 84 L100 100 L0 100 Z", groundColor.darker(0.4))
  }

  private func stars() {
    for (x, y, r) in [(14.0, 16.0, 1.2), (86, 20, 1), (24, 54, 0.9), (80, 58, 1.1), (34, 8, 0.8), (70, 10, 0.9)] {
      dot(x, y, r, .white, opacity: 0.9)
    }
  }

  private func cloud(_ x: Double, _ y: Double, _ scale: Double, top: Color, bottom: Color) {
    at(x, y, scaled: scale) { pen in
      pen.fill(
        "M-38 14 C-50 10 -46 -8 -32 -8 C-32 -24 -10 -30 -4 -18 C6 -32 30 -26 28 -8 C44 -10 48 10 36 14 Z", top: top,
        bottom: bottom)
    }
  }
}
