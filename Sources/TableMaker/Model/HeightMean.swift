/// The mean of heights that were measured, in pixels: the estimate for those that were not.
struct HeightMean {
  private var sum: Int64 = 0
  private var count: Int64 = 0

  mutating func add(_ pixels: Int32) {
    sum += Int64(pixels)
    count += 1
  }

  /// The mean, to the nearest pixel; nil before anything was measured.
  var pixels: Int32? { count > 0 ? Int32((sum + count / 2) / count) : nil }
}
