import TableMakerDiffing

/// A part of a source's pipeline that says which items a query keeps.
@MainActor protocol FilterStage<Item>: AnyObject {
  associatedtype Item

  /// The places of the items that a query keeps, ascending; nil for all. Found now, where it is not known yet.
  func hits(of query: AskedQuery, in list: FollowedItems<Item>) -> [Int32]?

  /// Whether the places for a query are found in less than a moment.
  func isQuick(_ query: AskedQuery, in list: FollowedItems<Item>) -> Bool

  /// Finds the places for a query, so that they are known, without keeping the main actor from other work.
  ///
  /// Ends without them where the task is cancelled, or where the list changes again and again meanwhile.
  func find(_ query: AskedQuery, in list: FollowedItems<Item>) async

  /// Begins with what a search will need, ahead of the first query.
  func prepare(for list: FollowedItems<Item>)

  /// Forgets what was found by the person's locale, which is another one.
  func localeDidChange()
}

/// The limits of what is found at once.
enum QuickFinding {
  /// The largest number of items that are looked through on the main actor when a letter is typed.
  static let most = 2_000
  /// The largest number of items that are sorted and grouped on the main actor when a table first shows them.
  static let mostSorted = 20_000
  /// A search that the list has overtaken more often than this in a row is done on the main actor: else it might never end.
  static let patience = 3
}
