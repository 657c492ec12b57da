/// Where a query comes from: a search bar, a search controller, or something of the app's own.
///
/// ```swift
/// final class Filters: QuerySource {
///   var query = "" { didSet { tell?() } }
///   private var tell: (() -> Void)?
///
///   func observeQuery(_ tell: @escaping () -> Void) -> AnyObject {
///     self.tell = tell
///     return self
///   }
/// }
/// ```
@MainActor public protocol QuerySource: AnyObject {
  /// The text that is searched for; empty for all items. Set when the app sets the query of the table.
  var query: String { get set }

  /// Calls a closure whenever the query is another one, or means something else, as by another scope.
  ///
  /// - Parameter tell: Called after the change. It may be called more often than there is a change.
  /// - Returns: An object that is held as long as the closure is to be called.
  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject
}

/// A source of queries that a chain names: the app keeps it, which may be the one that keeps the table's live object.
struct WeakQuerySource {
  weak var source: (any QuerySource)?
}
