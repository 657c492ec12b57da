import TableMakerDiffing

/// A stage of a pipeline that decides which items match a query.
@MainActor protocol FilterStage<Item>: AnyObject {
  associatedtype Item

  /// Returns the indices of the items that match a query, ascending, or `nil` for all. Searches now if they aren't
  /// known yet.
  func hits(of query: AskedQuery, in list: FollowedItems<Item>) -> [Int32]?

  /// Returns whether the indices for a query can be found without a noticeable delay.
  func isQuick(_ query: AskedQuery, in list: FollowedItems<Item>) -> Bool

  /// Finds the indices for a query in advance, without blocking the main actor.
  ///
  /// Ends without a result if the task is canceled or the list keeps changing during the search.
  func find(_ query: AskedQuery, in list: FollowedItems<Item>) async

  /// Prepares what a search needs before the first query.
  func prepare(for list: FollowedItems<Item>)

  /// Drops the results that depend on the user's previous locale.
  func localeDidChange()

  /// Follows what the app's condition reads; `nil` if the stage doesn't run the app's code.
  var watch: RuleWatch? { get }

  /// A Boolean value that indicates whether the items depend on the query.
  var usesQuery: Bool { get }

  /// A Boolean value that indicates whether the stage searches for exact words.
  var isExactSearch: Bool { get }
}

extension FilterStage {
  var usesQuery: Bool { true }

  var isExactSearch: Bool { false }

  var watch: RuleWatch? { nil }
}

/// The limits for work that's done immediately.
enum QuickFinding {
  /// The largest number of items that are searched on the main actor when the user types a letter.
  static let most = 2_000
  /// The largest number of items that are sorted and grouped on the main actor when a table view first shows them.
  static let mostSorted = 20_000
  /// The number of times in a row that a change of the list can overtake a search.
  ///
  /// The next search runs on the main actor, because otherwise it might never end.
  static let patience = 3
}
