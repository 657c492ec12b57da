import Testing

@testable import UIKit

@MainActor @Suite struct LayerGeometryTests {
  @Test func `points and rectangles are converted through every layer in between, turned ones too`() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    a.addSublayer(b)
    root.addSublayer(c)
    a.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
    a.bounds.origin = CGPoint(x: 5, y: 0)
    b.frame = CGRect(x: 30, y: 40, width: 20, height: 10)
    b.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    c.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    // b's middle is (40, 45) in a, (45, 65) in the root and (44, 63) in c.
    func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 }
    #expect(isClose(b.convert(CGPoint(x: 10, y: 5), to: a), CGPoint(x: 40, y: 45)))
    #expect(isClose(b.convert(CGPoint(x: 10, y: 5), to: nil), CGPoint(x: 45, y: 65)))
    #expect(isClose(c.convert(CGPoint(x: 10, y: 5), from: b), CGPoint(x: 44, y: 63)))
    #expect(isClose(b.convert(c.convert(CGPoint(x: 3, y: 7), from: b), from: c), CGPoint(x: 3, y: 7)))
    let around = b.convert(b.bounds, to: root)
    #expect(isClose(around.origin, CGPoint(x: 40, y: 55)) && abs(around.width - 10) < 1e-9)
  }

  @Test func `a point hits the frontmost layer below it`() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let (low, high, inner) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(high)
    root.addSublayer(low)
    high.addSublayer(inner)
    for layer in [low, high] { layer.frame = CGRect(x: 10, y: 10, width: 30, height: 30) }
    inner.frame = CGRect(x: 20, y: 20, width: 30, height: 30)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === low)
    high.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === high)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === inner)
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === inner)
    high.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 55, y: 55)) === root)
    inner.isHidden = true
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === high)
    #expect(root.hitTest(CGPoint(x: 200, y: 0)) == nil)
  }

  @Test func `a layer shows its picture in front of its background, placed by its gravity`() {
    let picture = draw(4, 4) { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    func red(_ gravity: CALayerContentsGravity, scale: CGFloat = 1) -> [Int] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.backgroundColor = .white
      view.layer.contents = picture.cgImage
      view.layer.contentsGravity = gravity
      view.layer.contentsScale = scale
      let pixels = draw(view)
      return (0..<20).filter { pixels[$0, 5] == [255, 0, 0, 255] }
    }
    #expect(red(.resize) == Array(0..<20))
    #expect(red(.resizeAspect) == Array(5..<15))
    #expect(red(.center) == Array(8..<12))
    #expect(red(.center, scale: 2) == [9, 10])
    #expect(red(.left) == Array(0..<4) && red(.right) == Array(16..<20))
  }
}
