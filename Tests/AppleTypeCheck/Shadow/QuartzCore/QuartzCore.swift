@_exported import Foundation
public func CACurrentMediaTime() -> CFTimeInterval
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var center: CALayerContentsGravity { get }
  public static var top: CALayerContentsGravity { get }
  public static var bottom: CALayerContentsGravity { get }
  public static var left: CALayerContentsGravity { get }
  public static var right: CALayerContentsGravity { get }
  public static var topLeft: CALayerContentsGravity { get }
  public static var topRight: CALayerContentsGravity { get }
  public static var bottomLeft: CALayerContentsGravity { get }
  public static var bottomRight: CALayerContentsGravity { get }
  public static var resize: CALayerContentsGravity { get }
  public static var resizeAspect: CALayerContentsGravity { get }
  public static var resizeAspectFill: CALayerContentsGravity { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var circular: CALayerCornerCurve { get }
  public static var continuous: CALayerCornerCurve { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CACornerMask: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var layerMinXMinYCorner: CACornerMask { get }
  public static var layerMaxXMinYCorner: CACornerMask { get }
  public static var layerMinXMaxYCorner: CACornerMask { get }
  public static var layerMaxXMaxYCorner: CACornerMask { get }
}
@objc open class CALayer: NSObject {
  override public dynamic init()
  public init(layer: Any)
  public required init?(coder: NSCoder)
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var position: CGPoint { get set }
  open var anchorPoint: CGPoint { get set }
  open var zPosition: CGFloat { get set }
  open var transform: CATransform3D { get set }
  open func affineTransform() -> CGAffineTransform
  open func setAffineTransform(_ m: CGAffineTransform)
  open var opacity: Float { get set }
  open var isHidden: Bool { get set }
  open var masksToBounds: Bool { get set }
  open var cornerRadius: CGFloat { get set }
  open var cornerCurve: CALayerCornerCurve { get set }
  open var maskedCorners: CACornerMask { get set }
  open var borderWidth: CGFloat { get set }
  open var borderColor: CGColor? { get set }
  open var backgroundColor: CGColor? { get set }
  open var shadowColor: CGColor? { get set }
  open var shadowOpacity: Float { get set }
  open var shadowOffset: CGSize { get set }
  open var shadowRadius: CGFloat { get set }
  open var shadowPath: CGPath? { get set }
  open var mask: CALayer? { get set }
  open var superlayer: CALayer? { get }
  open var sublayers: [CALayer]? { get set }
  open func addSublayer(_ layer: CALayer)
  open func insertSublayer(_ layer: CALayer, at idx: UInt32)
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?)
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?)
  open func removeFromSuperlayer()
  open func setNeedsLayout()
  open func layoutIfNeeded()
  open func layoutSublayers()
  open func needsLayout() -> Bool
  open func setNeedsDisplay()
  open func setNeedsDisplay(_ r: CGRect)
  open func needsDisplay() -> Bool
  open func display()
  open func displayIfNeeded()
  open func draw(in ctx: CGContext)
  open func render(in ctx: CGContext)
  open func contains(_ p: CGPoint) -> Bool
  open func hitTest(_ p: CGPoint) -> CALayer?
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer)
  open var name: String? { get set }
  open var contents: Any? { get set }
  open var contentsScale: CGFloat { get set }
  open var contentsGravity: CALayerContentsGravity { get set }
  open var isOpaque: Bool { get set }
  open var shouldRasterize: Bool { get set }
  open var rasterizationScale: CGFloat { get set }
  open var allowsGroupOpacity: Bool { get set }
  open func preferredFrameSize() -> CGSize
  open func presentation() -> Self?
  open func add(_ anim: CAAnimation, forKey key: String?)
  open func removeAllAnimations()
  open func removeAnimation(forKey key: String)
  open func animationKeys() -> [String]?
  open func animation(forKey key: String) -> CAAnimation?
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval
  open var beginTime: CFTimeInterval { get set }
  open var duration: CFTimeInterval { get set }
  open var speed: Float { get set }
  open var timeOffset: CFTimeInterval { get set }
  open var repeatCount: Float { get set }
  open var repeatDuration: CFTimeInterval { get set }
  open var autoreverses: Bool { get set }
  open var fillMode: CAMediaTimingFillMode { get set }
}
extension CALayer: CAMediaTiming {}
@objc open class CAGradientLayer: CALayer {
  override public dynamic init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var colors: [Any]? { get set }
  open var locations: [NSNumber]? { get set }
  open var startPoint: CGPoint { get set }
  open var endPoint: CGPoint { get set }
  open var type: CAGradientLayerType { get set }
}
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var axial: CAGradientLayerType { get }
  public static var radial: CAGradientLayerType { get }
  public static var conic: CAGradientLayerType { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var nonZero: CAShapeLayerFillRule { get }
  public static var evenOdd: CAShapeLayerFillRule { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var butt: CAShapeLayerLineCap { get }
  public static var round: CAShapeLayerLineCap { get }
  public static var square: CAShapeLayerLineCap { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public init(rawValue: String)
  public var rawValue: String { get }
  public static var miter: CAShapeLayerLineJoin { get }
  public static var round: CAShapeLayerLineJoin { get }
  public static var bevel: CAShapeLayerLineJoin { get }
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
@objc open class CAShapeLayer: CALayer {
  override public dynamic init()
  override public init(layer: Any)
  public required init?(coder: NSCoder)
  open var path: CGPath? { get set }
  open var fillColor: CGColor? { get set }
  open var fillRule: CAShapeLayerFillRule { get set }
  open var strokeColor: CGColor? { get set }
  open var strokeStart: CGFloat { get set }
  open var strokeEnd: CGFloat { get set }
  open var lineWidth: CGFloat { get set }
  open var miterLimit: CGFloat { get set }
  open var lineCap: CAShapeLayerLineCap { get set }
  open var lineJoin: CAShapeLayerLineJoin { get set }
  open var lineDashPhase: CGFloat { get set }
  open var lineDashPattern: [NSNumber]? { get set }
}
public struct CATransform3D: Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat
  public init()
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat)
}
public var CATransform3DIdentity: CATransform3D { get }
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform
