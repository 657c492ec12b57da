// What comes from the garden.

extension Pen {
  /// A red apple, and half of another.
  func apple() {
    shadow(50, 87, 80, 11)
    at(40, 54) { pen in
      pen.fill(
        "M0 -20 C9 -29 30 -28 34 -8 C38 14 22 36 10 34 C6 33 4 32 0 32 C-4 32 -6 33 -10 34 C-22 36 -38 14 -34 -8 C-30 -28 -9 -29 0 -20 Z",
        top: Color(0xE8503A), bottom: Color(0xA81F24))
      pen.fill("M-24 -14 C-18 -22 -10 -22 -6 -20 C-16 -16 -22 -8 -24 4 C-28 -2 -28 -9 -24 -14 Z", .white, opacity: 0.4)
      pen.fill("M-12 -20 C-5 -15 5 -15 12 -20 C6 -24 -6 -24 -12 -20 Z", Color(0x7C1A1C), opacity: 0.6)
      pen.stroke("M0 -18 C0 -26 2 -31 6 -35", Color(0x5E4128), width: 3.4)
      pen.fill("M4 -28 C10 -40 24 -40 31 -35 C26 -26 14 -22 4 -28 Z", top: Color(0x8CC152), bottom: Color(0x4E8B2E))
      pen.stroke("M5 -28 C14 -32 22 -34 30 -35", Color(0x3C6E24), width: 1)
    }
    at(73, 66, turned: 12, scaled: 0.66) { pen in
      pen.fill(
        "M0 -20 C9 -29 30 -28 34 -8 C38 14 22 36 10 34 C6 33 4 32 0 32 C-4 32 -6 33 -10 34 C-22 36 -38 14 -34 -8 C-30 -28 -9 -29 0 -20 Z",
        Color(0xC4302C))
      pen.fill(
        "M0 -16 C9 -24 26 -24 30 -7 C33 12 20 31 9 29 C6 28 3 27 0 27 C-3 27 -6 28 -9 29 C-20 31 -33 12 -30 -7 C-26 -24 -9 -24 0 -16 Z",
        top: Color(0xFFF6DA), bottom: Color(0xF3E2AE))
      pen.stroke("M0 -12 C-12 -8 -12 14 0 20 C12 14 12 -8 0 -12 Z", Color(0xD9C27E), width: 1.6)
      pen.fill("M-4 -2 C-8 3 -7 8 -4 10 C-2 6 -2 2 -4 -2 Z M4 -2 C8 3 7 8 4 10 C2 6 2 2 4 -2 Z", Color(0x5B3A21))
    }
  }

  /// A lemon with its leaf, and half of another.
  func lemons() {
    shadow(50, 82, 84, 11)
    at(40, 50, turned: -18) { pen in
      pen.fill(
        "M-38 0 C-36 -3 -33 -4 -31 -6 C-24 -22 -10 -27 2 -26 C18 -25 28 -16 32 -5 C34 -3 38 -2 39 0 C38 3 35 4 32 6 C27 18 16 26 0 26 C-14 26 -26 19 -31 6 C-33 4 -37 3 -38 0 Z",
        top: Color(0xFFE35A), bottom: Color(0xE0A912))
      pen.fill("M-22 -10 C-15 -20 -4 -22 4 -21 C-8 -18 -16 -12 -20 -2 C-24 -4 -24 -7 -22 -10 Z", .white, opacity: 0.55)
      for (x, y) in [(-8.0, 2.0), (2, 10), (12, -2), (18, 8), (-2, -8), (8, -12), (-14, 10), (22, -6)] {
        pen.dot(x, y, 0.9, Color(0xC08E0C), opacity: 0.5)
      }
      pen.fill(
        "M-34 -4 C-44 -16 -38 -30 -26 -36 C-20 -24 -22 -10 -34 -4 Z", top: Color(0x7DB84A), bottom: Color(0x3F7A2C))
      pen.stroke("M-33 -6 C-32 -16 -30 -26 -27 -33", Color(0x2F6122), width: 1.1)
    }
    at(72, 64) { pen in
      pen.dot(0, 0, 22, Color(0xF2C31E))
      pen.dot(0, 0, 19.6, Color(0xFFF9DE))
      for step in 0..<8 {
        pen.at(0, 0, turned: Double(step) * 45) { pen in
          pen.fill(
            "M0 -4 C-3 -8 -5.6 -12 -4.8 -15 C-3 -17.4 3 -17.4 4.8 -15 C5.6 -12 3 -8 0 -4 Z", top: Color(0xFFE873),
            bottom: Color(0xF4C932))
        }
      }
      pen.dot(0, 0, 1.8, Color(0xFFF9DE))
    }
  }

  /// Three tomatoes on their vine.
  func tomatoes() {
    shadow(50, 84, 86, 11)
    stroke(
      "M8 20 C26 26 52 22 92 14 M30 24 C30 30 29 34 28 38 M56 23 C57 34 54 44 52 50 M78 17 C78 26 77 30 76 34",
      Color(0x4E8A34), width: 3.6)
    tomato(74, 50, 19, Color(0xF0623E), Color(0xB92B1E))
    tomato(27, 54, 20, Color(0xEA4A33), Color(0xA8201A))
    tomato(51, 65, 20, Color(0xF35A3A), Color(0xB32019))
  }

  private func tomato(_ x: Double, _ y: Double, _ radius: Double, _ light: Color, _ dark: Color) {
    at(x, y, scaled: radius / 20) { pen in
      pen.fill(
        "M0 -18 C12 -20 21 -11 21 1 C21 12 12 19 0 19 C-12 19 -21 12 -21 1 C-21 -11 -12 -20 0 -18 Z", top: light,
        bottom: dark)
      pen.fill("M-14 -8 C-11 -13 -7 -14 -4 -14 C-9 -10 -12 -5 -13 2 C-16 0 -16 -5 -14 -8 Z", .white, opacity: 0.6)
      pen.fill(
        "M0 -18 C-6 -22 -12 -19 -15 -15 C-10 -15 -6 -14 -3 -13 C-4 -9 -3 -6 -1 -4 C1 -7 3 -10 3 -13 C8 -14 12 -14 16 -13 C13 -18 6 -22 0 -18 Z",
        top: Color(0x6FAE45), bottom: Color(0x3C7529))
    }
  }

  /// A bunch of carrots with their leaves.
  func carrots() {
    shadow(48, 88, 70, 9)
    for (x, y, turn, height) in [
      (62.0, 34.0, 26.0, 26.0), (54, 32, 4, 30), (46, 32, -12, 28), (70, 38, 44, 22), (38, 36, -34, 22),
    ] {
      at(x, y, turned: turn) { pen in
        pen.stroke("M0 4 C-1 -8 1 -16 0 \(-height)", Color(0x4D8F3A), width: 2.4)
        for (v, w) in [(0.35, 7.0), (0.55, 8.5), (0.75, 7), (0.95, 5)] {
          pen.stroke(
            "M0 \(-height * v) L\(-w) \(-height * v - 6) M0 \(-height * v) L\(w) \(-height * v - 6)", Color(0x66AC47),
            width: 2.6)
        }
      }
    }
    carrot(58, 38, turned: -24, Color(0xF79A3E), Color(0xD8651A))
    carrot(44, 38, turned: 22, Color(0xF58B2E), Color(0xC85A14))
    carrot(51, 36, turned: 0, Color(0xFBA650), Color(0xDD6A1C))
    stroke("M38 37 C46 42 56 42 65 36", Color(0xE9DDBE), width: 3.6)
    stroke("M50 40 L44 47 M52 40 L57 47", Color(0xE9DDBE), width: 2.4)
  }

  private func carrot(_ x: Double, _ y: Double, turned: Double, _ light: Color, _ dark: Color) {
    at(x, y, turned: turned) { pen in
      pen.fill(
        "M-10 -2 C-8 -8 8 -8 10 -2 C12 14 6 38 1 52 C0 54 -1 54 -2 52 C-7 38 -12 14 -10 -2 Z", top: light, bottom: dark)
      pen.fill("M-6 0 C-7 12 -5 26 -3 36 C-2 24 -2 10 -3 -3 C-5 -3 -6 -2 -6 0 Z", .white, opacity: 0.3)
      pen.stroke("M3 8 L9 7 M-8 16 L-3 17 M3 25 L6.6 24 M-5 32 L-1 33", dark.darker(0.2), width: 1.3, opacity: 0.8)
    }
  }

  /// Sprigs of rosemary, tied with a thread.
  func rosemary() {
    shadow(50, 88, 60, 8)
    for (x, turn, length) in [(50.0, -20.0, 62.0), (50, 20, 60), (50, 0, 68), (48, -36, 48), (52, 36, 48)] {
      at(x, 80, turned: turn) { pen in
        pen.stroke("M0 8 L0 \(-length)", Color(0x6B5A3A), width: 2)
        for step in stride(from: 8.0, through: length, by: 4.6) {
          let reach = 10 - 5 * step / length
          pen.stroke("M0 \(-step) Q\(-reach * 0.5) \(-step - 2) \(-reach) \(-step - 6.4)", Color(0x3E6F57), width: 2.5)
          pen.stroke("M0 \(-step) Q\(reach * 0.5) \(-step - 2) \(reach) \(-step - 6.4)", Color(0x5E9476), width: 2.5)
        }
        pen.dot(-4, -length + 6, 2.2, Color(0x8E86D6))
        pen.dot(3.6, -length + 13, 2.2, Color(0xA39BE4))
        pen.dot(0, -length - 2, 2, Color(0x8E86D6))
      }
    }
    stroke("M40 77 C46 81 54 81 60 77", Color(0xE9D9B4), width: 4.4)
    stroke("M50 80 C42 84 40 90 34 91 M50 80 C58 84 60 90 66 90", Color(0xE9D9B4), width: 2)
  }

  /// Three tulips.
  func tulips() {
    shadow(50, 93, 50, 6)
    stroke(
      "M50 94 C50 76 50 58 50 44 M48 94 C44 76 36 62 28 50 M52 94 C56 76 64 62 72 52", Color(0x4E8F42), width: 3.8)
    fill("M46 94 C34 84 26 72 26 62 C36 66 46 78 50 92 Z", top: Color(0x7DBB5A), bottom: Color(0x417D36))
    fill("M54 94 C64 86 74 78 78 66 C66 68 56 80 51 92 Z", top: Color(0x6DAE50), bottom: Color(0x3A7432))
    tulip(27, 36, turned: -22, Color(0xF6B73C), Color(0xE0861A))
    tulip(73, 38, turned: 22, Color(0xF59BB4), Color(0xD85480))
    tulip(50, 28, turned: 0, Color(0xE9503F), Color(0xB0262B))
  }

  private func tulip(_ x: Double, _ y: Double, turned: Double, _ light: Color, _ dark: Color) {
    at(x, y, turned: turned) { pen in
      pen.fill("M-14 -18 C-4 -12 -2 -4 0 18 C-14 18 -18 4 -14 -18 Z", top: light, bottom: dark)
      pen.fill("M14 -18 C4 -12 2 -4 0 18 C14 18 18 4 14 -18 Z", top: light.darker(0.06), bottom: dark.darker(0.08))
      pen.fill("M0 -22 C8 -14 9 6 0 18 C-9 6 -8 -14 0 -22 Z", top: light.lighter(0.2), bottom: dark.lighter(0.06))
      pen.stroke("M0 -14 C1 -4 1 6 0 14", dark, width: 1, opacity: 0.5)
    }
  }
}
