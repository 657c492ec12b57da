import UIKit

// What goes on at the weekend.

extension HarborPainter {
  /// Lanterns over the quay at dusk, and some on the water.
  func lanternEvening() {
    wash(
      isNight ? [Tone(0x0B1030), Tone(0x2A2A5E), Tone(0x5A3A68)] : [Tone(0x3A4A86), Tone(0x9A6A9A), Tone(0xF2A27A)],
      from: 0, to: 190)
    stars(isNight ? 50 : 18, above: 110)
    shape("M-4 186 C60 164 130 178 190 168 C260 156 330 176 404 160 L404 196 L-4 196 Z", either(0x5E4A78, 0x231F4A))
    let dusk = HarborPainter(brush: brush, isNight: true)
    let row = HarborPainter.House.row
    dusk.houses(row, base: 190, lit: 0.9)
    context.saveGState()
    context.translateBy(x: 212, y: 0)
    dusk.houses(
      row.map { House(x: $0.x, width: $0.width, height: $0.height * 0.8, wall: $0.wall, roof: $0.roof) }.reversed(),
      base: 190, lit: 0.9)
    context.restoreGState()
    water(
      from: 190,
      isNight ? [Tone(0x4A3468), Tone(0x161640), Tone(0x0A0B28)] : [Tone(0xC98A86), Tone(0x4A4A82), Tone(0x1E2A58)],
      light: nil, seed: 13)
    dusk.quay(-4, to: 404, top: 190, height: 10)
    var chance = Chance(seed: 6)
    for index in 0..<14 {
      let x = 14 + Double(index) * 28.4
      for step in 0..<7 {
        let y = 206 + Double(step) * 7 + chance.next(-2, 2)
        let half = chance.next(3, 9)
        line("M\(x - half) \(y) L\(x + half) \(y)", Tone(0xFFC27A, 0.5 - Double(step) * 0.06), width: 1.8)
      }
    }
    lanterns(from: CGPoint(x: -10, y: 88), to: CGPoint(x: 410, y: 104), sag: 26, count: 11, size: 9)
    lanterns(from: CGPoint(x: -10, y: 132), to: CGPoint(x: 410, y: 116), sag: 22, count: 13, size: 7.5)
    for (x, y, scale) in [
      (70.0, 236.0, 1.0), (150, 224, 0.7), (236, 244, 1.15), (322, 228, 0.8), (364, 256, 1.1), (24, 264, 1.1),
      (176, 272, 1.3),
    ] {
      floatingLight(x, y, scale)
    }
  }

  private func floatingLight(_ x: Double, _ y: Double, _ scale: Double) {
    at(x, y, scaled: scale) {
      brush.glow(0, -6, 26, Tone(0xFFD08A, 0.7))
      for step in 0..<5 {
        line(
          "M\(-8 + Double(step)) \(6 + Double(step) * 4) L\(8 - Double(step)) \(6 + Double(step) * 4)",
          Tone(0xFFD08A, 0.5 - Double(step) * 0.08), width: 1.6)
      }
      shape("M-13 -1 L13 -1 C11 5 8 6 4 6 L-4 6 C-8 6 -11 5 -13 -1 Z", Tone(0x7A3A2E))
      shape("M-8 -16 L8 -16 L9 -1 L-9 -1 Z", top: Tone(0xFFF0BE), bottom: Tone(0xF59A3E))
      line("M-8 -16 L-9 -1 M0 -16 L0 -1 M8 -16 L9 -1", Tone(0xB5402C, 0.7), width: 1.2)
    }
  }

  /// The wood oven with its fire, and the first loaves out of it.
  func bakehouse() {
    wash([either(0x8A5A44, 0x2C1E2A), either(0x6B4234, 0x1C131F)], from: 0, to: 329)
    bricks()
    // Up, so that the loaves are in sight where only the middle shows.
    context.saveGState()
    context.translateBy(x: 0, y: -28)
    defer { context.restoreGState() }
    brush.glow(200, 178, 210, Tone(0xFFA24A, isNight ? 0.5 : 0.6))
    shape("M92 252 L92 178 C92 100 308 100 308 178 L308 252 Z", either(0xA8765A, 0x4A2F33))
    for step in 0..<13 {
      let angle = Double.pi - Double(step) / 12 * Double.pi
      let (x, y) = (200 + cos(angle) * 99, 182 - sin(angle) * 67)
      context.saveGState()
      context.translateBy(x: x, y: y)
      context.rotate(by: .pi / 2 - angle)
      box(
        -10.5, -12, 21, 24,
        either(step.isMultiple(of: 2) ? 0xC98C68 : 0xB67A58, step.isMultiple(of: 2) ? 0x6B4440 : 0x5C3838), radius: 2)
      context.restoreGState()
    }
    shape("M110 252 L110 184 C110 122 290 122 290 184 L290 252 Z", top: Tone(0x2A100A), bottom: Tone(0x6B1F0C))
    brush.glow(200, 240, 84, Tone(0xFF8A2A, 0.95))
    brush.glow(200, 244, 46, Tone(0xFFE08A, 0.95))
    for (x, height, width) in [(160.0, 38.0, 16.0), (184, 56, 20), (208, 64, 22), (234, 46, 18), (252, 30, 12)] {
      shape(
        "M\(x - width / 2) 246 C\(x - width) \(246 - height * 0.4) \(x - 3) \(246 - height * 0.6) \(x) \(246 - height) C\(x + 5) \(246 - height * 0.6) \(x + width) \(246 - height * 0.4) \(x + width / 2) 246 Z",
        top: Tone(0xFFB23A), bottom: Tone(0xF0561E))
      shape(
        "M\(x - width / 4) 246 C\(x - width / 2) \(246 - height * 0.3) \(x - 1) \(246 - height * 0.4) \(x) \(246 - height * 0.62) C\(x + 3) \(246 - height * 0.4) \(x + width / 2) \(246 - height * 0.3) \(x + width / 4) 246 Z",
        Tone(0xFFE9A0))
    }
    for (x, turn) in [(166.0, -0.16), (214, 0.1), (240, -0.06)] {
      context.saveGState()
      context.translateBy(x: x, y: 246)
      context.rotate(by: turn)
      box(-34, -5, 68, 9, top: Tone(0x7A4526), bottom: Tone(0x3A1C10), radius: 4)
      context.restoreGState()
    }
    box(-4, 250, 408, 110, top: either(0xB58556, 0x4A3138), bottom: either(0x7A5230, 0x261823))
    box(-4, 246, 408, 7, either(0xD9AE78, 0x6B4A48), radius: 2)
    for (x, y, scale) in [(52.0, 236.0, 0.62), (346.0, 236, 0.62), (318, 262, 0.8), (88, 262, 0.84), (206, 272, 0.9)] {
      at(x, y, scaled: scale) {
        brush.disc(0, 22, 50, Tone(0x1A0C08, 0.35), flat: 0.2)
        let pen = Pen(main: .white, second: .white, groundColor: .white, context: context)
        pen.at(-50, -54) { $0.sourdough() }
      }
    }
    if isNight { wash([Tone(0x0A0818, 0.35), Tone(0x0A0818, 0.1), Tone(0x0A0818, 0.3)], from: 0, to: 360) }
  }

  private func bricks() {
    var chance = Chance(seed: 12)
    for row in 0..<18 {
      let y = Double(row) * 15
      for column in -1..<12 {
        let x = Double(column) * 36 + (row.isMultiple(of: 2) ? 0 : 18)
        let color = either(0xA06A50, 0x3A2630).color.mixed(with: either(0xC08A68, 0x4A3038).color, chance.next())
        box(x + 1, y + 1, 33.6, 12.6, Tone(color, 0.85), radius: 1.6)
      }
    }
  }

  /// Nets hung up to dry on the pier.
  func nets() {
    wash(
      isNight ? [Tone(0x0B1533), Tone(0x2A3D70)] : [Tone(0x9CCFE0), Tone(0xDDEEEA), Tone(0xF9EBD2)], from: 0, to: 182)
    if isNight {
      stars(40, above: 150)
    } else {
      cloud(80, 108, 1.1, Tone(0xFFFFFF, 0.8)); cloud(330, 88, 0.9, Tone(0xFFFFFF, 0.6))
    }
    shape("M-4 182 L-4 172 C60 160 120 172 200 168 C270 164 330 172 404 162 L404 182 Z", either(0x9DB9AE, 0x223263))
    water(
      from: 180, isNight ? [Tone(0x2E427A), Tone(0x0B1433)] : [Tone(0x8FC7CF), Tone(0x3C93A8), Tone(0x22718A)],
      light: (300, either(0xFFF6DA, 0xC9D2F2)), seed: 19)
    sailBoat(330, 194, scale: 0.44, sail: 0xE0A31E)
    for x in stride(from: 20.0, through: 400, by: 76) {
      box(x, 244, 9, 84, top: either(0x7A5A40, 0x2A2A4C), bottom: either(0x4A3626, 0x121430))
    }
    box(-4, 236, 408, 14, top: either(0xC29A6E, 0x4A4A74), bottom: either(0x8A6844, 0x2A2A50))
    for x in stride(from: -4.0, through: 400, by: 26) {
      line("M\(x) 236 L\(x) 250", either(0x6B4C30, 0x1A1B3C), width: 1)
    }
    for x in [36.0, 196, 300] {
      box(x, 106, 7, 132, top: either(0x8A6848, 0x3A3A62), bottom: either(0x5E442C, 0x1C1D40), radius: 2)
    }
    net(40, to: 199, top: 116, sag: 92)
    net(203, to: 303, top: 122, sag: 66)
    crates(322, 237, scale: 0.9)
    at(354, 192, scaled: 1) { standingGull() }
    for (x, y, color) in [(232.0, 228.0, 0xF0923A), (248, 230, 0xD2452F), (262, 227, 0xFFF3D6)] {
      let tone = Tone(isNight ? Color(color).darker(0.45) : Color(color))
      brush.disc(x, y, 9, Tone(tone.color.darker(0.15)))
      brush.disc(x - 1, y - 1.4, 7, tone)
      brush.disc(x - 3, y - 4, 2, Tone(0xFFFFFF, isNight ? 0.2 : 0.6))
    }
    for (x, y, scale) in [(130.0, 92.0, 0.9), (250, 104, 0.7)] { gull(x, y, scale) }
  }

  func standingGull() {
    line("M-2 0 L-2 8 M3 0 L3 8", either(0xE09A3A, 0x8A6A4A), width: 1.6)
    shape(
      "M-18 -4 C-10 -2 -4 2 4 1 C11 0 13 -6 12 -12 C11 -18 5 -18 3 -14 C0 -10 -8 -10 -18 -4 Z",
      either(0xFDFEFE, 0xA9B4D2))
    shape("M-19 -4 C-10 -8 -2 -9 2 -6 C-2 0 -10 0 -19 -4 Z", either(0x8C9AA4, 0x55608A))
    shape("M12 -14 L18 -12.4 L12 -11 Z", either(0xF0A83A, 0x9A7A4A))
    brush.disc(9, -14, 1.1, Tone(0x22252B))
  }
}
