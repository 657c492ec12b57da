import UIKit

/// The motifs of the pictures of seasons and activities. The file names them. The file names them.
enum MarketScene: String, CaseIterable, Sendable {
  case spring, summer, autumn, winter
  case lanterns, oven, pier
}

extension MarketScene {
  /// The width and height that scenes are painted on.
  static let size = CGSize(width: 400, height: 328)

  /// Paints the scene by day or by night, over `size`.
  func draw(in context: CGContext, isNight: Bool) {
    let painter = HarborPainter(brush: ScenePainter(context: context), isNight: isNight)
    switch self {
    case .spring: painter.square()
    case .summer: painter.openWater()
    case .autumn: painter.harborInAutumn()
    case .winter: painter.harborInWinter()
    case .lanterns: painter.lanternEvening()
    case .oven: painter.bakehouse()
    case .pier: painter.nets()
    }
  }
}

/// Paints harbors, by day and by night, on 400 by 328.
struct HarborPainter {
  let brush: ScenePainter
  let isNight: Bool

  typealias Tone = ScenePainter.Tone

  var context: CGContext { brush.context }

  /// Returns one color by day, another by night.
  func either(_ day: Int, _ night: Int) -> Tone { Tone(isNight ? night : day) }

  /// Colors that run down over the whole width, from one height to another.
  func wash(_ tones: [Tone], from top: Double, to bottom: Double) {
    brush.fill(UIBezierPath(rect: CGRect(x: -1, y: top, width: 402, height: bottom - top)), tones)
  }

  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ tone: Tone, radius: Double = 0) {
    brush.fill(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius), tone)
  }

  func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, top: Tone, bottom: Tone, radius: Double = 0) {
    let path = UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius)
    brush.fill(path, [top, bottom])
  }

  func shape(_ text: String, _ tone: Tone) { brush.fill(PathData.path(text), tone) }

  func shape(_ text: String, top: Tone, bottom: Tone) { brush.fill(PathData.path(text), [top, bottom]) }

  func line(_ text: String, _ tone: Tone, width: Double) { brush.stroke(PathData.path(text), tone, width: width) }

  /// Paints with the origin elsewhere, scaled; a negative width turns it over.
  func at(_ x: Double, _ y: Double, scaled scale: Double = 1, mirrored: Bool = false, _ paint: () -> Void) {
    context.saveGState()
    context.translateBy(x: x, y: y)
    context.scaleBy(x: mirrored ? -scale : scale, y: scale)
    paint()
    context.restoreGState()
  }

  // MARK: Sky and water

  func stars(_ count: Int, above horizon: Double) {
    var chance = Chance(seed: 5)
    for _ in 0..<count {
      let (x, y) = (chance.next(0, 400), chance.next(4, horizon))
      brush.disc(x, y, chance.next(0.5, 1.2), Tone(0xFFFFFF, chance.next(0.4, 0.9)))
    }
  }

  func cloud(_ x: Double, _ y: Double, _ scale: Double, _ tone: Tone) {
    at(x, y, scaled: scale) {
      shape("M-40 8 C-46 -4 -30 -14 -20 -8 C-16 -22 8 -24 14 -10 C26 -16 42 -6 38 8 Z", tone)
    }
  }

  /// Water from a line down to the lower edge, with a path of light and little waves on it.
  func water(from horizon: Double, _ tones: [Tone], light: (x: Double, tone: Tone)?, seed: UInt64 = 3) {
    wash(tones, from: horizon, to: 329)
    var chance = Chance(seed: seed)
    if let light {
      for step in 0..<26 {
        let y = horizon + 3 + Double(step * step) * 0.2
        let half = 6 + Double(step) * 1.5 + chance.next(0, 8)
        let x = light.x + chance.next(-7, 7)
        line(
          "M\(x - half) \(y) L\(x + half) \(y)", Tone(light.tone.color, 0.55 - Double(step) * 0.014),
          width: 1.6 + Double(step) * 0.06)
      }
    }
    for _ in 0..<46 {
      let y = chance.next(horizon + 6, 326)
      let half = (y - horizon) * 0.09 + 3
      let x = chance.next(-10, 410)
      line("M\(x - half) \(y) Q\(x) \(y - 1.6) \(x + half) \(y)", Tone(0xFFFFFF, isNight ? 0.10 : 0.26), width: 1.2)
    }
  }

  /// Draws a reflection at the water's edge, upside down, and fading further down.
  ///
  /// - Parameter tones: The water's colors from 200 down, as `water` has them.
  func reflected(at edge: Double, depth: Double, _ tones: [Tone], _ paint: () -> Void) {
    context.saveGState()
    UIBezierPath(rect: CGRect(x: 0, y: edge, width: 400, height: depth)).addClip()
    context.translateBy(x: 0, y: 2 * edge)
    context.scaleBy(x: 1, y: -1)
    paint()
    context.restoreGState()
    func water(at y: Double) -> Color {
      let place = (y - 200) / 129 * Double(tones.count - 1)
      let index = min(max(Int(place), 0), tones.count - 2)
      return tones[index].color.mixed(with: tones[index + 1].color, place - Double(index))
    }
    let stops = [(0.0, 0.45), (0.33, 0.66), (0.66, 0.86), (1, 1)]
    let band = UIBezierPath(rect: CGRect(x: 0, y: edge, width: 400, height: depth))
    brush.fill(band, stops.map { Tone(water(at: edge + depth * $0.0), $0.1) })
    let tone = Tone(water(at: edge + depth / 2))
    var chance = Chance(seed: 21)
    for _ in 0..<34 {
      let (x, y) = (chance.next(0, 400), edge + chance.next(2, depth))
      let half = chance.next(6, 26)
      line("M\(x - half) \(y) L\(x + half) \(y)", Tone(tone.color, 0.6), width: chance.next(0.8, 2))
    }
  }

  func gull(_ x: Double, _ y: Double, _ scale: Double) {
    at(x, y, scaled: scale) {
      line("M-11 -3 C-8 -7 -3 -6 0 -1 C3 -6 8 -7 11 -3", either(0x5B6B75, 0xA9B8CC), width: 2)
    }
  }
}
