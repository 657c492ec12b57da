// Numbers that a conversion, or a clock, can't hold become the nearest that it can.

extension Int {
  /// The whole number nearest to another number, also beyond all whole numbers; zero for NaN.
  init(nearest number: Double) {
    let rounded = number.rounded()
    if let exact = Int(exactly: rounded) { self = exact } else { self = rounded < 0 ? .min : rounded > 0 ? .max : 0 }
  }
}

extension Float {
  /// The nearest number that differences and sums of a few are finite of; zero for NaN.
  init(usable number: Double) {
    let most = Double(Float.greatestFiniteMagnitude / 4)
    self = number.isNaN ? 0 : Float(Swift.min(Swift.max(number, -most), most))
  }
}

extension Duration {
  /// The longest time that anything waits: a hundred years, which is “never”. A clock adds the time to its own, which must not overflow.
  private static let longest = Duration.seconds(100 * 365 * 24 * 60 * 60)

  /// The nearest time that a clock can wait for.
  var usable: Duration { min(max(self, .zero), Self.longest) }

  /// The nearest time to so many seconds that a clock can wait for; none for NaN.
  init(usableSeconds seconds: Double) {
    self = seconds >= 1e9 ? Self.longest : seconds > 0 ? .seconds(seconds).usable : .zero
  }
}
