public import UIKit

extension DataSource {
  /// Adds a refresh control that refreshes all paged lists in the table view.
  ///
  /// The control stays until all lists have received their pages and the `onRefresh` closures have returned.
  public func refreshable() -> DataSource { changed { $0.settings.isRefreshable = true } }

  /// Refreshes all paged lists when the app returns to the foreground after a specified time.
  ///
  /// TableMaker refreshes the same lists as `refreshable()` and calls the `onRefresh` closures, with or without that
  /// step, but skips lists that haven't begun to load. It shows no refresh control. If the table view isn't in a window
  /// at that time, TableMaker refreshes it when it enters one. The user can't set the clock that measures the time, and
  /// it also runs while the device sleeps. If you use this step more than once, the last one applies.
  /// - Parameters:
  ///   - time: The minimum time in the background; zero to refresh each time. If it's negative, TableMaker doesn't
  ///     refresh and reports a diagnostic.
  ///   - file: The file that diagnostics name.
  ///   - line: The line that diagnostics name.
  public func refreshesOnForeground(after time: Duration, file: StaticString = #fileID, line: UInt = #line)
    -> DataSource
  {
    changed {
      guard time >= .zero else {
        return $0.problems.append(.invalidRefreshTime(time, at: CallSite(file: file, line: line)))
      }
      $0.settings.backgroundTime = time
    }
  }

  /// Performs an action when the user pulls the table view down to refresh it.
  ///
  /// This step also adds the refresh control, and TableMaker refreshes the paged lists. Errors go to `onError`, except
  /// cancellations. You can use this step more than once; TableMaker calls the closures in order.
  /// - Parameter body: An asynchronous closure. The refresh control stays until it returns.
  public func onRefresh(@ClosureWithoutReturn _ body: @escaping @MainActor () async throws -> Void) -> DataSource {
    changed {
      $0.settings.isRefreshable = true
      $0.settings.refreshEvents.append(body)
    }
  }

  /// Performs an action when the user pulls the table view down to refresh it.
  ///
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onRefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource {
    onRefresh { if let owner = owner.object { try await body(owner) } }
  }

  /// Provides the view to show in place of missing rows, for the state of the sources.
  ///
  /// The view is the table view's `backgroundView` while no section has a row. If the table view has your own
  /// background view, that one stays. A section's own `placeholder` overrides this one. If several sources have
  /// different states, a failed one takes precedence over one that's loading. For sources without states, the state is
  /// always `.empty`. If you use this step more than once, the last one applies.
  /// - Parameter view: A closure that receives a state and returns its view, or `nil` for none.
  public func placeholder(@OneValue<UIView?> _ view: @escaping (ListState) -> UIView?) -> DataSource {
    changed { $0.settings.placeholder = view }
  }

  /// Sets one of the texts that describe the state of the table view's lists.
  ///
  /// A section's own text overrides it. The text for `.empty` appears for every list while the table view has no rows;
  /// the other texts appear only for a source that loads its items. If you use this step more than once for a kind, the
  /// last one applies.
  /// - Parameters:
  ///   - text: Your own text, in the user's language. Assistive technologies also read it.
  ///   - kind: The kind of text.
  public func listText(_ text: String, for kind: ListText) -> DataSource {
    changed { $0.settings.listTexts.replaced[kind] = text }
  }

  /// Sets the number of placeholder rows to show while the first rows load, in place of an activity indicator.
  ///
  /// They have the height of the first section's rows, if that's a constant, and appear below the table view's header
  /// view and the first title. A `placeholder` overrides them. If you use this step more than once, the last one
  /// applies.
  /// - Parameter count: The number of rows; zero shows the activity indicator. TableMaker treats a negative number as
  ///   zero.
  public func skeletonRows(_ count: Int) -> DataSource { changed { $0.settings.skeletonRows = max(0, count) } }
}
