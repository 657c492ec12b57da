import Foundation

/// The motion of a mass on a spring with friction, from 0 to its rest at 1.
///
/// The remaining distance y obeys m y″ + c y′ + k y = 0 with y(0) = 1 and y′(0) = −v. With the frequency ω = √(k/m) and
/// the damping ratio ζ = c / (2 √(k m)), the solutions are those in textbooks of mechanics (Feynman, Lectures on
/// Physics I, 24-2):
///
///     ζ < 1   y = e^(−ζωt) (cos ω′t + (ζω − v)/ω′ · sin ω′t)     with ω′ = ω √(1 − ζ²)
///     ζ = 1   y = e^(−ωt) (1 + (ω − v) t)
///     ζ > 1   y = e^(−ζωt) (cosh ω′t + (ζω − v)/ω′ · sinh ω′t)   with ω′ = ω √(ζ² − 1)
package struct SpringMotion: Hashable, Sendable {
  /// The number of oscillations per second without friction, times 2π.
  package let frequency: Double
  /// The damping ratio. With a ratio of 1, the motion just doesn't oscillate.
  package let dampingRatio: Double
  /// The speed at the start, in distances per second toward the rest.
  package let velocity: Double

  /// The remaining fraction of the distance at which the motion counts as at rest.
  package static let threshold = 0.001

  package init(frequency: Double, dampingRatio: Double, velocity: Double) {
    self.frequency = max(frequency, 1e-6)
    self.dampingRatio = max(dampingRatio, 0)
    self.velocity = velocity
  }

  package init(mass: Double, stiffness: Double, damping: Double, velocity: Double) {
    let (mass, stiffness) = (max(mass, 1e-9), max(stiffness, 1e-9))
    self.init(
      frequency: (stiffness / mass).squareRoot(), dampingRatio: damping / (2 * (stiffness * mass).squareRoot()),
      velocity: velocity)
  }

  /// Creates a spring with a perceived duration and a bounce.
  ///
  /// Source: Apple's documentation of SwiftUI's `Spring`. In its example, a duration of 0.5 s and a bounce of 0.3 have
  /// a mass of 1, a stiffness of 157.9, and a damping of 17.6: k = (2π / duration)², c = (1 − bounce) 4π / duration.
  /// For a negative bounce, down to −1, the ratio is 1 / (1 + bounce), as in Flutter's
  /// `SpringDescription.withDurationAndBounce`, which is documented to match SwiftUI.
  package init(perceptualDuration: Double, bounce: Double, velocity: Double) {
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      frequency: 2 * .pi / max(perceptualDuration, 1e-6), dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      velocity: velocity)
  }

  /// Creates a spring with a damping ratio that settles to within a thousandth after a duration.
  ///
  /// Reported for UIKit's springs (C. Schnorr, "Demystifying UIKit Spring Animations", 2018): the duration is the
  /// settling time, and a thousandth is its measure. The exact measure is assumed; a recording of a presentation layer
  /// on a device would settle it.
  package init(settlingIn duration: Double, dampingRatio: Double, velocity: Double) {
    let duration = max(duration, 1e-6)
    // A spring with a ratio of 0 never settles.
    let ratio = max(dampingRatio, 0.001)
    // A stiffer spring settles sooner.
    var (low, high) = (1e-3, 1.0)
    func settles(_ frequency: Double) -> Bool {
      SpringMotion(frequency: frequency, dampingRatio: ratio, velocity: velocity).reach(at: duration)
        <= SpringMotion.threshold
    }
    while !settles(high), high < 1e9 { high *= 2 }
    for _ in 0..<100 where high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if settles(middle) { high = middle } else { low = middle }
    }
    self.init(frequency: high, dampingRatio: ratio, velocity: velocity)
  }

  /// Returns the progress after a time in seconds, which is more than 1 when the motion overshoots.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    let decay = exp(-dampingRatio * frequency * time)
    let push = dampingRatio * frequency - velocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return 1 - decay * (cos(swing * time) + push / swing * sin(swing * time))
    }
    if dampingRatio == 1 { return 1 - decay * (1 + push * time) }
    let rate = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    // Two exponentials replace the hyperbolic functions, which overflow long before their product with the decay does.
    let slow = exp((rate - dampingRatio * frequency) * time)
    let fast = exp(-(rate + dampingRatio * frequency) * time)
    return 1 - ((slow + fast) / 2 + push / rate * (slow - fast) / 2)
  }

  /// Returns the greatest distance from rest after a time.
  private func reach(at time: Double) -> Double {
    let push = dampingRatio * frequency - velocity
    if dampingRatio < 1 {
      let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      return exp(-dampingRatio * frequency * time) * hypot(1, push / swing)
    }
    if dampingRatio == 1 { return exp(-frequency * time) * (1 + abs(push) * time) }
    let rate = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
    return exp((rate - dampingRatio * frequency) * time) * (1 + abs(push / rate)) / 2
      + exp(-(rate + dampingRatio * frequency) * time) * (1 + abs(push / rate)) / 2
  }

  /// The time in seconds after which the motion is at rest to within a thousandth, or infinity without friction.
  package var settlingDuration: Double {
    guard dampingRatio > 0 else { return .infinity }
    var high = 1 / frequency
    while reach(at: high) > SpringMotion.threshold, high < 1e6 { high *= 2 }
    var low = 0.0
    for _ in 0..<100 where high - low > 1e-12 * high {
      let middle = (low + high) / 2
      if reach(at: middle) > SpringMotion.threshold { low = middle } else { high = middle }
    }
    return high
  }
}
