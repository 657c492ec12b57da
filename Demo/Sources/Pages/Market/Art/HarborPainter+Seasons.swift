import UIKit

// The four seasons of the banner.

extension HarborPainter {
  /// Spring: stalls on the square, plum trees in blossom.
  func square() {
    wash(
      isNight ? [Tone(0x0C1635), Tone(0x2A3564)] : [Tone(0xA9D4E8), Tone(0xE6F1EC), Tone(0xF6EEDD)], from: 0, to: 200)
    if isNight {
      stars(40, above: 110)
    } else {
      cloud(300, 96, 1, Tone(0xFFFFFF, 0.7)); cloud(110, 76, 0.8, Tone(0xFFFFFF, 0.5))
    }
    houses(HarborPainter.House.row, base: 206)
    context.saveGState()
    context.translateBy(x: 206, y: 0)
    houses(
      HarborPainter.House.row.map {
        .init(x: $0.x, width: $0.width, height: $0.height * 0.92, wall: $0.wall, roof: $0.roof)
      }.reversed(), base: 206)
    context.restoreGState()
    wash([either(0xD9C7AA, 0x2B3157), either(0xB79F7C, 0x171C3A)], from: 204, to: 329)
    var chance = Chance(seed: 4)
    for _ in 0..<90 {
      let y = chance.next(210, 326)
      let x = chance.next(-10, 410)
      let half = 4 + (y - 204) * 0.08
      line("M\(x - half) \(y) L\(x + half) \(y)", either(0x9C8461, 0x0E1330).faded(0.35), width: 1)
    }
    stall(18, 240, width: 104, 0xD2452F, produce: [0xE8503A, 0xF6C544, 0x7DB84A])
    stall(150, 240, width: 104, 0x1C7C86, produce: [0xF59A3E, 0xB9D46A, 0xC2405A])
    stall(282, 240, width: 104, 0xE0A31E, produce: [0xF4A5BE, 0xFFF3D6, 0xE4605A])
    bunting()
    plumBranch(mirrored: false)
    plumBranch(mirrored: true)
    for _ in 0..<40 {
      brush.disc(
        chance.next(0, 400), chance.next(150, 320), chance.next(1, 2), either(0xF7B9CB, 0x8E6D94).faded(0.8), flat: 0.7)
    }
  }

  private func bunting() {
    line("M0 118 Q100 150 200 130 Q300 112 400 140", either(0x8A7A66, 0x3A4268), width: 1.2)
    let colors = [0xD2452F, 0xF6C544, 0x1C7C86, 0xF4A5BE]
    for index in 0..<22 {
      let x = 8 + Double(index) * 18
      let t = x / 400
      let y =
        t < 0.5
        ? 118 + 4 * (t * 2) * (1 - t * 2) * 13 + 12 * t * 2
        : 130 + 10 * (t * 2 - 1) - 4 * (t * 2 - 1) * (2 - t * 2) * 11
      let color = Color(colors[index % 4])
      let tone = Tone(isNight ? color.darker(0.5) : color)
      shape("M\(x - 6) \(y) L\(x + 6) \(y) L\(x) \(y + 12) Z", tone)
    }
  }

  private func plumBranch(mirrored: Bool) {
    at(mirrored ? 400 : 0, 0, mirrored: mirrored) {
      line(
        "M-4 150 C20 130 34 120 62 116 M30 124 C36 110 48 100 60 98 M50 117 C66 124 76 124 88 130",
        either(0x6B4A3A, 0x221B33), width: 3.4)
      var chance = Chance(seed: mirrored ? 8 : 2)
      for (x, y) in [
        (20.0, 132.0), (34, 122), (46, 112), (58, 100), (66, 114), (78, 124), (88, 131), (40, 104), (8, 144), (56, 122),
      ] {
        for _ in 0..<7 {
          let (dx, dy) = (chance.next(-9, 9), chance.next(-8, 8))
          let tone = chance.next() < 0.5 ? either(0xF9C6D4, 0x7E6187) : either(0xFDE6EC, 0xA488A8)
          brush.disc(x + dx, y + dy, chance.next(2.4, 4.2), tone)
          if chance.next() < 0.4 { brush.disc(x + dx, y + dy, 1, either(0xD8577E, 0x4E3358)) }
        }
      }
    }
  }

  /// Summer: sails on open water, a lighthouse on its rock.
  func openWater() {
    wash(
      isNight ? [Tone(0x0A1230), Tone(0x26376B)] : [Tone(0x7CC0E2), Tone(0xC9E6EE), Tone(0xF3F1DF)], from: 0, to: 176)
    if isNight {
      stars(60, above: 160)
      brush.glow(96, 112, 44, Tone(0xFBF0CF, 0.5))
      brush.disc(96, 112, 13, Tone(0xFBF0CF))
    } else {
      brush.glow(96, 120, 80, Tone(0xFFF6D0, 0.9))
      brush.disc(96, 120, 15, Tone(0xFFF9E2))
      for (x, y, scale, opacity) in [
        (210.0, 128.0, 1.1, 0.85), (300, 104, 1.0, 0.6), (30, 150, 0.8, 0.6), (364, 152, 0.7, 0.7),
      ] {
        cloud(x, y, scale, Tone(0xFFFFFF, opacity))
      }
    }
    shape("M0 176 L0 166 C30 158 60 164 96 168 C140 172 170 168 220 171 L260 176 Z", either(0x8FB3A8, 0x1E2C55))
    water(
      from: 175, isNight ? [Tone(0x2B3F78), Tone(0x0B1433)] : [Tone(0x6FBBD0), Tone(0x2E8BAE), Tone(0x1D6688)],
      light: (96, either(0xFFF9E2, 0xFBF0CF)))
    lighthouse(336, 196, scale: 0.92)
    shape(
      "M278 206 C290 190 306 198 318 190 C334 184 352 190 362 192 C380 188 392 198 408 200 L408 222 C380 214 330 226 278 206 Z",
      top: either(0x9A8F80, 0x2A3157), bottom: either(0x5E564C, 0x12183A))
    line(
      "M276 208 C300 214 320 220 350 219 C372 218 390 216 404 221", Tone(0xFFFFFF, isNight ? 0.25 : 0.75), width: 2.4)
    sailBoat(228, 190, scale: 0.5, sail: 0xE0A31E)
    sailBoat(54, 200, scale: 0.62, sail: 0x1C7C86)
    sailBoat(158, 238, scale: 1.2, sail: 0xD2452F)
    for (x, y, scale) in [(250.0, 118.0, 0.9), (272, 130, 0.7), (186, 104, 0.8), (130, 140, 0.6)] { gull(x, y, scale) }
  }

  /// Autumn: the harbor at dawn.
  func harborInAutumn() {
    wash(
      isNight ? [Tone(0x0B1430), Tone(0x1E2C58), Tone(0x46517F)] : [Tone(0xA8CBDA), Tone(0xF3D9BC), Tone(0xFBC98E)],
      from: 0, to: 200)
    if isNight { stars(50, above: 130) }
    brush.glow(300, 176, 110, either(0xFFE2A6, 0xC9D2F2).faded(isNight ? 0.35 : 0.95))
    brush.disc(300, isNight ? 132 : 172, isNight ? 13 : 20, either(0xFFF3D2, 0xF4F1DE))
    if !isNight {
      for (x, y, scale) in [(230.0, 118.0, 1.0), (356, 132, 0.8), (60, 100, 0.8)] {
        cloud(x, y, scale, Tone(0xFBE6D2, 0.75))
      }
    }
    shape(
      "M150 196 C190 168 220 178 250 172 C290 160 330 176 404 162 L404 204 L150 204 Z", top: either(0xC2A58E, 0x2C396A),
      bottom: either(0xE9C49C, 0x3A4676))
    shape("M210 200 C250 184 300 190 404 180 L404 206 L210 206 Z", either(0xA98A6C, 0x1F2B56))
    let paint = {
      quay(-4, to: 216, top: 190, height: 16)
      houses(HarborPainter.House.row, base: 188)
    }
    let sea =
      isNight ? [Tone(0x3A4A7E), Tone(0x131C40), Tone(0x0A1029)] : [Tone(0xF3CC98), Tone(0x7FA9AE), Tone(0x2F6E7D)]
    water(
      from: 200, sea,
      light: (300, either(0xFFF3D2, 0xDDE3F7)))
    context.saveGState()
    UIBezierPath(rect: CGRect(x: -4, y: 200, width: 222, height: 130)).addClip()
    reflected(at: 204, depth: 92, sea, paint)
    context.restoreGState()
    paint()
    fishingBoat(254, 236, scale: 0.98, hull: 0x1C6B78, cabin: 0xF6EBD6)
    fishingBoat(352, 210, scale: 0.46, hull: 0xB5402C, cabin: 0xF6EBD6, mirrored: true)
    fishingBoat(84, 232, scale: 0.66, hull: 0xC9872A, cabin: 0xE9EFEA, mirrored: true)
    for (x, y, scale) in [(212.0, 142.0, 0.9), (236, 152, 0.7), (330, 120, 0.8)] { gull(x, y, scale) }
  }

  /// Winter: the same harbor under snow.
  func harborInWinter() {
    wash(
      isNight ? [Tone(0x0D1533), Tone(0x2A3768)] : [Tone(0xB9CBDA), Tone(0xDCE6EE), Tone(0xF4EFEA)], from: 0, to: 200)
    shape(
      "M-4 196 C60 160 110 176 160 168 C220 156 280 176 404 150 L404 206 L-4 206 Z", top: either(0xE8EFF4, 0x3F4E80),
      bottom: either(0xC9D7E2, 0x2A376A))
    for (x, height) in [(20.0, 30.0), (36, 38), (52, 28), (70, 34), (150, 26), (166, 32)] { fir(x, 192, height) }
    let row = HarborPainter.House.row.map {
      House(x: 394 - $0.x - $0.width, width: $0.width, height: $0.height, wall: $0.wall, roof: $0.roof)
    }
    let paint = {
      quay(182, to: 404, top: 190, height: 16)
      houses(row, base: 188, hasSnow: true, lit: 0.85)
      box(182, 185, 222, 4.6, either(0xFDFEFF, 0x9FB2D6), radius: 2)
    }
    let sea = isNight ? [Tone(0x2E3C70), Tone(0x0C1330)] : [Tone(0xC3D6DF), Tone(0x7F9FAF), Tone(0x4E7486)]
    water(
      from: 200, sea, light: nil, seed: 17)
    context.saveGState()
    UIBezierPath(rect: CGRect(x: 182, y: 200, width: 222, height: 130)).addClip()
    reflected(at: 204, depth: 92, sea, paint)
    context.restoreGState()
    paint()
    fishingBoat(112, 234, scale: 1.02, hull: 0xB5402C, cabin: 0xF6EBD6, hasSnow: true)
    fishingBoat(300, 236, scale: 0.62, hull: 0x2A5F7A, cabin: 0xE9EFEA, mirrored: true, hasSnow: true)
    for (x, y, width) in [(30.0, 252.0, 44.0), (200, 262, 60), (352, 258, 40), (250, 290, 70)] {
      shape(
        "M\(x - width / 2) \(y) C\(x - width / 3) \(y - 6) \(x + width / 3) \(y - 6) \(x + width / 2) \(y) C\(x + width / 3) \(y + 4) \(x - width / 3) \(y + 4) \(x - width / 2) \(y) Z",
        either(0xF4F9FB, 0x6F80AC).faded(0.85))
    }
    var chance = Chance(seed: 31)
    for _ in 0..<150 {
      brush.disc(
        chance.next(0, 400), chance.next(0, 326), chance.next(0.8, 2.4), Tone(0xFFFFFF, chance.next(0.5, 0.95)))
    }
  }

  private func fir(_ x: Double, _ base: Double, _ height: Double) {
    for (part, width) in [(0.0, 0.34), (0.3, 0.27), (0.56, 0.2)] {
      let y = base - height * part
      shape(
        "M\(x - height * width) \(y) L\(x) \(y - height * 0.5) L\(x + height * width) \(y) Z",
        either(0x4F7268, 0x1A2B4E))
      shape(
        "M\(x - height * width * 0.6) \(y - height * 0.2) L\(x) \(y - height * 0.5) L\(x + height * width * 0.6) \(y - height * 0.2) L\(x) \(y - height * 0.28) Z",
        either(0xF9FCFD, 0x9FB2D6))
    }
  }
}
