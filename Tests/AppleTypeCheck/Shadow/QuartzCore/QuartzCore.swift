@_exported import Foundation
public func CACurrentMediaTime() -> CFTimeInterval
public struct CALayerContentsGravity: Hashable, Sendable {
  public static func == (a: Self, b: Self) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct CALayerCornerCurve: Hashable, Sendable {
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
  open var frame: CGRect { get set }
  open var bounds: CGRect { get set }
  open var position: CGPoint { get set }
  open var anchorPoint: CGPoint { get set }
  open var zPosition: CGFloat { get set }
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
  open func setNeedsDisplay()
  open func removeAllAnimations()
}
@objc open class CAGradientLayer: CALayer {
  override public dynamic init()
  override public init(layer: Any)
  open var colors: [Any]? { get set }
  open var locations: [NSNumber]? { get set }
  open var startPoint: CGPoint { get set }
  open var endPoint: CGPoint { get set }
}
