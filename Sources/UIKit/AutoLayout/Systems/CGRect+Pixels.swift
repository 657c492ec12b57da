import Foundation

extension CGRect {
  /// The rectangle with its edges moved to the nearest pixels, halves up: rectangles that touch go on touching.
  ///
  /// Lengths are whole numbers of pixels divided once, so that equal ones are equal wherever they stand.
  func roundedToPixels(_ scale: CGFloat) -> CGRect {
    // As `PixelGrid.round`: what is a half but for rounding goes up too.
    func pixel(_ value: CGFloat) -> CGFloat { (value * scale + 0.5001).rounded(.down) }
    let (left, top) = (pixel(origin.x), pixel(origin.y))
    return CGRect(
      x: left / scale, y: top / scale, width: (pixel(origin.x + size.width) - left) / scale,
      height: (pixel(origin.y + size.height) - top) / scale)
  }
}
