/// What a table would do with items, if they were dropped now, and how it shows that.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
  /// The ways in which items come into a table.
  public enum Intent: Int, Sendable {
    /// Not told: the table shows nothing.
    case unspecified
    /// They become rows where the finger is: a gap opens between the rows.
    case insertAtDestinationIndexPath
    /// They go into the row that the finger is on: it is highlighted.
    case insertIntoDestinationIndexPath
    /// One of the two, by where the finger is.
    case automatic
  }

  /// How the items come into the table.
  open private(set) var intent = Intent.unspecified

  /// Makes a proposal that does not say how items come into the table.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Makes a proposal.
  public convenience init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}
