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
// Attributes of AttributedString. Page read: foundation/attributescopes/uikitattributes.
extension AttributeScopes {
  public var uiKit: AttributeScopes.UIKitAttributes.Type { get }
  public struct UIKitAttributes: AttributeScope {
    public let font: FontAttribute
    public let paragraphStyle: ParagraphStyleAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let kern: KernAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let underlineColor: UnderlineColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let strikethroughColor: StrikethroughColorAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let tracking: TrackingAttribute
    public let ligature: LigatureAttribute
    public let strokeWidth: StrokeWidthAttribute
    public let strokeColor: StrokeColorAttribute
    public let obliqueness: ObliquenessAttribute
    public let foundation: AttributeScopes.FoundationAttributes
  }
}
extension AttributeScopes.UIKitAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = UIFont
    public static var name: String { get }
  }
  public enum ParagraphStyleAttribute: AttributedStringKey {
    public typealias Value = NSParagraphStyle
    public static var name: String { get }
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { get }
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { get }
  }
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { get }
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { get }
  }
  public enum UnderlineColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { get }
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = NSUnderlineStyle
    public static var name: String { get }
  }
  public enum StrikethroughColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { get }
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { get }
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { get }
  }
  public enum LigatureAttribute: AttributedStringKey {
    public typealias Value = Int
    public static var name: String { get }
  }
  public enum StrokeWidthAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { get }
  }
  public enum StrokeColorAttribute: AttributedStringKey {
    public typealias Value = UIColor
    public static var name: String { get }
  }
  public enum ObliquenessAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static var name: String { get }
  }
}
extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { get }
}
