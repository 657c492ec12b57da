// Small value types and constants.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import QuartzCore

public struct UIEdgeInsets: Hashable, Codable, Sendable {
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
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
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
public struct UIOffset: Hashable, Sendable {
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
  public static var baselineOffset: NSAttributedString.Key { get }
  public static var attachment: NSAttributedString.Key { get }
  public static var link: NSAttributedString.Key { get }
}
@objc open class NSParagraphStyle: NSObject {
  override public dynamic init()
  open class var `default`: NSParagraphStyle { get }
  open var lineSpacing: CGFloat { get }
  open var alignment: NSTextAlignment { get }
  open var lineBreakMode: NSLineBreakMode { get }
}
@objc open class NSMutableParagraphStyle: NSParagraphStyle {
  override public dynamic init()
  override open var lineSpacing: CGFloat { get set }
  override open var alignment: NSTextAlignment { get set }
  override open var lineBreakMode: NSLineBreakMode { get set }
  open var paragraphSpacing: CGFloat { get set }
}
