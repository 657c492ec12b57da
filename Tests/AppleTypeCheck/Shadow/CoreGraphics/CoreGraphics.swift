// Core Graphics' types are Core Foundation objects: classes without a superclass, whose functions are members in Swift.
// Pages read: cggradient (members).
@_exported import CoreFoundation

public class CFArray {}

public class CGColorSpace {
  public init?(name: CFString)
  public static var sRGB: CFString { get }
  public static var displayP3: CFString { get }
  public var numberOfComponents: Int { get }
}
public class CFString {}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace

public class CGColor: @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  public init(gray: CGFloat, alpha: CGFloat)
  public init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat)
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>)
  public var alpha: CGFloat { get }
  public var components: [CGFloat]? { get }
  public var numberOfComponents: Int { get }
  public var colorSpace: CGColorSpace? { get }
  public func copy() -> CGColor?
  public func copy(alpha: CGFloat) -> CGColor?
}
extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool
  public func hash(into hasher: inout Hasher)
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public init(rawValue: UInt32)
  public var rawValue: UInt32 { get }
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { get }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { get }
}
public class CGGradient {
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int)
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?)
}

public class CGImage {
  public var width: Int { get }
  public var height: Int { get }
  public var bitsPerComponent: Int { get }
  public var bitsPerPixel: Int { get }
  public var bytesPerRow: Int { get }
  public func copy() -> CGImage?
  public func cropping(to rect: CGRect) -> CGImage?
}
extension CGPoint: CustomDebugStringConvertible {
  public var debugDescription: String { get }
}
extension CGSize: CustomDebugStringConvertible {
  public var debugDescription: String { get }
}
extension CGRect: CustomDebugStringConvertible {
  public var debugDescription: String { get }
}
