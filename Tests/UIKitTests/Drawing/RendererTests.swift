import Foundation
import Testing
import UIKit

@testable import UIKit

struct RendererTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test func `an image has the size asked for, in whole pixels`() {
    for scale in [1, 2, 3] as [CGFloat] {
      for width in [1, 10.1, 33 + 1 / 3, 99.5] as [CGFloat] {
        let image = UIGraphicsImageRenderer(size: CGSize(width: width, height: 2), format: format(scale)).image { _ in }
        #expect(image.cgImage?.width == Int((width * scale - 1e-6).rounded(.up)))
        #expect(image.scale == scale && abs(image.size.width - width) < 1 / scale)
      }
    }
  }

  @Test func `the scale is that of the current traits unless the format says one`() {
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }.cgImage?.width == 6)
      #expect(UIGraphicsImageRendererFormat.default().scale == 2)
    }
    #expect(UIGraphicsImageRendererFormat(for: UITraitCollection(displayScale: 1)).scale == 1)
    #expect(UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3), format: format(0)).image { _ in }.scale == 3)
  }

  @Test func `nothing drawn is clear, or black where the format is opaque`() {
    #expect(
      Pixels(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1)).image { _ in }).coverage == 0
    )
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format(1, opaque: true)).image {
      _ in
    }
    #expect(Pixels(opaque)[1, 1] == [0, 0, 0, 255])
  }

  @Test func `bounds say what lies at the first pixel`() {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 20, width: 4, height: 4), format: format(1))
    let image = renderer.image { context in
      #expect(context.format.bounds == CGRect(x: 10, y: 20, width: 4, height: 4))
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
    }
    #expect(Pixels(image)[0, 0] == [255, 0, 0, 255] && Pixels(image).coverage == 1)
  }

  @Test func `the image so far is not changed by what comes later`() {
    var first: UIImage?
    let last = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format(1)).image { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      first = context.currentImage
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 2))
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 4))
    }
    #expect(first.map { Pixels($0).coverage } == 8 && Pixels(last).coverage == 12)
  }

  @Test func `fill replaces, a stroke lies inside`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 6), format: format(1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
      UIColor(white: 0, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 6))
      UIColor.blue.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 6, height: 6))
    }
    let pixels = Pixels(image)
    #expect(abs(pixels[2, 2][3] - 128) <= 1 && pixels[2, 2][0] == 0)
    #expect(pixels[0, 3] == [0, 0, 255, 255] && pixels[5, 5] == [0, 0, 255, 255] && pixels[4, 4] == [255, 0, 0, 255])
  }

  @Test func `data is a PNG file of the image`() {
    let data = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2), format: format(2)).pngData { context in
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
    }
    #expect(UIImage(data: data)?.size == CGSize(width: 6, height: 4))
  }
}
