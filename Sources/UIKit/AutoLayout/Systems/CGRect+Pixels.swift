import Foundation

extension CGRect {
  /// Returns the rectangle with its edges rounded to the nearest pixels, so that adjacent rectangles stay adjacent.
  ///
  /// Each length is divided from a whole number of pixels once, so equal lengths stay equal at any position.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    // As in `PixelGrid.round`, a value that is a half except for rounding errors is rounded up.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5001).rounded(.down) }
    let (left, top) = (pixel(origin.x), pixel(origin.y))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(origin.x + size.width) - left) / scale,
      height: (pixel(origin.y + size.height) - top) / scale)
  }
}
