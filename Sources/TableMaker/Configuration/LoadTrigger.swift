/// The triggers that load the pages of a list.
public enum LoadTrigger: Hashable, Sendable {
  /// Loads the first page when the table view shows the list, and the next pages before the user reaches the end.
  case automatic
  /// Waits for the user, who taps a button in place of the next page, or for your call.
  case manual
}
