import Foundation
import Testing
import UIKit

struct AffineTransformTests {
  private func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 * (1 + hypot(a.x, a.y)) }

  private let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: -7.5, y: 3.25)]

  @Test func `each kind of map does to a point what its name says`() {
    for point in points {
      let moved = point.applying(CGAffineTransform(translationX: 3, y: -2))
      #expect(moved == CGPoint(x: point.x + 3, y: point.y - 2))
      let scaled = point.applying(CGAffineTransform(scaleX: 2, y: -3))
      #expect(scaled == CGPoint(x: point.x * 2, y: point.y * -3))
      let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
      #expect(isNear(turned, CGPoint(x: -point.y, y: point.x)))
    }
  }

  @Test func `concatenating applies the first map first`() {
    var random = SplitMix(seed: 1)
    func map() -> CGAffineTransform {
      func number() -> CGFloat { .random(in: -3...3, using: &random) }
      return CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
    for _ in 0..<200 {
      let (first, second) = (map(), map())
      for point in points {
        #expect(isNear(point.applying(first.concatenating(second)), point.applying(first).applying(second)))
        #expect(
          isNear(
            point.applying(first.translatedBy(x: 2, y: 5)), CGPoint(x: point.x + 2, y: point.y + 5).applying(first)))
        #expect(
          isNear(point.applying(first.scaledBy(x: 2, y: 5)), CGPoint(x: point.x * 2, y: point.y * 5).applying(first)))
        #expect(
          isNear(
            point.applying(first.rotated(by: 0.7)),
            point.applying(CGAffineTransform(rotationAngle: 0.7)).applying(first)))
      }
      guard abs(first.a * first.d - first.b * first.c) > 0.01 else { continue }
      for point in points {
        #expect(
          hypot(
            point.applying(first).applying(first.inverted()).x - point.x,
            point.applying(first).applying(first.inverted()).y - point.y) < 1e-6)
      }
    }
  }

  @Test func `a map without a way back is its own inverse, as Apple's is`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a rectangle goes to the rectangle around its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 6) < 1e-9 && abs(turned.minY - 1) < 1e-9)
    #expect(abs(turned.width - 4) < 1e-9 && abs(turned.height - 3) < 1e-9)
    #expect(
      rect.applying(CGAffineTransform(a: -2, b: 0, c: 0, d: 1, tx: 0, ty: 0))
        == CGRect(x: -8, y: 2, width: 6, height: 4))
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func `a size ignores what a map adds`() {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 100)
    #expect(CGSize(width: 1, height: 1).applying(map) == CGSize(width: 2, height: 3))
  }
}
