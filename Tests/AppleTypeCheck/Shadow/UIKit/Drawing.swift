// Paths, renderers and the current context. Pages read: uigraphicsrenderer, uigraphicsrendererformat, uigraphicsimagerenderer
// (members), uiimage/imagerendererformat.
@objc open class UIGraphicsRendererFormat: NSObject, NSCopying {
  open func copy(with zone: NSZone? = nil) -> Any
  override public dynamic init()
  open class func `default`() -> Self
  open class func preferred() -> Self
  open var bounds: CGRect { get }
}
@objc open class UIGraphicsRendererContext: NSObject {
  override public dynamic init()
  open var cgContext: CGContext { get }
  open var format: UIGraphicsRendererFormat { get }
  open func fill(_ rect: CGRect)
  open func fill(_ rect: CGRect, blendMode: CGBlendMode)
  open func stroke(_ rect: CGRect)
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode)
  open func clip(to rect: CGRect)
}
@objc open class UIGraphicsRenderer: NSObject {
  override public dynamic init()
  public convenience init(bounds: CGRect)
  public init(bounds: CGRect, format: UIGraphicsRendererFormat)
  open var format: UIGraphicsRendererFormat { get }
  open var allowsImageOutput: Bool { get }
}
@objc open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  @objc(UIGraphicsImageRendererFormatRange) public enum Range: Int, Sendable {
    case unspecified = -1, automatic, extended, standard
  }
  override public dynamic init()
  public convenience init(for traitCollection: UITraitCollection)
  open var scale: CGFloat { get set }
  open var opaque: Bool { get set }
  open var preferredRange: UIGraphicsImageRendererFormat.Range { get set }
}
@objc open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  override public dynamic init()
  open var currentImage: UIImage { get }
}
@_inheritsConvenienceInitializers @objc open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(bounds: CGRect)
  public convenience init(size: CGSize)
  public init(size: CGSize, format: UIGraphicsImageRendererFormat)
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat)
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data
}
public func UIGraphicsGetCurrentContext() -> CGContext?
public func UIGraphicsPushContext(_ context: CGContext)
public func UIGraphicsPopContext()
public func UIRectFill(_ rect: CGRect)
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)
public func UIRectFrame(_ rect: CGRect)
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode)
public func UIRectClip(_ rect: CGRect)

public struct UIRectCorner: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var topLeft: UIRectCorner { get }
  public static var topRight: UIRectCorner { get }
  public static var bottomLeft: UIRectCorner { get }
  public static var bottomRight: UIRectCorner { get }
  public static var allCorners: UIRectCorner { get }
}
@objc open class UIBezierPath: NSObject, NSCopying {
  override public dynamic init()
  open func copy(with zone: NSZone? = nil) -> Any
  public convenience init(rect: CGRect)
  public convenience init(ovalIn rect: CGRect)
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat)
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize)
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  public convenience init(cgPath CGPath: CGPath)
  open var cgPath: CGPath { get set }
  open func move(to point: CGPoint)
  open func addLine(to point: CGPoint)
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
  open func close()
  open func removeAllPoints()
  open func append(_ bezierPath: UIBezierPath)
  open func reversing() -> UIBezierPath
  open func apply(_ transform: CGAffineTransform)
  open var isEmpty: Bool { get }
  open var bounds: CGRect { get }
  open var currentPoint: CGPoint { get }
  open func contains(_ point: CGPoint) -> Bool
  open var lineWidth: CGFloat { get set }
  open var lineCapStyle: CGLineCap { get set }
  open var lineJoinStyle: CGLineJoin { get set }
  open var miterLimit: CGFloat { get set }
  open var flatness: CGFloat { get set }
  open var usesEvenOddFillRule: Bool { get set }
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat)
  open func fill()
  open func stroke()
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat)
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat)
  open func addClip()
}
public func UIGraphicsBeginImageContext(_ size: CGSize)
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage?
public func UIGraphicsEndImageContext()
