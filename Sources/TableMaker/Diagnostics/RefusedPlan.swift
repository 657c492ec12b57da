/// A batch of updates that would have ended the app: what the table showed, what it was to show, and how.
///
/// The cause is a mistake of this package, or a source that changed its items while they were read. The table was reloaded.
public struct RefusedPlan: Sendable, CustomStringConvertible {
  /// A section as it was to be shown: its name, and the identities of its rows.
  public struct Section: Sendable {
    /// The name that the chain gives it; nil without.
    public let name: String?
    /// The identities of the rows, in words.
    public let rows: [String]
  }

  /// The sections that the table showed.
  public let before: [Section]
  /// The sections that it was to show.
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
