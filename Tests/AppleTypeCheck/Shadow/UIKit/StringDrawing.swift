// Text measured and drawn without a label. Pages read: nsattributedstring/boundingrect(with:options:context:),
// nsstring/boundingrect(with:options:attributes:context:).
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public init(rawValue: Int)
  public var rawValue: Int { get }
  public static var usesLineFragmentOrigin: NSStringDrawingOptions { get }
  public static var usesFontLeading: NSStringDrawingOptions { get }
  public static var usesDeviceMetrics: NSStringDrawingOptions { get }
  public static var truncatesLastVisibleLine: NSStringDrawingOptions { get }
}
@objc open class NSStringDrawingContext: NSObject {
  override public dynamic init()
  open var minimumScaleFactor: CGFloat { get set }
  open var actualScaleFactor: CGFloat { get }
  open var totalBounds: CGRect { get }
}
extension NSAttributedString {
  public func size() -> CGSize
  public func draw(at point: CGPoint)
  public func draw(in rect: CGRect)
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect
}
extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil)
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?)
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect
}
