import Testing

@testable import QuartzCoreOnLinux
@testable import UIKit

/// Paces and springs against other ways of working them out.
@Suite struct TimingTests {
  private static let curves: [(String, UnitBezier)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut), ("default", .standard),
    ("overshooting", UnitBezier(x1: 0.7, y1: -0.6, x2: 0.3, y2: 1.6)),
    ("flat", UnitBezier(x1: 0.95, y1: 0, x2: 0.05, y2: 1)),
  ]

  /// The curve's point by de Casteljau's construction, its parameter by bisection.
  private func bisected(_ curve: UnitBezier, _ x: Double) -> Double {
    func point(_ c1: Double, _ c2: Double, _ t: Double) -> Double {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
      let (a, b, c) = (mix(0, c1), mix(c1, c2), mix(c2, 1))
      return mix(mix(a, b), mix(b, c))
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if point(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return point(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test(arguments: curves) func `a pace is its Bézier curve`(name: String, curve: UnitBezier) {
    for step in 0...1000 {
      let x = Double(step) / 1000
      #expect(abs(curve.value(at: x) - bisected(curve, x)) < 1e-7, "\(name) at \(x)")
    }
    #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
  }

  @Test func `the named paces are those of the documentation`() {
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0..<4).flatMap { index in
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return values
      }
    }
    #expect(points(CAMediaTimingFunction(name: .default)) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(name: .easeInEaseOut)) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
    #expect(points(CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)) == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    #expect(abs(UnitBezier.easeInOut.value(at: 0.5) - 0.5) < 1e-12)
  }

  private static let springs: [SpringMotion] = [0, 0.1, 0.3, 0.5, 0.825, 0.999, 1, 1.001, 1.5, 4].flatMap { ratio in
    [-3, 0, 2, 40].map { SpringMotion(frequency: 12, dampingRatio: ratio, velocity: $0) }
  }

  /// Checks the motion by small steps (Runge and Kutta's), using only the equation.
  @Test(arguments: springs) func `a spring moves as its equation says`(spring: SpringMotion) {
    let step = 1e-4
    var (x, v) = (0.0, spring.velocity)
    func force(_ x: Double, _ v: Double) -> Double {
      spring.frequency * spring.frequency * (1 - x) - 2 * spring.dampingRatio * spring.frequency * v
    }
    for index in 1...15_000 {
      let (k1x, k1v) = (v, force(x, v))
      let (k2x, k2v) = (v + step / 2 * k1v, force(x + step / 2 * k1x, v + step / 2 * k1v))
      let (k3x, k3v) = (v + step / 2 * k2v, force(x + step / 2 * k2x, v + step / 2 * k2v))
      let (k4x, k4v) = (v + step * k3v, force(x + step * k3x, v + step * k3v))
      x += step / 6 * (k1x + 2 * k2x + 2 * k3x + k4x)
      v += step / 6 * (k1v + 2 * k2v + 2 * k3v + k4v)
      if index.isMultiple(of: 250) {
        #expect(abs(spring.value(at: Double(index) * step) - x) < 1e-6, "\(spring) at \(Double(index) * step)")
      }
    }
  }

  @Test func `a spring of a duration and a bounce is that of Apple's example`() {
    // developer.apple.com/documentation/swiftui/spring: 0.5 s and 0.3 are mass 1, stiffness 157.9, damping 17.6; mass 1, stiffness 100
    // and damping 10 are 0.63 s and 0.5.
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect((animation.stiffness * 10).rounded() == 1579 && (animation.damping * 10).rounded() == 176)
    let standard = CASpringAnimation()
    #expect((standard.perceptualDuration * 100).rounded() == 63 && abs(standard.bounce - 0.5) < 1e-9)
  }

  @Test(arguments: [0.05, 0.3, 0.7, 0.999, 1, 1.0001, 2.5]) func `a spring settles, to a thousandth, when it says`(
    ratio: Double
  ) {
    for velocity in [-5.0, 0, 5] {
      let spring = SpringMotion(settlingIn: 0.8, dampingRatio: ratio, velocity: velocity)
      #expect(abs(spring.settlingDuration - 0.8) < 1e-6)
      var farthest = 0.0
      for step in 0...4000 { farthest = max(farthest, abs(1 - spring.value(at: 0.8 + Double(step) / 1000))) }
      #expect(farthest <= 0.001 + 1e-9, "\(ratio) \(velocity)")
      // And not much earlier: it is still off by more within the last tenth.
      var before = 0.0
      for step in 0...100 { before = max(before, abs(1 - spring.value(at: 0.7 * Double(step) / 100 + 0.02))) }
      #expect(before > 0.001)
    }
  }

  @Test func `a friction that is stronger than that without swings counts only where it is allowed`() {
    let animation = CASpringAnimation()
    animation.damping = 100
    #expect(abs(animation.motion.dampingRatio - 1) < 1e-9)
    animation.allowsOverdamping = true
    #expect(abs(animation.motion.dampingRatio - 5) < 1e-9)
  }
}
