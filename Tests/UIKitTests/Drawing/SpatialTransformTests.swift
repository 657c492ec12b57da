import Testing
import UIKit

@MainActor @Suite struct SpatialTransformTests {
  private func numbers(_ t: CATransform3D) -> [CGFloat] {
    [t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
  }

  private func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip(numbers(a), numbers(b)).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `maps of the plane are the same in space`() {
    let angle = 0.7
    let maps: [(CATransform3D, CGAffineTransform)] = [
      (CATransform3DIdentity, .identity),
      (CATransform3DMakeTranslation(3, 4, 0), CGAffineTransform(translationX: 3, y: 4)),
      (CATransform3DMakeScale(2, 5, 1), CGAffineTransform(scaleX: 2, y: 5)),
      (CATransform3DMakeRotation(angle, 0, 0, 9), CGAffineTransform(rotationAngle: angle)),
    ]
    for (one, flat) in maps {
      #expect(CATransform3DIsAffine(one) && CATransform3DIsIdentity(one) == flat.isIdentity)
      #expect(isClose(one, CATransform3DMakeAffineTransform(flat)))
      for (other, second) in maps {
        let both = CATransform3DConcat(one, other)
        #expect(isClose(both, CATransform3DMakeAffineTransform(flat.concatenating(second))))
      }
    }
  }

  @Test func `what is prepended happens first`() {
    let base = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(
      isClose(CATransform3DTranslate(base, 1, 2, 3), CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), base)))
    #expect(isClose(CATransform3DScale(base, 1, 2, 3), CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), base)))
    #expect(
      isClose(CATransform3DRotate(base, 1, 0, 1, 0), CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), base)))
  }

  @Test func `the inverse undoes a map, and a map without one is its own`() {
    var map = CATransform3DTranslate(CATransform3DMakeRotation(1, 1, 2, 3), 4, 5, 6)
    map.m34 = -1 / 500
    #expect(isClose(CATransform3DConcat(map, CATransform3DInvert(map)), CATransform3DIdentity))
    #expect(!CATransform3DIsAffine(map))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(numbers(CATransform3D()).allSatisfy { $0 == 0 })
  }

  @Test func `a turn about an axis takes that axis to itself and the next to the one after`() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(abs(quarter.m11 - 1) < 1e-9 && abs(quarter.m23 - 1) < 1e-9 && abs(quarter.m32 + 1) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `a layer's two transforms are one`() {
    let layer = CALayer()
    #expect(CATransform3DIsIdentity(layer.transform))
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(isClose(layer.transform, CATransform3DMakeAffineTransform(layer.affineTransform())))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    let spatial = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    layer.transform = spatial
    #expect(isClose(layer.transform, spatial))
    layer.setAffineTransform(.identity)
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `a layer that is turned about its upright axis is drawn narrower`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 0, width: 20, height: 10)
    layer.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(layer)
    view.backgroundColor = .white
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(abs(layer.frame.minX - 15) < 1e-9 && abs(layer.frame.width - 10) < 1e-9)
    let pixels = draw(view)
    #expect((0..<40).filter { pixels[$0, 5] == [255, 0, 0, 255] } == Array(15..<25))
  }
}
