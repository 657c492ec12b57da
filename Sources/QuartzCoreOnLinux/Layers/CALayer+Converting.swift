public import Foundation

extension CALayer {
  /// Converts a point from another layer, or from the topmost ancestor if the layer is `nil`.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(map(from: l)) }

  /// Converts a point to another layer, or to the topmost ancestor if the layer is `nil`.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(map(from: l).inverted()) }

  /// Converts a rectangle from another layer, or from the topmost ancestor if the layer is `nil`.
  ///
  /// The result is the bounding box of the transformed rectangle.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(map(from: l)) }

  /// Converts a rectangle to another layer, or to the topmost ancestor if the layer is `nil`.
  ///
  /// The result is the bounding box of the transformed rectangle.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(map(from: l).inverted()) }

  private func map(from other: CALayer?) -> CGAffineTransform {
    (other?.transformToTop ?? .identity).concatenating(transformToTop.inverted())
  }

  /// The transform from the layer's coordinates to those of its topmost ancestor.
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
