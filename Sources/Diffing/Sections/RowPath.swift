/// The place of a row: its section, and its place in that section.
///
/// Both are kept in one number, whose order is that of the rows: batches of ten thousands of paths are compared, sorted and
/// copied. A place that is no 32-bit number counts as the nearest one that is.
public struct RowPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The section above, and below it the row, shifted so that negative ones come first.
  @usableFromInline var number: Int64

  /// The place of the section.
  @inlinable public var section: Int {
    get { Int(truncatingIfNeeded: number >> 32) }
    set { self = RowPath(section: newValue, row: row) }
  }

  /// The place of the row in its section.
  @inlinable public var row: Int {
    get { Int(Int32(truncatingIfNeeded: number ^ 0x8000_0000)) }
    set { self = RowPath(section: section, row: newValue) }
  }

  /// Makes a path.
  @inlinable public init(section: Int, row: Int) {
    let (section, row) = (Int32(clamping: section), UInt32(bitPattern: Int32(clamping: row)))
    number = Int64(section) << 32 | Int64(row ^ 0x8000_0000)
  }

  /// Whether a path comes before another from top to bottom.
  @inlinable public static func < (left: RowPath, right: RowPath) -> Bool { left.number < right.number }

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
