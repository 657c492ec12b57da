internal import TableMakerPangoCairo

/// The modes in which drawing is mixed with the pixels beneath.
public enum CGBlendMode: Int32, Sendable {
  /// The drawing over the pixels beneath.
  case normal
  /// Darkens, as two slides one on the other.
  case multiply
  /// Lightens, as two slides on one screen.
  case screen
  /// Multiplies or screens, by what is there.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Brightens what is there.
  case colorDodge
  /// Darkens what is there.
  case colorBurn
  /// Darkens or lightens a little, by what is drawn.
  case softLight
  /// Multiplies or screens, by what is drawn.
  case hardLight
  /// The difference of both.
  case difference
  /// The difference of both, with less contrast.
  case exclusion
  /// The hue of what is drawn, the rest of what is there.
  case hue
  /// The saturation of what is drawn, the rest of what is there.
  case saturation
  /// The hue and saturation of what is drawn, the brightness of what is there.
  case color
  /// The brightness of what is drawn, the hue and saturation of what is there.
  case luminosity
  /// Takes away what is there.
  case clear
  /// Replaces what is there.
  case copy
  /// The drawing, where there are pixels beneath.
  case sourceIn
  /// The drawing, where there are no pixels beneath.
  case sourceOut
  /// The drawing over the pixels beneath, and only where there are some.
  case sourceAtop
  /// The drawing under the pixels beneath.
  case destinationOver
  /// Keeps what is there where something is drawn.
  case destinationIn
  /// Keeps what is there where nothing is drawn.
  case destinationOut
  /// The drawing under the pixels beneath, and only where something is drawn.
  case destinationAtop
  /// The drawing and the pixels beneath, each where the other is not.
  case xor
  /// The sum of both.
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

  /// A Boolean value that indicates whether Cairo's operator also changes pixels outside of the shape, which Core
  /// Graphics never does.
  var reachesBeyondShape: Bool {
    switch self {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
