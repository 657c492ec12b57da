public import Foundation

/// A layer that shows a path, filled and as a line, in front of its background.
///
/// The path may reach out of the layer's bounds.
open class CAShapeLayer: CALayer {
  /// The lines and curves, in the layer's own points.
  open var path: CGPath? {
    didSet { if LayerChanges.areFollowed { changed("path", from: .path(oldValue)) } }
  }

  /// The color of what is inside of the path; none leaves it empty.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) {
    didSet { if LayerChanges.areFollowed { changed("fillColor", from: .color(oldValue)) } }
  }

  /// The rule for which parts of a path with crossing lines are inside.
  open var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { DisplayNews.post() }
  }

  /// The color of the line; none draws none.
  open var strokeColor: CGColor? {
    didSet { if LayerChanges.areFollowed { changed("strokeColor", from: .color(oldValue)) } }
  }

  /// The start of the line on the path, as a part of its length, from 0 to 1.
  open var strokeStart: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("strokeStart", from: .number(oldValue)) } }
  }

  /// The end of the line on the path, as a part of its length, from 0 to 1.
  open var strokeEnd: CGFloat = 1 {
    didSet { if LayerChanges.areFollowed { changed("strokeEnd", from: .number(oldValue)) } }
  }

  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1 {
    didSet { if LayerChanges.areFollowed { changed("lineWidth", from: .number(oldValue)) } }
  }

  /// The longest points where lines meet, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10 {
    didSet { if LayerChanges.areFollowed { changed("miterLimit", from: .number(oldValue)) } }
  }

  /// The shape of the line's ends.
  open var lineCap = CAShapeLayerLineCap.butt {
    didSet { DisplayNews.post() }
  }

  /// The shape of the line's joins.
  open var lineJoin = CAShapeLayerLineJoin.miter {
    didSet { DisplayNews.post() }
  }

  /// The start of the line in the pattern of dashes, in points.
  open var lineDashPhase: CGFloat = 0 {
    didSet { if LayerChanges.areFollowed { changed("lineDashPhase", from: .number(oldValue)) } }
  }

  /// The lengths of dash and gap in turn, in points; none for an unbroken line.
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

/// The rules for which parts of a shape layer with crossing lines are inside.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nonzero rule: inside is where the path winds more often in one direction than in the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule: inside is an odd number of lines away from outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shapes of a shape layer's line ends.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of end from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A line that ends at its end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A line that ends in half a circle around its end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half of its width behind its end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shapes of a shape layer's line joins.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a kind of meeting from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A join in a point, unless it would be too long.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A join in a piece of a circle.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A join in a straight cut.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
