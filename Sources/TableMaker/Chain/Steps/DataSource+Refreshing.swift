public import UIKit

extension DataSource {
  /// Has pulling the table down refresh every source that can: lists in pages, and what is made of them.
  ///
  /// The control turns until the last of them has answered, and the `onRefresh` steps have ended.
  public func refreshable() -> DataSource { changed { $0.settings.isRefreshable = true } }

  /// Refreshes every source that can when the app comes back from the background after a time. Replaces another `refreshes`.
  ///
  /// What `refreshable()` refreshes by pulling, with or without that, and the `onRefresh` steps; but for lists that nothing was asked of
  /// yet. Nothing else is shown of it. A table that is in no window then is refreshed when it comes back into one. The time is
  /// measured by a clock that the user cannot set, and that goes on while the device sleeps.
  /// - Parameters:
  ///   - time: How long the app must have been in the background; zero for each time. One below zero is a diagnostic, and nothing is
  ///     refreshed.
  ///   - file: The file that a diagnostic names.
  ///   - line: The line that a diagnostic names.
  public func refreshes(after time: Duration, file: StaticString = #fileID, line: UInt = #line) -> DataSource {
    changed {
      guard time >= .zero else {
        return $0.problems.append(.paging(.invalidTime(time), at: CallSite(file: file, line: line)))
      }
      $0.settings.backgroundTime = time
    }
  }

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
  /// TableMaker holds `owner` weakly and doesn't call the closure after `owner` is deallocated.
  public func onRefresh<Owner: AnyObject>(
    by owner: WeakReference<Owner>, @ClosureWithoutReturn _ body: @escaping @MainActor (Owner) async throws -> Void
  ) -> DataSource {
    onRefresh { if let owner = owner.object { try await body(owner) } }
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

  /// Says in other words where the table's lists stand. Replaces the text of that kind; a section's own goes before it.
  ///
  /// The text for `.empty` appears for every list while the table view has no rows, the other texts only for a source that loads its items.
  /// - Parameters:
  ///   - text: The app's own text, in the language of its user. An assistive technology says it, too.
  ///   - kind: What it says.
  public func listText(_ text: String, for kind: ListText) -> DataSource {
    changed { $0.settings.listTexts.replaced[kind] = text }
  }

  /// Shows gray rows while the first rows are loaded, in place of a wheel. Replaces another `skeletonRows`; `placeholder` goes before.
  ///
  /// They are as high as the first section's rows, where their height is one number, and lie below the table's header view and the first
  /// title.
  /// - Parameter count: The number of rows; zero for the wheel. One below zero is taken for zero.
  public func skeletonRows(_ count: Int) -> DataSource { changed { $0.settings.skeletonRows = max(0, count) } }
}
