/// The place of a row: its section and its place in the section.
///
/// Both are in one number with the order of the rows because batches of tens of thousands of paths are compared,
/// sorted, and copied. A place beyond 32 bits is clamped.
public struct RowPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The section in the upper half and the row in the lower half, shifted so that negative rows come first.
  @usableFromInline var number: Int64

  /// The index of the section.
  @inlinable public var section: Int {
    get { Int(truncatingIfNeeded: number >> 32) }
    set { self = RowPath(section: newValue, row: row) }
  }

  /// The index of the row in its section.
  @inlinable public var row: Int {
    get { Int(Int32(truncatingIfNeeded: number ^ 0x8000_0000)) }
    set { self = RowPath(section: section, row: newValue) }
  }

  /// Creates a path.
  @inlinable public init(section: Int, row: Int) {
    let (section, row) = (Int32(clamping: section), UInt32(bitPattern: Int32(clamping: row)))
    number = Int64(section) << 32 | Int64(row ^ 0x8000_0000)
  }

  /// Returns whether a path is above another.
  @inlinable public static func < (left: RowPath, right: RowPath) -> Bool { left.number < right.number }

  /// The path in the style of UIKit's messages.
  public var description: String { "\(section) - \(row)" }
}

/// The old and new paths of a row.
public struct RowPathPair: Sendable, Hashable {
  /// The old path.
  public var before: RowPath
  /// The new path.
  public var after: RowPath

  /// Creates a pair of paths.
  @inlinable public init(before: RowPath, after: RowPath) {
    self.before = before
    self.after = after
  }
}
