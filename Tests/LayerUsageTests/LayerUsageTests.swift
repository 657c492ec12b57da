import Testing

@testable import UIKit

/// What imports CoreGraphics and QuartzCore by name: apps' files do, and the modules are there for whoever asks for them alone.
@MainActor struct LayerUsageTests {
  @Test func `layers and paths are drawn without any view`() throws {
    let badge = Badge()
    withoutActions { badge.place(in: CGRect(x: 0, y: 0, width: 40, height: 40), part: 0.5) }
    #expect(badge.ring.path?.boundingBoxOfPath.integral == CGRect(x: 20, y: 2, width: 18, height: 36))
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: format).image {
      badge.layer.render(in: $0.cgContext)
    }
    let picture = try #require(image.cgImage)
    let bytes = picture.surface.withBytes { Array($0) }
    func colors(x: Int, y: Int) -> (red: Int, green: Int) {
      let place = y * picture.surface.bytesPerRow + 4 * x
      return (Int(bytes[place + 2]), Int(bytes[place + 1]))
    }
    // The half that goes clockwise from the top is red, the other is not.
    let (right, left) = (colors(x: 37, y: 20), colors(x: 2, y: 20))
    #expect(right.red > right.green + 50)
    #expect(left.red == left.green)
  }
}
