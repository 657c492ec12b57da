// Stands in for what draw, text and table are about to land: each removes its own lines from here.
public import Foundation
public final class CGColor: NSObject, @unchecked Sendable {
  let d: [CGFloat]; init(_ d: [CGFloat]) { self.d = d };
  public override func isEqual(_ o: Any?) -> Bool { (o as? CGColor)?.d == d }
}
public class CGContext { var cairo: OpaquePointer; init(c: OpaquePointer) { cairo = c } }
func UIGraphicsGetCurrentContext() -> CGContext? { nil }
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
open class UIColor: NSObject, @unchecked Sendable {
  private let mark = AttributeValueMark();  // first: see there
  let p: (@Sendable (UITraitCollection) -> UIColor)?; let w: [CGFloat]
  public init(white: CGFloat, alpha: CGFloat) { p = nil; w = [white, alpha] };
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { p = nil; w = [red, green, blue, alpha] };
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) { p = dynamicProvider; w = [] }
  public class var systemBlue: UIColor { UIColor(white: 0.3, alpha: 1) };
  public class var systemRed: UIColor { UIColor(white: 0.4, alpha: 1) };
  public class var systemGreen: UIColor { UIColor(white: 0.5, alpha: 1) };
  public class var systemPink: UIColor { UIColor(white: 0.6, alpha: 1) };
  public class var white: UIColor { UIColor(white: 1, alpha: 1) };
  public class var black: UIColor { UIColor(white: 0, alpha: 1) }; public var cgColor: CGColor { CGColor(w) };
  func withAlphaComponent(_ a: CGFloat) -> UIColor { self }
  public class var label: UIColor { .black }
  func getRed(
    _ r: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    r?.pointee = w[0]; green?.pointee = w.count > 2 ? w[1] : w[0]; blue?.pointee = w.count > 2 ? w[2] : w[0]
    alpha?.pointee = w[w.count - 1]; return true
  }
  func resolvedColor(with t: UITraitCollection) -> UIColor { p?(t) ?? self }
  public override func isEqual(_ o: Any?) -> Bool { (o as? UIColor)?.w == w }
}
open class UIImage: NSObject {
  public class SymbolConfiguration: NSObject {
    public enum W { case medium }; init(pointSize: CGFloat, weight: W = .medium) {}
  }
  init?(systemName: String, withConfiguration: SymbolConfiguration) {}
}
@MainActor open class UIImageView: UIView { var image: UIImage? }

// What a table draws with.
extension UIColor {
  public class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }
  public class var systemGroupedBackground: UIColor { UIColor(white: 0.95, alpha: 1) }
  public class var secondarySystemGroupedBackground: UIColor { UIColor(white: 0.99, alpha: 1) }
  public class var secondaryLabel: UIColor { UIColor(white: 0.51, alpha: 1) }
  public class var tertiaryLabel: UIColor { UIColor(white: 0.71, alpha: 1) }
  public class var separator: UIColor { UIColor(white: 0.81, alpha: 1) }
  public class var systemGray4: UIColor { UIColor(white: 0.82, alpha: 1) }
  func setFill() {}
  func setStroke() {}
}
public class UIBezierPath: NSObject {
  override init() {}
  init(ovalIn: CGRect) {}
  enum Style { case round }
  var lineWidth: CGFloat = 1
  var lineCapStyle = Style.round
  var lineJoinStyle = Style.round
  func move(to: CGPoint) {}
  func addLine(to: CGPoint) {}
  func stroke() {}
  func fill() {}
}
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
public enum CALayerCornerCurve { case circular, continuous }
extension UIImage {
  var size: CGSize { .zero }
  var isSymbolImage: Bool { false }
}
extension UIImageView {
  var isHighlighted: Bool {
    get { false }
    set {}
  }
}
