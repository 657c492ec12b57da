/// A rectangle of whole pixels.
struct PixelRect: Equatable, Sendable {
  var x, y, width, height: Int
}
