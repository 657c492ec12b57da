import UIKit

// The scenes above the trees.
extension ScenePainter {
  /// Summits as islands in a sea of fog, and three walkers on the ridge above it.
  func ridgeAboveFog() {
    sky([0x3F78B5, 0x86B3DA, 0xF3DCC4, 0xFBE6C8], to: 122)
    glow(292, 84, 150, Tone(0xFFE3AE, 0.95))
    disc(292, 84, 9, Tone(0xFFFBEC))
    hills(
      [
        at(-10, 100), at(34, 90), at(76, 97), at(128, 82), at(172, 95), at(226, 88), at(268, 99), at(336, 86),
        at(410, 97),
      ],
      roughness: 0.12, seed: 11, [Tone(0xA9BDD6), Tone(0xEAD9CC)], to: 124)
    clouds(110, [Tone(0xFFF3E0), Tone(0xE3E0E6)], seed: 3, swell: 3)
    hills(
      [at(24, 130), at(64, 100), at(94, 72), at(112, 86), at(140, 104), at(184, 130)], roughness: 0.2, seed: 21,
      [Tone(0x6C8DB4), Tone(0xC8D0DE)], to: 132)
    hills(
      [at(300, 134), at(334, 108), at(356, 96), at(382, 112), at(412, 124)], roughness: 0.2, seed: 22,
      [Tone(0x7C9ABD), Tone(0xD3D6DF)], to: 134)
    clouds(126, [Tone(0xFDEFE2), Tone(0xD5DAE4)], seed: 5, swell: 4)
    hills(
      [at(168, 152), at(206, 124), at(232, 100), at(250, 116), at(284, 134), at(322, 152)], roughness: 0.2, seed: 33,
      [Tone(0x456B94), Tone(0xA9BACF)], to: 152)
    clouds(145, [Tone(0xF7EDE6), Tone(0xBCC9DA)], seed: 8, swell: 5)
    let near = ridge(
      [
        at(-10, 112), at(22, 121), at(58, 126), at(88, 143), at(130, 158), at(176, 164), at(226, 183), at(290, 196),
        at(340, 214),
      ],
      roughness: 0.1, seed: 44)
    fill(land(near), [Tone(0x2E5160), Tone(0x14262F)])
    grass(near, Tone(0x2E5160), height: 3, seed: 2)
    stroke(shape(near, isClosed: false), Tone(0xF6D9A8, 0.55), width: 0.9)
    for (x, y, height) in [(42.0, 124.0, 15.0), (64, 129.5, 14.5), (83, 141, 14)] {
      walker(x, y, height, Tone(0x0F1E27))
    }
    let shoulder = ridge([at(276, 214), at(312, 199), at(352, 192), at(410, 178)], roughness: 0.1, seed: 45)
    conifers(
      11, along: [at(306, 202), at(352, 193), at(404, 181)], heights: (20, 48), [0x17303A, 0x1D3A44], light: 0x3E6470,
      seed: 7)
    fill(land(shoulder), [Tone(0x1C3843), Tone(0x10212A)])
  }

  /// The first snow, with two tracks of a fox up to the edge, and one over it.
  func corrie() {
    sky([0x2F6DB2, 0x77ABDB, 0xD3E6F4], to: 120)
    hills(
      [at(-10, 88), at(40, 66), at(84, 84), at(140, 74), at(300, 88), at(352, 58), at(384, 72), at(410, 66)],
      roughness: 0.22, seed: 3, [Tone(0xB5CBE3), Tone(0xE0EBF5)], to: 130)
    let left = [at(60, 150), at(96, 100), at(128, 66), at(150, 44), at(176, 20)]
    let right = [at(176, 20), at(196, 46), at(222, 58), at(254, 84), at(296, 108), at(344, 150)]
    let lit = ridge(left, roughness: 0.16, seed: 9)
    let dark = ridge(right, roughness: 0.16, seed: 12)
    fill(land(lit + dark, to: 170), [Tone(0xFFFFFF), Tone(0xDCE9F5)])
    let spine = ridge(
      [at(176, 20), at(168, 50), at(186, 84), at(172, 116), at(190, 148), at(184, 174)], roughness: 0.16, seed: 5)
    fill(shape(dark + [at(344, 174)] + spine.reversed()), [Tone(0x7E9FC6), Tone(0xC6D8EA)])
    rocks(beside: lit, seed: 31)
    rocks(beside: dark, seed: 32)
    hills(
      [at(236, 170), at(280, 124), at(318, 96), at(350, 112), at(384, 104), at(412, 128)], roughness: 0.2, seed: 14,
      [Tone(0x8FB0D4), Tone(0xCBDDEE)], to: 190)
    hills(
      [at(-10, 108), at(24, 112), at(62, 132), at(110, 152), at(150, 170)], roughness: 0.2, seed: 15,
      [Tone(0xF4F9FD), Tone(0xC3D7EA)], to: 190)
    mist(146, 36, Tone(0xEFF6FC, 0.9))
    let field = curve([at(-10, 158), at(70, 150), at(170, 160), at(262, 164), at(330, 150), at(410, 156)])
    let edge = UIBezierPath()
    edge.append(field)
    edge.addLine(to: at(410, 212))
    edge.addLine(to: at(-10, 212))
    edge.close()
    fill(edge, [Tone(0xFFFFFF), Tone(0xE6F0F9), Tone(0xB7CFE6)])
    for (y, opacity) in [(172.0, 0.5), (188, 0.65)] {
      let drift = curve([at(-10, y + 8), at(90, y - 2), at(210, y + 12), at(320, y), at(410, y + 8)])
      drift.addLine(to: at(410, 212))
      drift.addLine(to: at(-10, 212))
      drift.close()
      fill(drift, [Tone(0xFFFFFF, opacity), Tone(0xC2D7EB, opacity)])
    }
    tracks([at(76, 212), at(132, 190), at(214, 176), at(292, 162), at(330, 152)])
    tracks([at(120, 212), at(176, 196), at(250, 182), at(318, 172), at(372, 176), at(412, 168)])
    walker(66, 161, 19, Tone(0x2A3B52))
    for (x, y, size) in [(382.0, 192.0, 9.0), (24, 178, 7), (368, 196, 5)] { boulder(x, y, size) }
    var random = Chance(seed: 77)
    for _ in 0..<46 {
      disc(random.next(0, 400), random.next(0, 150), random.next(0.4, 1.1), Tone(.white, random.next(0.4, 0.9)))
    }
  }

  /// Dark rock that looks out of the snow below a ridge.
  private func rocks(beside line: [CGPoint], seed: UInt64) {
    var random = Chance(seed: seed)
    for (index, point) in line.enumerated() where index % 3 == 1 && point.y > 30 {
      let length = random.next(3, 15)
      let slope = random.next(-0.5, 0.5)
      let top = at(point.x + random.next(-3, 3), point.y + 2 + 44 * random.next() * random.next())
      fill(
        shape(
          ridge(
            [
              top, at(top.x + 3, top.y + length * 0.4), at(top.x + slope * length + 2, top.y + length),
              at(top.x - 2, top.y + length * 0.5),
            ],
            roughness: 0.25, seed: seed &+ UInt64(index))),
        Tone(0x4C6183, random.next(0.25, 0.7)))
    }
  }

  /// Paw prints along a curve, smaller the farther up they are.
  private func tracks(_ points: [CGPoint]) {
    var side = 1.0
    for (start, end) in zip(points, points.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      let size = max(0.7, (start.y - 140) / 32)
      let steps = max(2, Int(length / (size * 3.4)))
      for step in 0..<steps {
        let part = Double(step) / Double(steps)
        let x = start.x + (end.x - start.x) * part
        let y = start.y + (end.y - start.y) * part + side * size * 0.55
        disc(x, y, size, Tone(0x6F93BC, 0.9), flat: 0.55)
        disc(x + size * 0.2, y + size * 0.2, size * 0.6, Tone(0x5578A4, 0.8), flat: 0.5)
        side = -side
      }
    }
  }

  private func boulder(_ x: Double, _ y: Double, _ size: Double) {
    let outline = ridge(
      [
        at(x - size, y), at(x - size * 0.7, y - size * 0.7), at(x, y - size), at(x + size * 0.8, y - size * 0.5),
        at(x + size, y),
      ],
      roughness: 0.14, seed: UInt64(x))
    fill(shape(outline), [Tone(0x5A6F8E), Tone(0x34465F)])
    fill(shape(outline.prefix(outline.count * 3 / 4) + [at(x - size * 0.1, y - size * 0.55)]), Tone(.white, 0.92))
  }
}
