import UIKit

extension ScenePainter {
  /// The line of a ridge through its summits and saddles, rough between them (midpoint displacement).
  ///
  /// - Parameter roughness: How far the middle of a stretch is moved at most, in parts of the stretch's length.
  func ridge(_ summits: [CGPoint], roughness: Double, seed: UInt64) -> [CGPoint] {
    var random = Chance(seed: seed)
    var line = summits
    var reach = roughness
    for _ in 0..<5 {
      var finer: [CGPoint] = []
      for (left, right) in zip(line, line.dropFirst()) {
        let length = hypot(right.x - left.x, right.y - left.y)
        let middle = at((left.x + right.x) / 2, (left.y + right.y) / 2 + random.next(-1, 1) * reach * length)
        finer += [left, middle]
      }
      if let last = line.last { finer.append(last) }
      line = finer
      reach *= 0.92
    }
    return line
  }

  /// The land under a ridge, down to a height.
  func land(_ ridge: [CGPoint], to bottom: Double = 210) -> UIBezierPath {
    guard let first = ridge.first, let last = ridge.last else { return UIBezierPath() }
    return shape(ridge + [at(last.x, bottom), at(first.x, bottom)])
  }

  /// Land under a rough ridge, in colors that run down from its highest summit.
  func hills(_ summits: [CGPoint], roughness: Double, seed: UInt64, _ tones: [Tone], to bottom: Double = 210) {
    fill(land(ridge(summits, roughness: roughness, seed: seed), to: bottom), tones)
  }

  /// The upper side of a sea of clouds, and all below it.
  func clouds(_ y: Double, _ tones: [Tone], seed: UInt64, swell: Double = 5, to bottom: Double = 210) {
    var random = Chance(seed: seed)
    let path = UIBezierPath()
    var x = -20.0
    var level = y + random.next(-2, 2)
    path.move(to: at(x, bottom))
    path.addLine(to: at(x, level))
    while x < 420 {
      let width = random.next(14, 40)
      let next = y + random.next(-0.6, 0.6) * swell
      let rise = swell * random.next(0.5, 1.3) * width / 30
      path.addCurve(
        to: at(x + width, next), controlPoint1: at(x + width * 0.1, min(level, next) - rise),
        controlPoint2: at(x + width * 0.75, min(level, next) - rise))
      x += width
      level = next
    }
    path.addLine(to: at(x, bottom))
    path.close()
    fill(path, tones)
  }

  /// Stars, more of them higher up.
  func stars(_ count: Int, down y: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    for _ in 0..<count {
      let depth = random.next() * random.next(0.4, 1)
      let size = random.next() * random.next()
      disc(random.next(0, 400), depth * y, 0.35 + 0.75 * size, Tone(.white, random.next(0.35, 0.95)))
    }
  }

  /// Stretches of light on water.
  ///
  /// - Parameter reach: How far from the place they go at most, at the top and at the bottom.
  func ripples(
    _ count: Int, around x: Double, reach: (top: Double, bottom: Double), from top: Double, to bottom: Double,
    _ tone: Tone, seed: UInt64
  ) {
    var random = Chance(seed: seed)
    for _ in 0..<count {
      let part = pow(random.next(), 1.5)
      let y = top + (bottom - top) * part
      let half = (1.5 + 9 * part) * random.next(0.5, 1.5)
      let middle = x + random.next(-1, 1) * (reach.top + (reach.bottom - reach.top) * part)
      fill(
        UIBezierPath(ovalIn: CGRect(x: middle - half, y: y, width: half * 2, height: 0.7 + 0.9 * part)),
        Tone(tone.color, tone.opacity * random.next(0.4, 1)))
    }
  }

  /// Grass along a line, seen against the light.
  func grass(_ line: [CGPoint], _ tone: Tone, height: Double, seed: UInt64) {
    var random = Chance(seed: seed)
    let path = UIBezierPath()
    for (start, end) in zip(line, line.dropFirst()) {
      let blades = max(1, Int(hypot(end.x - start.x, end.y - start.y) / 1.6))
      for _ in 0..<blades {
        let part = random.next()
        let root = at(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part + 1)
        let tall = height * random.next(0.3, 1)
        let lean = random.next(-0.35, 0.55) * tall
        path.move(to: root)
        path.addQuadCurve(to: at(root.x + lean, root.y - tall), controlPoint: at(root.x, root.y - tall * 0.6))
      }
    }
    stroke(path, tone, width: 0.6)
  }
}
