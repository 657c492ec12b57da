// Stands in for what draw, text and table are about to land: each removes its own lines from here.
public import Foundation
public final class CGColor: NSObject, @unchecked Sendable {
  let d: [CGFloat]; init(_ d: [CGFloat]) { self.d = d };
  public override func isEqual(_ o: Any?) -> Bool { (o as? CGColor)?.d == d }
}
public class CGContext {}
func UIGraphicsPushContext(_ c: CGContext) {}
func UIGraphicsPopContext() {}
open class UIColor: NSObject, @unchecked Sendable {
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
  func resolvedColor(with t: UITraitCollection) -> UIColor { p?(t) ?? self }
  public override func isEqual(_ o: Any?) -> Bool { (o as? UIColor)?.w == w }
}
open class UIImage: NSObject {
  public class SymbolConfiguration: NSObject {
    public enum W { case medium }; init(pointSize: CGFloat, weight: W = .medium) {}
  }
  init?(systemName: String, withConfiguration: SymbolConfiguration) {}
}
@MainActor open class UILabel: UIView {
  open var text: String?; open var font: UIFont!; var textColor: UIColor!; var textAlignment = NSTextAlignment.left;
  var lineBreakMode = NSLineBreakMode.byClipping
}
@MainActor open class UIImageView: UIView { var image: UIImage? }
extension UIFont {
  class func preferredFont(forTextStyle s: TextStyle, compatibleWith t: UITraitCollection?) -> UIFont {
    .systemFont(ofSize: 34)
  }
}
