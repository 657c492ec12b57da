import UIKit

// The scenes of the morning and of the night.
extension ScenePainter {
  /// Sunrise over a lake that smokes in the frost, from under a pine.
  func lakeAtSunrise() {
    sky([0x34508C, 0x8A86B6, 0xF0AE95, 0xFFDDA6], to: 114)
    for (x, y, width) in [(250.0, 34.0, 90.0), (310, 42, 70), (70, 26, 60), (190, 58, 80), (332, 66, 60)] {
      glow(x, y, width, Tone(0xFFD2B4, 0.55), flat: 0.045)
    }
    glow(138, 104, 150, Tone(0xFFE09A, 0.95))
    disc(138, 103, 12, Tone(0xFFF8DC))
    let far = ridge(
      [
        at(-10, 92), at(36, 80), at(80, 94), at(124, 100), at(176, 92), at(226, 74), at(270, 88), at(326, 78),
        at(410, 92),
      ],
      roughness: 0.13, seed: 51)
    let near = ridge(
      [
        at(-10, 98), at(30, 102), at(78, 112), at(120, 117), at(190, 116), at(246, 104), at(300, 96), at(350, 102),
        at(410, 90),
      ],
      roughness: 0.1, seed: 52)
    fill(land(far, to: 118), [Tone(0x7F7CA8), Tone(0xEDB59C)])
    fill(land(near, to: 118), [Tone(0x4D5586), Tone(0x9C84A0)])
    let water = UIBezierPath(rect: CGRect(x: 0, y: 118, width: 400, height: 92))
    fill(water, [Tone(0xFFD3A0), Tone(0xD8958F), Tone(0x5F639A), Tone(0x273A70)])
    context.saveGState()
    water.addClip()
    fill(mirrored(far), [Tone(0xB98F9C, 0.55), Tone(0x7F7CA8, 0.35)])
    fill(mirrored(near), [Tone(0x6A6590, 0.75), Tone(0x4D5586, 0.55)])
    glow(138, 120, 86, Tone(0xFFEBB8, 0.6), flat: 0.55)
    context.restoreGState()
    ripples(80, around: 138, reach: (9, 26), from: 119, to: 190, Tone(0xFFF1C9, 0.95), seed: 5)
    ripples(70, around: 200, reach: (200, 210), from: 121, to: 206, Tone(0xFFE4D0, 0.28), seed: 6)
    ripples(60, around: 220, reach: (190, 210), from: 124, to: 206, Tone(0x1D2B5C, 0.3), seed: 7)
    var random = Chance(seed: 9)
    for _ in 0..<34 {
      glow(
        random.next(-10, 410), random.next(112, 128), random.next(18, 46), Tone(0xFFE9DA, random.next(0.16, 0.4)),
        flat: 0.2)
    }
    for (x, y, span) in [(196.0, 44.0, 5.0), (208, 48, 4.6), (219, 53, 4.2), (185, 49, 4.4), (175, 55, 4)] {
      bird(x, y, span, Tone(0x3B3F6B, 0.85))
    }
    pineOnBluff()
  }

  private func mirrored(_ line: [CGPoint]) -> UIBezierPath {
    land(line.map { at($0.x, 236 - $0.y) }, to: 118)
  }

  private func pineOnBluff() {
    let dark = Tone(0x141C3A)
    let bluff = ridge(
      [at(218, 214), at(246, 199), at(282, 193), at(312, 181), at(352, 175), at(410, 168)], roughness: 0.09, seed: 61)
    fill(land(bluff), [Tone(0x222B50), Tone(0x0E1530)])
    grass(bluff, dark, height: 6, seed: 3)
    stroke(curve([at(352, 180), at(358, 150), at(346, 122), at(351, 96), at(342, 72)]), dark, width: 4.6)
    for branch in [
      [at(354, 142), at(330, 134), at(304, 137)], [at(348, 120), at(368, 110), at(392, 112)],
      [at(350, 104), at(326, 96), at(308, 99)], [at(346, 84), at(364, 76), at(380, 78)],
    ] { stroke(curve(branch), dark, width: 1.9) }
    var random = Chance(seed: 41)
    for (x, y, width) in [
      (306.0, 133.0, 27.0), (332, 129, 20), (388, 107, 28), (366, 104, 18), (312, 94, 25), (336, 91, 18), (376, 73, 24),
      (344, 66, 24), (332, 70, 16),
    ] {
      for _ in 0..<26 {
        let part = random.next(-1, 1)
        let size = random.next(3, 6.2)
        disc(x + part * width, y - random.next(0, 5) * (1 - part * part), size, dark, flat: 0.42)
      }
    }
    walker(286, 194, -16, dark)
  }

  /// Fourteen people without a lamp, under the full moon.
  func fullMoon() {
    sky([0x060C22, 0x111E47, 0x2E4479, 0x6B7DAF], to: 156)
    for step in 0..<16 {
      let part = Double(step) / 15
      glow(10 + 190 * part, 112 - 120 * part, 34, Tone(0xA9B8E8, 0.11), flat: 0.8)
    }
    stars(210, down: 140, seed: 71)
    glow(284, 50, 120, Tone(0xDCE4FF, 0.5))
    disc(284, 50, 16, Tone(0xFBF5DF))
    for (x, y, size) in [(279.0, 45.0, 3.6), (289, 48, 2.4), (285, 57, 4), (276, 54, 2), (292, 56, 1.6)] {
      disc(x, y, size, Tone(0xDDD3B4, 0.55))
    }
    let trail = UIBezierPath()
    for step in 0..<12 {
      let part = Double(step) / 12
      trail.removeAllPoints()
      trail.move(to: at(64 + 46 * part, 30 + 18 * part))
      trail.addLine(to: at(64 + 46 * (part + 0.09), 30 + 18 * (part + 0.09)))
      stroke(trail, Tone(.white, part * part), width: 0.4 + part)
    }
    hills(
      [
        at(-10, 118), at(52, 96), at(96, 112), at(150, 90), at(206, 108), at(262, 98), at(330, 84), at(372, 100),
        at(410, 92),
      ],
      roughness: 0.16, seed: 81, [Tone(0x41578F), Tone(0x6C7FB3)], to: 160)
    mist(140, 40, Tone(0x8C9DCB, 0.55))
    hills(
      [at(-10, 142), at(40, 128), at(100, 144), at(170, 134), at(230, 146), at(300, 126), at(360, 140), at(410, 128)],
      roughness: 0.13, seed: 82, [Tone(0x26386C), Tone(0x40548A)], to: 186)
    var random = Chance(seed: 83)
    for _ in 0..<26 {
      let (x, y) = (random.next(96, 226), random.next(157, 170))
      glow(x, y, 4.5, Tone(0xFFC873, 0.55))
      disc(x, y, 0.8, Tone(0xFFE7B5))
    }
    mist(168, 26, Tone(0x7486B8, 0.35))
    let near = ridge(
      [at(-10, 168), at(60, 178), at(130, 187), at(196, 184), at(252, 168), at(300, 152), at(344, 146), at(410, 130)],
      roughness: 0.08, seed: 84)
    fill(land(near), [Tone(0x16224A), Tone(0x060B1C)])
    stroke(shape(near, isClosed: false), Tone(0xC7D4FF, 0.4), width: 0.8)
    grass(near, Tone(0x111B3C), height: 3, seed: 8)
    walkers(14, along: near, from: 0.56, to: 0.93)
    conifers(
      12, along: [at(-6, 190), at(70, 206), at(140, 214)], heights: (20, 56), [0x070D20, 0x0B132B], light: 0x2A3A6B,
      seed: 17)
  }

  private func walkers(_ count: Int, along line: [CGPoint], from start: Double, to end: Double) {
    var random = Chance(seed: 85)
    for index in 0..<count {
      let part = start + (end - start) * (Double(index) + random.next(-0.2, 0.2)) / Double(count - 1)
      let place = line[min(line.count - 1, Int(part * Double(line.count - 1)))]
      walker(place.x, place.y + 0.6, -random.next(9.5, 11.5), Tone(0x060B1C))
    }
  }
}
