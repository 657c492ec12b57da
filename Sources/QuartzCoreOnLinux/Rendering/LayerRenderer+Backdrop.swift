import CoreGraphicsOnLinux
import Foundation
internal import TableMakerPangoCairo

extension LayerRenderer {
  /// Draws the blurred picture of what the context shows behind a layer.
  ///
  /// With an opacity below 1, what's behind the layer shows through the picture.
  func drawBackdrop(_ layer: BackdropLayer, at place: Place, opacity: CGFloat) {
    guard let look = layer.look, let target = cairo_get_group_target(cairo),
      let picture = BlurredPicture(
        of: target, in: layer.bounds.applying(place.matrix), deviation: look.deviation * place.scale,
        saturation: look.saturation)
    else { return }
    addOutline(of: layer, at: place)
    cairo_identity_matrix(cairo)
    picture.fill(in: cairo, opacity: opacity)
  }

  /// Returns the pixels that the blurred picture of a layer depends on, which are drawn either all or not at all.
  func backdropBox(of layer: CALayer, at place: Place) -> CGRect {
    guard let look = (layer as? BackdropLayer)?.look else { return .null }
    let reach = BlurredPicture.reach(deviation: look.deviation * place.scale)
    return layer.bounds.applying(place.matrix).insetBy(dx: -reach, dy: -reach)
  }
}
