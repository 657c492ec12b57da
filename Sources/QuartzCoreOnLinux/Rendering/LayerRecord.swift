package import Foundation

/// A record of the appearance of a layer and its sublayers, which shows the changes in the next drawing.
///
/// The record keeps values and no layers, so that removed layers are deallocated.
package final class LayerRecord {
  let layer: ObjectIdentifier
  /// The transform from the layer's coordinates to pixels.
  let matrix: CGAffineTransform
  /// The size of the layer's bounds, in points.
  let size: CGSize
  /// The layer's bounds, in pixels.
  let frame: CGRect
  let own: OwnLook
  let whole: WholeLook
  /// The bounding box of the layer's own drawing without its shadow, in pixels.
  let ownBox: CGRect
  /// The bounding box of the layer and its sublayers, in pixels.
  let box: CGRect
  /// The bounding box of the images and gradients in the layer's own drawing, in pixels.
  ///
  /// If the layer is rotated, this is the box of the whole drawing. It includes everything that a blur behind the layer
  /// depends on. If there is nothing of this kind, it's null.
  let pictureBox: CGRect
  let mask: LayerRecord?
  /// The visible sublayers, in their drawing order.
  let sublayers: [LayerRecord]
  /// The time at which the appearance changes on its own, or `nil` for never.
  package let nextChange: TimeInterval?

  init(
    _ layer: CALayer, bounds: CGRect, matrix: CGAffineTransform, own: OwnLook, whole: WholeLook, ownBox: CGRect,
    box: CGRect, pictureBox: CGRect, mask: LayerRecord?, sublayers: [LayerRecord]
  ) {
    self.layer = ObjectIdentifier(layer)
    self.matrix = matrix
    size = bounds.size
    frame = bounds.applying(matrix)
    self.own = own
    self.whole = whole
    self.ownBox = ownBox
    self.box = box
    self.pictureBox = pictureBox
    self.mask = mask
    self.sublayers = sublayers
    nextChange = (sublayers + [mask].compactMap(\.self)).lazy.compactMap(\.nextChange).reduce(own.nextChange) {
      min($0 ?? $1, $1)
    }
  }

  /// The layer's own drawing behind its sublayers, and its border.
  struct OwnLook: Equatable {
    var backgroundColor: CGColor?
    var borderWidth: CGFloat
    var borderColor: CGColor?
    /// The number of the view's drawing or of the contents, or 0 if there are none.
    var drawing: Int
    /// The time at which the view's drawing changes on its own, or `nil` for never.
    var nextChange: TimeInterval?
    /// The area of that drawing, in pixels.
    var extent: CGRect
    var gradient: Gradient?
    var shape: Shape?
    var backdrop: BackdropLayer.Look?
  }

  struct Gradient: Equatable {
    var colors: [CGColor]
    var locations: [Double]
    var start: CGPoint
    var end: CGPoint
    var type: CAGradientLayerType
  }

  struct Shape: Equatable {
    var path: PathData?
    var fillColor: CGColor?
    var fillRule: CAShapeLayerFillRule
    var strokeColor: CGColor?
    var strokeStart: CGFloat
    var strokeEnd: CGFloat
    var lineWidth: CGFloat
    var miterLimit: CGFloat
    var lineCap: CAShapeLayerLineCap
    var lineJoin: CAShapeLayerLineJoin
    var lineDashPhase: CGFloat
    var lineDashPattern: [Double]
  }

  /// The effects that apply to a layer together with its sublayers.
  struct WholeLook: Equatable {
    var opacity: Float
    /// A Boolean value that indicates whether a translucent layer is drawn as one color, which gives other pixels than
    /// a group.
    var isOneColor: Bool
    var masksToBounds: Bool
    var corners: Corners
    var shadow: Shadow?
    /// The progress of a transition, or `nil` if there is none.
    var dissolve: Dissolving?
  }

  struct Dissolving: Equatable {
    var picture: ObjectIdentifier
    var part: Double
  }

  struct Corners: Equatable {
    var radius: CGFloat
    var curve: CALayerCornerCurve
    var mask: CACornerMask
  }

  struct Shadow: Equatable {
    var color: CGColor
    var opacity: CGFloat
    var offset: CGSize
    var radius: CGFloat
    /// The shape that casts the shadow, or `nil` if the whole drawing of the layer does.
    var shape: PathData?
  }
}

extension LayerRecord {
  /// Returns a number that no drawing has had yet.
  @MainActor static func newDrawing() -> Int {
    lastDrawing += 1
    return lastDrawing
  }

  @MainActor private static var lastDrawing = 0
}
