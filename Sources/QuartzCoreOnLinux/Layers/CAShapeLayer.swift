public import Foundation

/// A layer that shows a path, filled and as a line, in front of its background.
///
/// The path may reach out of the layer's bounds.
open class CAShapeLayer: CALayer {
  /// The lines and curves, in the layer's own points.
  open var path: CGPath? {
    didSet { if AnimationScopes.isOpen { changed("path", from: .path(oldValue)) } }
  }

  /// The colour of what is inside of the path; none leaves it empty.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if AnimationScopes.isOpen { changed("fillColor", from: .color(oldValue)) } }
  }

  /// What of a path's crossing lines counts as inside.
  open var fillRule = CAShapeLayerFillRule.nonZero

  /// The colour of the line; none draws none.
  open var strokeColor: CGColor? {
    didSet { if AnimationScopes.isOpen { changed("strokeColor", from: .color(oldValue)) } }
  }

  /// Where on the path the line starts, as a part of its length, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { if AnimationScopes.isOpen { changed("strokeStart", from: .number(oldValue)) } }
  }

  /// Where on the path the line ends, as a part of its length, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { if AnimationScopes.isOpen { changed("strokeEnd", from: .number(oldValue)) } }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { if AnimationScopes.isOpen { changed("lineWidth", from: .number(oldValue)) } }
  }

  /// How many times as long as the line is wide its points may be where lines meet.
  open var miterLimit: CGFloat = 10 {
    didSet { if AnimationScopes.isOpen { changed("miterLimit", from: .number(oldValue)) } }
  }

  /// How the line ends.
  open var lineCap = CAShapeLayerLineCap.butt

  /// How lines meet.
  open var lineJoin = CAShapeLayerLineJoin.miter

  /// Where in the pattern of dashes the line starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { if AnimationScopes.isOpen { changed("lineDashPhase", from: .number(oldValue)) } }
  }

  /// The lengths of dash and gap in turn, in points; none for an unbroken line.
  open var lineDashPattern: [NSNumber]?

  override func animatableValue(_ name: String) -> LayerValue? {
    switch name {
    case "path": .path(path)
    case "fillColor": .color(fillColor)
    case "strokeColor": .color(strokeColor)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "lineWidth": .number(lineWidth)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    default: super.animatableValue(name)
    }
  }

  override func setAnimatableValue(_ name: String, _ value: LayerValue) {
    switch (name, value) {
    case ("path", .path(let value)): path = value
    case ("fillColor", .color(let value)): fillColor = value
    case ("strokeColor", .color(let value)): strokeColor = value
    case ("strokeStart", .number(let value)): strokeStart = value
    case ("strokeEnd", .number(let value)): strokeEnd = value
    case ("lineWidth", .number(let value)): lineWidth = max(value, 0)
    case ("miterLimit", .number(let value)): miterLimit = value
    case ("lineDashPhase", .number(let value)): lineDashPhase = value
    default: super.setAnimatableValue(name, value)
    }
  }

  override func takeValues(from other: CALayer) {
    super.takeValues(from: other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPhase = other.lineDashPhase
    lineDashPattern = other.lineDashPattern
  }

  /// Around all that the path shows, in the layer's own points.
  var pathBox: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil else { return path.boundingBoxOfPath }
    // Points of lines that meet reach out the farthest; square ends by the square's diagonal.
    let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
    return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
  }

  func drawPath(in context: CGContext) {
    guard let path else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    if let strokeColor, strokeColor.alpha > 0, lineWidth > 0 {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setMiterLimit(miterLimit)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      context.addPath(CGPath(path.data.trimmed(from: strokeStart, to: strokeEnd)))
      context.strokePath()
    }
  }
}

/// What of a shape layer's crossing lines counts as inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path goes round more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What lies an odd number of lines away from outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// With half a circle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width behind its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape layer's lines meet.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of meeting from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a point, unless it would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// In a piece of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// In a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
