import UIKit

// The scenes among the trees.
extension ScenePainter {
  /// Slopes of copper, and needles in the wind.
  func larches() {
    sky([0x4A97D2, 0x9CCBEC, 0xE9F4F4], to: 112)
    for (x, y, width) in [(90.0, 36.0, 70.0), (140, 42, 50), (310, 26, 60), (262, 58, 46)] {
      glow(x, y, width, Tone(.white, 0.75), flat: 0.07)
    }
    let peaks = ridge(
      [
        at(-10, 96), at(48, 64), at(90, 84), at(136, 46), at(160, 34), at(190, 62), at(226, 80), at(286, 54),
        at(330, 78), at(410, 66),
      ],
      roughness: 0.2, seed: 91)
    fill(land(peaks, to: 140), [Tone(0x7F9BBB), Tone(0xC4D3DE)])
    snowCaps(on: peaks, below: 84)
    hills(
      [at(-10, 112), at(60, 98), at(130, 112), at(200, 104), at(280, 92), at(340, 100), at(410, 88)], roughness: 0.07,
      seed: 92, [Tone(0xB98A45), Tone(0xD3A65C)], to: 160)
    let copper = [0xC8792B, 0xDD9A3B, 0xB8612A, 0xE3AC4E, 0x5E7A4B]
    for row in 0..<6 {
      let y = 106 + Double(row) * 6.5
      conifers(
        54, along: [at(-6, y + 6), at(120, y + 4), at(290, y - 8), at(406, y - 12)],
        heights: (7 + Double(row) * 1.2, 12 + Double(row) * 2), copper, light: 0xF6CF7A, slim: 0.26,
        seed: 100 + UInt64(row))
    }
    mist(124, 30, Tone(0xFBE9C6, 0.4))
    let meadow = curve([at(-10, 158), at(80, 146), at(190, 156), at(300, 142), at(410, 150)])
    meadow.addLine(to: at(410, 212))
    meadow.addLine(to: at(-10, 212))
    meadow.close()
    fill(meadow, [Tone(0xE5BC62), Tone(0xB98534), Tone(0x7E5420)])
    func path(_ part: Double, _ side: Double) -> CGPoint {
      let depth = pow(part, 1.6)
      return at(222 + 26 * sin(part * 5.2) * (0.35 + depth) + side * (1.6 + 46 * depth), 151 + 62 * depth)
    }
    let sides = (0...40).map { Double($0) / 40 }
    fill(
      shape(sides.map { path($0, -1) } + sides.reversed().map { path($0, 1) }), [Tone(0xEBCF93), Tone(0xF8E6BC)])
    conifers(
      16, along: [at(-10, 166), at(100, 158)], heights: (24, 44), copper, light: 0xF9D98A, slim: 0.24, seed: 121)
    conifers(
      15, along: [at(290, 156), at(410, 164)], heights: (24, 46), copper, light: 0xF9D98A, slim: 0.24, seed: 122)
    walker(236, 163, 12, Tone(0x5B3A20))
    walker(245, 164, 8.5, Tone(0x9B3B2A))
    for (x, base, height, seed) in [
      (28.0, 206.0, 118.0, 131), (66, 210, 86, 132), (374, 210, 132, 133), (336, 212, 80, 134),
    ] as [(Double, Double, Double, UInt64)] {
      let color = Color(seed.isMultiple(of: 2) ? 0xC06F27 : 0xCF8430)
      larch(x, base, height, color.darker(0.3), light: Color(0xF6C263), slim: 0.25, seed: seed)
    }
    var random = Chance(seed: 140)
    for _ in 0..<90 {
      let (x, y) = (random.next(0, 400), random.next(20, 205))
      stroke(
        shape([at(x, y), at(x + 2.2, y + 1.1)], isClosed: false), Tone(0xFCD27A, random.next(0.5, 0.95)), width: 0.8)
    }
  }

  private func snowCaps(on line: [CGPoint], below limit: Double) {
    var random = Chance(seed: 95)
    var lower: [CGPoint] = []
    for point in line where point.y < limit {
      lower.append(at(point.x + random.next(-1, 1), point.y + (limit - point.y) * random.next(0.3, 0.62)))
    }
    let upper = line.filter { $0.y < limit }
    // One shape for each group of neighbors, or the caps would be joined through the air.
    var start = 0
    for index in 1...max(1, upper.count) {
      if index == upper.count || upper[index].x - upper[index - 1].x > 6 {
        if index - start > 2 { fill(shape(upper[start..<index] + lower[start..<index].reversed()), Tone(.white, 0.92)) }
        start = index
      }
    }
  }

  /// A paved road through a wood with moss, light falling across it.
  func oldRoad() {
    sky([0xD9E8BE, 0xCFE2B0, 0x9CC08A], to: 170)
    glow(206, 84, 190, Tone(0xFFFDE6, 0.95))
    for (count, color, thick, foot, seed) in [
      (26, 0xB9D3A4, 2.2, 140.0, 151), (18, 0x8DB183, 3.6, 147, 152), (12, 0x5C8560, 6, 156, 153),
    ] as [(Int, Int, Double, Double, UInt64)] {
      trunks(count, Color(color), thick: thick, foot: foot, seed: seed)
      mist(foot - 8, 44, Tone(0xE2EFC8, 0.5))
    }
    for (x, width) in [(120.0, 26.0), (176, 15), (222, 34), (286, 18)] {
      let shaft = shape([at(x, -4), at(x + width, -4), at(x + width - 60, 176), at(x - 76 - width * 0.3, 176)])
      fill(shaft, [Tone(0xFFFCE0, 0.42), Tone(0xFFFCE0, 0)])
    }
    hills(
      [at(-10, 138), at(70, 146), at(150, 149), at(200, 150), at(256, 149), at(330, 145), at(410, 136)],
      roughness: 0.05,
      seed: 155, [Tone(0xA3C46F), Tone(0x5E8E48), Tone(0x2C5433)])
    paving()
    leaves(
      260, in: CGRect(x: 0, y: 152, width: 400, height: 70), size: 3, [0x3E6E3C, 0x5A8B47, 0x2C5433], opacity: 0.28,
      seed: 8)
    paving()
    for (x, thick, seed) in [(34.0, 15.0, 161), (366, 18, 162), (96, 8, 163), (318, 9, 164)]
      as [(Double, Double, UInt64)]
    {
      trunk(x, thick, Color(0x3A5138), foot: 172 + thick * 2, seed: seed)
    }
    leaves(
      240, in: CGRect(x: -10, y: -12, width: 150, height: 62), size: 6, [0x2F5B37, 0x48793F, 0x6D9C49, 0x8FB858],
      opacity: 0.9, seed: 171)
    leaves(
      240, in: CGRect(x: 270, y: -12, width: 150, height: 66), size: 6, [0x2F5B37, 0x48793F, 0x6D9C49, 0x8FB858],
      opacity: 0.9, seed: 172)
    leaves(
      110, in: CGRect(x: 120, y: -14, width: 170, height: 30), size: 5, [0x48793F, 0x6D9C49, 0xA6C963], opacity: 0.85,
      seed: 173)
    for (x, y, size) in [
      (14.0, 214.0, 34.0), (66, 216, 26), (388, 214, 36), (338, 216, 26), (112, 216, 18), (300, 216, 18),
    ] { fern(x, y, size) }
    for (x, y) in [(168.0, 118.0), (182, 104), (236, 112), (252, 96), (214, 128), (150, 90)] {
      disc(x, y, 0.9, Tone(0xFFFBD6, 0.95))
    }
  }

  private func trunks(_ count: Int, _ color: Color, thick: Double, foot: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    for index in 0..<count {
      let x = 400 * (Double(index) + random.next()) / Double(count)
      // The road is free.
      if abs(x - 204) < 16 + thick * 3 { continue }
      trunk(x, thick * random.next(0.6, 1.3), color, foot: foot + random.next(-2, 3), seed: seed &+ UInt64(index))
    }
  }

  private func trunk(_ x: Double, _ thick: Double, _ color: Color, foot: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    let lean = random.next(-0.5, 0.5) * thick * 2
    let path = UIBezierPath()
    path.move(to: at(x - thick * 1.1, foot))
    path.addCurve(
      to: at(x - thick * 0.4 + lean, -4), controlPoint1: at(x - thick * 0.4, foot - thick * 2.4),
      controlPoint2: at(x - thick * 0.5 + lean * 0.3, 60))
    path.addLine(to: at(x + thick * 0.4 + lean, -4))
    path.addCurve(
      to: at(x + thick * 1.2, foot), controlPoint1: at(x + thick * 0.5 + lean * 0.3, 60),
      controlPoint2: at(x + thick * 0.4, foot - thick * 2.4))
    path.close()
    fill(path, [Tone(color), Tone(color.darker(0.12))])
    guard thick > 5 else { return }
    // Moss on the side of the light.
    let moss = UIBezierPath()
    moss.move(to: at(x - thick * 0.9, foot))
    moss.addCurve(
      to: at(x - thick * 0.4 + lean, -4), controlPoint1: at(x - thick * 0.4, foot - thick * 2.4),
      controlPoint2: at(x - thick * 0.5 + lean * 0.3, 60))
    moss.addLine(to: at(x - thick * 0.15 + lean, -4))
    moss.addCurve(
      to: at(x - thick * 0.2, foot), controlPoint1: at(x - thick * 0.2 + lean * 0.3, 60),
      controlPoint2: at(x, foot - thick * 2.4))
    moss.close()
    fill(moss, Tone(0x86AC55, 0.6))
  }

  /// Slabs toward the distance, each with the hollow that hooves have worn.
  private func paving() {
    var random = Chance(seed: 181)
    func place(_ part: Double, _ across: Double) -> CGPoint {
      let depth = pow(part, 1.7)
      return at(205 + 12 * sin(part * 3.4) * (1 - part * 0.4) + across * (5 + 74 * depth), 149 + 66 * depth)
    }
    let rows = 13
    for row in 0..<rows {
      let (start, end) = (Double(row) / Double(rows), (Double(row) + 0.9) / Double(rows))
      let split = random.next(-0.35, 0.35)
      for (left, right) in [(-1.0 + random.next(0, 0.1), split - 0.04), (split + 0.04, 1 - random.next(0, 0.1))] {
        let slab = shape([place(start, left), place(start, right), place(end, right), place(end, left)])
        let stone = Color(0xB9BBA4).mixed(with: Color(0x7F8B74), random.next())
        fill(slab, [Tone(stone.lighter(0.12)), Tone(stone.darker(0.1))])
        let middle = place((start + end) / 2, (left + right) / 2)
        let size = (right - left) * (1.2 + 16 * pow(start, 1.7))
        disc(middle.x, middle.y, size, Tone(0x5F6B57, 0.5), flat: 0.28)
        disc(middle.x, middle.y + size * 0.06, size * 0.8, Tone(0xD6D8C4, 0.35), flat: 0.2)
      }
    }
  }

  private func fern(_ x: Double, _ y: Double, _ size: Double) {
    for (lean, part) in [(-1.0, 0.7), (-0.55, 0.95), (-0.1, 1), (0.4, 0.95), (0.9, 0.75)] {
      let tip = at(x + lean * size, y - size * part)
      let bend = at(x + lean * size * 0.2, y - size * part * 0.8)
      let dark = Color(0x264B2C).mixed(with: Color(0x5E9146), (lean + 1) / 2)
      for step in 1...12 {
        let t = Double(step) / 12
        let rest = 1 - t
        let px = rest * rest * x + 2 * rest * t * bend.x + t * t * tip.x
        let py = rest * rest * y + 2 * rest * t * bend.y + t * t * tip.y
        let reach = size * 0.2 * (1.1 - t)
        stroke(
          shape([at(px - reach, py - reach * 0.25), at(px, py), at(px + reach, py - reach * 0.25)], isClosed: false),
          Tone(dark),
          width: size * 0.045)
      }
    }
  }

  /// A boardwalk through a bog in the haze of an autumn afternoon.
  func boardwalk() {
    sky([0x8FA9BE, 0xC9D3D3, 0xF3E3C3], to: 112)
    glow(104, 92, 150, Tone(0xFFEDC2, 0.85))
    hills(
      [at(-10, 104), at(70, 92), at(150, 102), at(240, 86), at(320, 96), at(410, 84)], roughness: 0.08, seed: 191,
      [Tone(0x9FB0B8), Tone(0xE6DDC8)], to: 122)
    hills(
      [at(-10, 114), at(90, 110), at(200, 115), at(300, 107), at(410, 112)], roughness: 0.05, seed: 192,
      [Tone(0x7A8A82), Tone(0xC9BC93)], to: 130)
    conifers(
      40, along: [at(-6, 119), at(200, 121), at(406, 118)], heights: (5, 17), [0x5B6E64, 0x6C7D6A], light: 0x9AA586,
      seed: 193)
    mist(120, 24, Tone(0xF6E8CC, 0.75))
    fill(
      UIBezierPath(rect: CGRect(x: 0, y: 124, width: 400, height: 90)),
      [Tone(0xD3B56C), Tone(0xA9803C), Tone(0x5E4423)])
    for (x, y, width, flat) in [
      (70.0, 140.0, 46.0, 0.1), (330, 136, 54, 0.09), (28, 166, 52, 0.16), (352, 168, 60, 0.17), (120, 186, 44, 0.18),
    ] {
      disc(x, y, width, Tone(0x6E5A35, 0.7), flat: flat * 1.12)
      disc(x, y, width * 0.96, Tone(0xA9BCC4), flat: flat)
      glow(x - width * 0.1, y, width * 0.8, Tone(0xFFF3D4, 0.8), flat: flat * 0.8)
    }
    for row in 0..<7 {
      let y = 130 + Double(row * row) * 1.6 + Double(row) * 2
      let color = Color(0xC79D4C).mixed(with: Color(0x5A3F1E), Double(row) / 6)
      grass(
        [at(-6, y), at(130, y + 2), at(270, y), at(406, y + 2)], Tone(color, 0.75), height: 3 + Double(row) * 2.2,
        seed: 200 + UInt64(row))
    }
    planks()
    grass([at(-6, 212), at(118, 214)], Tone(0x3D2B16), height: 26, seed: 211)
    grass([at(300, 214), at(406, 212)], Tone(0x3D2B16), height: 26, seed: 212)
    walker(217, 141, 15, Tone(0x3C3A3A))
    walker(208, 150, 19, Tone(0x7C3A2B))
  }

  private func planks() {
    func place(_ part: Double, _ across: Double) -> CGPoint {
      let depth = pow(part, 1.9)
      return at(232 - 40 * part + 18 * sin(part * 2.6) + across * (2.5 + 52 * depth), 130 + 84 * depth)
    }
    let rows = 24
    let shadow = shape(
      (0...rows).map { place(Double($0) / Double(rows), -1.08) }
        + (0...rows).reversed().map { place(Double($0) / Double(rows), 1.12) })
    fill(shadow, [Tone(0x6B5026, 0.6), Tone(0x23170A)])
    var random = Chance(seed: 221)
    for row in 0..<rows {
      let (start, end) = (Double(row) / Double(rows), (Double(row) + 0.86) / Double(rows))
      let wood = Color(0xD9C19A).mixed(with: Color(0xA98A5E), random.next())
      let (left, right) = (-1 - random.next(0, 0.06), 1 + random.next(0, 0.06))
      fill(
        shape([place(start, left), place(start, right), place(end, right), place(end, left)]),
        [Tone(wood.lighter(0.15)), Tone(wood.darker(0.08))])
    }
  }
}
