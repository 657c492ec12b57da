/// The place of a row: its section, and its place in that section.
public struct RowPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The place of the section.
  public var section: Int
  /// The place of the row in its section.
  public var row: Int

  /// Makes a path.
  @inlinable public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Whether a path comes before another from top to bottom.
  @inlinable public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }

  /// The path in the words of UIKit's messages.
  public var description: String { "\(section) - \(row)" }
}

/// The path of one row before, and its path after.
public struct RowPathPair: Sendable, Hashable {
  /// The path before.
  public var before: RowPath
  /// The path after.
  public var after: RowPath

  /// Makes a pair of paths.
  @inlinable public init(before: RowPath, after: RowPath) {
    self.before = before
    self.after = after
  }
}
