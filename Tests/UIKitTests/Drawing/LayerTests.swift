import Foundation
import Testing
import UIKit

struct LayerTests {
  @Test func `a frame is where position, anchor, size and transform put the corners`() {
    var random = SplitMix(seed: 11)
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
    for _ in 0..<200 {
      let layer = CALayer()
      layer.bounds = CGRect(x: number(-9...9), y: number(-9...9), width: number(1...50), height: number(1...50))
      layer.anchorPoint = CGPoint(x: number(0...1), y: number(0...1))
      layer.position = CGPoint(x: number(-50...50), y: number(-50...50))
      let angle = number(-3...3)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: angle))
      var (xs, ys): ([CGFloat], [CGFloat]) = ([], [])
      for corner in [(0, 0), (1, 0), (0, 1), (1, 1)] as [(CGFloat, CGFloat)] {
        let x = (corner.0 - layer.anchorPoint.x) * layer.bounds.width
        let y = (corner.1 - layer.anchorPoint.y) * layer.bounds.height
        xs.append(layer.position.x + x * cos(angle) - y * sin(angle))
        ys.append(layer.position.y + x * sin(angle) + y * cos(angle))
      }
      let frame = layer.frame
      #expect(abs(frame.minX - (xs.min() ?? 0)) < 1e-9 && abs(frame.maxX - (xs.max() ?? 0)) < 1e-9)
      #expect(abs(frame.minY - (ys.min() ?? 0)) < 1e-9 && abs(frame.maxY - (ys.max() ?? 0)) < 1e-9)
      // What is set comes back, where a rectangle can be had: unturned, scaled.
      layer.setAffineTransform(CGAffineTransform(scaleX: number(0.5...2), y: -number(0.5...2)))
      let wanted = CGRect(x: number(-9...9), y: number(-9...9), width: number(1...9), height: number(1...9))
      layer.frame = wanted
      #expect(abs(layer.frame.minX - wanted.minX) < 1e-9 && abs(layer.frame.width - wanted.width) < 1e-9)
      #expect(abs(layer.frame.minY - wanted.minY) < 1e-9 && abs(layer.frame.height - wanted.height) < 1e-9)
    }
  }

  @Test func `a frame of negative size is the same rectangle, written the other way`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: -4, height: -6)
    #expect(layer.frame == CGRect(x: 6, y: 4, width: 4, height: 6))
  }

  @Test func `sublayers are put where they are told, and are in one layer only`() {
    let root = CALayer()
    let layers = (0..<4).map { _ in CALayer() }
    func order() -> [Int] { (root.sublayers ?? []).compactMap { layer in layers.firstIndex { $0 === layer } } }
    #expect(root.sublayers == nil)
    root.addSublayer(layers[0])
    root.insertSublayer(layers[1], at: 0)
    root.insertSublayer(layers[2], below: layers[0])
    root.insertSublayer(layers[3], above: layers[1])
    #expect(order() == [1, 3, 2, 0])
    root.insertSublayer(layers[1], at: 99)
    #expect(order() == [3, 2, 0, 1])
    root.insertSublayer(layers[1], below: layers[3])
    #expect(order() == [1, 3, 2, 0])
    root.replaceSublayer(layers[3], with: layers[0])
    #expect(order() == [1, 0, 2] && layers[3].superlayer == nil)
    let other = CALayer()
    other.addSublayer(layers[1])
    #expect(order() == [0, 2] && layers[1].superlayer === other)
    layers[0].removeFromSuperlayer()
    #expect(order() == [2])
    root.sublayers = [layers[3], layers[1]]
    #expect(order() == [3, 1] && other.sublayers == nil && layers[2].superlayer == nil)
  }

  @Test func `a layer cannot be in itself`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let (outer, inner) = (CALayer(), CALayer())
      outer.addSublayer(inner)
      inner.addSublayer(outer)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("*** Terminating app due to uncaught exception"))
  }

  @MainActor @Test func `a view makes its layer of the class that it names`() {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(GradientView().layer is CAGradientLayer)
  }
}
