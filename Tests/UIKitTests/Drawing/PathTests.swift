import Foundation
import Testing
import UIKit

@testable import UIKit

struct PathTests {
  @Test func `a circle of curves is off by less than three parts in ten thousand`() {
    let path = UIBezierPath(ovalIn: CGRect(x: -100, y: -100, width: 200, height: 200))
    for polygon in path.data.polygons {
      for point in polygon { #expect(abs(hypot(point.x, point.y) - 100) < 0.03) }
    }
    let bounds = path.cgPath.boundingBoxOfPath
    #expect(abs(bounds.minX + 100) < 1e-9 && abs(bounds.width - 200) < 1e-9 && abs(bounds.height - 200) < 1e-9)
  }

  @Test func `an arc goes round the way it is told`() {
    // Clockwise on the screen, from the right: downward first.
    let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(down.bounds.minY > -1e-9 && abs(down.currentPoint.y - 10) < 1e-9)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(
      abs(other.cgPath.boundingBoxOfPath.minY + 10) < 1e-9 && abs(other.cgPath.boundingBoxOfPath.minX + 10) < 1e-9)
    // Core Graphics names directions for y upward.
    let graphics = CGMutablePath()
    graphics.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(graphics == down.cgPath)
    for clockwise in [true, false] {
      let whole = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(whole.contains(CGPoint(x: -9, y: 0)) && whole.contains(CGPoint(x: 0, y: -9)))
    }
  }

  @Test func `a corner is rounded by the circle that touches both lines`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(hypot(path.currentPoint.x - 10, path.currentPoint.y - 4) < 1e-9)
    #expect(path.boundingBoxOfPath.maxX < 10 + 1e-9)
    let arc = path.data.polygons[0].dropFirst()
    #expect(arc.count > 3 && arc.allSatisfy { abs(hypot($0.x - 6, $0.y - 4) - 4) < 0.01 })
  }

  @Test func `inside and outside are as a count of lines crossed says`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<100 {
      let corners = (0..<7).map { _ in
        CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: CGFloat.random(in: 0...100, using: &random))
      }
      let path = CGMutablePath()
      path.addLines(between: corners)
      path.closeSubpath()
      for _ in 0..<20 {
        let point = CGPoint(x: CGFloat.random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random))
        // The angle that the corners go round the point, all together.
        var angle: CGFloat = 0
        for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
          let (a, b) = (
            CGPoint(x: from.x - point.x, y: from.y - point.y), CGPoint(x: to.x - point.x, y: to.y - point.y)
          )
          angle += atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
        }
        let turns = Int((angle / (2 * .pi)).rounded())
        #expect(path.contains(point) == (turns != 0))
        #expect(path.contains(point, using: .evenOdd) == !turns.isMultiple(of: 2))
      }
    }
  }

  @Test func `a path drawn the other way round has the same shape and the opposite direction`() {
    let path = UIBezierPath(roundedRect: CGRect(x: 3, y: 4, width: 50, height: 30), cornerRadius: 9)
    path.append(UIBezierPath(ovalIn: CGRect(x: 60, y: 0, width: 10, height: 10)))
    func area(_ path: UIBezierPath) -> CGFloat {
      var sum: CGFloat = 0
      for polygon in path.data.polygons {
        var from = polygon[polygon.count - 1]
        for to in polygon {
          sum += (from.x * to.y - to.x * from.y) / 2
          from = to
        }
      }
      return sum
    }
    let reversed = path.reversing()
    #expect(abs(area(path) + area(reversed)) < 1e-6)
    #expect(abs(path.cgPath.boundingBoxOfPath.maxX - reversed.cgPath.boundingBoxOfPath.maxX) < 1e-9)
  }

  @Test func `continuous corners bend without a jump and touch the rectangle's sides`() {
    for radius in [4, 10, 13.5] {
      var path = PathData()
      path.addContinuousRoundedRect(CGRect(x: 0, y: 0, width: 100, height: 60), radius: radius)
      #expect(path.box == CGRect(x: 0, y: 0, width: 100, height: 60))
      // The direction turns by less from one short step to the next than it would at a corner, and ever more slowly at
      // the ends.
      let polygon = path.polygons[0]
      var largest: CGFloat = 0
      for index in 1..<(polygon.count - 1) {
        let (a, b, c) = (polygon[index - 1], polygon[index], polygon[index + 1])
        let before = CGVector(dx: b.x - a.x, dy: b.y - a.y)
        let after = CGVector(dx: c.x - b.x, dy: c.y - b.y)
        let turn = atan2(before.dx * after.dy - before.dy * after.dx, before.dx * after.dx + before.dy * after.dy)
        largest = max(largest, turn)
        #expect(turn > -1e-6, "it never bends outwards")
      }
      #expect(largest < 0.25)
    }
    // Where there is no room the corners are plain arcs: a square becomes a circle.
    var circle = PathData()
    circle.addContinuousRoundedRect(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 100)
    for point in circle.polygons[0] { #expect(abs(hypot(point.x - 20, point.y - 20) - 20) < 0.02) }
  }

  @Test func `only the corners that are asked for are round`() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!path.contains(CGPoint(x: 1, y: 1)) && !path.contains(CGPoint(x: 19, y: 19)))
    #expect(path.contains(CGPoint(x: 19.5, y: 0.5)) && path.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test func `an empty path has no bounds, and lines without a start begin at their first point`() {
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
    let path = UIBezierPath()
    path.addLine(to: CGPoint(x: 3, y: 4))
    #expect(path.currentPoint == CGPoint(x: 3, y: 4))
    path.close()
    path.close()
    path.addLine(to: CGPoint(x: 5, y: 5))
    #expect(path.bounds == CGRect(x: 3, y: 4, width: 2, height: 1))
  }

  @Test func `a copy has the line's look, and goes its own way`() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    path.lineWidth = 3
    path.usesEvenOddFillRule = true
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 100, y: 100))
    #expect(copy.lineWidth == 3 && copy.usesEvenOddFillRule && copy.bounds.maxX == 4)
  }
}
