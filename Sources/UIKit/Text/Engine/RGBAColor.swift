internal import TableMakerPangoCairo
internal import Foundation

/// A color in sRGB, resolved for the current traits.
struct RGBAColor: Equatable, Sendable {
  var red: CGFloat
  var green: CGFloat
  var blue: CGFloat
  var alpha: CGFloat

  static let black = RGBAColor(red: 0, green: 0, blue: 0, alpha: 1)

  /// Sets the color as the context's source.
  func set(in cairo: OpaquePointer) { cairo_set_source_rgba(cairo, red, green, blue, alpha) }
}

extension RGBAColor {
  /// Resolves a color with the current traits (`UITraitCollection.current`).
  init(_ color: UIColor) {
    self = .black
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  }
}
