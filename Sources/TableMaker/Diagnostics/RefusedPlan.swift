/// A batch of updates that would have ended the app: what the table showed, what it was to show, and how.
///
/// It is a mistake of this package, or of a source that changed its items while they were read. The table was reloaded instead.
public struct RefusedPlan: Sendable, CustomStringConvertible {
  /// A section as it was to be shown: its name, and the identities of its rows.
  public struct Section: Sendable {
    /// The name that the chain gives it; nil without.
    public let name: String?
    /// What the rows are known by, in words.
    public let rows: [String]
  }

  /// What the table showed.
  public let before: [Section]
  /// What it was to show.
  public let after: [Section]
  /// The operations, in UIKit's words.
  public let operations: [String]
  /// Which of UIKit's rules they break.
  public let reason: String

  /// The reason, the operations, and how many rows there were and are.
  public var description: String {
    "\(reason); from \(before.map(\.rows.count)) to \(after.map(\.rows.count)) rows by: "
      + (operations.isEmpty ? "nothing" : operations.joined(separator: ", "))
  }
}
