/// The colors in which the lake is drawn.
struct Daylight {
  let sky, horizon, light, farHills, hills, trees, water, deepWater, reeds: Color
  let isNight: Bool

  /// A clear morning in late autumn.
  static let day = Daylight(
    sky: Color(0x8FC3D9), horizon: Color(0xFBE3C0), light: Color(0xFFF3D6), farHills: Color(0xA9BFC6),
    hills: Color(0x86A59C), trees: Color(0xC98A3C), water: Color(0xB9D3D2), deepWater: Color(0x2F6470),
    reeds: Color(0x6E6A34), isNight: false)
  /// The same place under the moon.
  static let night = Daylight(
    sky: Color(0x0E1A38), horizon: Color(0x4B5B86), light: Color(0xFBF0CF), farHills: Color(0x35436B),
    hills: Color(0x25335A), trees: Color(0x1C2A49), water: Color(0x3C4F7C), deepWater: Color(0x0B1530),
    reeds: Color(0x0C152B), isNight: true)
}

extension Pen {
  /// The lake with its hills, trees, reeds, a heron and a skein of geese, on 358 by 148.
  func lake(_ daylight: Daylight) {
    fill("M0 0 L358 0 L358 92 L0 92 Z", top: daylight.sky, bottom: daylight.horizon)
    if daylight.isNight {
      for (x, y, radius) in [
        (24.0, 22.0, 0.8), (58, 12, 0.6), (96, 34, 0.7), (128, 10, 0.9), (162, 26, 0.6), (196, 14, 0.7), (214, 40, 0.5),
        (296, 18, 0.8), (330, 34, 0.6), (346, 10, 0.9), (42, 44, 0.5),
      ] { dot(x, y, radius, .white, opacity: 0.85) }
    }
    for (radius, opacity) in [(46.0, 0.10), (34, 0.14), (24, 0.2)] {
      dot(256, 44, radius, daylight.light, opacity: opacity)
    }
    dot(256, 44, 15, daylight.light)
    if daylight.isNight {
      dot(251, 40, 3, daylight.horizon, opacity: 0.3)
      dot(260, 49, 3.6, daylight.horizon, opacity: 0.25)
    }
    fill(
      "M0 66 C30 50 58 56 84 44 C108 34 128 52 156 54 C190 56 210 42 240 50 C280 60 306 44 358 58 L358 94 L0 94 Z",
      top: daylight.farHills, bottom: daylight.horizon.mixed(with: daylight.farHills, 0.6))
    fill(
      "M0 82 C28 66 60 70 92 78 C130 88 158 72 200 76 C244 80 280 66 310 72 C330 75 346 72 358 70 L358 96 L0 96 Z",
      top: daylight.hills, bottom: daylight.hills.mixed(with: daylight.horizon, 0.35))
    trees(daylight)
    fill("M0 92 L358 92 L358 148 L0 148 Z", top: daylight.water, bottom: daylight.deepWater)
    for (y, half, opacity) in [(97.0, 20.0, 0.7), (103, 14, 0.55), (110, 23, 0.4), (118, 12, 0.3)] {
      stroke("M\(256 - half) \(y) L\(256 + half) \(y)", daylight.light, width: 1.8, opacity: opacity)
    }
    stroke(
      "M168 113 L206 113 M300 108 L340 108 M184 100 L214 100", .white, width: 1.1,
      opacity: daylight.isNight ? 0.12 : 0.4)
    geese(daylight)
    fill("M0 120 C60 104 120 132 358 136 L358 148 L0 148 Z", daylight.deepWater.darker(0.35), opacity: 0.55)
    heron(daylight)
    reeds(daylight)
  }

  private func trees(_ daylight: Daylight) {
    let turns = [
      daylight.trees, daylight.trees.mixed(with: Color(0xA8432F), daylight.isNight ? 0 : 0.55),
      daylight.trees.lighter(daylight.isNight ? 0.04 : 0.25),
    ]
    for (index, x) in stride(from: 6.0, through: 176, by: 11).enumerated() {
      let height = 15 + Double((index * 7) % 11)
      let color = turns[index % turns.count]
      fill(
        "M\(x - 7) 94 C\(x - 9) \(94 - height * 0.6) \(x - 3) \(94 - height) \(x) \(94 - height * 1.15)"
          + " C\(x + 3) \(94 - height) \(x + 9) \(94 - height * 0.6) \(x + 7) 94 Z",
        color)
    }
    for (index, x) in stride(from: 292.0, through: 356, by: 10).enumerated() {
      let height = 10 + Double((index * 5) % 9)
      fill(
        "M\(x - 6) 94 C\(x - 7) \(94 - height) \(x + 7) \(94 - height) \(x + 6) 94 Z", turns[(index + 1) % turns.count])
    }
  }

  private func geese(_ daylight: Daylight) {
    let color = daylight.isNight ? daylight.light.darker(0.2) : Color(0x4A4A4E)
    for (x, y) in [(118.0, 31.0), (131, 36), (144, 42), (106, 36), (95, 42), (84, 49), (157, 48)] {
      at(x, y, scaled: 0.62) { pen in
        pen.fill("M-9 -4 C-5 -6 -2 -4 0 -1 C2 -4 5 -6 9 -4 C5 -3.6 3 -1 1 2.2 L-1 2.2 C-3 -1 -5 -3.6 -9 -4 Z", color)
      }
    }
  }

  private func heron(_ daylight: Daylight) {
    let color = daylight.isNight ? daylight.reeds : Color(0x5C6B76)
    at(296, 132, scaled: 0.46) { pen in
      pen.stroke("M-2 -34 L-4 0 M6 -34 L8 0", color.darker(0.3), width: 2.6)
      pen.fill("M-14 -48 C-4 -60 18 -56 32 -34 C16 -28 -6 -30 -14 -38 Z", color)
      pen.stroke("M-8 -42 C-26 -52 -20 -64 -14 -72 C-10 -78 -14 -86 -22 -86", color, width: 7)
      pen.fill("M-28 -90 C-24 -96 -14 -94 -14 -87 C-16 -81 -24 -80 -28 -83 Z M-26 -89 L-52 -83 L-26 -82 Z", color)
      pen.stroke("M-17 -91 C-9 -91 -3 -87 2 -78", color.darker(0.3), width: 2.2)
    }
  }

  private func reeds(_ daylight: Daylight) {
    for (x, lean, height) in [
      (312.0, 4.0, 40.0), (318, -3, 52), (325, 5, 60), (331, -2, 46), (337, 6, 66), (343, 2, 54), (349, -4, 62),
      (355, 3, 48),
      (306, -3, 28),
    ] {
      stroke("M\(x) 150 Q\(x) \(150 - height * 0.5) \(x + lean) \(150 - height)", daylight.reeds, width: 1.8)
    }
    for (x, y) in [(325.0, 92.0), (337, 88), (351, 94)] {
      fill(
        "M\(x) \(y) C\(x + 1) \(y - 5) \(x + 5) \(y - 6) \(x + 7) \(y - 2)"
          + " C\(x + 8) \(y + 4) \(x + 7) \(y + 11) \(x + 4) \(y + 12)"
          + " C\(x + 2) \(y + 8) \(x) \(y + 4) \(x) \(y) Z",
        daylight.isNight ? daylight.reeds : Color(0x7A4A2A))
    }
  }
}
