internal import TableMakerPangoCairo

/// Constants that specify how drawing blends with the pixels beneath.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing covers the pixels beneath.
  case normal
  /// The result is darker, like two slides on top of each other.
  case multiply
  /// The result is lighter, like two slides that are projected onto one screen.
  case screen
  /// Multiplies or screens, depending on the pixels beneath.
  case overlay
  /// The darker of the two colors.
  case darken
  /// The lighter of the two colors.
  case lighten
  /// Brightens the pixels beneath.
  case colorDodge
  /// Darkens the pixels beneath.
  case colorBurn
  /// Darkens or lightens a little, depending on the drawing.
  case softLight
  /// Multiplies or screens, depending on the drawing.
  case hardLight
  /// The difference of the two colors.
  case difference
  /// The difference of the two colors, with less contrast.
  case exclusion
  /// The hue of the drawing, with the saturation and luminosity of the pixels beneath.
  case hue
  /// The saturation of the drawing, with the hue and luminosity of the pixels beneath.
  case saturation
  /// The hue and saturation of the drawing, with the luminosity of the pixels beneath.
  case color
  /// The luminosity of the drawing, with the hue and saturation of the pixels beneath.
  case luminosity
  /// Clears the pixels beneath.
  case clear
  /// Replaces the pixels beneath.
  case copy
  /// The drawing, only where there are pixels beneath.
  case sourceIn
  /// The drawing, only where there are no pixels beneath.
  case sourceOut
  /// The drawing over the pixels beneath, only where there are some.
  case sourceAtop
  /// The drawing under the pixels beneath.
  case destinationOver
  /// The pixels beneath, only where the drawing is.
  case destinationIn
  /// The pixels beneath, only where the drawing isn't.
  case destinationOut
  /// The drawing under the pixels beneath, only where the drawing is.
  case destinationAtop
  /// The drawing and the pixels beneath, each only where the other isn't.
  case xor
  /// The sum of the two colors.
  case plusLighter = 27
}

extension CGBlendMode {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// A Boolean value that indicates whether Cairo's operator also changes pixels outside the shape.
  ///
  /// Core Graphics never changes them.
  var reachesBeyondShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
