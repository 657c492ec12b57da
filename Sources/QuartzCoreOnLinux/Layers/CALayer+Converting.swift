public import Foundation

extension CALayer {
  /// The point of another layer's coordinates in this layer's; nil stands for the topmost layer above.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }

  /// The point of this layer's coordinates in another layer's; nil stands for the topmost layer above.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(from: l).inverted()) }

  /// The smallest rectangle around another layer's, in this layer's coordinates; nil stands for the topmost layer
  /// above.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }

  /// The smallest rectangle around this layer's, in another layer's coordinates; nil stands for the topmost layer
  /// above.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(from: l).inverted()) }

  private func map(from other: CALayer?) -> CGAffineTransform {
    (other?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
  }

  /// The transform from the layer's coordinates to those of the topmost layer above it.
  private var transformToTop: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer = self
    while let parent = layer.parentLayer {
      map = map.concatenating(layer.transformToSuperlayer)
      layer = parent
    }
    return map
  }
}
