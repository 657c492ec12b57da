import CoreGraphicsOnLinux
import Foundation
internal import TableMakerPangoCairo

extension LayerRenderer {
  /// Returns a blurred picture of what the context shows behind a layer, or `nil` if the layer shows none.
  func backdropPicture(of layer: CALayer, at place: Place) -> BlurredPicture? {
    let frame = layer.bounds.applying(place.matrix)
    guard let look = (layer as? BackdropLayer)?.look, frame.intersects(place.clip),
      let target = cairo_get_group_target(cairo)
    else { return nil }
    return BlurredPicture(of: target, in: frame, deviation: look.deviation * place.scale, saturation: look.saturation)
  }

  /// Draws the blurred picture of what's behind a layer.
  func drawBackdrop(_ layer: BackdropLayer, at place: Place) {
    let picture = backdrop?.layer === layer ? backdrop?.picture : backdropPicture(of: layer, at: place)
    guard let picture else { return }
    addOutline(of: layer, at: place)
    cairo_identity_matrix(cairo)
    picture.fill(in: cairo)
  }

  /// Returns the pixels that the blurred picture of a layer depends on, which are drawn either all or not at all.
  func backdropBox(of layer: CALayer, at place: Place) -> CGRect {
    guard let look = (layer as? BackdropLayer)?.look else { return .null }
    let reach = BlurredPicture.reach(deviation: look.deviation * place.scale)
    return layer.bounds.applying(place.matrix).insetBy(dx: -reach, dy: -reach)
  }
}
