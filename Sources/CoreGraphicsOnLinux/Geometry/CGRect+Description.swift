public import Foundation

// Foundation on Linux prints these like any Swift structure, but logs and messages written for Apple's platforms expect
// only the numbers.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The two coordinates, such as `(40.0, 100.0)`, which are also the result of `"\(point)"`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and height, such as `(200.0, 100.0)`, which are also the result of `"\(size)"`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and size, such as `(40.0, 100.0, 200.0, 100.0)`, which are also the result of `"\(rect)"`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
