import Foundation
import Testing
import UIKit

@testable import UIKit

struct ContextTests {
  private func pixels(_ size: CGFloat = 10, scale: CGFloat = 1, _ actions: (CGContext) -> Void) -> Pixels {
    Pixels(draw(size, size, scale: scale, actions))
  }

  @Test func `a rectangle covers its pixels, and half a pixel by half`() {
    let image = pixels { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 2, y: 3, width: 4, height: 1.5))
    }
    #expect(image[1, 3][3] == 0 && image[6, 3][3] == 0)
    #expect(image[2, 3] == [255, 0, 0, 255])
    #expect(abs(image[2, 4][3] - 128) <= 1)
    #expect(abs(image.coverage - 6) < 0.02)
  }

  @Test func `transforms nest, and come back`() {
    let image = pixels { context in
      context.saveGState()
      context.translateBy(x: 5, y: 5)
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 2, y: 1)
      // From x to y: 4 along the new x is 4 downward.
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(image[4, 5][3] == 255 && image[4, 8][3] == 255 && image[4, 9][3] == 0 && image[5, 5][3] == 0)
    #expect(image[0, 0][3] == 255)
  }

  @Test func `the transform to pixels goes up, as in Core Graphics`() {
    _ = draw(10, 20, scale: 3) { context in
      #expect(context.ctm == CGAffineTransform(a: 3, b: 0, c: 0, d: -3, tx: 0, ty: 60))
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: 0))
      context.scaleBy(x: 0, y: 1)
      #expect(context.ctm.a == 3, "what cannot be undone is not done")
    }
  }

  @Test func `a clip holds until the state comes back`() {
    let image = pixels { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 10))
      context.clip(to: [CGRect(x: 0, y: 0, width: 10, height: 2), CGRect(x: 0, y: 8, width: 10, height: 2)])
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 5, height: 10))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 9, y: 5, width: 1, height: 1))
    }
    #expect(image.coverage == 21)
  }

  @Test func `a line of a point in the middle between pixels covers half of two`() {
    let image = pixels { context in
      context.setStrokeColor(gray: 0, alpha: 1)
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
      context.setLineCap(.square)
      context.setLineDash(phase: 0, lengths: [])
    }
    #expect(abs(image[5, 4][3] - 128) <= 1 && abs(image[5, 5][3] - 128) <= 1)
    #expect(image[5, 3][3] == 0 && image[5, 6][3] == 0)
  }

  @Test func `dashes leave gaps`() {
    let image = pixels { context in
      context.setLineDash(phase: 0, lengths: [2, 3])
      context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 10, y: 0.5)])
    }
    #expect((0..<10).map { image[$0, 0][3] > 0 } == [true, true, false, false, false, true, true, false, false, false])
  }

  @Test func `fill rules differ where a path goes round twice`() {
    for (rule, inner) in [(CGPathFillRule.winding, 255), (.evenOdd, 0)] {
      let image = pixels { context in
        context.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
        context.fillPath(using: rule)
      }
      #expect(image[5, 5][3] == inner && image[1, 1][3] == 255)
    }
    let both = pixels { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.setLineWidth(2)
      context.addRect(CGRect(x: 1, y: 1, width: 8, height: 8))
      context.drawPath(using: .fillStroke)
    }
    #expect(both[0, 5] == [0, 0, 255, 255] && both[5, 5] == [255, 0, 0, 255])
  }

  @Test func `each blend mode is the formula of the compositing standard`() {
    func mixed(_ mode: CGBlendMode) -> [Int] {
      pixels(2) { context in
        context.setFillColor(red: 0.8, green: 0.4, blue: 0.2, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        context.setBlendMode(mode)
        context.setFillColor(red: 0.5, green: 0.6, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
      }[0, 0]
    }
    func near(_ a: [Int], _ b: [Double]) -> Bool { zip(a, b).allSatisfy { abs(Double($0) - $1 * 255) <= 2 } }
    #expect(near(mixed(.multiply), [0.4, 0.24, 0.2]))
    #expect(near(mixed(.screen), [0.9, 0.76, 1]))
    #expect(near(mixed(.darken), [0.5, 0.4, 0.2]))
    #expect(near(mixed(.lighten), [0.8, 0.6, 1]))
    #expect(near(mixed(.difference), [0.3, 0.2, 0.8]))
    #expect(near(mixed(.exclusion), [0.5, 0.52, 0.8]))
    #expect(near(mixed(.plusLighter), [1, 1, 1]))
    #expect(mixed(.clear)[3] == 0)
    #expect(near(mixed(.destinationOver), [0.8, 0.4, 0.2]))
  }

  @Test func `no mode changes what lies outside of the shape`() {
    for raw in (0..<28 as Range<Int32>) {
      guard let mode = CGBlendMode(rawValue: raw) else { continue }
      let image = pixels(4) { context in
        context.setFillColor(gray: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setBlendMode(mode)
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      #expect(image[3, 2] == [255, 255, 255, 255], "\(mode)")
    }
  }

  @Test func `what is drawn in a transparency layer does not shine through itself`() {
    let image = pixels(4) { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
      context.fill(CGRect(x: 1, y: 0, width: 3, height: 4))
      context.endTransparencyLayer()
      #expect(context.state.alpha == 0.5)
    }
    #expect(abs(image[0, 0][3] - 128) <= 1 && image[1, 0] == image[0, 0] && image[3, 0] == image[0, 0])
  }

  @Test func `a shadow lies where its offset says, at any transform, and spreads by its blur`() {
    let hard = pixels(30, scale: 2) { context in
      context.setShadow(
        offset: CGSize(width: 5, height: 10), blur: 0, color: CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.scaleBy(x: 2, y: 2)
      context.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
    #expect(hard[8, 8] == [0, 0, 0, 255] && hard[23, 23] == [0, 0, 0, 255])
    #expect(hard[24, 30] == [255, 0, 0, 255] && hard[33, 43] == [255, 0, 0, 255])
    #expect(hard[34, 43][3] == 0 && hard[33, 44][3] == 0 && hard[17, 30][3] == 0)
    let soft = pixels(60) { context in
      context.setShadow(offset: .zero, blur: 12, color: CGColor(gray: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 60))
    }
    // Half of the full alpha at the shape's edge, and less further out, by the error function.
    for distance in 0...20 {
      let expected = 0.5 * (1 - erf((Double(distance) + 0.5) / 6 / 2.0.squareRoot()))
      #expect(abs(Double(soft[30 + distance, 30][3]) / 255 - expected) < 0.03, "at \(distance)")
    }
  }

  @Test func `a gradient runs evenly, and goes on only where it is told to`() throws {
    let parts: [CGFloat] = [1, 0, 0, 1, 0, 0, 1, 1]
    let gradient = try #require(
      CGGradient(colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: parts, locations: nil, count: 2))
    let image = pixels(100) { context in
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsBeforeStartLocation)
    }
    #expect(image[5, 50] == [255, 0, 0, 255])
    #expect(abs(image[50, 50][0] - 126) <= 3 && abs(image[50, 50][2] - 129) <= 3)
    #expect(image[90, 50][3] == 0)
    let round = pixels(100) { context in
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 50, y: 50), startRadius: 10, endCenter: CGPoint(x: 50, y: 50), endRadius: 40,
        options: [])
    }
    #expect(round[50, 50][3] == 0 && round[5, 50][3] == 0)
    #expect(abs(round[75, 50][0] - 127) <= 6 && round[75, 50][3] == 255)
  }

  @Test func `a picture lies upright by UIKit and upside down by Core Graphics`() throws {
    let picture = draw(2, 2) { context in
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 1, width: 2, height: 1))
    }
    let pixels = try #require(picture.cgImage)
    let graphics = self.pixels { $0.draw(pixels, in: CGRect(x: 2, y: 4, width: 2, height: 2)) }
    #expect(graphics[2, 4] == [0, 0, 255, 255] && graphics[2, 5] == [255, 0, 0, 255])
    #expect(graphics.coverage == 4)
    let kit = self.pixels { _ in picture.draw(at: CGPoint(x: 2, y: 4)) }
    #expect(kit[2, 4] == [255, 0, 0, 255] && kit[3, 5] == [0, 0, 255, 255])
    let tiled = self.pixels { $0.draw(pixels, in: CGRect(x: 1, y: 0, width: 2, height: 2), byTiling: true) }
    #expect(tiled.coverage == 100)
    #expect(tiled[9, 8] == [0, 0, 255, 255] && tiled[9, 9] == [255, 0, 0, 255])
  }

  @Test func `contexts are stacked, one stack a thread`() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    _ = draw(1, 1) { outer in
      #expect(UIGraphicsGetCurrentContext() === outer)
      _ = draw(1, 1) { inner in #expect(UIGraphicsGetCurrentContext() === inner) }
      #expect(UIGraphicsGetCurrentContext() === outer)
    }
    UIGraphicsPopContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIBezierPath(rect: .zero).fill()
  }
}
