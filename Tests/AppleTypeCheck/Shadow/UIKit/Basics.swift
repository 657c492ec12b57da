// Small value types and constants.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import QuartzCore

public struct UIEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init()
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)
  public static var zero: UIEdgeInsets { get }
  public static func == (a: UIEdgeInsets, b: UIEdgeInsets) -> Bool
  public func hash(into hasher: inout Hasher)
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init()
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
  public static var zero: NSDirectionalEdgeInsets { get }
  public static func == (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> Bool
  public func hash(into hasher: inout Hasher)
}
public struct UIOffset: Equatable, Codable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public init()
  public init(horizontal: CGFloat, vertical: CGFloat)
  public static var zero: UIOffset { get }
  public static func == (a: UIOffset, b: UIOffset) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension CGRect { public func inset(by insets: UIEdgeInsets) -> CGRect }
@objc public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@objc public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}
public struct UIRectEdge: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var top: UIRectEdge { get }
  public static var left: UIRectEdge { get }
  public static var bottom: UIRectEdge { get }
  public static var right: UIRectEdge { get }
  public static var all: UIRectEdge { get }
}
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  public init(rawValue: UInt)
  public var rawValue: UInt { get }
  public static var top: NSDirectionalRectEdge { get }
  public static var leading: NSDirectionalRectEdge { get }
  public static var bottom: NSDirectionalRectEdge { get }
  public static var trailing: NSDirectionalRectEdge { get }
  public static var all: NSDirectionalRectEdge { get }
}
extension IndexPath {
  public init(row: Int, section: Int)
  public init(item: Int, section: Int)
  public var section: Int { get set }
  public var row: Int { get set }
  public var item: Int { get set }
}
extension NSAttributedString.Key {
  public static var font: NSAttributedString.Key { get }
  public static var foregroundColor: NSAttributedString.Key { get }
  public static var backgroundColor: NSAttributedString.Key { get }
  public static var paragraphStyle: NSAttributedString.Key { get }
  public static var kern: NSAttributedString.Key { get }
  public static var underlineStyle: NSAttributedString.Key { get }
  public static var strikethroughStyle: NSAttributedString.Key { get }
  public static var strikethroughColor: NSAttributedString.Key { get }
  public static var underlineColor: NSAttributedString.Key { get }
  public static var baselineOffset: NSAttributedString.Key { get }
  public static var attachment: NSAttributedString.Key { get }
  public static var tracking: NSAttributedString.Key { get }
  public static var ligature: NSAttributedString.Key { get }
  public static var strokeWidth: NSAttributedString.Key { get }
  public static var strokeColor: NSAttributedString.Key { get }
  public static var shadow: NSAttributedString.Key { get }
  public static var obliqueness: NSAttributedString.Key { get }
  public static var link: NSAttributedString.Key { get }
}
@objc public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public init(rawValue: Int)
  public var rawValue: Int { get }
  public static var single: NSUnderlineStyle { get }
  public static var thick: NSUnderlineStyle { get }
  public static var double: NSUnderlineStyle { get }
  public static var patternDot: NSUnderlineStyle { get }
  public static var patternDash: NSUnderlineStyle { get }
  public static var patternDashDot: NSUnderlineStyle { get }
  public static var patternDashDotDot: NSUnderlineStyle { get }
  public static var byWord: NSUnderlineStyle { get }
}
@objc open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  override public dynamic init()
  open func copy(with zone: NSZone? = nil) -> Any
  open func mutableCopy(with zone: NSZone? = nil) -> Any
  open class var `default`: NSParagraphStyle { get }
  open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection
  open var lineSpacing: CGFloat { get }
  open var paragraphSpacing: CGFloat { get }
  open var paragraphSpacingBefore: CGFloat { get }
  open var headIndent: CGFloat { get }
  open var tailIndent: CGFloat { get }
  open var firstLineHeadIndent: CGFloat { get }
  open var minimumLineHeight: CGFloat { get }
  open var maximumLineHeight: CGFloat { get }
  open var lineHeightMultiple: CGFloat { get }
  open var baseWritingDirection: NSWritingDirection { get }
  open var alignment: NSTextAlignment { get }
  open var lineBreakMode: NSLineBreakMode { get }
  open var allowsDefaultTighteningForTruncation: Bool { get }
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get }
  open var tabStops: [NSTextTab] { get }
  open var defaultTabInterval: CGFloat { get }
  public struct LineBreakStrategy: OptionSet, Sendable {
    public init(rawValue: UInt)
    public var rawValue: UInt { get }
    public static var pushOut: NSParagraphStyle.LineBreakStrategy { get }
    public static var hangulWordPriority: NSParagraphStyle.LineBreakStrategy { get }
    public static var standard: NSParagraphStyle.LineBreakStrategy { get }
  }
}
@objc open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  override public dynamic init()
  open func setParagraphStyle(_ obj: NSParagraphStyle)
  override open var lineSpacing: CGFloat { get set }
  override open var paragraphSpacing: CGFloat { get set }
  override open var paragraphSpacingBefore: CGFloat { get set }
  override open var headIndent: CGFloat { get set }
  override open var tailIndent: CGFloat { get set }
  override open var firstLineHeadIndent: CGFloat { get set }
  override open var minimumLineHeight: CGFloat { get set }
  override open var maximumLineHeight: CGFloat { get set }
  override open var lineHeightMultiple: CGFloat { get set }
  override open var baseWritingDirection: NSWritingDirection { get set }
  override open var alignment: NSTextAlignment { get set }
  override open var lineBreakMode: NSLineBreakMode { get set }
  override open var allowsDefaultTighteningForTruncation: Bool { get set }
  override open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { get set }
  // Apple's is [NSTextTab]!, which Swift cannot declare over the superclass's [NSTextTab]; nil is refused here.
  override open var tabStops: [NSTextTab] { get set }
  override open var defaultTabInterval: CGFloat { get set }
  open func addTabStop(_ anObject: NSTextTab)
  open func removeTabStop(_ anObject: NSTextTab)
}
// Pages read: nstexttab/init(textalignment:location:options:), nstextattachment, nsshadow.
@objc open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  public struct OptionKey: Hashable, RawRepresentable, Sendable {
    public init(rawValue: String)
    public var rawValue: String { get }
  }
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [NSTextTab.OptionKey: Any] = [:])
  open func copy(with zone: NSZone? = nil) -> Any
  open var alignment: NSTextAlignment { get }
  open var location: CGFloat { get }
  open var options: [NSTextTab.OptionKey: Any] { get }
}
@objc open class NSTextAttachment: NSObject {
  public init(data contentData: Data?, ofType uti: String?)
  override public dynamic init()
  public convenience init(image: UIImage)
  open var contents: Data? { get set }
  open var fileType: String? { get set }
  open var image: UIImage? { get set }
  open var bounds: CGRect { get set }
  open var lineLayoutPadding: CGFloat { get set }
  open class var character: Int { get }
}
extension NSAttributedString { public convenience init(attachment: NSTextAttachment) }
@objc open class NSShadow: NSObject, NSCopying {
  override public dynamic init()
  open func copy(with zone: NSZone? = nil) -> Any
  open var shadowOffset: CGSize { get set }
  open var shadowBlurRadius: CGFloat { get set }
  open var shadowColor: Any? { get set }
}
