public import UIKit

extension DataSource {
  /// Has pulling the table down refresh every source that can: lists in pages, and what is made of them.
  ///
  /// The control turns until the last of them has answered, and the `onRefresh` steps have ended.
  public func refreshable() -> DataSource { changed { $0.settings.isRefreshable = true } }

  /// Does something when the user pulls the table down to refresh it. Adds to what other `onRefresh` steps do.
  ///
  /// The sources that can be refreshed are refreshed as well. An error goes to `onError`; a cancellation is none.
  /// - Parameter body: The control turns until it has returned.
  public func onRefresh(@ClosureWithoutReturn _ body: @escaping @MainActor () async throws -> Void) -> DataSource {
    changed {
      $0.settings.isRefreshable = true
      $0.settings.refreshEvents.append(body)
    }
  }

  /// Does something when the user pulls the table down to refresh it. Adds to what other `onRefresh` steps do.
  ///
  /// The sources that can be refreshed are refreshed as well. An error goes to `onError`; a cancellation is none.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `self`. Nothing happens once it is gone.
  ///   - body: Gets the owner. The control turns until it has returned.
  public func onRefresh<Owner: AnyObject>(
    with owner: Owner, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource {
    onRefresh(by: WeakReference(owner), body)
  }

  /// Does something when the user pulls the table down to refresh it. Adds to what other `onRefresh` steps do.
  ///
  /// The sources that can be refreshed are refreshed as well. An error goes to `onError`; a cancellation is none.
  /// - Parameters:
  ///   - owner: The object that handles it, held weakly: `weakSelf`. Nothing happens once it is gone.
  ///   - body: Gets the owner. The control turns until it has returned.
  public func onRefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource {
    changed {
      $0.settings.isRefreshable = true
      $0.settings.refreshEvents.append {
        guard let owner = owner.object else { return }
        try await body(owner)
      }
    }
  }

  /// Shows something else in place of rows that are not there, by the state of the sources. Replaces another `placeholder`.
  ///
  /// It is the table's `backgroundView` while no section has a row; a background view of the app's own stays instead. A section's own
  /// `placeholder` goes before it. Of several sources one that has failed goes before one that is loading. For sources without states
  /// there is `.empty` alone.
  /// - Parameter view: Returns the view for a state; nil for none.
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> DataSource {
    changed { $0.settings.placeholder = view }
  }
}
