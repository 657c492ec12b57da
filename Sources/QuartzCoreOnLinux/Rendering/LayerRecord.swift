package import Foundation

/// What was shown of a layer and of those in it: kept until the next drawing, to find where that one looks otherwise.
///
/// It keeps values and no layer, so that those that have gone are let go.
package final class LayerRecord {
  let layer: ObjectIdentifier
  /// The transform from the layer's coordinates to pixels.
  let matrix: CGAffineTransform
  /// The size of its bounds, in points.
  let size: CGSize
  /// Its bounds, in pixels.
  let frame: CGRect
  let own: OwnLook
  let whole: WholeLook
  /// Around what the layer draws itself, without its shadow, in pixels.
  let ownBox: CGRect
  /// Around all that shows of it and of what is in it, in pixels.
  let box: CGRect
  /// Around the pictures and gradients that it draws itself, or all of that where it is turned, in pixels; null for none.
  let pictureBox: CGRect
  let mask: LayerRecord?
  /// The layers in it, as they lie one in front of the other; none that are hidden.
  let sublayers: [LayerRecord]
  /// When something in it looks otherwise with no change but that of time; nil for never.
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

  /// What a layer draws itself, under what is in it and as its border.
  struct OwnLook: Equatable {
    var backgroundColor: CGColor?
    var borderWidth: CGFloat
    var borderColor: CGColor?
    /// The number of what its view draws, or of its picture; 0 where there is nothing of the kind.
    var drawing: Int
    /// When what its view draws is another one with no change but that of time; nil for never.
    var nextChange: TimeInterval?
    /// Where that is drawn, in pixels.
    var extent: CGRect
    var gradient: Gradient?
    var shape: Shape?
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

  /// What works on a layer and all that is in it.
  struct WholeLook: Equatable {
    var opacity: Float
    /// Whether it is drawn as one color where it is not opaque, which makes other pixels than a group.
    var isOneColor: Bool
    var masksToBounds: Bool
    var corners: Corners
    var shadow: Shadow?
    /// How far a transition is; nil where there is none.
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
    /// The shape that throws it; nil where all that the layer shows does.
    var shape: PathData?
  }
}

extension LayerRecord {
  /// A number that no drawing has had yet.
  @MainActor static func newDrawing() -> Int {
    lastDrawing += 1
    return lastDrawing
  }

  @MainActor private static var lastDrawing = 0
}
