import CoreGraphicsOnLinux
import UIKit

extension UIImage {
  /// The red, green, and blue of the first pixel, from 0 to 255.
  var colorOfFirstPixel: [Int] {
    cgImage?.surface.withBytes { bytes in [bytes[2], bytes[1], bytes[0]].map(Int.init) } ?? []
  }
}
