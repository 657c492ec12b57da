// If a conversion or a clock can't represent a number, these members return the nearest one that it can.

extension Int {
  /// Creates the integer nearest to a number, even if the number is out of range; zero for NaN.
  init(nearest number: Double) {
    let rounded = number.rounded()
    if let exact = Int(exactly: rounded) { self = exact } else { self = rounded < 0 ? .min : rounded > 0 ? .max : 0 }
  }
}

extension Float {
  /// Creates the nearest number with finite sums and differences, if they have few terms; zero for NaN.
  init(usable number: Double) {
    let most = Double(Float.greatestFiniteMagnitude / 4)
    self = number.isNaN ? 0 : Float(Swift.min(Swift.max(number, -most), most))
  }
}

extension Duration {
  /// The longest time that anything waits: a hundred years, which means “never”. A clock adds the time to its own, and
  /// that sum must not overflow.
  private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

  /// The nearest time that a clock can wait for.
  var usable: Duration { min(max(self, .zero), Self.longest) }

  /// Creates the nearest time that a clock can wait for; zero for NaN.
  init(usableSeconds seconds: Double) {
    self = seconds >= 1e9 ? Self.longest : seconds > 0 ? .seconds(seconds).usable : .zero
  }
}
