/// The only rules for rounding: anything smaller than these counts as nothing.
///
/// The solver scales every constraint by a power of two so that its largest coefficient lies in 1 ..< 2. Therefore, a
/// tolerance means the same for `0.001 * x == 1` as for `1000 * x == 1`. Values up to 100,000 carry rounding errors of
/// about 1e-11. A hundred of them still stay below `value`, and `value` stays below the promised 1e-6.
enum Tolerance {
  /// The error, in points, up to which a constraint counts as satisfied. Values above 100,000 get more.
  static let value = 1e-8

  /// The size above which `value` grows in proportion.
  static let size = 1e5

  /// The difference between pressures that counts as none. Pressures are sums of products of coefficients.
  static let pressure = 1e-9

  /// The entry of a solved column or row that counts as zero.
  static let entry = 1e-14

  /// The smallest entry that may become a pivot.
  static let pivot = 1e-8

  /// The disagreement between two ways to compute a pivot that requires a new factorization.
  static let disagreement = 1e-10

  /// The distance in points, multiplied by 1000 plus the number of variables, that values may move before a refresh.
  ///
  /// A move leaves a rounding error of about 1e-16 of its length, and 100,000 points together leave about 1e-11.
  static let movement = 1e2

  /// The smallest change of a value that the solver reports.
  static let change = 1e-9
}
