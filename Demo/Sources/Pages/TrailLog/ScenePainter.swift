import UIKit

/// Paints the parts of a landscape, one over the other. The same seed paints the same hills.
struct ScenePainter {
  let pen: Pen
  let width, height: CGFloat
  let seed: UInt64

  /// The sky, over everything.
  func sky(_ top: Colour, _ bottom: Colour) {
    pen.fill(rectangle(from: 0), top: top, bottom: bottom)
  }

  /// Sun or moon, with its glow.
  func light(_ x: Double, _ y: Double, _ radius: Double, _ colour: Colour) {
    for glow in [5.0, 3.4, 2.2] { pen.dot(x * width, y * height, radius * width * glow, colour, opacity: 0.1) }
    pen.dot(x * width, y * height, radius * width, colour)
  }

  /// Stars, more of them higher up.
  func stars() {
    var random = Chance(seed: seed)
    for _ in 0..<90 {
      let depth = random.next() * random.next()
      pen.dot(
        random.next() * width, depth * height * 0.7, 0.4 + random.next() * 0.7, .white,
        opacity: 0.35 + random.next() * 0.5)
    }
  }

  /// Hills in layers, the far ones paler.
  func hills(from far: Colour, to near: Colour, count: Int, roughness: Double, haze: Colour) {
    for layer in 0..<count {
      let part = Double(layer) / Double(max(1, count - 1))
      let level = 0.4 + 0.42 * part
      let outline = skyline(level: level, roughness: roughness * (1 - 0.35 * part), salt: UInt64(layer))
      let colour = far.mixed(with: near, part)
      pen.fill(closed(outline), top: colour, bottom: colour.mixed(with: haze, 0.35 * (1 - part)))
    }
  }

  /// Fog in the valleys.
  func fog(_ colour: Colour) {
    for step in 0..<7 {
      let y = height * (0.66 + 0.05 * Double(step))
      let bend = height * 0.03 * (step.isMultiple(of: 2) ? 1 : -1)
      pen.fill(
        "M0 \(y) C\(width * 0.3) \(y - bend) \(width * 0.6) \(y + bend) \(width) \(y) L\(width) \(height) L0 \(height) Z",
        colour.lighter(0.3), opacity: 0.13)
    }
  }

  /// Conifers along the foreground.
  func trees(_ colour: Colour, count: Int, height part: Double) {
    var random = Chance(seed: seed &+ 5)
    for index in 0..<count {
      let x = width * (Double(index) + random.next()) / Double(count)
      let base = height * (0.9 + 0.1 * random.next())
      let top = base - height * part * (0.6 + 0.6 * random.next())
      let half = (base - top) * 0.2
      let shade = colour.mixed(with: colour.darker(0.35), random.next())
      pen.fill(
        "M\(x) \(top) L\(x + half * 0.6) \(top + (base - top) * 0.5) L\(x + half * 0.4) \(top + (base - top) * 0.5)"
          + " L\(x + half) \(base) L\(x - half) \(base) L\(x - half * 0.4) \(top + (base - top) * 0.5)"
          + " L\(x - half * 0.6) \(top + (base - top) * 0.5) Z",
        shade)
    }
    pen.fill(rectangle(from: 0.97), colour.darker(0.3))
  }

  /// A lake with the light on it.
  func water(_ top: Colour, _ bottom: Colour) {
    pen.fill(rectangle(from: 0.72), top: bottom.darker(0.06), bottom: top.darker(0.1))
    var random = Chance(seed: seed &+ 9)
    for _ in 0..<26 {
      let y = height * (0.74 + 0.25 * random.next())
      let x = width * random.next()
      let length = width * (0.03 + 0.1 * random.next())
      pen.stroke("M\(x) \(y) L\(x + length) \(y)", .white, width: 1, opacity: 0.1 + 0.25 * random.next())
    }
  }

  /// Trunks close by, with leaves above and below.
  func trunks(_ colour: Colour, leaves: Colour) {
    var random = Chance(seed: seed &+ 3)
    for index in 0..<9 {
      let x = width * (Double(index) + 0.15 + 0.7 * random.next()) / 9
      let thick = width * (0.012 + 0.016 * random.next())
      let lean = width * 0.02 * (random.next() - 0.5)
      pen.fill(
        "M\(x - thick) \(height) L\(x - thick * 0.7 + lean) 0 L\(x + thick * 0.7 + lean) 0 L\(x + thick * 1.3) \(height) Z",
        colour.mixed(with: leaves, 0.35 * random.next()))
    }
    for index in 0..<60 {
      let isHigh = index.isMultiple(of: 2)
      let y = height * (isHigh ? 0.2 * random.next() : 0.86 + 0.18 * random.next())
      pen.dot(
        width * random.next(), y, width * (0.02 + 0.03 * random.next()),
        leaves.mixed(with: colour, 0.6 * random.next()),
        opacity: 0.85)
    }
  }

  /// Snow in front, with tracks across it.
  func snowfield(_ colour: Colour) {
    let y = height * 0.7
    pen.fill(
      "M0 \(y + height * 0.06) C\(width * 0.25) \(y - height * 0.06) \(width * 0.55) \(y + height * 0.12) \(width) \(y)"
        + " L\(width) \(height) L0 \(height) Z",
      top: colour, bottom: colour.darker(0.14))
    for step in 0..<18 {
      let part = Double(step) / 17
      let x = width * (0.16 + 0.62 * part)
      let sway = height * 0.012 * (step.isMultiple(of: 2) ? 1 : -1)
      pen.dot(x, height * (0.97 - 0.2 * part) + sway, 2.6 - 1.7 * part, colour.darker(0.3), opacity: 0.8)
    }
  }

  // MARK: Shapes

  private func rectangle(from part: Double) -> String {
    "M0 \(height * part) L\(width) \(height * part) L\(width) \(height) L0 \(height) Z"
  }

  private func closed(_ outline: [CGPoint]) -> String {
    "M0 \(height) " + outline.map { "L\($0.x) \($0.y) " }.joined() + "L\(width) \(height) Z"
  }

  /// A line of hills: the middle of each stretch is moved up or down, by less from time to time (midpoint displacement).
  private func skyline(level: Double, roughness: Double, salt: UInt64) -> [CGPoint] {
    var random = Chance(seed: seed &* 31 &+ salt)
    var heights = [level, level - roughness * (0.4 + random.next()), level]
    var step = roughness
    while heights.count < 129 {
      var finer: [Double] = []
      for (left, right) in zip(heights, heights.dropFirst()) {
        finer += [left, (left + right) / 2 + (random.next() - 0.5) * step]
      }
      heights = finer + [heights[heights.count - 1]]
      step *= 0.52
    }
    return heights.enumerated().map { index, part in
      CGPoint(x: width * Double(index) / Double(heights.count - 1), y: height * part)
    }
  }
}

/// Numbers from 0 to 1 that are the same for the same seed (SplitMix64).
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) / Double(1 << 53)
  }
}
