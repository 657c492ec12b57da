/// The edge of the content that a table view keeps in view.
public enum ScrollAnchor: Hashable, Sendable {
  /// The table view begins with its first rows.
  case top
  /// The table view begins with its last rows, and stays at the end while it's there.
  case bottom
}
