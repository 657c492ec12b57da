import Foundation

// What comes from the water and goes on it.

extension Pen {
  /// The shadow that something throws on what it lies on.
  func shadow(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    for step in 0..<4 {
      let part = 1 - Double(step) * 0.2
      let (w, h) = (width / 2 * part, height / 2 * part)
      fill(
        "M\(x - w) \(y) C\(x - w) \(y - h) \(x - w / 2) \(y - h) \(x) \(y - h) C\(x + w / 2) \(y - h) \(x + w) \(y - h) \(x + w) \(y)"
          + " C\(x + w) \(y + h) \(x + w / 2) \(y + h) \(x) \(y + h) C\(x - w / 2) \(y + h) \(x - w) \(y + h) \(x - w) \(y) Z",
        Color(0x1D2B2F), opacity: 0.06)
    }
  }

  /// Two mackerel, one behind the other.
  func twoMackerel() {
    shadow(50, 74, 84, 12)
    at(54, 40, turned: -9, scaled: 0.92) { $0.mackerelBody(back: Color(0x4F8796), belly: Color(0xD7E4E4)) }
    at(48, 58, turned: -9) { $0.mackerelBody(back: Color(0x1F6579), belly: Color(0xF2F6F2)) }
  }

  private func mackerelBody(back: Color, belly: Color) {
    fill("M30 -2 L46 -15 C43 -6 43 4 47 13 L30 3 Z", top: back, bottom: back.darker(0.25))
    fill("M-6 -12 C0 -20 8 -20 14 -18 C10 -15 8 -12 8 -10 Z", back.darker(0.2))
    fill("M-2 12 C2 18 8 19 12 18 C9 15 9 12 9 10 Z", belly.darker(0.25))
    let body = "M-44 1 C-34 -12 -12 -17 8 -12 C20 -9 28 -4 33 0 C27 5 18 11 4 13 C-14 16 -34 12 -44 1 Z"
    fill(body, top: back.darker(0.1), bottom: belly)
    fill("M-44 1 C-30 6 -8 5 10 3 C20 2 28 1 33 0 C27 5 18 11 4 13 C-14 16 -34 12 -44 1 Z", belly, opacity: 0.7)
    stroke(
      "M-22 -11 C-19 -8 -22 -5 -19 -2 M-14 -13 C-11 -9 -14 -6 -11 -2 M-6 -13.6 C-3 -9 -6 -6 -3 -2"
        + " M2 -12.6 C5 -9 2 -6 5 -2 M10 -11 C13 -8 10 -5 13 -2 M18 -8 C20 -6 18 -4 20 -1.6 M25 -4.6 C26 -3.4 25.4 -2.4 26 -1.4",
      back.darker(0.5), width: 1.7)
    stroke("M-29 -9 C-25 -4 -25 4 -29 9", back.darker(0.3), width: 1.3, opacity: 0.7)
    fill("M-24 3 C-18 2 -13 5 -11 9 C-17 9 -22 7 -24 3 Z", back, opacity: 0.5)
    stroke("M-40 4 C-38 5 -36 5.4 -34 5.2", back.darker(0.4), width: 1)
    dot(-35.5, -2.6, 2.9, Color(0xF4E9B8))
    dot(-35.5, -2.6, 1.7, .ink)
    dot(-36.1, -3.3, 0.6, .white)
  }

  /// A scallop's shell, and a smaller one.
  func scallop() {
    shadow(50, 83, 78, 11)
    at(69, 66, turned: 16, scaled: 0.62) { $0.fan(Color(0xF3C9A6), Color(0xB8693F)) }
    at(42, 50) { $0.fan(Color(0xF4A58C), Color(0xB04B3C)) }
  }

  private func fan(_ light: Color, _ dark: Color) {
    fill("M-14 24 L-20 33 L20 33 L14 24 Z", top: dark.lighter(0.15), bottom: dark)
    fill(
      "M0 32 C-10 26 -30 14 -36 -6 C-38 -14 -34 -19 -29 -19 C-28 -26 -21 -30 -16 -27 C-13 -34 -5 -36 0 -31"
        + " C5 -36 13 -34 16 -27 C21 -30 28 -26 29 -19 C34 -19 38 -14 36 -6 C30 14 10 26 0 32 Z",
      top: light, bottom: dark)
    stroke(
      "M0 30 L-29 -17 M0 30 L-16 -25 M0 30 L0 -29 M0 30 L16 -25 M0 30 L29 -17 M-3 29 L-34 -5 M3 29 L34 -5",
      dark.darker(0.15), width: 1.5, opacity: 0.55)
    stroke("M-31 -8 C-16 -20 16 -20 31 -8", light.lighter(0.5), width: 1.6, opacity: 0.6)
    stroke("M-23 6 C-12 -4 12 -4 23 6", light.lighter(0.5), width: 1.4, opacity: 0.5)
  }

  /// A sailing boat on three waves.
  func sailingBoat() {
    fill("M49 14 L49 62 L20 62 C34 50 44 34 49 14 Z", top: .white, bottom: Color(0xF3E6D2))
    fill("M54 20 C66 34 74 48 78 60 L54 60 Z", top: Color(0xE2583E), bottom: Color(0xB83A2A))
    stroke("M54 34 L66 38 M54 47 L73 50", Color(0xF7D9C9), width: 2)
    stroke("M51.5 8 L51.5 68", Color(0x6B4A32), width: 2.6)
    fill("M52 8 L64 11 L52 15 Z", Color(0x0A6C74))
    fill(
      "M14 66 L88 66 C84 78 76 84 66 84 L34 84 C24 84 17 76 14 66 Z", top: Color(0x1C7C86), bottom: Color(0x0C4A54))
    stroke("M16 70 L86 70", .white, width: 2.4)
    fill(
      "M2 82 C10 76 18 76 26 82 C34 88 42 88 50 82 C58 76 66 76 74 82 C82 88 90 88 98 82 L98 92 C80 98 20 98 2 92 Z",
      top: Color(0x7FC0D8), bottom: Color(0x3F8FB4))
    stroke(
      "M10 88 C16 85 20 85 26 89 M44 90 C50 87 56 87 62 90 M74 89 C79 86 84 86 88 88", .white, width: 1.6, opacity: 0.7)
  }

  /// Rope laid round and round, with its end loose.
  func coil() {
    shadow(50, 74, 94, 20)
    let (light, dark) = (Color(0xE6CA96), Color(0x8F6A38))
    ring(50, 64, 42, rope: dark.lighter(0.1), edge: dark.darker(0.3))
    for (radius, lift) in [(42.0, 58.0), (32.5, 57), (23, 56), (13.5, 55.4), (4, 55)] {
      ring(50, lift, radius, rope: light.darker(radius > 30 ? 0.05 : 0), edge: dark.darker(0.2))
      let marks = Int(radius * 1.15) + 4
      for mark in 0..<marks {
        let angle = Double(mark) / Double(marks) * 2 * .pi
        let (x, y) = (50 + cos(angle) * radius, lift + sin(angle) * radius * 0.52)
        let (across, along) = (cos(angle + 0.9) * 3.3, sin(angle + 0.9) * 3.3 * 0.7)
        stroke("M\(x - across) \(y - along) L\(x + across) \(y + along)", dark, width: 1.2, opacity: 0.75)
      }
    }
    stroke("M88 64 C98 70 97 80 86 82 C80 83 76 82 72 84", dark.darker(0.2), width: 10)
    stroke("M88 64 C98 70 97 80 86 82 C80 83 76 82 72 84", light, width: 7.8)
    stroke("M92 70 L96 67 M92 78 L96 80 M85 79 L86 85 M79 79.4 L80 85", dark, width: 1.3)
    stroke("M71.6 80.6 L73 87", Color(0xB5301F), width: 3.4)
  }

  private func ring(_ x: Double, _ y: Double, _ radius: Double, rope: Color, edge: Color) {
    let height = radius * 0.52 * 1.33
    let shape =
      "M\(x - radius) \(y) C\(x - radius) \(y - height) \(x + radius) \(y - height) \(x + radius) \(y)"
      + " C\(x + radius) \(y + height) \(x - radius) \(y + height) \(x - radius) \(y) Z"
    stroke(shape, edge, width: 10.4)
    stroke(shape, rope, width: 8.4)
  }
}
