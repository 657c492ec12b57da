/// An exact fraction. Stops the program if it does not fit, so that a test never compares with a wrong number.
struct Rational: Hashable, Comparable, ExpressibleByIntegerLiteral {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, _ denominator: Int = 1) {
    var (left, right) = (abs(numerator), abs(denominator))
    while right != 0 { (left, right) = (right, left % right) }
    let sign = denominator < 0 ? -1 : 1
    self.numerator = left == 0 ? 0 : sign * numerator / left
    self.denominator = left == 0 ? 1 : sign * denominator / left
  }

  init(integerLiteral value: Int) { self.init(value) }

  var double: Double { Double(numerator) / Double(denominator) }
  var magnitude: Rational { Rational(abs(numerator), denominator) }

  static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator, left.denominator * right.denominator)
  }
  static func - (left: Rational, right: Rational) -> Rational { left + Rational(-right.numerator, right.denominator) }
  static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }
  static func / (left: Rational, right: Rational) -> Rational {
    precondition(right.numerator != 0, "Division by zero")
    return left * Rational(right.denominator, right.numerator)
  }
  static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}
