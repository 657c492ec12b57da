/// The mean of the measured heights in pixels, which is the estimate for other rows.
struct HeightMean {
  private var sum: Int64 = 0
  private var count: Int64 = 0

  mutating func add(_ pixels: Int32) {
    sum += Int64(pixels)
    count += 1
  }

  /// The mean, rounded to a pixel, or `nil` before any measurement.
  var pixels: Int32? { count > 0 ? Int32((sum + count / 2) / count) : nil }
}
