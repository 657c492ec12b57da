import Foundation

/// The contents of a layer. Layers without contents don't have this object, so they stay small.
final class LayerPicture {
  var contents: Any?
  var gravity = CALayerContentsGravity.resize
  var scale: CGFloat = 1

  var image: CGImage? { contents as? CGImage }

  /// Returns the frame of the contents for a rectangle, which can extend beyond it.
  func place(in bounds: CGRect) -> CGRect {
    guard let image, scale > 0 else { return .null }
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    return gravity.placement.place(size, in: bounds)
  }
}

extension CALayer {
  /// Changes the values of the contents. Visible copies of the layer keep theirs.
  func changePicture(_ change: (LayerPicture) -> Void) {
    let new = LayerPicture()
    if let picture { (new.contents, new.gravity, new.scale) = (picture.contents, picture.gravity, picture.scale) }
    change(new)
    picture = new
    drawingMayHaveChanged()
  }
}
