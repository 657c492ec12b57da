import UIKit

extension ScenePainter {
  /// A conifer: tiers of drooping branches, one side in the light.
  ///
  /// - Parameter slim: Its half width in parts of its height.
  func conifer(
    _ x: Double, _ base: Double, _ height: Double, _ color: Color, light: Color, slim: Double = 0.2, seed: UInt64
  ) {
    var random = Chance(seed: seed)
    let tiers = min(11, max(3, Int(height / 6)))
    let half = height * slim
    let foot = base - height * 0.07
    var right: [CGPoint] = []
    var left: [CGPoint] = []
    for tier in 1...tiers {
      let part = Double(tier) / Double(tiers)
      let y = foot - height * 0.93 * (1 - part)
      let reach = half * pow(part, 0.85)
      let droop = height * 0.02
      right += [
        at(x + reach * random.next(0.85, 1.08), y + droop), at(x + reach * 0.5, y - droop * random.next(0, 0.6)),
      ]
      left += [
        at(x - reach * random.next(0.85, 1.08), y + droop), at(x - reach * 0.5, y - droop * random.next(0, 0.6)),
      ]
    }
    let trunk = max(0.4, height * 0.018)
    fill(shape([at(x - trunk, base), at(x + trunk, base), at(x, base - height * 0.3)]), Tone(color.darker(0.35)))
    let top = at(x, base - height)
    fill(shape([top] + right + left.reversed()), Tone(color))
    fill(shape([top] + left + [at(x - half * 0.08, foot)]), Tone(light, 0.55))
  }

  /// A larch close by: branches that hang, with their twigs, darker inside and below.
  func larch(_ x: Double, _ base: Double, _ height: Double, _ dark: Color, light: Color, slim: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    let trunk = height * 0.014
    fill(shape([at(x - trunk, base), at(x + trunk, base), at(x, base - height * 0.9)]), Tone(Color(0x4A2E18)))
    let count = Int(height * 1.15)
    for index in 0..<count {
      // From the foot to the top, so that the upper branches lie over the lower ones.
      let part = Double(index) / Double(count - 1)
      let y = base - height * (0.07 + 0.93 * part)
      let side = index.isMultiple(of: 2) ? 1.0 : -1.0
      let reach = side * (height * slim * pow(1 - part, 0.85) * random.next(0.55, 1.1) + 0.6)
      let sag = abs(reach) * random.next(0.15, 0.4)
      let color = dark.mixed(with: light, random.next(side > 0 ? 0 : 0.35, side > 0 ? 0.6 : 1))
      let branch = UIBezierPath()
      branch.move(to: at(x, y))
      branch.addQuadCurve(to: at(x + reach, y + sag), controlPoint: at(x + reach * 0.5, y - sag * 0.2))
      let twigs = max(1, Int(abs(reach) / 1.6))
      for twig in 1...twigs {
        let out = Double(twig) / Double(twigs)
        let root = at(x + reach * out, y + sag * out * out * 0.9)
        branch.move(to: root)
        branch.addLine(to: at(root.x + side * 0.8, root.y + random.next(1.2, 3.2) * (1.1 - part * 0.6)))
      }
      stroke(branch, Tone(color), width: 1.1)
    }
  }

  /// Conifers in a row along a line, from left to right.
  func conifers(
    _ count: Int, along line: [CGPoint], heights: (low: Double, high: Double), _ colors: [Int], light: Int,
    slim: Double = 0.2,
    seed: UInt64
  ) {
    guard line.count > 1 else { return }
    var random = Chance(seed: seed)
    for index in 0..<count {
      let part = (Double(index) + random.next()) / Double(count) * Double(line.count - 1)
      let start = min(Int(part), line.count - 2)
      let rest = part - Double(start)
      let (from, to) = (line[start], line[start + 1])
      let color = Color(colors[Int(random.next() * Double(colors.count)) % colors.count])
      conifer(
        from.x + (to.x - from.x) * rest, from.y + (to.y - from.y) * rest + 1.5, random.next(heights.low, heights.high),
        color.mixed(with: color.darker(0.25), random.next()), light: color.mixed(with: Color(light), 0.6),
        slim: slim,
        seed: seed &* 131 &+ UInt64(index))
    }
  }

  /// A walker with a rucksack and a pole, seen from the side; a negative height walks to the left.
  func walker(_ x: Double, _ y: Double, _ height: Double, _ tone: Tone) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.scaleBy(x: height / 20, y: abs(height) / 20)
    disc(0.8, -17.6, 2.1, tone)
    stroke(shape([at(0.4, -14.4), at(-0.4, -8.6)], isClosed: false), tone, width: 3.6)
    stroke(shape([at(-0.4, -8.4), at(2, -4.4), at(2.6, 0)], isClosed: false), tone, width: 1.8)
    stroke(shape([at(-0.6, -8.4), at(-1.8, -4), at(-4, -0.2)], isClosed: false), tone, width: 1.8)
    stroke(shape([at(0.6, -13.6), at(3, -10.4), at(5.2, -10.8)], isClosed: false), tone, width: 1.3)
    stroke(shape([at(5.2, -12.4), at(6.4, 0)], isClosed: false), tone, width: 0.7)
    fill(UIBezierPath(roundedRect: CGRect(x: -5, y: -15.6, width: 4.4, height: 7.4), cornerRadius: 1.8), tone)
    context.restoreGState()
  }

  /// A bird far off.
  func bird(_ x: Double, _ y: Double, _ span: Double, _ tone: Tone) {
    let path = UIBezierPath()
    path.move(to: at(x - span, y - span * 0.35))
    path.addQuadCurve(to: at(x, y), controlPoint: at(x - span * 0.4, y - span * 0.6))
    path.addQuadCurve(to: at(x + span, y - span * 0.45), controlPoint: at(x + span * 0.4, y - span * 0.7))
    stroke(path, tone, width: max(0.6, span * 0.16))
  }

  /// Leaves in clusters, within a rectangle.
  func leaves(_ count: Int, in frame: CGRect, size: Double, _ colors: [Int], opacity: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    for _ in 0..<count {
      let x = frame.minX + frame.width * random.next()
      let y = frame.minY + frame.height * random.next() * random.next(0.3, 1)
      let color = colors[Int(random.next() * Double(colors.count)) % colors.count]
      disc(
        x, y, size * random.next(0.5, 1.2), Tone(color, opacity * random.next(0.6, 1)), flat: random.next(0.45, 0.8))
    }
  }
}
