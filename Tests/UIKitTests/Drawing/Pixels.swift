import UIKit

@testable import UIKit

/// The pixels of an image, to look at one by one.
struct Pixels {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let stride: Int

  init(_ image: UIImage) {
    guard let picture = image.cgImage else {
      (width, height, bytes, stride) = (0, 0, [], 0)
      return
    }
    width = picture.width
    height = picture.height
    stride = picture.surface.bytesPerRow
    bytes = picture.surface.withBytes { Array($0) }
  }

  /// Red, green, blue and alpha of a pixel, from 0 to 255; alpha is multiplied in.
  subscript(x: Int, y: Int) -> [Int] {
    let start = y * stride + x * 4
    return [Int(bytes[start + 2]), Int(bytes[start + 1]), Int(bytes[start]), Int(bytes[start + 3])]
  }

  /// The sum of alpha over all pixels, in whole pixels.
  var coverage: Double {
    var sum = 0
    for y in 0..<height {
      for x in 0..<width { sum += Int(bytes[y * stride + x * 4 + 3]) }
    }
    return Double(sum) / 255
  }
}

/// Draws an image of a size in points.
func draw(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false, _ actions: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { actions($0.cgContext) }
}

/// Draws a view and all in it.
@MainActor func draw(_ view: UIView, scale: CGFloat = 1) -> Pixels {
  Pixels(
    draw(view.bounds.width, view.bounds.height, scale: scale) { _ in
      view.drawHierarchy(in: CGRect(origin: .zero, size: view.bounds.size), afterScreenUpdates: true)
    })
}
