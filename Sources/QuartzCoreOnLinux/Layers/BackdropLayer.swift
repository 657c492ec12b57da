package import Foundation

/// A layer that shows the drawing behind it, blurred, under its background color.
///
/// In a superlayer that's translucent or has a mask, it shows only the drawing of that superlayer.
package final class BackdropLayer: CALayer {
  /// The look of the blurred drawing.
  package struct Look: Equatable {
    /// The standard deviation of the blur in points, or 0 for none.
    package var deviation: CGFloat
    /// The factor of the colors' saturation, where 1 leaves them as they are.
    package var saturation: CGFloat

    package init(deviation: CGFloat, saturation: CGFloat) {
      self.deviation = deviation
      self.saturation = saturation
    }
  }

  /// The look of the blurred drawing, or `nil` if the drawing behind the layer is shown as it is.
  package var look: Look? {
    didSet { if look != oldValue { DisplayNews.post() } }
  }

  override func takeValues(from other: CALayer) {
    super.takeValues(from: other)
    look = (other as? BackdropLayer)?.look
  }
}
