/// A proposal for how a table view would handle a drop, and how it shows that.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// Constants that describe how items are added to a table view.
  public enum Intent: Int, Sendable {
    /// The table view doesn't show a destination.
    case unspecified
    /// The items become rows at the touch.
    ///
    /// A gap opens between the rows.
    case insertAtDestinationIndexPath
    /// The items go into the row under the touch.
    ///
    /// The row is highlighted.
    case insertIntoDestinationIndexPath
    /// The location of the touch decides between insertion and dropping into a row.
    case automatic
  }

  /// The intent of the drop.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an intent.
  public convenience init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
