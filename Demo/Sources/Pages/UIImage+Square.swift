import UIKit

extension UIImage {
  /// Returns the image in the middle of a square, as a template.
  ///
  /// Titles below symbols of different heights then have the same baseline.
  func centered(inSquareOf side: CGFloat) -> UIImage {
    let black = withTintColor(.black, renderingMode: .alwaysOriginal)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { _ in
      black.draw(
        in: CGRect(
          x: (side - size.width) / 2, y: (side - size.height) / 2, width: size.width, height: size.height))
    }.withRenderingMode(.alwaysTemplate)
  }
}
