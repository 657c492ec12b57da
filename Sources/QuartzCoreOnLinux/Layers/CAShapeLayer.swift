public import Foundation

/// A layer that draws a path, filled and stroked, in front of its background.
///
/// The path can extend beyond the layer's bounds.
open class CAShapeLayer: CALayer {
  /// The path, in the layer's own points.
  open var path: CGPath? {
    didSet { if LayerChanges.areFollowed { changed("path", from: .path(oldValue)) } }
  }

  /// The fill color, or `nil` for no fill.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if LayerChanges.areFollowed { changed("fillColor", from: .color(oldValue)) } }
  }

  /// The rule that specifies the inside of a path with crossing lines.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { DisplayNews.post() }
  }

  /// The stroke color, or `nil` for no stroke.
  open var strokeColor: CGColor? {
    didSet { if LayerChanges.areFollowed { changed("strokeColor", from: .color(oldValue)) } }
  }

  /// The start of the stroke, as a fraction of the length of the path, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("strokeStart", from: .number(oldValue)) } }
  }

  /// The end of the stroke, as a fraction of the length of the path, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { if LayerChanges.areFollowed { changed("strokeEnd", from: .number(oldValue)) } }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { if LayerChanges.areFollowed { changed("lineWidth", from: .number(oldValue)) } }
  }

  /// The maximum length of a miter join, as a multiple of the line width.
  open var miterLimit: CGFloat = 10 {
    didSet { if LayerChanges.areFollowed { changed("miterLimit", from: .number(oldValue)) } }
  }

  /// The style of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { DisplayNews.post() }
  }

  /// The style of the line's joins.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { DisplayNews.post() }
  }

  /// The distance into the dash pattern at which the line starts, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("lineDashPhase", from: .number(oldValue)) } }
  }

  /// The alternating lengths of dashes and gaps in points, or `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    didSet { DisplayNews.post() }
  }

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

  /// The bounding box of the drawn path, in the layer's own points.
  var pathBox: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil else { return path.boundingBoxOfPath }
    // Miter joins reach the farthest, and square ends reach as far as the diagonal of the square.
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

/// Constants for the rules that specify the inside of a shape layer's path.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name of the rule.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero rule: a point is inside if the path winds around it more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: a point is inside if a line from it to the outside crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// Constants for the styles of a shape layer's line ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The line ends at its endpoint.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends with a half circle around its endpoint.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends half of its width beyond its endpoint.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// Constants for the styles of a shape layer's line joins.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name of the style.
  public let rawValue: String

  /// Creates a style from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The lines meet in a point, unless it would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The lines meet in an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The lines meet in a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
