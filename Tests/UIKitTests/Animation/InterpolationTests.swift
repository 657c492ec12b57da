import Testing

@testable import QuartzCoreOnLinux
@testable import UIKit

@Suite struct InterpolationTests {
  private func isClose(_ a: CGAffineTransform, _ b: CGAffineTransform) -> Bool {
    zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `a map is the sum of its parts, mirrored ones too`() {
    var generator = Seeded(state: 11)
    for _ in 0..<500 {
      let numbers = (0..<6).map { _ in CGFloat.random(in: -3...3, using: &generator) }
      let map = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      #expect(isClose(TransformParts(map).map, map))
      let other = CGAffineTransform(rotationAngle: numbers[0])
      #expect(isClose(TransformParts.between(map, other, 0), map))
      #expect(isClose(TransformParts.between(map, other, 1), other))
    }
  }

  @Test func `a turn goes round at an even pace, the shorter way`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(TransformParts.between(.identity, quarter, 0.25), CGAffineTransform(rotationAngle: .pi / 8)))
    let from = CGAffineTransform(rotationAngle: 3)
    let to = CGAffineTransform(rotationAngle: -3)
    #expect(isClose(TransformParts.between(from, to, 0.5), CGAffineTransform(rotationAngle: .pi)))
  }

  @Test func `stretches and moves change evenly, through nothing to a mirror image`() {
    let from = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 0, ty: 10)
    let to = CGAffineTransform(a: -1, b: 0, c: 0, d: 4, tx: 8, ty: 0)
    #expect(
      isClose(TransformParts.between(from, to, 0.5), CGAffineTransform(a: 0, b: 0, c: 0, d: 3, tx: 4, ty: 5)))
  }

  @Test func `what grows out of nothing while it turns does not turn from elsewhere`() {
    let half = TransformParts.between(
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(rotationAngle: 1), 0.5)
    #expect(isClose(half, CGAffineTransform(rotationAngle: 1).concatenating(CGAffineTransform(scaleX: 0.5, y: 0.5))))
  }

  @Test func `colors mix part by part, and no color is one that covers nothing`() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(CGColor.between(red, blue, 0.5) == CGColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    #expect(CGColor.between(nil, red, 0.25) == CGColor(red: 1, green: 0, blue: 0, alpha: 0.25))
    #expect(CGColor.between(red, nil, 1) == CGColor(red: 1, green: 0, blue: 0, alpha: 0))
    #expect(CGColor.between(nil, nil, 0.5) == nil)
  }

  @Test func `paths of the same pieces bend into each other, others change at once`() {
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let large = CGPath(rect: CGRect(x: 4, y: 0, width: 6, height: 4), transform: nil)
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    #expect(CGPath.between(small, large, 0.5)?.boundingBox == CGRect(x: 2, y: 0, width: 4, height: 3))
    #expect(CGPath.between(small, round, 0.5) == round)
  }

  @Test func `a difference added to a value gives the other one`() {
    let values: [(LayerValue, LayerValue)] = [
      (.number(3), .number(-1)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: -4, y: 9))),
      (.size(CGSize(width: 3, height: 1)), .size(CGSize(width: 2, height: 8))),
    ]
    for (a, b) in values { #expect((a - b).map { b + $0 } == a) }
    let a = CGAffineTransform(a: 1, b: 2, c: -1, d: 1, tx: 4, ty: 5)
    let b = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 3, y: 1)
    guard case .transform(let sum)? = (LayerValue.transform(a) - .transform(b)).map({ .transform(b) + $0 }) else {
      Issue.record("a map that can be undone has no difference")
      return
    }
    #expect(isClose(sum, a))
    #expect(LayerValue.transform(a) - .transform(CGAffineTransform(scaleX: 0, y: 1)) == nil)
  }

  @Test func `a path's line is cut at parts of its length`() {
    var path = PathData()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let cut = path.trimmed(from: 0.25, to: 0.75)
    #expect(cut.elements == [.move(CGPoint(x: 5, y: 0)), .line(CGPoint(x: 10, y: 0)), .line(CGPoint(x: 10, y: 5))])
    #expect(path.trimmed(from: 0, to: 1) == path)
    #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty && path.trimmed(from: 0.8, to: 0.2).isEmpty)
    let square = PathData(CGRect(x: 0, y: 0, width: 10, height: 10)).trimmed(from: 0.5, to: 0.99999)
    #expect(square.elements.count == 3 || square.elements.count == 4)
    #expect(abs(square.box.width - 10) < 1e-3 && abs(square.box.height - 10) < 1e-3)
    // Half of a circle.
    var circle = PathData()
    circle.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = circle.trimmed(from: 0, to: 0.5)
    #expect(abs(min(half.box.width, half.box.height) - 10) < 0.1)
  }
}
