import UIKit

/// What a post's picture shows. The file names them.
enum TrailScene: String, CaseIterable, Sendable {
  case ridge, larches, lake, forest, snow, night
}

extension TrailScene {
  /// The light of a scene, and what stands in it, from far to near.
  private struct Look {
    let skyTop, skyBottom: Colour
    let far, near: Colour
    /// Where the sun or the moon stands, in parts of the width and height, and its colour.
    var light: (x: Double, y: Double, radius: Double, colour: Colour)?
    /// How rough the hills are: the height of their steps, in parts of the height.
    var roughness = 0.12
    var layers = 4
  }

  /// Draws the scene over a rectangle at the origin.
  func draw(in context: CGContext, size: CGSize, isDark: Bool) {
    var look = look
    if isDark, self != .night {
      look = Look(
        skyTop: look.skyTop.darker(0.55), skyBottom: look.skyBottom.darker(0.35), far: look.far.darker(0.4),
        near: look.near.darker(0.5), light: look.light.map { ($0.x, $0.y, $0.radius, $0.colour.darker(0.12)) },
        roughness: look.roughness, layers: look.layers)
    }
    let pen = Pen(main: look.near, second: look.far, groundColour: look.skyBottom, context: context)
    let painter = ScenePainter(pen: pen, width: size.width, height: size.height, seed: seed)
    painter.sky(look.skyTop, look.skyBottom)
    if self == .night { painter.stars() }
    if let light = look.light { painter.light(light.x, light.y, light.radius, light.colour) }
    painter.hills(from: look.far, to: look.near, count: look.layers, roughness: look.roughness, haze: look.skyBottom)
    switch self {
    case .ridge: painter.fog(look.skyBottom)
    case .larches: painter.trees(look.near.mixed(with: Colour(0xD0822A), isDark ? 0.35 : 0.75), count: 46, height: 0.2)
    case .lake: painter.water(look.skyTop, look.skyBottom)
    case .forest: painter.trunks(look.near.darker(0.25), leaves: look.near.lighter(0.12))
    case .snow: painter.snowfield(isDark ? Colour(0x8EA0B8) : Colour(0xF4F8FC))
    case .night: painter.trees(look.near.darker(0.3), count: 34, height: 0.16)
    }
  }

  private var look: Look {
    switch self {
    case .ridge:
      Look(
        skyTop: Colour(0x6FA0CF), skyBottom: Colour(0xF6DDBE), far: Colour(0x9FB4CC), near: Colour(0x2E4B63),
        light: (0.72, 0.36, 0.05, Colour(0xFFF3D6)), roughness: 0.16, layers: 5)
    case .larches:
      Look(
        skyTop: Colour(0x7FB6DC), skyBottom: Colour(0xE8F1EE), far: Colour(0x9AB3B4), near: Colour(0x6E5A2E),
        roughness: 0.12)
    case .lake:
      Look(
        skyTop: Colour(0x5B7FB5), skyBottom: Colour(0xF9C9A4), far: Colour(0x8C88A8), near: Colour(0x3C4763),
        light: (0.3, 0.46, 0.055, Colour(0xFFE9B8)), roughness: 0.09, layers: 3)
    case .forest:
      Look(
        skyTop: Colour(0xBFD8C4), skyBottom: Colour(0xE9F0DA), far: Colour(0xA5C3A0), near: Colour(0x3F6B46),
        roughness: 0.08, layers: 3)
    case .snow:
      Look(
        skyTop: Colour(0x8FB4D9), skyBottom: Colour(0xE6EEF5), far: Colour(0xB9C9DA), near: Colour(0x7C93AE),
        roughness: 0.2)
    case .night:
      Look(
        skyTop: Colour(0x0B1430), skyBottom: Colour(0x33456F), far: Colour(0x2B3A5E), near: Colour(0x0E1730),
        light: (0.68, 0.3, 0.075, Colour(0xF6EFD2)), roughness: 0.12)
    }
  }

  private var seed: UInt64 { UInt64(Self.allCases.firstIndex(of: self) ?? 0) + 11 }
}
