/// A batch of updates that would have crashed the app, with the sections before and after it.
///
/// The cause is a mistake in this package, or a source that changed its items while they were read. TableMaker reloaded
/// the table view.
public struct RefusedPlan: Sendable, CustomStringConvertible {
  /// A section, with its name and the identities of its rows.
  public struct Section: Sendable {
    /// The name that the chain specifies; `nil` for none.
    public let name: String?
    /// Descriptions of the rows' identities.
    public let rows: [String]
  }

  /// The sections that the table view showed.
  public let before: [Section]
  /// The sections that it had to show.
  public let after: [Section]
  /// The operations, in UIKit's terms.
  public let operations: [String]
  /// The rule of UIKit that the operations violate.
  public let reason: String

  /// The reason, the operations, and the numbers of rows before and after.
  public var description: String {
    "\(reason); from \(before.map(\.rows.count)) to \(after.map(\.rows.count)) rows by: "
      + (operations.isEmpty ? "nothing" : operations.joined(separator: ", "))
  }
}
