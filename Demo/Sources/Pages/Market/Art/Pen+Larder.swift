// What comes from the larder.

extension Pen {
  /// A round loaf with its cuts, dusted with flour.
  func sourdough() {
    shadow(50, 81, 90, 13)
    fill(
      "M6 64 C4 40 26 24 50 24 C74 24 96 40 94 64 C93 76 78 80 50 80 C22 80 7 76 6 64 Z", top: Color(0xDDA05A),
      bottom: Color(0x8A4E22))
    fill("M14 50 C22 35 36 29 52 29 C38 33 26 41 20 54 C16 56 13 54 14 50 Z", .white, opacity: 0.28)
    for (x, y, turn) in [(30.0, 50.0, -24.0), (50, 46, -20), (70, 49, -16)] {
      at(x, y, turned: turn) { pen in
        pen.fill("M-3 -17 C6 -10 7 8 1 19 C-5 11 -8 -6 -3 -17 Z", Color(0x7A4119), opacity: 0.55)
        pen.fill("M-2 -16 C5 -9 5.6 8 1 18 C-3.4 10 -5.6 -6 -2 -16 Z", top: Color(0xF9E7C4), bottom: Color(0xE6BE82))
      }
    }
    stroke("M10 62 C26 70 74 70 90 62", Color(0x6E3B18), width: 1.6, opacity: 0.35)
    for (x, y, r) in [
      (20.0, 58.0, 1.0), (26, 66, 0.8), (38, 36, 0.9), (41, 62, 1.1), (47, 70, 0.8), (60, 34, 0.9), (60, 66, 1.0),
      (68, 70, 0.7), (80, 58, 1.1), (84, 50, 0.8), (78, 40, 0.9), (34, 72, 0.7),
    ] { dot(x, y, r, Color(0xFFF6E2), opacity: 0.85) }
  }

  /// A wedge of hard cheese.
  func cheeseWedge() {
    shadow(52, 80, 86, 12)
    fill("M8 54 L58 26 C76 26 90 36 94 50 L8 58 Z", top: Color(0xFBE09A), bottom: Color(0xF3CC6E))
    fill(
      "M8 56 L94 50 L94 72 C94 75 92 77 89 77 L12 81 C9.6 81 8 79 8 77 Z", top: Color(0xF2C45C),
      bottom: Color(0xD99A31))
    fill("M88 36 C92 40 94 45 94 50 L94 72 C94 75 92 77 89 77 L87 77.2 L87 50.6 C87 45 88 40 88 36 Z", Color(0xA9692B))
    fill("M58 26 C76 26 90 36 94 50 L87.6 50.6 C84 40 72 32 51 30 Z", Color(0xC78A3A))
    for (x, y, w, h) in [
      (24.0, 68.0, 6.0, 4.6), (47, 63, 4.4, 3.4), (62, 71, 5.6, 4.4), (38, 75, 3.2, 2.4), (76, 60, 3.8, 3),
    ] {
      fill(
        "M\(x - w) \(y) C\(x - w) \(y - h * 1.3) \(x + w) \(y - h * 1.3) \(x + w) \(y)"
          + " C\(x + w) \(y + h * 1.3) \(x - w) \(y + h * 1.3) \(x - w) \(y) Z", Color(0xB97A22))
      fill(
        "M\(x - w + 1) \(y + 0.8) C\(x - w + 1) \(y + h * 1.3) \(x + w) \(y + h * 1.3) \(x + w - 0.4) \(y)"
          + " C\(x + w * 0.5) \(y + h * 0.7) \(x - w * 0.4) \(y + h * 0.8) \(x - w + 1) \(y + 0.8) Z", Color(0xE7B24C))
    }
    for (x, y, w, h) in [(40.0, 45.0, 5.0, 1.9), (62, 38, 4.2, 1.6), (72, 45, 3.2, 1.2)] {
      fill(
        "M\(x - w) \(y) C\(x - w) \(y - h * 1.3) \(x + w) \(y - h * 1.3) \(x + w) \(y)"
          + " C\(x + w) \(y + h * 1.3) \(x - w) \(y + h * 1.3) \(x - w) \(y) Z", Color(0xD9A340))
    }
    stroke("M10 57 L86 51.6", Color(0xFFF0C4), width: 1.4, opacity: 0.8)
  }

  /// Three eggs in a nest of straw.
  func eggs() {
    shadow(50, 82, 88, 12)
    nest(Color(0xA98045), Color(0x8A6530), from: 0)
    egg(32, 52, turned: -14, Color(0xF6DDBF), Color(0xD9A678))
    egg(68, 52, turned: 14, Color(0xFBF1E2), Color(0xDCC6A8))
    egg(50, 50, turned: 0, Color(0xEFC49A), Color(0xC58A58))
    nest(Color(0xD6AE68), Color(0xB98C48), from: 1)
  }

  private func egg(_ x: Double, _ y: Double, turned: Double, _ light: Color, _ dark: Color) {
    at(x, y, turned: turned) { pen in
      pen.fill(
        "M0 -24 C12 -24 19 -6 19 6 C19 18 11 25 0 25 C-11 25 -19 18 -19 6 C-19 -6 -12 -24 0 -24 Z", top: light,
        bottom: dark)
      pen.fill("M-4 -18 C-10 -15 -13 -5 -13 2 C-9 -2 -6 -10 -2 -17 Z", .white, opacity: 0.5)
    }
  }

  private func nest(_ light: Color, _ dark: Color, from: Int) {
    if from == 0 {
      fill("M8 62 C14 50 86 50 92 62 C92 74 74 82 50 82 C26 82 8 74 8 62 Z", top: dark.darker(0.2), bottom: dark)
      return
    }
    fill("M6 62 C22 74 78 74 94 62 C94 78 76 86 50 86 C24 86 6 78 6 62 Z", top: light, bottom: dark)
    var chance = Chance(seed: 11)
    for step in 0..<46 {
      let x = 8 + Double(step) * 1.84
      let depth = 66 + 7 * (1 - ((x - 50) / 44) * ((x - 50) / 44))
      let y = chance.next(depth - 2, depth + 12 * (1 - abs(x - 50) / 60))
      let color = chance.next() < 0.5 ? light.lighter(0.3) : dark.darker(0.15)
      stroke(
        "M\(x - chance.next(6, 11)) \(y + chance.next(-3, 3)) Q\(x) \(y + 3) \(x + chance.next(6, 11)) \(y + chance.next(-4, 2))",
        color, width: 1.3)
    }
  }

  /// A jar of honey with its dipper.
  func honeyJar() {
    shadow(50, 90, 66, 10)
    at(78, 40, turned: 24) { pen in
      pen.stroke("M0 -36 L0 12", Color(0x9A6A38), width: 4)
      for (y, w) in [(10.0, 7.0), (16, 9), (22, 9), (28, 7)] {
        pen.stroke("M\(-w) \(y) L\(w) \(y)", Color(0xB98247), width: 4.4)
      }
      pen.fill("M-6 30 C-4 36 -2 42 -1 48 C2 42 5 36 6 30 Z", Color(0xF0A41E))
    }
    fill(
      "M22 34 L78 34 C82 40 83 48 83 56 L83 80 C83 86 79 90 73 90 L27 90 C21 90 17 86 17 80 L17 56 C17 48 18 40 22 34 Z",
      top: Color(0xF9C54A), bottom: Color(0xD27D0E))
    fill("M22 34 L78 34 C79.6 36.4 80.8 39 81.6 42 L18.4 42 C19.2 39 20.4 36.4 22 34 Z", .white, opacity: 0.35)
    fill("M23 46 C21 54 21 70 23 82 C26 82 27 80 27 76 L27 48 C27 46 25 44 23 46 Z", .white, opacity: 0.55)
    fill(
      "M18 18 C18 15 20 13 23 13 L77 13 C80 13 82 15 82 18 L82 30 C82 33 80 34 77 34 L23 34 C20 34 18 33 18 30 Z",
      top: Color(0xFDFBF4), bottom: Color(0xE4DAC4))
    stroke("M19 26 L81 26", Color(0xC2573B), width: 3)
    fill("M34 54 L72 54 L72 78 L34 78 Z", Color(0xFFF8E6))
    stroke("M34 54 L72 54 L72 78 L34 78 Z", Color(0xE2C894), width: 1)
    at(53, 66) { pen in
      pen.fill("M-9 -4 C-13 -9 -6 -11 -3 -6 Z M9 -4 C13 -9 6 -11 3 -6 Z", Color(0xC9DEE2))
      pen.fill("M-10 1 C-10 -5 10 -5 10 1 C10 7 -10 7 -10 1 Z", Color(0xF2B234))
      pen.stroke("M-4 -3 L-4 5 M1 -3.6 L1 5.6 M6 -2.6 L6 4.6", .ink, width: 2.2)
    }
  }

  /// A glass of mint tea.
  func teaGlass() {
    shadow(50, 88, 70, 10)
    stroke("M44 16 C40 11 47 8 43 3 M56 17 C52 12 59 9 55 4", .white, width: 2.6, opacity: 0.85)
    fill("M18 82 C30 76 70 76 82 82 C76 90 24 90 18 82 Z", top: Color(0xF4F6F5), bottom: Color(0xBFCBCA))
    fill(
      "M27 24 L73 24 C72 40 64 46 64 54 C64 64 72 70 70 78 C68 84 32 84 30 78 C28 70 36 64 36 54 C36 46 28 40 27 24 Z",
      .white, opacity: 0.5)
    fill(
      "M28 32 L72 32 C70 42 63 47 63 54 C63 64 70 70 68.6 77 C66 81.6 34 81.6 31.4 77 C30 70 37 64 37 54 C37 47 30 42 28 32 Z",
      top: Color(0xE6A63A), bottom: Color(0x9C5412))
    for (x, y, turn, scale) in [(42.0, 31.0, -34.0, 1.0), (58, 30, 30, 1.1), (50, 26, -4, 1.2)] {
      at(x, y, turned: turn, scaled: scale) { pen in
        pen.fill("M0 8 C-9 4 -9 -7 0 -13 C9 -7 9 4 0 8 Z", top: Color(0x7CC46A), bottom: Color(0x3B8A3E))
        pen.stroke("M0 7 L0 -9 M0 2 L-4 -2 M0 2 L4 -2 M0 -3 L-3 -6 M0 -3 L3 -6", Color(0x2C6B33), width: 0.9)
      }
    }
    stroke("M27 24 C36 28 64 28 73 24", .white, width: 1.6, opacity: 0.9)
    fill("M33 36 C34 43 40 48 40 54 C40 62 35 68 35 75 C33 70 37 62 37 54 C37 47 32 42 31 36 Z", .white, opacity: 0.55)
    stroke("M36.6 53 L63.4 53", Color(0xF7E7B4), width: 2.2)
  }
}
