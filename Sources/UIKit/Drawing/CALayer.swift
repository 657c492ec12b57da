public import Foundation

/// A rectangle that is drawn: its colour, border, corners, shadow, content and sublayers.
open class CALayer: NSObject {
  var sublayerList: [CALayer] = []
  weak var parentLayer: CALayer?
  /// The view that made the layer for itself.
  weak var view: UIView?

  /// Makes a layer of size zero. It is required so that a view can make a layer of the class that it names.
  public required override init() { super.init() }
  open var bounds = CGRect.zero
  open var position = CGPoint.zero
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var isHidden = false
  open var opacity: Float = 1
  open var masksToBounds = false
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var cornerCurve = CALayerCornerCurve.circular
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  var transform = CGAffineTransform.identity
  open func affineTransform() -> CGAffineTransform { transform }
  open func setAffineTransform(_ t: CGAffineTransform) { transform = t }
  open func setNeedsDisplay() {}
  open var sublayers: [CALayer]? { sublayerList.isEmpty ? nil : sublayerList }
  open func addSublayer(_ l: CALayer) { l.removeFromSuperlayer(); sublayerList.append(l); l.parentLayer = self }
  open func insertSublayer(_ l: CALayer, above s: CALayer?) {
    l.removeFromSuperlayer();
    sublayerList.insert(l, at: (sublayerList.firstIndex { $0 === s } ?? sublayerList.count - 1) + 1);
    l.parentLayer = self
  }
  open func insertSublayer(_ l: CALayer, below s: CALayer?) {
    l.removeFromSuperlayer(); sublayerList.insert(l, at: sublayerList.firstIndex { $0 === s } ?? 0);
    l.parentLayer = self
  }
  open func removeFromSuperlayer() { parentLayer?.sublayerList.removeAll { $0 === self }; parentLayer = nil }
  open var frame: CGRect {
    get {
      let c = [
        CGPoint(x: 0, y: 0), CGPoint(x: bounds.width, y: 0), CGPoint(x: 0, y: bounds.height),
        CGPoint(x: bounds.width, y: bounds.height),
      ].map {
        let p = CGPoint(x: $0.x - anchorPoint.x * bounds.width, y: $0.y - anchorPoint.y * bounds.height).applying(
          transform)
        return CGPoint(x: p.x + position.x, y: p.y + position.y)
      }
      let x = c.map(\.x).min()!, y = c.map(\.y).min()!
      return CGRect(x: x, y: y, width: c.map(\.x).max()! - x, height: c.map(\.y).max()! - y)
    }
    set {
      bounds.size = newValue.size;
      position = CGPoint(
        x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
    }
  }
}
