public import Foundation

// Foundation on Linux prints these as Swift prints any structure; logs and messages that were written for Apple's expect
// the numbers alone.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The two coordinates, such as `(40.0, 100.0)`; what `"\(point)"` gives too.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// Width and height, such as `(200.0, 100.0)`; what `"\(size)"` gives too.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// Origin and size, such as `(40.0, 100.0, 200.0, 100.0)`; what `"\(rect)"` gives too.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
