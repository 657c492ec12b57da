/// The one rule for rounding: what is smaller than these counts as nothing.
///
/// Every constraint is scaled by a power of two when it is made, so that its largest coefficient lies in 1 ..< 2; a
/// tolerance therefore means the same for `0.001 * x == 1` as for `1000 * x == 1`. Values up to 100,000 carry rounding
/// errors of about 1e-11, a hundred of which still stay below `value`, and `value` stays below the promised 1e-6.
enum Tolerance {
  /// Points by which a constraint may be off and still counts as satisfied. Values above 100,000 get more.
  static let value = 1e-8

  /// The size above which `value` grows in proportion.
  static let size = 1e5

  /// Differences in pressure that count as none. Pressures are sums of products of coefficients.
  static let pressure = 1e-9

  /// Entries of a solved column or row that count as zero.
  static let entry = 1e-14

  /// The smallest entry that may become a pivot.
  static let pivot = 1e-8

  /// The disagreement of two ways to compute a pivot that asks for a new factorization.
  static let disagreement = 1e-10

  /// Points that values may move, a thousand times and once for every variable, before they are computed afresh.
  /// A move leaves a rounding error of some 1e-16 of its length; 100,000 points together leave some 1e-11.
  static let movement = 1e2

  /// A change of a value that is reported as one.
  static let change = 1e-9
}
