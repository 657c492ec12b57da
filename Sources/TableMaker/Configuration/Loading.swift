/// What has the pages of a list loaded.
public enum LoadTrigger: Hashable, Sendable {
  /// The table: the first page when it is shown, the next ones ahead of the end.
  case byItself
  /// The user or the app: a button where the next page would be, or a call.
  case byHand
}
