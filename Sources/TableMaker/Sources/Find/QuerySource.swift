/// A source of search queries: a search bar, a search controller, or your own type.
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
  /// The search text; empty for all items. TableMaker sets this property when you set the query of the table view.
  var query: String { get set }

  /// Calls a closure whenever the query or its meaning changes, such as when the user selects another scope.
  ///
  /// - Parameter tell: A closure to call after each change. You can call it more often than the query changes.
  /// - Returns: An object that TableMaker holds as long as it needs the closure.
  func observeQuery(_ tell: @escaping () -> Void) -> AnyObject
}

/// A query source that a chain names. TableMaker holds it weakly, because the query source may hold the data source.
struct WeakQuerySource {
  weak var source: (any QuerySource)?
}
