/// A source of search queries: a search bar, a search controller, or your own type.
///
/// ```swift
/// final class Filters: QuerySource {
///   var query = "" { didSet { didChange?() } }
///   private var didChange: (() -> Void)?
///
///   func observeQuery(_ didChange: @escaping () -> Void) -> AnyObject {
///     self.didChange = didChange
///     return self
///   }
/// }
/// ```
@preconcurrency @MainActor public protocol QuerySource: AnyObject {
  /// The search text; empty for all items. TableMaker sets this property when you set the query of the table view.
  var query: String { get set }

  /// Calls a closure whenever the query or its meaning changes, such as when the user selects another scope.
  ///
  /// - Parameter didChange: A closure to call after each change. You can call it more often than the query changes.
  /// - Returns: An object that TableMaker holds as long as it needs the closure.
  func observeQuery(_ didChange: @escaping () -> Void) -> AnyObject
}

/// A query source that a chain names. TableMaker holds it weakly, because the query source may hold the data source.
struct WeakQuerySource {
  weak var source: (any QuerySource)?
}
