import UIKit

/// Draws the market's scenes and goods, each once, and keeps the images.
@MainActor final class MarketPictures {
  /// The pictures of all visits to the page.
  static let shared = MarketPictures()

  /// A category's picture's width and height, in points.
  static let iconSide: CGFloat = 56
  /// The width and height of a good's picture next to its words, in points.
  static let goodSide: CGFloat = 104
  /// The width that a good's picture is drawn at; views scale it down.
  private static let drawnSide: CGFloat = 200
  /// The notice's picture's size, in points.
  static let stallSize = CGSize(width: 220, height: 150)

  private enum Key: Hashable {
    case scene(MarketScene, isNight: Bool)
    case good(Subject?, isNight: Bool)
    case icon(Subject, isNight: Bool)
    case closedStall(isNight: Bool)
  }

  private var images: [ScaledKey<Key>: UIImage] = [:]

  /// A scene by day or by night.
  func image(of scene: MarketScene, isNight: Bool) -> UIImage {
    image(.scene(scene, isNight: isNight), MarketScene.size) { scene.draw(in: $0, isNight: isNight) }
  }

  /// A good on its ground; an empty crate where there is nothing to show.
  func image(of subject: Subject?, isNight: Bool) -> UIImage {
    let side = Self.drawnSide
    return image(.good(subject, isNight: isNight), CGSize(width: side, height: side)) { context in
      context.scaleBy(x: side / 100, y: side / 100)
      let ground = Self.ground(subject?.ground ?? Color(0xE3E8E8), isNight: isNight)
      let pen = Pen(main: .white, second: .white, groundColor: ground, context: context)
      pen.ground(top: ground.lighter(isNight ? 0.1 : 0.45), bottom: ground)
      pen.fill(
        "M-1 70 L101 70 L101 101 L-1 101 Z", top: ground.darker(0.04), bottom: ground.darker(isNight ? 0.3 : 0.12))
      guard let subject else { return pen.emptyCrate(isNight: isNight) }
      pen.at(50, 50, scaled: 0.8) { $0.at(-50, -48) { subject.draw(with: $0) } }
    }
  }

  /// A subject on a rounded square of its ground's color.
  func icon(of subject: Subject, isNight: Bool) -> UIImage {
    let side = Self.iconSide
    return image(.icon(subject, isNight: isNight), CGSize(width: side, height: side)) { context in
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: 18).addClip()
      context.scaleBy(x: side / 100, y: side / 100)
      let ground = Self.ground(subject.ground, isNight: isNight)
      let pen = Pen(main: .white, second: .white, groundColor: ground, context: context)
      pen.ground(top: ground.lighter(isNight ? 0.08 : 0.4), bottom: ground)
      pen.at(50, 50, scaled: 0.84) { $0.at(-50, -49) { subject.draw(with: $0) } }
    }
  }

  /// Returns the ground's color by day or night: by night it keeps something of it, and goes well below the things on
  /// it.
  private static func ground(_ color: Color, isNight: Bool) -> Color {
    isNight ? color.darker(0.45).mixed(with: Color(0x16242C), 0.6) : color
  }

  /// Returns a picture of a stall that hasn't opened, on a transparent background.
  func closedStall(isNight: Bool) -> UIImage {
    image(.closedStall(isNight: isNight), Self.stallSize) { context in
      HarborPainter(brush: ScenePainter(context: context), isNight: isNight).closedStall()
    }
  }

  private func image(_ key: Key, _ size: CGSize, _ draw: (CGContext) -> Void) -> UIImage {
    let key = ScaledKey(key)
    if let image = images[key] { return image }
    let image = UIGraphicsImageRenderer(size: size).image { draw($0.cgContext) }
    images[key] = image
    return image
  }
}

extension Pen {
  /// A crate with nothing in it.
  fileprivate func emptyCrate(isNight: Bool) {
    let (light, dark) = isNight ? (Color(0x7C888C), Color(0x5A6669)) : (Color(0xC3CDCE), Color(0x9DAAAC))
    fill("M18 44 L82 44 L76 52 L24 52 Z", dark.darker(0.12))
    fill("M14 50 L86 50 L82 78 L18 78 Z", top: light, bottom: dark)
    stroke("M16 59.5 L84 59.5 M17 69 L83 69", dark.darker(0.25), width: 1.6)
    fill("M22 48 L28 48 L29.4 80 L23.4 80 Z M78 48 L72 48 L70.6 80 L76.6 80 Z", light.lighter(0.35))
    stroke("M42 54.6 L58 54.6", dark.darker(0.4), width: 3)
  }
}

extension HarborPainter {
  /// A stall with its awning rolled up, crates before it and a gull on it, on 220 by 150.
  fileprivate func closedStall() {
    let dim: (Int) -> Tone = { Tone(isNight ? Color($0).darker(0.3) : Color($0)) }
    brush.disc(110, 138, 104, Tone(isNight ? 0xFFFFFF : 0x1D2B2F, 0.07), flat: 0.1)
    box(47, 46, 127, 50, top: dim(0x6F5A48), bottom: dim(0x8F745A))
    for pole in [44.0, 172] { box(pole, 34, 5, 102, dim(0x8A6848), radius: 2) }
    let awning = UIBezierPath(roundedRect: CGRect(x: 36, y: 34, width: 148, height: 16), cornerRadius: 8)
    context.saveGState()
    awning.addClip()
    box(36, 34, 148, 16, top: dim(0xE2583E), bottom: dim(0xC03C28))
    for band in stride(from: 48.0, through: 180, by: 24) { box(band, 34, 12, 16, dim(0xFFF6E6)) }
    box(36, 45, 148, 5, Tone(0x000000, 0.14))
    context.restoreGState()
    // Each tie goes round the roll, and its ends hang below the knot.
    for tie in [70.0, 110, 150] {
      line("M\(tie) 34 L\(tie) 51", dim(0x5B3A21), width: 1.6)
      line("M\(tie - 2.4) 57 L\(tie) 51 L\(tie + 2.4) 57", dim(0x5B3A21), width: 1.4)
    }
    box(34, 92, 152, 10, top: dim(0xD0A472), bottom: dim(0xA87A48), radius: 2)
    box(40, 102, 140, 34, top: dim(0xB58A5C), bottom: dim(0x8A6238), radius: 2)
    for plank in [113.0, 124] { line("M42 \(plank) L178 \(plank)", dim(0x6B4A2E), width: 1.2) }
    at(128, 137, scaled: 0.82) { HarborPainter(brush: brush, isNight: false).crates(0, 0) }
    at(66, 84) { standingGull() }
    brush.disc(22, 130, 8, dim(0xD2452F))
    brush.disc(20, 128, 2.4, Tone(0xFFFFFF, 0.5))
    line("M28 134 C34 140 44 138 50 136", dim(0xC9AE7A), width: 2.4)
  }
}
